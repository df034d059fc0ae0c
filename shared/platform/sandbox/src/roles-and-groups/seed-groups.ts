import { companies } from '../companies/seed-companies';
import { groupMembers, groups } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { pick, seededRandom } from '../db/seeded-random';
import { readJson } from '../platform/read-json';

const { id: customerId } = companies.fjellheim;

const { fjellheim, departments, places } = readJson(import.meta.dirname, 'groups.json') as {
  fjellheim: Record<string, string>;
  departments: string[];
  places: string[];
};

const PEOPLE_PER_GROUP = 5;
const GROUPS_PER_PERSON = 2;

export function seedGroups(rows: SeedRows, { scale }: SeedOptions): void {
  rows.add(groups, ...Object.entries(fjellheim).map(([key, name]) => ({ id: `g-${key}`, customerId, name })));
  rows.add(groups, ...scaleGroupIds(scale).map((id, index) => ({ id, customerId, name: groupName(index) })));
}

export function addScaleGroupMembers(rows: SeedRows, scale: number, people: readonly { id: string }[]): void {
  const [first, ...others] = scaleGroupIds(scale);
  if (first === undefined) return;
  const all = [first, ...others] as const;
  const random = seededRandom(1905);
  for (const { id: personId } of people) {
    const groupIds = new Set(Array.from({ length: GROUPS_PER_PERSON }, () => pick(all, random)));
    for (const groupId of groupIds) rows.add(groupMembers, { groupId, personId });
  }
}

function scaleGroupIds(scale: number): string[] {
  const count = Math.max(0, Math.floor(scale / PEOPLE_PER_GROUP) - Object.keys(fjellheim).length);
  return Array.from({ length: count }, (_, index) => `g-${String(index + 1).padStart(5, '0')}`);
}

function groupName(index: number): string {
  const department = departments[index % departments.length];
  const round = Math.floor(index / departments.length);
  const place = places[round % places.length];
  const again = Math.floor(round / places.length);
  return again === 0 ? `${department} ${place}` : `${department} ${place} ${again + 1}`;
}
