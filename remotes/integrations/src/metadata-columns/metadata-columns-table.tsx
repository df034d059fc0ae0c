import type { digitalArchiveMetadataMapping } from '@console/api';
import { Badge, chakra } from '@console/ui';
import { CheckIcon, LockIcon } from '@console/ui/icons';
import type { Column } from '@console/ui/table';
import { labelError } from './metadata-schema';

type MetadataColumn = digitalArchiveMetadataMapping.MetadataColumn;

const name: Column<MetadataColumn> = {
  id: 'name',
  header: 'Archive column',
  text: (column) => column.name,
  isIdentifier: true,
  mobile: 'title',
};
const label: Column<MetadataColumn> = {
  id: 'label',
  header: 'Label',
  text: (column) => column.presentationLabel,
  cell: (column) => (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="medium">
      {labelError(column) ? <chakra.span color="danger">{labelError(column)}</chakra.span> : column.presentationLabel}
      {column.isSystem && (
        <Badge>
          <LockIcon aria-hidden />
          System
        </Badge>
      )}
    </chakra.span>
  ),
  mobile: 'detail',
};

const ticks = (id: string, header: string, isOn: (column: MetadataColumn) => boolean): Column<MetadataColumn> => ({
  id,
  header,
  text: (column) => (isOn(column) ? 'Yes' : 'No'),
  cell: (column) =>
    isOn(column) ? (
      <CheckIcon role="img" aria-label="Yes" />
    ) : (
      <span role="img" aria-label="No">
        –
      </span>
    ),
  width: '112px',
  // Low priority, because the panel and the preview show them too.
  priority: 3,
});

/** INTG-088 */
export const metadataColumns = [
  name,
  label,
  ticks('visible', 'Is visible', ({ displayInColumn }) => displayInColumn),
  ticks('searchable', 'Is searchable', ({ isSearchable }) => isSearchable),
  ticks('sortable', 'Is sortable', ({ isSortable }) => isSortable),
];
