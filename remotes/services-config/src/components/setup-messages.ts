import { ApiError } from '@console/http';

/** The specification has these texts for Viewpoint and 'likewise' for the others (SERV-091, SERV-123, C55). */
interface SetupMessages {
  saved: string;
  saveFailed: string;
  deleted: string;
  deleteFailed: string;
  noneFree: string;
  changedByOthers: string;
}

const messagesFor = (one: string, savedNoun: string, deletedNoun: string): SetupMessages => ({
  saved: `${savedNoun} saved`,
  saveFailed: `Failed to save ${savedNoun}`,
  deleted: `${deletedNoun} deleted`,
  deleteFailed: `Failed to delete ${deletedNoun}`,
  // The wording is the specification's.
  noneFree: `It can not create a new ${one} because all customer environments are already used.`,
  changedByOthers: `It can not save because ${one} has been updated by others. Please refresh the page.`,
});

export const viewpointMessages = messagesFor('Viewpoint connection', 'Viewpoint connection', 'Viewpoint connections');
export const soapMessages = messagesFor(
  'Interact SOAP Client setting',
  'Interact SOAP Client settings',
  'Interact SOAP Client settings',
);
export const webEditorMessages = messagesFor('WebEditor setting', 'WebEditor settings', 'WebEditor settings');

/** The reason why New is disabled while the private document database is off (SERV-052). */
export const VIEWPOINT_OFF = 'Turn on Private document database first.';

/**
 * SERV-069, SERV-087, SERV-120: compares the time of the last change when the record was read with the stored one.
 * @throws ApiError with the specification's message, if they differ
 */
export function refuseChanged(seen: string | null, stored: string | null, messages: SetupMessages): void {
  if (seen !== stored) throw new ApiError('conflict', { message: messages.changedByOthers });
}
