import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { pick, seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { archiveFolders, archiveRecords } from './archive-tables';

type Tree = readonly [name: string, groups: string, policy: string, below?: readonly Tree[]];

const { titles, fjellheim, lindqvist } = readJson(import.meta.dirname, 'folders.json') as {
  titles: readonly [string, ...string[]];
  fjellheim: Tree[];
  lindqvist: Tree[];
};
const DOCUMENT_TYPES = ['Agreement', 'Decision', 'Letter', 'Receipt'] as const;
const MOST_RECORDS = 9;
const MONTH_DAYS = 30;

const LEVELS = 8;
const FOLDERS_PER_LEVEL = 250;

/** `scale` ≥ 10,000 adds 2,000 folders, eight levels deep. */
export function seedFolders(rows: SeedRows, { now, scale }: SeedOptions): void {
  const random = seededRandom(1987);
  let count = 0;
  let records = 0;

  function add(customerId: string, trees: readonly Tree[], parentId: string | null): void {
    for (const [name, groupKeys, policyKey, below = []] of trees) {
      count += 1;
      const id = `f-${String(count).padStart(3, '0')}`;
      const accessGroups = groupKeys === '' ? [] : groupKeys.split(' ').map((key) => `g-${key}`);
      const retentionPolicyId = policyKey === '' ? null : `rp-${policyKey}`;
      rows.add(archiveFolders, { id, customerId, parentId, name, accessGroups, retentionPolicyId });
      for (let age = Math.floor(random() * MOST_RECORDS); age > 0; age -= 1) {
        records += 1;
        const archivedAt = now - Math.floor((age - random()) * MONTH_DAYS * DAY);
        rows.add(archiveRecords, {
          id: `ar-${String(records).padStart(5, '0')}`,
          folderId: id,
          title: pick(titles, random),
          metadata: {
            memberNumber: String(40_000_000 + Math.floor(random() * 999_999)),
            documentType: pick(DOCUMENT_TYPES, random),
          },
          archivedAt,
        });
      }
      add(customerId, below, id);
    }
  }
  add(companies.fjellheim.id, fjellheim, null);
  add(companies.lindqvist.id, lindqvist, null);
  if (scale >= LEVELS * FOLDERS_PER_LEVEL) addDeepFolders(rows);
}

function addDeepFolders(rows: SeedRows): void {
  for (let number = 1; number <= FOLDERS_PER_LEVEL; number += 1) {
    let parentId: string | null = null;
    const key = String(number).padStart(3, '0');
    for (let level = 1; level <= LEVELS; level += 1) {
      const id: string = `f-deep-${key}-${level}`;
      const name = level === 1 ? `Arkiv ${key}` : `Arkiv ${key}.${level}`;
      rows.add(archiveFolders, { id, customerId: companies.fjellheim.id, parentId, name, accessGroups: [] });
      parentId = id;
    }
  }
}
