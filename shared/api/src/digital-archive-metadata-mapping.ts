import { get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/* api/DigitalArchiveMetadataMapping: the columns of the archive's lists (INTG-088..INTG-098). */

/** INTG-094 */
export const metadataColumn = z.object({
  id: z.string(),
  /** The archive's own name of the column; it cannot be changed (INTG-093). */
  name: z.string(),
  presentationLabel: z.string(),
  /** Position in the list, from 1. */
  order: z.int(),
  displayInColumn: z.boolean(),
  isSearchable: z.boolean(),
  isSortable: z.boolean(),
  /** Its label cannot be changed (INTG-092). */
  isSystem: z.boolean(),
});
/** INTG-096. A save sends all columns, the unchanged ones too. */
export const updateMappingsRequest = z.array(
  z.extend(z.omit(metadataColumn, { isSystem: true }), {
    id: texts.key,
    name: texts.line,
    presentationLabel: texts.label,
  }),
);

export type MetadataColumn = z.infer<typeof metadataColumn>;
export type UpdateMappingsRequest = z.infer<typeof updateMappingsRequest>;

/** INTG-095. In the order of the list. */
export const getMappings = get('main', 'api/DigitalArchiveMetadataMapping/allMappings', {
  answer: z.array(metadataColumn),
});
/** INTG-096 */
export const updateMappings = post('main', 'api/DigitalArchiveMetadataMapping/update', {
  edits: getMappings,
  body: updateMappingsRequest,
  answer: noAnswer,
});
