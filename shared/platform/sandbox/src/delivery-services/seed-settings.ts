import { type CustomerEnvironment, mfdx } from '@console/api';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { deliveryEnvironments, deliveryHistory, deliverySettings } from './delivery-tables';
import { findService, type ServiceContent } from './service-catalogue';
import { changesBetween } from './setting-changes';

const HOUR = DAY / 24;

interface Beginning {
  content: ServiceContent;
  by?: string;
}

const fileTransfer: ServiceContent = {
  path: '/inbound/letters',
  tempPath: '/inbound/.tmp',
  filePrefix: null,
  printShopProvider: 'Strålfors',
  sftpAddress: 'sftp.fjellheim.example',
  sftpUser: 'mfdx-test',
  sftpPassword: 'granskog-4471',
};
const emailDelivery: ServiceContent = {
  description: 'Letters and notices by e-mail',
  apiKey: 'ek-7f21c0b94d',
  smtpServer: 'smtp.fjellheim.example',
  smtpPort: 25,
};
const archive: ServiceContent = {
  description: null,
  clientId: 'fjellheim-archive',
  clientSecret: 'as-3b9e55d1',
  systemUser: 'svc-mfdx',
  uri: 'https://archive.fjellheim.example/api',
};

const fjellheim = (name: string): Record<number, Beginning> => ({
  1: { content: { description: null, sender: 984_661_185 }, by: 'Linnéa Sjöström' },
  4: {
    content: {
      ...fileTransfer,
      path: '/print',
      tempPath: null,
      filePrefix: 'FJP_',
      sftpAddress: 'print.fjellheim.example',
      sftpUser: `print-${name}`,
    },
  },
  5: { content: emailDelivery },
  6: { content: { ...fileTransfer, sftpUser: `mfdx-${name}` } },
  7: { content: { description: 'Contracts with members', profile: `fjellheim-${name}` } },
  9: { content: { ...archive, uri: `https://archive-${name}.fjellheim.example/api` }, by: 'Linnéa Sjöström' },
});

const withoutHistory: Record<number, { content: ServiceContent; isActive: boolean }> = {
  2: { content: { description: null, id: 'fjellheim', secret: 'sms-5520-kvist' }, isActive: true },
  8: {
    content: {
      description: null,
      accountSid: 'AC5d1f02',
      authToken: 'at-90c2e7',
      callerId: '+47 400 00 118',
    },
    isActive: false,
  },
};

export function seedSettings(rows: SeedRows, { now }: SeedOptions): void {
  const { id } = companies.fjellheim;
  const test = new EnvironmentTimeline(rows, id, 'test', now);
  test.begin(fjellheim('test'), 17 * DAY);
  test.write(7, { description: 'Contracts with members and employers' }, 3 * DAY);
  test.write(7, { description: 'Contracts with members' }, 2 * DAY);
  test.write(5, { smtpPort: 587, apiKey: 'ek-0c55e1a7f3' }, 5 * HOUR);
  test.write(
    6,
    { sftpAddress: 'sftp2.fjellheim.example', path: '/inbound/letters/2027', filePrefix: 'FJP_' },
    4 * HOUR,
  );
  test.addRows();

  const development = new EnvironmentTimeline(rows, id, 'development', now);
  development.begin(fjellheim('dev'), 40 * DAY);
  development.write(9, { systemUser: 'svc-mfdx-2', description: 'Moved to the new archive' }, 6 * DAY);
  development.addRows();

  const production = new EnvironmentTimeline(rows, id, 'production', now);
  production.begin(fjellheim('prod'), 12 * DAY);
  production.addRows();

  const lindqvist = new EnvironmentTimeline(rows, companies.lindqvist.id, 'production', now);
  const tenantKey = '4f0d2c7e91b84ad6a35ce1f07b92d84e60c1fa3b7d';
  lindqvist.begin(
    { 3: { content: { tenantKey, description: null }, by: 'Erik Lindqvist' } },
    90 * DAY,
    'Erik Lindqvist',
  );
  lindqvist.addRows();
}

class EnvironmentTimeline {
  readonly #rows: SeedRows;
  readonly #place: { customerId: string; environment: CustomerEnvironment };
  readonly #now: number;
  readonly #settings = new Map<number, typeof deliverySettings.$inferInsert>();
  #published: { publishedAt: number; publisher: string } | undefined;
  #entries = 0;

  constructor(rows: SeedRows, customerId: string, environment: CustomerEnvironment, now: number) {
    this.#rows = rows;
    this.#place = { customerId, environment };
    this.#now = now;
  }

  begin(services: Record<number, Beginning>, age: number, publisher = 'Göran Öberg'): void {
    const at = this.#now - age;
    for (const [index, [id, { content, by = publisher }]] of Object.entries(services).entries()) {
      this.#set(Number(id), content, at - (index + 1) * 6 * 60_000, by);
    }
    for (const setting of this.#settings.values()) {
      this.#note(setting.serviceId, mfdx.historyKinds.published, null, setting.draft, at, publisher);
      Object.assign(setting, { published: setting.draft, isDraft: false, isActive: true });
    }
    this.#published = { publishedAt: at, publisher };
  }

  write(serviceId: number, changes: ServiceContent, age: number, by = 'Ingrid Haugland'): void {
    const oldSetting = this.#settings.get(serviceId);
    if (oldSetting) this.#set(serviceId, { ...oldSetting.draft, ...changes }, this.#now - age, by);
  }

  addRows(): void {
    const isFjellheim = this.#place.customerId === companies.fjellheim.id;
    for (const [id, { content, isActive }] of Object.entries(isFjellheim ? withoutHistory : {})) {
      const stamp = { updatedAt: this.#now - 173 * DAY - Number(id) * 60_000, updatedByName: 'Göran Öberg' };
      const setting = { ...this.#place, ...stamp, serviceId: Number(id), draft: content, isActive };
      this.#rows.add(deliverySettings, { ...setting, published: isActive ? content : null, isDraft: false });
    }
    this.#rows.add(deliverySettings, ...this.#settings.values());
    this.#rows.add(deliveryEnvironments, { ...this.#place, version: 1, ...this.#published });
  }

  #set(serviceId: number, draft: ServiceContent, at: number, by: string): void {
    const oldSetting = this.#settings.get(serviceId);
    this.#note(
      serviceId,
      oldSetting ? mfdx.historyKinds.updated : mfdx.historyKinds.created,
      oldSetting?.draft ?? null,
      draft,
      at,
      by,
    );
    const state = { published: oldSetting?.published ?? null, isActive: oldSetting?.isActive ?? false };
    const stamp = { isDraft: true, updatedAt: at, updatedByName: by };
    this.#settings.set(serviceId, { ...this.#place, serviceId, draft, ...state, ...stamp });
  }

  #note(
    serviceId: number,
    kind: number,
    oldContent: ServiceContent | null,
    newContent: ServiceContent,
    at: number,
    byName: string,
  ): void {
    const service = findService(serviceId);
    if (!service) return;
    const { customerId, environment } = this.#place;
    const id = `mh-${customerId.slice(2)}-${environment}-${++this.#entries}`;
    const changes = changesBetween(service, oldContent, newContent);
    this.#rows.add(deliveryHistory, { ...this.#place, id, serviceId, kind, at, byName, changes });
  }
}
