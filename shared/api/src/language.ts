import { get } from '@console/http';
import { z } from '@console/schema';

/* api/Language (SHRD-004, SHRD-031) */

export const language = z.object({ name: z.string(), languageCode: z.string() });
export type Language = z.infer<typeof language>;

/** SHRD-004 */
export const getLanguages = get('ownBackend', 'api/Language/', { answer: z.array(language) });
