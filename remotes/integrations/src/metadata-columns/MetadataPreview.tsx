import type { digitalArchiveMetadataMapping } from '@console/api';
import { Box, chakra, Flex } from '@console/ui';
import { SearchIcon, SortIcon } from '@console/ui/icons';
import { t } from '@console/words';

const SAMPLES: Readonly<Record<string, string>> = {
  // oxlint-disable-next-line words/bare-text -- the record is fictitious
  title: 'Uttak av alderspensjon',
  memberNumber: '40 118 273',
  documentType: t('Decision'),
  createdDate: t('11/20/2026'),
  caseHandler: 'Hedda Nygård-Sørensen',
  agreementId: 'A-20418',
  employerOrgNo: '999 000 111',
  signStatus: t('Signed'),
  sourceSystem: 'Studio',
};

interface MetadataPreviewProps {
  columns: readonly digitalArchiveMetadataMapping.MetadataColumn[];
  changedIds: ReadonlySet<string>;
}

export function MetadataPreview({ columns, changedIds }: MetadataPreviewProps) {
  const visibleColumns = columns.filter(({ displayInColumn }) => displayInColumn);
  return (
    <section aria-labelledby="metadata-preview">
      <Flex wrap="wrap" align="baseline" gap="2px 10px" mb="2">
        <chakra.h2 id="metadata-preview" textStyle="md" fontWeight="strong">
          {t('The archive list will look like this')}
        </chakra.h2>
        <Box textStyle="xs" color="text.muted">
          {t('Updates as you change the settings below, before you save')}
        </Box>
      </Flex>
      <Frame role="region" aria-label={t('Preview')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {visibleColumns.map(({ id, presentationLabel, isSearchable, isSortable }) => (
                <th key={id} scope="col" data-changed={changedIds.has(id) || undefined}>
                  <span>
                    {presentationLabel}
                    {isSearchable && <SearchIcon size={14} role="img" aria-label={t('searchable')} />}
                    {isSortable && <SortIcon size={14} role="img" aria-label={t('sortable')} />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {visibleColumns.map(({ id, name }) => (
                <td key={id}>{SAMPLES[name] ?? '…'}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </Frame>
    </section>
  );
}

// Unlike `DataTable`, the archive's own table.
const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    '& table': { w: 'full', borderCollapse: 'collapse', textAlign: 'start' },
    '& th, & td': { px: '4', h: '2.25rem', textAlign: 'start', whiteSpace: 'nowrap' },
    '& th': { bg: 'surface.sunken', textStyle: 'xs', fontWeight: 'medium', color: 'text.muted' },
    '& th[data-changed]': { bg: 'warning.soft', color: 'text' },
    '& th > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& td': { borderTopWidth: '1px' },
    '&:focus-visible': { boxShadow: 'var(--ring)' },
  },
});
