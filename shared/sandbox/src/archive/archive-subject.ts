import type { Subject } from '../platform/subject';
import { folderEndpoints } from './folder-endpoints';
import { seedArchive } from './seed-archive';

/** The digital archive: folders with records, who may open them, how long they are stored, and who is told. */
export const archiveSubject: Subject = {
  endpoints: [folderEndpoints],
  seed: seedArchive,
};
