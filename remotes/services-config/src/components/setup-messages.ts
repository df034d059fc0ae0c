import { ApiError, type RecordVersion } from '@console/http';
import { t } from '@console/words';

/** SERV-091, SERV-123, C55: texts for Viewpoint, 'likewise' for the rest. */
interface SetupMessages {
  saved: string;
  saveFailed: string;
  deleted: string;
  deleteFailed: string;
  noneFree: string;
  changedByOthers: string;
}

export const viewpointMessages: SetupMessages = {
  saved: t('Viewpoint connection saved'),
  saveFailed: t('Failed to save Viewpoint connection'),
  deleted: t('Viewpoint connections deleted'),
  deleteFailed: t('Failed to delete Viewpoint connections'),
  // The specification's wording.
  noneFree: t('It can not create a new Viewpoint connection because all customer environments are already used.'),
  changedByOthers: t(
    'It can not save because Viewpoint connection has been updated by others. Please refresh the page.',
  ),
};
export const soapMessages: SetupMessages = {
  saved: t('Interact SOAP Client settings saved'),
  saveFailed: t('Failed to save Interact SOAP Client settings'),
  deleted: t('Interact SOAP Client settings deleted'),
  deleteFailed: t('Failed to delete Interact SOAP Client settings'),
  noneFree: t(
    'It can not create a new Interact SOAP Client setting because all customer environments are already used.',
  ),
  changedByOthers: t(
    'It can not save because Interact SOAP Client setting has been updated by others. Please refresh the page.',
  ),
};
export const webEditorMessages: SetupMessages = {
  saved: t('WebEditor settings saved'),
  saveFailed: t('Failed to save WebEditor settings'),
  deleted: t('WebEditor settings deleted'),
  deleteFailed: t('Failed to delete WebEditor settings'),
  noneFree: t('It can not create a new WebEditor setting because all customer environments are already used.'),
  changedByOthers: t('It can not save because WebEditor setting has been updated by others. Please refresh the page.'),
};

/** SERV-052 */
export const VIEWPOINT_OFF = t('Turn on the private document database first.');

/**
 * SERV-069, SERV-087, SERV-120: compares the time of the last change, as read and as stored. After a lost answer only
 * the platform knows whose change is stored (C145).
 * @throws ApiError with the specification's message, if the times differ
 */
export function refuseChanged(
  readAt: string | null,
  storedAt: string | null,
  { lost }: RecordVersion,
  messages: SetupMessages,
): void {
  if (readAt !== storedAt && lost.length === 0) throw new ApiError('conflict', { message: messages.changedByOthers });
}
