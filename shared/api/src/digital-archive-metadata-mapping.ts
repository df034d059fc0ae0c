import { get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/DigitalArchiveMetadataMapping (INTG-088..INTG-098) */

/** INTG-094 */
export const metadataColumn = z.object({
  id: z.string(),
  /** Fixed (INTG-093). */
  name: z.string(),
  presentationLabel: z.string(),
  /** Starts at 1. */
  order: z.int(),
  displayInColumn: z.boolean(),
  isSearchable: z.boolean(),
  isSortable: z.boolean(),
  /** A fixed label (INTG-092). */
  isSystem: z.boolean(),
});
/** INTG-096. All columns. */
export const updateMappingsRequest = z.array(
  z.extend(z.omit(metadataColumn, { isSystem: true }), {
    id: texts.key,
    name: texts.line,
    presentationLabel: texts.label,
  }),
);

export type MetadataColumn = z.infer<typeof metadataColumn>;
export type UpdateMappingsRequest = z.infer<typeof updateMappingsRequest>;

/** INTG-095. In order. */
export const getMappings = get('main', 'api/DigitalArchiveMetadataMapping/allMappings', {
  answer: z.array(metadataColumn),
});
/** INTG-096 */
export const updateMappings = post('main', 'api/DigitalArchiveMetadataMapping/update', {
  edits: getMappings,
  body: updateMappingsRequest,
});
