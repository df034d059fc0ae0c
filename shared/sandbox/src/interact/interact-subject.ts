import type { Subject } from '../platform/subject';
import { seedInteract } from './seed-interact';
import { soapClientEndpoints } from './soap-client-endpoints';
import { webEditorEndpoints } from './web-editor-endpoints';

/** How the letters of Interact are written and sent on: the SOAP client and the web editor. */
export const interactSubject: Subject = { endpoints: [soapClientEndpoints, webEditorEndpoints], seed: seedInteract };
