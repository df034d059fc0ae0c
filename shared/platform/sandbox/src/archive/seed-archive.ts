import { later } from '@console/words/later';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { archiveColumns, retentionPolicies, retentionRuns, webhookDeliveries, webhooks } from './archive-tables';
import { lastNight } from './delete-due-records';
import { seedFolders } from './seed-folders';
import { answeredWith } from './webhook-deliveries';

const { id: customerId } = companies.fjellheim;
const MINUTE = 60_000;

/** Name, label, shown, searchable, sortable, system column. */
const columns: readonly [string, string, boolean, boolean, boolean, boolean?][] = [
  ['title', later('Title'), true, true, true, true],
  ['documentType', 'Document type', true, false, true],
  ['createdDate', later('Received'), true, false, true, true],
  ['memberNumber', 'Member no.', true, true, false],
  ['caseHandler', 'Case handler', true, false, false],
  ['agreementId', 'Agreement', false, true, false],
  ['employerOrgNo', 'Employer org. no.', false, true, false],
  ['signStatus', 'Signing status', false, false, true],
  ['sourceSystem', later('Source system'), false, false, false, true],
];

const { policies, receivers, deliveries } = readJson(import.meta.dirname, 'archive.json') as {
  policies: {
    row: Pick<typeof retentionPolicies.$inferInsert, 'id' | 'name' | 'lifetimeDays' | 'isDisabled'>;
    createdDays: number;
    updatedDays: number;
  }[];
  receivers: {
    row: Pick<typeof webhooks.$inferInsert, 'id' | 'name' | 'url' | 'isActive' | 'signingSecret'>;
    days: number;
  }[];
  deliveries: { row: { event: string; status: number; durationMs: number; tries: number }; minutes: number }[];
};

export function seedArchive(rows: SeedRows, options: SeedOptions): void {
  const { now } = options;
  policies.forEach(({ row, createdDays, updatedDays }, position) => {
    const [createdAt, updatedAt] = [now - createdDays * DAY, now - updatedDays * DAY];
    rows.add(retentionPolicies, { ...row, customerId, position, createdAt, updatedAt });
  });
  seedFolders(rows, options);
  for (const company of [companies.fjellheim, companies.lindqvist]) {
    columns.forEach(([name, presentationLabel, isShown, isSearchable, isSortable, isSystem = false], index) => {
      rows.add(archiveColumns, {
        id: `mc-${company.id.slice(2)}-${name}`,
        customerId: company.id,
        name,
        presentationLabel,
        position: index + 1,
        isShown,
        isSearchable,
        isSortable,
        isSystem,
      });
    });
  }
  for (const { row, days } of receivers) rows.add(webhooks, { ...row, customerId, createdAt: now - days * DAY });
  deliveries.forEach(({ row, minutes }, index) => {
    const { event, status } = row;
    const createdAt = now - minutes * MINUTE;
    rows.add(webhookDeliveries, {
      ...row,
      id: `wd-${index + 1}`,
      webhookId: 'w-portal',
      payload: JSON.stringify({ event, createdDate: new Date(createdAt).toISOString(), data: {} }),
      createdAt,
      state: status === 200 ? 'delivered' : 'failed',
      reason: status === 200 ? null : answeredWith(status),
    });
  });
  for (let days = 0; days < 7; days += 1) {
    rows.add(retentionRuns, { customerId, at: lastNight(now) - days * DAY, removed: ((days + 1) * 5) % 4 });
  }
}
