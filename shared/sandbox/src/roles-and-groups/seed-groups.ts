import { groupMembers, groups } from '../db/schema';
import { pick, seededRandom } from '../db/seeded-random';
import type { SeedRows } from '../db/seed-rows';

// biome-ignore format: names read better in rows
const departments = [
  'Accounting', 'Archive', 'Claims', 'Communication', 'Compliance', 'Customer service', 'Disability benefits',
  'Human resources', 'IT operations', 'Legal', 'Pensions', 'Purchasing', 'Quality', 'Risk', 'Sales', 'Templates',
] as const;
// biome-ignore format: names read better in rows
const places = [
  'Arendal', 'Bergen', 'Bodø', 'Drammen', 'Gävle', 'Göteborg', 'Hamar', 'Harstad', 'Kristiansand', 'Lillehammer',
  'Luleå', 'Lund', 'Malmö', 'Molde', 'Oslo', 'Sandefjord', 'Skien', 'Stavanger', 'Sundsvall', 'Tromsø', 'Trondheim',
  'Umeå', 'Uppsala', 'Västerås', 'Ålesund', 'Örebro',
] as const;

const GROUPS_PER_PERSON = 2;

interface ScaleGroups {
  customerId: string;
  count: number;
  personIds: string[];
}

/** `Claims Bergen`, … `Claims Bergen 2`, …: as many as asked for, and everyone in some of them. */
export function addScaleGroups(rows: SeedRows, { customerId, count, personIds }: ScaleGroups): void {
  if (count === 0) return;
  const ids = Array.from({ length: count }, (_, index) => `g-${String(index + 1).padStart(5, '0')}`);
  rows.add(groups, ...ids.map((id, index) => ({ id, customerId, name: groupName(index) })));
  const random = seededRandom(1905);
  for (const personId of personIds) {
    const own = new Set(Array.from({ length: GROUPS_PER_PERSON }, () => pick(ids as [string, ...string[]], random)));
    for (const groupId of own) rows.add(groupMembers, { groupId, personId });
  }
}

function groupName(index: number): string {
  const department = departments[index % departments.length];
  const round = Math.floor(index / departments.length);
  const place = places[round % places.length];
  const again = Math.floor(round / places.length);
  return again === 0 ? `${department} ${place}` : `${department} ${place} ${again + 1}`;
}
