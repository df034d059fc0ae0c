import { chakra } from '@console/ui';
import { t, title } from '@console/words';
import type { SharedLibrary } from './shared-libraries';

export function SharedLibraries({ libraries }: { libraries: readonly SharedLibrary[] }) {
  if (libraries.length === 0) return null;
  return (
    <chakra.section aria-labelledby="shared-libraries" css={section}>
      <chakra.h2 id="shared-libraries" textStyle="lg">
        {t('Shared libraries')}
      </chakra.h2>
      <chakra.p color="text.muted" mb="3">
        {t('All areas on the page share one copy of each library.')}
      </chakra.p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Library')}</th>
            <th scope="col">{t('Version')}</th>
            <th scope="col">{t('Built against')}</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map(({ name, chosen, builtAgainst }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{chosen || t('Unknown')}</td>
              <td>
                {builtAgainst.length === 1
                  ? t('{version} in all areas', { version: builtAgainst[0]?.version ?? '' })
                  : builtAgainst.map(({ version, areas }) => `${version} (${areas.map(title).join(', ')})`).join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.section>
  );
}

const section = { marginTop: '8', paddingInline: 'var(--page-inset)', paddingBottom: '8' } as const;
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '6',
      textAlign: 'start',
      verticalAlign: 'baseline',
      whiteSpace: 'nowrap',
    },
    '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'text.muted' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
    '& td': { color: 'text.muted' },
    '& tr > :last-child': { width: 'full', paddingInlineEnd: '0', whiteSpace: 'normal' },
    smDown: { '& th, & td': { paddingInlineEnd: '4' } },
  },
});
