import { searchText, version } from '@console/api';
import { pathOf } from '@console/contract';
import { endOfDay, startOfDay, toDay } from '@console/ui';
import type { SearchFilterValues } from '@console/ui/search';
import { t } from '@console/words';
import area from '../area';

export const RELEASE_PACKAGES_PATH = pathOf(area.pages.releasePackages);

export const releasePackagePath = (packageId: number): string =>
  pathOf(area.pages.releasePackageDetails, { packageId: String(packageId) });

export const isPackageId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** VERS-016. A full answer may have more (VERS-014, C70). */
export const QUANTITY = 20;

/** VERS-009, VERS-010 */
export const typeName = ({ packageType }: Pick<version.ReleasePackage, 'packageType'>): string =>
  packageType === 0 ? 'Centerpoint' : 'Interact';

type Recipients = Pick<version.ReleasePackage, 'notificationRecipients'>;
/** VERS-011, VERS-012 */
export const isPublic = ({ notificationRecipients }: Recipients): boolean => notificationRecipients === 'all';
export const stateName = (recipients: Recipients): string => (isPublic(recipients) ? t('Public') : t('Private'));

/** C71 */
export const packageTitle = (releasePackage: Pick<version.ReleasePackage, 'packageType' | 'packageVersion'>): string =>
  `${typeName(releasePackage)} ${releasePackage.packageVersion}`;

/** VERS-017 */
export function defaultFilter(now = new Date()): SearchFilterValues {
  const yearAgo = new Date(now);
  yearAgo.setFullYear(now.getFullYear() - 1);
  return { query: '', from: toDay(yearAgo), to: toDay(now) };
}

/** VERS-016, VERS-018, VERS-019: whole local days. */
export const toRequest = ({ query, from, to }: SearchFilterValues): version.ReleasePackagesRequest => ({
  dateFrom: from === '' ? null : startOfDay(from).toISOString(),
  dateTo: to === '' ? null : endOfDay(to).toISOString(),
  searchString: searchText(query),
  packageState: version.PACKAGE_STATE_RELEASED,
  quantity: QUANTITY,
});
