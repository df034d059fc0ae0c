import { z } from '@console/schema';
import { http } from '@console/http';

/* api/Language, on the platform's own backend (SHRD-004, SHRD-031). */

export const language = z.object({ name: z.string(), languageCode: z.string() });
export type Language = z.infer<typeof language>;

/** SHRD-004 */
export const getLanguages = (signal?: AbortSignal) =>
  http.get('ownBackend', 'api/Language/', z.array(language), { signal });
