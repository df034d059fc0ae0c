import { version } from '@console/api';
import { queryOptions } from '@console/query';

/** HOST-102 */
const LATEST = 5;

/** HOST-102, HOST-103. The platform may answer with more and in any order. */
export const latestReleasesQuery = queryOptions({
  queryKey: ['Version', 'ReleasePackagesSimplifiedList'],
  queryFn: ({ signal }) =>
    version.getReleasePackagesSimplifiedList(
      { packageState: version.PACKAGE_STATE_RELEASED, quantity: LATEST },
      signal,
    ),
  select: (packages) =>
    packages.toSorted((a, b) => Date.parse(b.packageDate) - Date.parse(a.packageDate)).slice(0, LATEST),
});
