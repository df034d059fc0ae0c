import { later } from '@console/words/later';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { archiveColumns, retentionPolicies, retentionRuns, webhookDeliveries, webhooks } from './archive-tables';
import { lastNight } from './delete-due-records';
import { seedFolders } from './seed-folders';
import { answeredWith } from './webhook-deliveries';

const { id: customerId } = companies.fjellheim;
const MINUTE = 60_000;

/** Key, name, lifetime in days, age in days, days since the last change. */
const policies = [
  ['kampanjer', 'Kampanjer', 30, 682, 237],
  ['korrespondanse', 'Korrespondanse', 1825, 1675, 1675],
  ['opptak', 'Opptak av samtaler', 90, 812, 284],
  ['pensjonsavtaler', 'Pensjonsavtaler', 3650, 1675, 401],
  ['proveordning', 'Prøveordning 2019', 30, 1633, 1418],
  ['tilbud', 'Tilbud', 180, 1104, 1104],
  ['ufore', 'Uføresaker', 7300, 1675, 86],
] as const;

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

/** Key, name, address, age in days. */
const receivers = [
  ['claims', 'Claims system', 'https://skade.fjellheim.example/hooks/archive', 618],
  ['portal', 'Member portal', 'https://min.fjellheim.example/inn', 17],
  ['nightly', 'Nightly reconciliation', 'https://batch.fjellheim.example/reconcile', 93],
  ['letters', 'Old letter server', 'https://brev01.fjellheim.example/archive', 1754],
] as const;

/** Event, minutes ago, HTTP status, duration, tries. */
const deliveries = [
  ['document.archived', 24, 200, 184, 1],
  ['document.archived', 96, 200, 201, 1],
  ['folder.renamed', 180, 503, 2_040, 5],
  ['document.archived', 1_020, 200, 176, 2],
  ['folder.created', 1_460, 200, 190, 1],
] as const;

export function seedArchive(rows: SeedRows, options: SeedOptions): void {
  const { now } = options;
  policies.forEach(([key, name, lifetimeDays, createdDays, updatedDays], position) => {
    rows.add(retentionPolicies, {
      id: `rp-${key}`,
      customerId,
      name,
      lifetimeDays,
      isDisabled: key === 'proveordning',
      position,
      createdAt: now - createdDays * DAY,
      updatedAt: now - updatedDays * DAY,
    });
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
  for (const [key, name, url, days] of receivers) {
    rows.add(webhooks, {
      id: `w-${key}`,
      customerId,
      name,
      url,
      isActive: key !== 'letters',
      signingSecret: `whsec_seeded_${key}`,
      createdAt: now - days * DAY,
    });
  }
  deliveries.forEach(([event, minutes, status, durationMs, tries], index) => {
    const createdAt = now - minutes * MINUTE;
    rows.add(webhookDeliveries, {
      id: `wd-${index + 1}`,
      webhookId: 'w-portal',
      event,
      payload: JSON.stringify({ event, createdDate: new Date(createdAt).toISOString(), data: {} }),
      createdAt,
      state: status === 200 ? 'delivered' : 'failed',
      tries,
      status,
      reason: status === 200 ? null : answeredWith(status),
      durationMs,
    });
  });
  for (let days = 0; days < 7; days += 1) {
    rows.add(retentionRuns, { customerId, at: lastNight(now) - days * DAY, removed: ((days + 1) * 5) % 4 });
  }
}
