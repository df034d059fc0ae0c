import type { digitalArchiveMetadataMapping } from '@console/api';
import { Badge, chakra } from '@console/ui';
import { CheckIcon, LockIcon } from '@console/ui/icons';
import type { Column } from '@console/ui/table';
import { t } from '@console/words';
import { labelError } from './metadata-schema';

type MetadataColumn = digitalArchiveMetadataMapping.MetadataColumn;

const name: Column<MetadataColumn> = {
  id: 'name',
  header: t('Archive column'),
  text: (column) => column.name,
  isIdentifier: true,
  mobile: 'title',
};
const label: Column<MetadataColumn> = {
  id: 'label',
  header: t('Label'),
  text: (column) => column.presentationLabel,
  cell: (column) => (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="medium">
      {labelError(column) ? <chakra.span color="danger">{labelError(column)}</chakra.span> : column.presentationLabel}
      {column.isSystem && (
        <Badge>
          <LockIcon aria-hidden />
          {t('System')}
        </Badge>
      )}
    </chakra.span>
  ),
  mobile: 'detail',
};

const ticks = (id: string, header: string, isOn: (column: MetadataColumn) => boolean): Column<MetadataColumn> => ({
  id,
  header,
  text: (column) => (isOn(column) ? t('Yes') : t('No')),
  cell: (column) =>
    isOn(column) ? (
      <CheckIcon role="img" aria-label={t('Yes')} />
    ) : (
      <span role="img" aria-label={t('No')}>
        –
      </span>
    ),
  width: '112px',
  priority: 3,
});

/** INTG-088 */
export const metadataColumns = [
  name,
  label,
  ticks('visible', t('Is visible'), ({ displayInColumn }) => displayInColumn),
  ticks('searchable', t('Is searchable'), ({ isSearchable }) => isSearchable),
  ticks('sortable', t('Is sortable'), ({ isSortable }) => isSortable),
];
