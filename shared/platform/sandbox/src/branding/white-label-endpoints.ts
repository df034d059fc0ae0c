import { createHash } from 'node:crypto';
import { whiteLabel } from '@console/api';
import { eq } from 'drizzle-orm';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { type Fields, noteChange } from '../calls/note-change';
import { refuseInvalid } from '../calls/refusal';
import { brandings } from '../db/schema';
import type { Platform } from '../platform/platform';
import { brandingErrors, DEFAULT_SETTINGS, storeBranding } from './branding-rules';

const LARGEST_BODY = 13 * whiteLabel.LARGEST_PICTURE * 1.4;

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
    audit: ['branding', 'updated'],
    bodyLimit: LARGEST_BODY,
    handle: async ({ principal, body }) => {
      const { id, name } = companyOf(principal);
      refuseInvalid(brandingErrors(body));
      const [row] = await db.select().from(brandings).where(eq(brandings.customerId, id));
      const current = row?.version ?? 0;
      await recordReads.write(principal, recordOf(id), current, (next) =>
        storeBranding(db, id, body, { current, next }),
      );
      const oldSettings = row
        ? {
            ...row.colors,
            ...row.pictures,
            logoUrl: row.logoUrl,
            useCustomLogin: row.useCustomLogin,
            loginUrl: row.loginUrl,
          }
        : DEFAULT_SETTINGS;
      noteChange(principal, { id, name, before: withoutPictures(oldSettings), after: withoutPictures(body) });
      return null;
    },
  });
}

/** The trail stores a mark that changes with the picture; a picture has hundreds of kilobytes. */
function withoutPictures(settings: whiteLabel.BrandSettings): Fields {
  return Object.fromEntries(
    Object.entries(settings).map(([field, value]) => {
      const isPicture = typeof value === 'string' && value.startsWith('data:');
      return [field, isPicture ? `Picture ${createHash('sha256').update(value).digest('hex').slice(0, 8)}` : value];
    }),
  );
}
