import type { Subject } from '../platform/subject';
import { archivePages } from './ArchivesPage';
import { archiveBackground } from './archive-background';
import { migrationEndpoints } from './archive-migration';
import { folderEndpoints } from './folder-endpoints';
import { metadataEndpoints } from './metadata-endpoints';
import { recordEndpoints } from './record-endpoints';
import { retentionEndpoints } from './retention-endpoints';
import { seedArchive } from './seed-archive';
import { staffEndpoints } from './staff-endpoints';
import { webhookEndpoints } from './webhook-endpoints';

export const archiveSubject: Subject = {
  endpoints: [
    folderEndpoints,
    recordEndpoints,
    webhookEndpoints,
    metadataEndpoints,
    retentionEndpoints,
    migrationEndpoints,
    staffEndpoints,
  ],
  pages: archivePages,
  background: archiveBackground,
  seed: seedArchive,
};
