import { createHash } from 'node:crypto';
import { whiteLabel } from '@console/api';
import { eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { type Fields, noteChange } from '../calls/note-change';
import { refuseInvalid } from '../calls/refusal';
import { noteRead, putRow } from '../calls/versioned-rows';
import { brandings } from '../db/schema';
import type { Platform } from '../platform/platform';
import { brandingErrors, DEFAULT_SETTINGS, toColumns } from './branding-rules';

const LARGEST_BODY = 13 * whiteLabel.LARGEST_PICTURE * 1.4;

export function whiteLabelEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const read = async (customerId: string) => {
    const [row] = await platform.db.select().from(brandings).where(eq(brandings.customerId, customerId));
    if (!row) return { row: { customerId, version: 0 }, settings: DEFAULT_SETTINGS };
    const { colors, pictures, logoUrl, useCustomLogin, loginUrl } = row;
    return { row, settings: { ...colors, ...pictures, logoUrl, useCustomLogin, loginUrl } };
  };

  endpoint(whiteLabel.getBrandSettings, async ({ principal, company }) => {
    const { row, settings } = await read(company.id);
    noteRead(platform, principal, brandings, row);
    return settings;
  });

  endpoint(whiteLabel.getDefaultBrandSettings, () => DEFAULT_SETTINGS);

  endpoint(whiteLabel.updateBrandSettings, {
    audit: ['branding', 'updated'],
    bodyLimit: LARGEST_BODY,
    handle: async ({ principal, company: { id, name }, body }) => {
      refuseInvalid(brandingErrors(body));
      const { row, settings } = await read(id);
      await putRow(platform, principal, brandings, row, toColumns(body));
      noteChange(principal, { id, name, before: withoutPictures(settings), after: withoutPictures(body) });
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
