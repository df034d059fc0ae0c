import type { Subject } from '../platform/subject';
import { seedInteract } from './seed-interact';
import { soapClientEndpoints } from './soap-client-endpoints';
import { webEditorEndpoints } from './web-editor-endpoints';

/** The set-up of Interact's letters: the SOAP client and the web editor. */
export const interactSubject: Subject = { endpoints: [soapClientEndpoints, webEditorEndpoints], seed: seedInteract };
