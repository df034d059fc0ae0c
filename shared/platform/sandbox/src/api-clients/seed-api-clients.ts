import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { hashSecret } from '../identity/passwords';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { newSecret } from './api-client-rules';
import { apiClients } from './api-client-tables';

type Client = Pick<typeof apiClients.$inferInsert, 'clientId' | 'name' | 'clientType'>;
const clients = readJson(import.meta.dirname, 'api-clients.json') as Record<'fjellheim' | 'lindqvist', Client[]>;

export function seedApiClients(rows: SeedRows, { now }: SeedOptions): void {
  for (const company of ['fjellheim', 'lindqvist'] as const) {
    for (const client of clients[company]) {
      const createdAt = now - (500 - Number(client.clientId.slice(-3))) * DAY;
      const [customerId, secretHash] = [companies[company].id, hashSecret(newSecret())];
      rows.add(apiClients, { useMtls: false, ...client, customerId, secretHash, createdAt });
    }
  }
}
