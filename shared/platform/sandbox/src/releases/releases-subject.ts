import type { Subject } from '../platform/subject';
import { publishReleaseEndpoints } from './publish-release';
import { releasePages } from './ReleasesPage';
import { releaseNotificationEndpoints } from './release-notification-endpoints';
import { releasePackageEndpoints } from './release-package-endpoints';
import { addReleases } from './seed-releases';

export const releasesSubject: Subject = {
  endpoints: [releasePackageEndpoints, releaseNotificationEndpoints, publishReleaseEndpoints],
  pages: releasePages,
  seedAtStart: addReleases,
};
