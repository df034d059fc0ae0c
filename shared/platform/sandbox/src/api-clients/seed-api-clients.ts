import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { hashSecret, newSecret } from './api-client-rules';
import { apiClients } from './api-client-tables';

const { fjellheim, lindqvist } = companies;
const [STANDARD, EXTERNAL_SYSTEM, AUDIT, META_TOOL] = [1, 2, 4, 5];

type Client = Pick<typeof apiClients.$inferInsert, 'name' | 'clientType'> & Partial<typeof apiClients.$inferInsert>;

const fjellheimClients: Record<string, Client> = {
  '5d8a61f3-70ce-4b29-a1d4-000000000117': { name: 'Old letter server', clientType: STANDARD, enabled: false },
  'e90b27c4-6f18-4d95-b7e2-000000000301': {
    name: 'Template tool',
    clientType: META_TOOL,
    useWebeditorEnvScope: true,
    webeditorScope: 5,
  },
  '1e4407f9-2b6d-4c1a-a3f0-000000000352': { name: 'Audit collector', clientType: AUDIT, ...mutualTls('3f') },
  'b20d5e3c-91aa-4f7e-8c52-000000000388': { name: 'Claims system', clientType: STANDARD, ...mutualTls('c7') },
  '7c1f0a52-4e0b-4a0e-9d11-000000000417': { name: 'Nightly archive import', clientType: EXTERNAL_SYSTEM },
};
const lindqvistClients: Record<string, Client> = {
  '43ad9be1-0c77-4b3f-8e60-000000000204': { name: 'Skadeportalen', clientType: STANDARD },
};

export function seedApiClients(rows: SeedRows, { now }: SeedOptions): void {
  for (const [customerId, clients] of [
    [fjellheim.id, fjellheimClients],
    [lindqvist.id, lindqvistClients],
  ] as const) {
    for (const [clientId, client] of Object.entries(clients)) {
      const age = Number(clientId.slice(-3));
      rows.add(apiClients, {
        useMtls: false,
        ...client,
        clientId,
        customerId,
        secretHash: hashSecret(newSecret()),
        createdAt: now - (500 - age) * DAY,
      });
    }
  }
}

function mutualTls(byte: string) {
  return { useMtls: true, thumbprint: byte.repeat(32) };
}
