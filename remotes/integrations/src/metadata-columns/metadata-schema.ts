import { digitalArchiveMetadataMapping, texts } from '@console/api';
import { z } from '@console/schema';
import { lengthError } from '@console/ui/form';
import { t } from '@console/words';

type MetadataColumn = digitalArchiveMetadataMapping.MetadataColumn;

export function labelError({ presentationLabel }: Pick<MetadataColumn, 'presentationLabel'>): string | undefined {
  if (presentationLabel.trim() === '') return t('Required');
  return lengthError(presentationLabel, texts.label);
}

/** A move changes several places, so the list is a single value. */
export const metadataSchema = z.object({
  columns: z.array(digitalArchiveMetadataMapping.metadataColumn).check(
    z.refine(
      (columns) => columns.every((column) => labelError(column) === undefined),
      t('One or more labels aren’t valid'),
    ),
    z.refine(
      (columns) => columns.some(({ displayInColumn }) => displayInColumn),
      t('At least one column must be visible'),
    ),
  ),
});
export type MetadataValues = z.infer<typeof metadataSchema>;

export const toRequest = ({ columns }: MetadataValues): digitalArchiveMetadataMapping.UpdateMappingsRequest =>
  columns.map(({ id, name, presentationLabel, displayInColumn, isSearchable, isSortable }, index) => ({
    id,
    name,
    presentationLabel: presentationLabel.trim(),
    order: index + 1,
    displayInColumn,
    isSearchable,
    isSortable,
  }));

/** `movedIds` decides a swap, where either column could be the moved one. */
export function changesBetween(
  saved: readonly MetadataColumn[],
  now: readonly MetadataColumn[],
  movedIds: ReadonlySet<string> = new Set(),
) {
  const places = new Map(saved.map(({ id }, index) => [id, index]));
  const unmoved = longestInOrder(now.map(({ id }) => ({ place: places.get(id) ?? 0, isMoved: movedIds.has(id) })));
  const ids = new Set<string>();
  const lines: string[] = [];
  now.forEach((column, index) => {
    const savedColumn = saved[places.get(column.id) ?? -1];
    if (!savedColumn) return;
    const changes: string[] = [];
    const name = savedColumn.presentationLabel;
    if (!unmoved.has(index))
      changes.push(
        t('{name} moved from position {from} to position {to}', {
          name,
          from: (places.get(column.id) ?? 0) + 1,
          to: index + 1,
        }),
      );
    if (column.presentationLabel !== name) {
      const label = column.presentationLabel;
      changes.push(
        label === '' ? t('{name} has no label', { name }) : t('{name} is labeled “{label}”', { name, label }),
      );
    }
    if (column.displayInColumn !== savedColumn.displayInColumn) {
      changes.push(column.displayInColumn ? t('{name} is visible', { name }) : t('{name} is hidden', { name }));
    }
    if (column.isSearchable !== savedColumn.isSearchable) {
      changes.push(column.isSearchable ? t('{name} is searchable', { name }) : t('{name} isn’t searchable', { name }));
    }
    if (column.isSortable !== savedColumn.isSortable) {
      changes.push(column.isSortable ? t('{name} is sortable', { name }) : t('{name} isn’t sortable', { name }));
    }
    if (changes.length > 0) ids.add(column.id);
    lines.push(...changes);
  });
  return { ids, lines };
}

function longestInOrder(columns: readonly { place: number; isMoved: boolean }[]): ReadonlySet<number> {
  const weightOf = (chain: readonly number[]) =>
    chain.reduce((sum, index) => sum + columns.length + (columns[index]?.isMoved ? 0 : 1), 0);
  const longest = (chains: readonly number[][]) =>
    chains.reduce<number[]>((best, chain) => (weightOf(chain) > weightOf(best) ? chain : best), []);
  const chains: number[][] = [];
  columns.forEach(({ place }, index) => {
    const earlierChains = chains.slice(0, index).filter((chain) => (columns[chain.at(-1) ?? 0]?.place ?? 0) < place);
    chains.push([...longest(earlierChains), index]);
  });
  return new Set(longest(chains));
}
