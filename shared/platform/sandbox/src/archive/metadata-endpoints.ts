import { digitalArchiveMetadataMapping } from '@console/api';
import { t, translated } from '@console/words';
import { and, asc, eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import type { Principal } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { archiveColumns } from './archive-tables';

type ColumnRow = typeof archiveColumns.$inferSelect;

export function metadataEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db, recordReads } = platform;
  const readColumns = (customerId: string) =>
    db
      .select()
      .from(archiveColumns)
      .where(eq(archiveColumns.customerId, customerId))
      .orderBy(asc(archiveColumns.position));

  endpoint(digitalArchiveMetadataMapping.getMappings, async ({ principal, company }) => {
    const rows = await readColumns(company.id);
    const version = rows[0]?.version;
    if (version !== undefined) recordReads.note(principal.person.id, recordOf(company.id), version);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      presentationLabel: labelOf(row),
      order: row.position,
      displayInColumn: row.isShown,
      isSearchable: row.isSearchable,
      isSortable: row.isSortable,
      isSystem: row.isSystem,
    }));
  });

  endpoint(digitalArchiveMetadataMapping.updateMappings, {
    audit: ['metadataColumns', 'updated'],
    handle: async ({ principal, company, body }) => {
      const rows = await readColumns(company.id);
      const error = mappingsError(body, rows);
      if (error) throw new Refusal(400, error);
      const systemIds = new Set(rows.filter(({ isSystem }) => isSystem).map(({ id }) => id));
      const inOrder = body.toSorted((a, b) => a.order - b.order);
      const current = rows[0]?.version ?? 0;
      await recordReads.write(principal, recordOf(company.id), current, async (version) => {
        const [first, ...others] = inOrder.map((column, index) =>
          db
            .update(archiveColumns)
            .set({
              // A system column keeps the stored label, not the reader's translation.
              ...(systemIds.has(column.id) ? {} : { presentationLabel: column.presentationLabel.trim() }),
              position: index + 1,
              isShown: column.displayInColumn,
              isSearchable: column.isSearchable,
              isSortable: column.isSortable,
              version,
            })
            .where(and(eq(archiveColumns.id, column.id), eq(archiveColumns.version, current))),
        );
        if (!first) return { rowsAffected: 0 };
        const [result] = await db.batch([first, ...others]);
        return result;
      });
      for (const [index, column] of inOrder.entries()) noteColumn(principal, rows, column, index + 1);
    },
  });
}

type SentColumn = digitalArchiveMetadataMapping.UpdateMappingsRequest[number];

function noteColumn(principal: Principal, rows: readonly ColumnRow[], sentColumn: SentColumn, order: number): void {
  const row = rows.find(({ id }) => id === sentColumn.id);
  if (!row) return;
  const { isShown, isSearchable, isSortable } = row;
  const oldColumn = { label: row.presentationLabel, order: row.position, isShown, isSearchable, isSortable };
  const newColumn = {
    label: sentColumn.presentationLabel.trim(),
    order,
    isShown: sentColumn.displayInColumn,
    isSearchable: sentColumn.isSearchable,
    isSortable: sentColumn.isSortable,
  };
  const isSame = Object.entries(newColumn).every(
    ([field, value]) => oldColumn[field as keyof typeof oldColumn] === value,
  );
  if (!isSame) noteChange(principal, { id: row.id, name: row.name, before: oldColumn, after: newColumn });
}

/** INTG-092, INTG-093 */
function mappingsError(
  columns: digitalArchiveMetadataMapping.UpdateMappingsRequest,
  rows: readonly ColumnRow[],
): string | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isComplete = columns.length === rows.length && new Set(columns.map(({ id }) => id)).size === rows.length;
  if (!isComplete || columns.some(({ id }) => !byId.has(id)))
    return t('These columns don’t match your archive. Reload the page and try again.');
  for (const { id, name, presentationLabel } of columns) {
    const row = byId.get(id);
    const label = presentationLabel.trim();
    if (row?.name !== name) return t('You can’t change the name of an archive column.');
    if (row.isSystem && label !== labelOf(row))
      return t('You can’t change the label of {label}.', { label: row.presentationLabel });
    if (label === '') return t('{column} needs a label.', { column: name });
  }
  return columns.some(({ displayInColumn }) => displayInColumn) ? undefined : t('At least one column must be visible.');
}

/** A system label is translated; any other label is the company's data. */
const labelOf = ({ isSystem, presentationLabel }: ColumnRow): string =>
  isSystem ? translated(presentationLabel) : presentationLabel;

const recordOf = (customerId: string) => `archive columns ${customerId}`;
