import { type CustomerEnvironment, mfdx } from '@console/api';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { deliveryEnvironments, deliveryHistory, deliverySettings } from './delivery-tables';
import { changesBetween, findService, type ServiceContent } from './service-catalogue';

interface EnvironmentSeed {
  company: 'fjellheim' | 'lindqvist';
  environment: CustomerEnvironment;
  /** Since the publishing. */
  days: number;
  publisher: string;
  services: Record<string, { content: ServiceContent; by?: string }>;
  /** Without history. */
  untouched: Record<string, { content: ServiceContent; isActive: boolean }>;
  edits: { serviceId: number; hours: number; content: ServiceContent }[];
}

const HOUR = DAY / 24;
const MINUTE = HOUR / 60;
const EDITOR = 'Ingrid Haugland';
const { created, updated, published } = mfdx.historyKinds;

export function seedSettings(rows: SeedRows, { now }: SeedOptions): void {
  for (const seed of readJson(import.meta.dirname, 'settings.json') as EnvironmentSeed[])
    addEnvironment(rows, seed, now);
}

function addEnvironment(rows: SeedRows, seed: EnvironmentSeed, now: number): void {
  const { company, environment, days, publisher, services, untouched, edits } = seed;
  const place = { customerId: companies[company].id, environment };
  const publishedAt = now - days * DAY;
  const settings = Object.entries(services).map(([id, { content, by = publisher }], index) => ({
    ...place,
    serviceId: Number(id),
    draft: content,
    published: content,
    isDraft: false,
    isActive: true,
    updatedAt: publishedAt - (index + 1) * 6 * MINUTE,
    updatedByName: by,
  }));
  let entries = 0;
  const note = (kind: number, setting: (typeof settings)[number], oldContent: ServiceContent | null) => {
    const { serviceId, draft, updatedAt: at, updatedByName: byName } = setting;
    const service = findService(serviceId);
    const changes = service ? changesBetween(service, oldContent, draft) : [];
    const id = `mh-${place.customerId.slice(2)}-${environment}-${++entries}`;
    rows.add(deliveryHistory, { ...place, id, serviceId, kind, at, byName, changes });
  };
  for (const setting of settings) note(created, setting, null);
  for (const setting of settings)
    note(published, { ...setting, updatedAt: publishedAt, updatedByName: publisher }, null);
  for (const { serviceId, hours, content } of edits) {
    const setting = settings.find((each) => each.serviceId === serviceId);
    if (!setting) continue;
    const oldContent = setting.draft;
    const stamp = { updatedAt: now - hours * HOUR, updatedByName: EDITOR };
    note(updated, Object.assign(setting, stamp, { draft: { ...oldContent, ...content }, isDraft: true }), oldContent);
  }
  const older = Object.entries(untouched).map(([id, { content, isActive }]) => {
    const stamp = { updatedAt: now - 173 * DAY - Number(id) * MINUTE, updatedByName: 'Göran Öberg', isDraft: false };
    return {
      ...place,
      ...stamp,
      serviceId: Number(id),
      draft: content,
      published: isActive ? content : null,
      isActive,
    };
  });
  rows.add(deliverySettings, ...older, ...settings);
  rows.add(deliveryEnvironments, { ...place, version: 1, publishedAt, publisher });
}
