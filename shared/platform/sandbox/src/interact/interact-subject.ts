import type { Subject } from '../platform/subject';
import { seedInteract } from './seed-interact';
import { soapClientEndpoints } from './soap-client-endpoints';
import { webEditorEndpoints } from './web-editor-endpoints';

export const interactSubject: Subject = { endpoints: [soapClientEndpoints, webEditorEndpoints], seed: seedInteract };
