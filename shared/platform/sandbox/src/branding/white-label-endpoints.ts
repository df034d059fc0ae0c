import { whiteLabel } from '@console/api';
import { eq } from 'drizzle-orm';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { refuseInvalid } from '../calls/refusal';
import { brandings } from '../db/schema';
import type { Platform } from '../platform/platform';
import { brandingErrors, DEFAULT_SETTINGS, storeBranding } from './branding-rules';

/** Twelve pictures of the largest size and a logo, as data URLs. */
const LARGEST_BODY = 13 * whiteLabel.LARGEST_PICTURE * 1.4;

/** api/Customer/WhiteLabel */
export function whiteLabelEndpoints(endpoint: DefineEndpoint, { db, recordReads }: Platform): void {
  const recordOf = (customerId: string) => `white-label ${customerId}`;

  endpoint(whiteLabel.getBrandSettings, {
    gate: 'GENERAL_ADMIN',
    handle: async ({ principal }) => {
      const { id } = companyOf(principal);
      const [row] = await db.select().from(brandings).where(eq(brandings.customerId, id));
      recordReads.note(principal.person.id, recordOf(id), row?.version ?? 0);
      if (!row) return DEFAULT_SETTINGS;
      const { colors, pictures, logoUrl, useCustomLogin, loginUrl } = row;
      return { ...colors, ...pictures, logoUrl, useCustomLogin, loginUrl };
    },
  });

  endpoint(whiteLabel.getDefaultBrandSettings, {
    gate: 'GENERAL_ADMIN',
    handle: () => DEFAULT_SETTINGS,
  });

  endpoint(whiteLabel.updateBrandSettings, {
    gate: 'GENERAL_ADMIN',
    bodyLimit: LARGEST_BODY,
    handle: async ({ principal, body }) => {
      const { id } = companyOf(principal);
      refuseInvalid(brandingErrors(body));
      const [row] = await db.select({ version: brandings.version }).from(brandings).where(eq(brandings.customerId, id));
      const current = row?.version ?? 0;
      await recordReads.write(principal, recordOf(id), current, (next) =>
        storeBranding(db, id, body, { current, next }),
      );
      return null;
    },
  });
}
