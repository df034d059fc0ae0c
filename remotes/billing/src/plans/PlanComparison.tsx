import type { plan } from '@console/api';
import { chakra } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { comparedContents } from './plan-rules';

interface PlanComparisonProps {
  tiers: readonly plan.PlanTier[];
  currentTierLevel: number | undefined;
}

/** BILL-003. On mobile a line per item, a cell per plan below. */
export function PlanComparison({ tiers, currentTierLevel }: PlanComparisonProps) {
  const isCurrent = (index: number) => tiers[index]?.tierLevel === currentTierLevel || undefined;
  return (
    <Table>
      <caption>{t('All-in-one platform')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('All-in-one platform')}</th>
          {tiers.map(({ id, planName }, index) => (
            <th key={id} scope="col" aria-current={isCurrent(index)}>
              {planName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedContents(tiers).map(({ label, tiers: cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={tiers[index]?.id} data-current={isCurrent(index)}>
                <Cell value={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  if (value) return <CheckIcon role="img" aria-hidden={false} aria-label={t('Included')} />;
  return (
    <>
      <span aria-hidden>–</span>
      <chakra.span srOnly>{t('Not included')}</chakra.span>
    </>
  );
}

const Table = chakra('table', {
  base: {
    display: 'block',
    textAlign: 'start',
    '& thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'var(--first) repeat(var(--plans), minmax(0, 1fr))' },
    '& caption': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& th, & td': {
      display: 'flex',
      alignItems: 'center',
      minH: 'row',
      minW: '0',
      py: '2',
      textAlign: 'start',
      borderBottomWidth: '1px',
    },
    '& th:first-child': { pe: '4', fontWeight: 'medium' },
    '& :is(th, td):not(:first-child)': { px: '6', borderInlineStartWidth: '1px', borderInlineStartColor: 'border' },
    '& thead th': {
      pt: '6',
      textStyle: 'xs',
      fontWeight: 'regular',
      color: 'text.muted',
      borderBottomColor: 'border.strong',
    },
    '& thead th:first-child': { textStyle: 'lg', fontWeight: 'strong', color: 'text' },
    '& :is([aria-current], [data-current])': {
      bg: 'accent.soft',
      borderBottomColor: 'color-mix(in srgb, {colors.accent.text} 16%, transparent)',
    },
    '& td': { color: 'text.muted' },
    '& td svg': { color: 'accent.text' },
    smDown: {
      mt: '5',
      '& tr': { gridTemplateColumns: 'repeat(var(--plans), minmax(0, 1fr))' },
      '& th:first-child': { gridColumn: '1 / -1', minH: '0', pt: '3', pb: '0', borderBottomWidth: '0' },
      '& :is(th, td):not(:first-child)': { minH: '0', px: '2', borderInlineStartWidth: '0', overflowWrap: 'anywhere' },
      // Plan names stay while rows scroll.
      '& thead': { position: 'sticky', top: '0', zIndex: 'sticky', bg: 'surface' },
      '& thead th:not(:first-child)': { pt: '2' },
    },
  },
});
