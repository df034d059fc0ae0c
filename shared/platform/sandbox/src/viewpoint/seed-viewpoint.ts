import { customerEnvironmentIds, viewpointConnection } from '@console/api';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { environmentSettings, setupChoices } from '../interact/environment-tables';
import { DAY } from '../platform/day';
import { STAND_IN_SECRET } from './viewpoint-stand-in';

export function seedViewpoint(rows: SeedRows, { now }: SeedOptions): void {
  const customerId = companies.fjellheim.id;
  rows.add(setupChoices, { customerId, usePrivateStorage: true });
  const connections = [
    {
      name: 'production',
      state: viewpointConnection.CONNECTION_ACTIVE,
      customerEnvironment: customerEnvironmentIds.production,
      createdAt: now - 250 * DAY,
      createdByName: 'Göran Öberg',
    },
    {
      name: 'test',
      state: viewpointConnection.CONNECTION_INACTIVE,
      customerEnvironment: customerEnvironmentIds.test,
      createdAt: now - 287 * DAY,
      createdByName: 'Linnéa Sjöström',
    },
  ];
  rows.add(
    environmentSettings,
    ...connections.map(({ name, state, ...row }) => ({
      ...row,
      id: `viewpoint-${name}`,
      kind: 'viewpoint' as const,
      customerId,
      content: {
        name: `Fjellheim ${name}`,
        baseAddress: `https://viewpoint${name === 'test' ? '-test' : ''}.fjellheim.example`,
        clientId: `fjellheim-viewpoint-${name}`,
        state,
      },
      secrets: { clientSecret: STAND_IN_SECRET },
    })),
  );
}
