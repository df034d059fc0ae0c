import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '@console/api';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import { desc } from 'drizzle-orm';
import type { Principal } from '../calls/principal';
import { demandRow } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { type PictureKind, releasePackages } from './release-tables';

export type PackageRow = typeof releasePackages.$inferSelect;

/** VERS-009, VERS-010 */
export const PACKAGE_TYPE = { Centerpoint: 0, Interact: 1 };

/** VERS-018. The other state is unspecified. */
const STATE: Record<number, PackageRow['state']> = { 0: 'preparing', [version.PACKAGE_STATE_RELEASED]: 'released' };

/** `Interact 26.11.2` (C71). */
export const packageTitle = ({ packageType, packageVersion }: PackageRow): string =>
  `${packageType === PACKAGE_TYPE.Centerpoint ? 'Centerpoint' : 'Interact'} ${packageVersion}`;

/** Epoch milliseconds, inclusive. */
export interface PackageFilter {
  from?: number | undefined;
  to?: number | undefined;
  search: string;
  packageState: number;
  quantity: number;
}

export async function findPackages(platform: Platform, principal: Principal, filter: PackageFilter) {
  const { from = -Infinity, to = Infinity, search, packageState, quantity } = filter;
  const isFound = searchFor(search);
  return (await visiblePackages(platform, principal))
    .filter((row) => row.state === STATE[packageState] && row.releasedAt >= from && row.releasedAt <= to)
    .filter((row) => isFound(wordsOf(row)))
    .slice(0, quantity);
}

/** @throws 404 also for another company's package */
export async function findPackage(platform: Platform, principal: Principal, packageId: number): Promise<PackageRow> {
  const visible = await visiblePackages(platform, principal);
  return demandRow(
    visible.filter((row) => row.packageId === packageId),
    t('The release package was not found.'),
  );
}

async function visiblePackages({ db }: Platform, { person, company }: Principal): Promise<PackageRow[]> {
  const rows = await db
    .select()
    .from(releasePackages)
    .orderBy(desc(releasePackages.releasedAt), desc(releasePackages.packageId));
  return person.isStaff ? rows : rows.filter((row) => row.state === 'released' && isFor(row, company?.id));
}

export function isFor({ customerIds }: PackageRow, customerId: string | undefined): boolean {
  return customerIds === null || (customerId !== undefined && customerIds.includes(customerId));
}

function wordsOf(row: PackageRow): string {
  const changes = row.changelogs.flatMap(({ name, headline, details, subModules }) => [
    name,
    headline,
    details,
    ...subModules,
  ]);
  return [packageTitle(row), row.generalInfo, ...changes].join('\n');
}

export function toSimplifiedWire(row: PackageRow): version.SimplifiedReleasePackage {
  const { packageId, packageVersion, packageType, releasedAt, generalInfo } = row;
  const packageDate = new Date(releasedAt).toISOString();
  return { packageId, packageVersion, packageDate, packageType, packageGeneralInfo: generalInfo };
}

/** Leaves out the companies of a private package. */
export function toWire(row: PackageRow): version.ReleasePackage {
  return { ...toSimplifiedWire(row), notificationRecipients: row.customerIds === null ? 'all' : 'selected' };
}

export function detailsToWire(row: PackageRow): version.ReleasePackageDetails {
  return {
    ...toWire(row),
    packageDownloadInfo: row.downloadInfo,
    dependencies: row.dependencies,
    applicationsAffected: row.changelogs.map(({ name }) => name),
    changelogs: row.changelogs.map(({ picture, ...changelog }, index) => ({
      ...changelog,
      image: picture && releasePicture(picture, row.packageId * 10 + index),
    })),
  };
}

/** Two drawings of each kind. */
function releasePicture(kind: PictureKind, number: number): string {
  const drawing = readFileSync(join(import.meta.dirname, 'pictures', `${kind}-${number % 2}.svg`), 'base64');
  return `data:image/svg+xml;base64,${drawing}`;
}
