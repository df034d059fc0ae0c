import type { Subject } from '../platform/subject';
import { documentEndpoints } from './document-endpoints';
import { seedDocuments } from './seed-documents';

export const attributeStoreSubject: Subject = {
  endpoints: [documentEndpoints],
  seed: seedDocuments,
};
