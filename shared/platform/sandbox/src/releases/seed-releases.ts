import { companies } from '../companies/seed-companies';
import type { Database } from '../db/open-database';
import { SeedRows } from '../db/seed-rows';
import { seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { PACKAGE_TYPE } from './release-packages';
import { releaseNotifications, releasePackages } from './release-tables';
import { type Changelog, changelogsOf, type Feature, releaseTexts, type TypeName } from './seed-changelogs';

type PackageRow = typeof releasePackages.$inferInsert;

const RELEASED = 60;
const IN_PREPARATION = 3;
const FIRST_ID = 1001;
const RELEASES_WITH_TWO_FEATURES = 10;
const TYPES = ['Interact', 'Centerpoint', 'Centerpoint', 'Interact', 'Centerpoint'] as const satisfies TypeName[];
/** Their old type is displayed as Interact too (VERS-010). */
const OLDEST = 12;
const INTERACT_BEFORE_HOSTING = 2;

/** Indexes count from the newest. */
const PRIVATE: Record<number, string[]> = {
  3: [companies.fjellheim.id],
  9: [companies.fjellheim.id, companies.lindqvist.id],
  16: [companies.lindqvist.id],
  21: [companies.fjellheim.id],
  34: [companies.lindqvist.id],
  47: [companies.fjellheim.id],
};

/** Four years and three packages in preparation; nothing if releases exist. */
export async function addReleases(db: Database, now: number): Promise<void> {
  const [some] = await db.select({ id: releasePackages.packageId }).from(releasePackages).limit(1);
  if (some) return;
  const rows = new SeedRows();
  rows.add(releasePackages, ...packages(now));
  rows.add(releaseNotifications, {
    customerId: companies.lindqvist.id,
    isSending: true,
    emails: ['drift@lindqvist.example', 'erik.lindqvist@fjellheim.example'],
  });
  await rows.insertInto(db);
}

function packages(now: number): PackageRow[] {
  const random = seededRandom(2015);
  const features = structuredClone(releaseTexts.features);
  const dates = releaseDates(now, random);
  const drafts = dates.map((date, index) => {
    const age = index - IN_PREPARATION;
    const type = TYPES[(age + TYPES.length) % TYPES.length] ?? 'Centerpoint';
    const feature = age < 0 || age % 10 === 3 ? undefined : features[type].shift();
    const second = feature && age < RELEASES_WITH_TWO_FEATURES ? takeLast(features[type], feature.application) : [];
    const changelogs = changelogsOf(type, feature ? [feature, ...second] : [], age, random);
    return { date, age, type, changelogs };
  });
  const versions = versionsOf(dates);
  const rows = drafts.map(({ date, age, type, changelogs }, index): PackageRow => {
    const packageId = FIRST_ID + drafts.length - 1 - index;
    const version = versions[index] ?? '';
    return {
      packageId,
      packageVersion: version,
      packageType:
        type === 'Interact' && index >= drafts.length - OLDEST ? INTERACT_BEFORE_HOSTING : PACKAGE_TYPE[type],
      state: age < 0 ? 'preparing' : 'released',
      releasedAt: date,
      customerIds: PRIVATE[age] ?? null,
      generalInfo: generalInfo(type, changelogs, PRIVATE[age] !== undefined),
      downloadInfo: downloadInfo(type, version, random),
      dependencies: packageDependencies(type, version),
      changelogs,
    };
  });
  return rows.toReversed();
}

function takeLast(features: Feature[], not: string): Feature[] {
  return features.splice(
    features.findLastIndex(({ application }) => application !== not),
    1,
  );
}

/** Newest first; released every two to five weeks on a working day. */
function releaseDates(now: number, random: () => number): number[] {
  const dates = Array.from({ length: IN_PREPARATION }, () => now);
  let day = Math.floor(now / DAY) - 2;
  for (let index = 0; index < RELEASED; index++) {
    // Day 0 of the epoch was a Thursday: 2 and 3 are the weekend.
    day -= [0, 0, 1, 2, 0, 0, 0][day % 7] ?? 0;
    dates.push(day * DAY + (8 + Math.floor(random() * 6)) * (DAY / 24));
    day -= 14 + Math.floor(random() * 20);
  }
  return dates;
}

/** `26.11.2`: year, month, and number within the month. */
function versionsOf(dates: readonly number[]): string[] {
  const counts = new Map<string, number>();
  return dates
    .toReversed()
    .map((date) => {
      const at = new Date(date);
      const month = `${String(at.getUTCFullYear()).slice(2)}.${at.getUTCMonth() + 1}`;
      const count = counts.get(month) ?? 0;
      counts.set(month, count + 1);
      return `${month}.${count}`;
    })
    .toReversed();
}

function generalInfo(type: TypeName, changelogs: Changelog[], isPrivate: boolean): string {
  const applications = new Intl.ListFormat('en-GB').format(changelogs.map(({ name }) => name));
  const paragraphs = [
    changelogs[0]?.headline ?? `Corrections to ${type}`,
    `This release of ${type} changes ${applications}.`,
    'No settings have to be changed. Users see the new version the next time they sign in.',
    ...(isPrivate ? ['This release goes to selected customers first. Please tell us what you find.'] : []),
  ];
  return paragraphs.join('\n\n');
}

function downloadInfo(type: TypeName, version: string, random: () => number): string {
  const name = `${type.toLowerCase()}-${version}.zip`;
  const size = 120 + Math.floor(random() * 160);
  const digest = Array.from({ length: 8 }, () =>
    Math.floor(random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return `Hosted installations are updated by us; there is nothing to download.\n\nInstallations of your own: ${name} (${size} MB), in the download area of the customer portal.\nSHA-256: ${digest}`;
}

function packageDependencies(type: TypeName, version: string): string[] {
  const year = version.slice(0, 2);
  return type === 'Centerpoint'
    ? [`Document service ${year}.1 or later`, 'PostgreSQL 14 or later']
    : [`Centerpoint ${year}.1 or later`, '.NET 8 runtime', 'TLS 1.2 towards all delivery services'];
}
