import { customerEnvironmentIds, viewpointConnection } from '@console/api';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { environmentSettings, setupChoices } from '../interact/environment-tables';
import { DAY } from '../platform/day';
import { STAND_IN_SECRET } from './viewpoint-stand-in';

const { CONNECTION_ACTIVE, CONNECTION_INACTIVE } = viewpointConnection;

export function seedViewpoint(rows: SeedRows, { now }: SeedOptions): void {
  const customerId = companies.fjellheim.id;
  rows.add(setupChoices, { customerId, usePrivateStorage: true });
  for (const [name, host, state, days, createdByName] of [
    ['production', 'viewpoint', CONNECTION_ACTIVE, 250, 'Göran Öberg'],
    ['test', 'viewpoint-test', CONNECTION_INACTIVE, 287, 'Linnéa Sjöström'],
  ] as const) {
    const [baseAddress, clientId] = [`https://${host}.fjellheim.example`, `fjellheim-viewpoint-${name}`];
    rows.add(environmentSettings, {
      id: `viewpoint-${name}`,
      kind: 'viewpoint',
      customerId,
      customerEnvironment: customerEnvironmentIds[name],
      createdAt: now - days * DAY,
      createdByName,
      content: { name: `Fjellheim ${name}`, baseAddress, clientId, state },
      secrets: { clientSecret: STAND_IN_SECRET },
    });
  }
}
