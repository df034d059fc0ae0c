import { Detail } from '@console/product';
import { chakra, DescriptionList, Section, SHORT_MONTHS } from '@console/ui';
import { Columns, IconText, Rows } from '@console/ui/layout';
import { ChoiceChip } from '@console/ui/table';
import { t } from '@console/words';
import { Fragment, useState } from 'react';
import { Amount } from '../components/Amount';
import { formatFigure, type Money } from '../components/money';
import { counts, type InvoiceRow, lateInWords } from '../invoices/invoice-rules';
import { yearChoices } from '../invoices/invoices-queries';

const WORDS: Record<Part, string> = {
  paid: t('Paid'),
  late: t('Open, due today, or overdue'),
  open: t('Open'),
  uncollectible: t('Uncollectible'),
};

interface InvoicedByMonthProps {
  title: string;
  /** All rows have one currency. */
  rows: readonly InvoiceRow[];
  currency: string;
}

export function InvoicedByMonth({ title, rows, currency }: InvoicedByMonthProps) {
  const [year, setYear] = useState(() => new Date().getFullYear());
  const months = invoicedByMonth(rows, year);
  const money = (minor: number): Money => ({ minor, currency });
  const sums = PARTS.map((part) => ({ part, sum: months.reduce((total, month) => total + month[part], 0) }));
  const total = sums.reduce((whole, { sum }) => whole + sum, 0);
  return (
    <Section
      title={title}
      aside={
        <ChoiceChip
          label={t('Year')}
          value={String(year)}
          options={yearChoices().map(String)}
          onChange={(option) => setYear(Number(option))}
        />
      }
    >
      {total === 0 ? (
        <chakra.p py="4" color="text.muted">
          {t('Nothing was invoiced in {year}', { year })}
        </chakra.p>
      ) : (
        <Columns stacks="lg" gridTemplateColumns="minmax(0, 1fr) 300px" gap={{ base: '10', lgDown: '5' }} pt="5">
          <Bars months={months} year={year} money={money} />
          <DescriptionList layout="lines" total alignSelf="start" gridTemplateColumns="1fr auto">
            {sums.map(
              ({ part, sum }) =>
                (sum > 0 || part === 'paid') && (
                  <Fragment key={part}>
                    <IconText as="dt" gap="3">
                      <Piece data-part={part} boxSize="12px" borderRadius="tick" />
                      {WORDS[part]}
                    </IconText>
                    <dd>
                      <Amount of={money(sum)} />
                    </dd>
                  </Fragment>
                ),
            )}
            <Detail label={t('Invoiced in {year}', { year })}>
              <Amount of={money(total)} />
            </Detail>
          </DescriptionList>
        </Columns>
      )}
    </Section>
  );
}

interface BarsProps {
  months: readonly InvoicedMonth[];
  year: number;
  money: (minor: number) => Money;
}

/** Screen readers have the list. */
function Bars({ months, year, money }: BarsProps) {
  const [now] = useState(() => new Date());
  const highest = Math.max(...months.map(monthTotal));
  const step = gridStep(highest);
  const top = Math.max(highest, step);
  const lines = [0, 1, 2].map((line) => line * step).filter((value) => value <= top);
  const percent = (minor: number) => `${(100 * minor) / top}%`;
  return (
    <Plot aria-hidden>
      <Lines>
        {lines.map((value) => (
          <span key={value} style={{ bottom: percent(value) }}>
            {formatFigure(money(value), { whole: true })}
          </span>
        ))}
      </Lines>
      {months.map((month, index) => {
        const isNow = year === now.getFullYear() && index === now.getMonth();
        return (
          <Rows key={SHORT_MONTHS[index]} gridTemplateRows="minmax(0, 1fr) 24px" justifyItems="center">
            <Bar>
              {PARTS.map(
                (part) =>
                  month[part] > 0 && <Piece key={part} data-part={part} style={{ height: percent(month[part]) }} />,
              )}
              {isNow && monthTotal(month) > 0 && (
                <BarLabel style={{ bottom: percent(monthTotal(month)) }}>
                  {formatFigure(money(monthTotal(month)), { whole: true })}
                </BarLabel>
              )}
            </Bar>
            <MonthName data-short={SHORT_MONTHS[index]?.charAt(0)} data-now={isNow || undefined}>
              {SHORT_MONTHS[index]}
            </MonthName>
          </Rows>
        );
      })}
    </Plot>
  );
}

const hatched = {
  borderWidth: '1px',
  borderColor: 'var(--hatch)',
  backgroundImage:
    'repeating-linear-gradient(135deg, color-mix(in srgb, var(--hatch) 34%, transparent) 0 2px, transparent 2px 6px)',
};
const parts = {
  '&[data-part=paid]': { bg: 'border.control' },
  '&[data-part=late]': { ...hatched, '--hatch': 'var(--colors-danger)', backgroundColor: 'danger.soft' },
  '&[data-part=open]': { ...hatched, '--hatch': 'var(--colors-info)', backgroundColor: 'info.soft' },
  '&[data-part=uncollectible]': { bg: 'warning' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
};

const Plot = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    h: '216px',
    pt: '24px',
    ps: '56px',
    smDown: { ps: '44px' },
  },
});
const Lines = chakra('div', {
  base: {
    position: 'absolute',
    inset: '24px 0 24px 0',
    '& > span': {
      position: 'absolute',
      insetInlineStart: '0',
      insetInlineEnd: '0',
      borderBottomWidth: '1px',
      textStyle: '2xs',
      color: 'text.subtle',
    },
    '& > span:first-of-type': { borderColor: 'border.strong' },
  },
});
const Bar = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '1px',
    w: '60%',
    maxW: '32px',
    '& > [data-part]:last-of-type': { borderRadius: '4px 4px 0 0' },
  },
});
const Piece = chakra('span', { base: { display: 'block', flex: 'none', ...parts } });
const BarLabel = chakra('b', {
  base: {
    position: 'absolute',
    insetInlineStart: '50%',
    translate: '-50% -2px',
    textStyle: '2xs',
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
  },
});
const MonthName = chakra('span', {
  base: {
    alignSelf: 'end',
    textStyle: '2xs',
    color: 'text.muted',
    '&[data-now]': { fontWeight: 'strong', color: 'text' },
    smDown: { fontSize: '0', _before: { content: 'attr(data-short)', fontSize: '2xs' } },
  },
});

const PARTS = ['paid', 'late', 'open', 'uncollectible'] as const;
type Part = (typeof PARTS)[number];

/** Minor units, without drafts and void invoices. */
type InvoicedMonth = Record<Part, number>;

const partOf = (row: InvoiceRow): Part => {
  if (row.status === 'paid' || row.status === 'uncollectible') return row.status;
  return lateInWords(row) ? 'late' : 'open';
};

function invoicedByMonth(rows: readonly InvoiceRow[], year: number): InvoicedMonth[] {
  const months = Array.from({ length: 12 }, (): InvoicedMonth => ({ paid: 0, late: 0, open: 0, uncollectible: 0 }));
  for (const row of rows) {
    if (!counts(row) || !row.dueDay.startsWith(`${year}-`)) continue;
    const month = months[Number(row.dueDay.slice(5, 7)) - 1];
    if (month) month[partOf(row)] += row.amount.minor;
  }
  return months;
}

const monthTotal = (month: InvoicedMonth): number => PARTS.reduce((sum, part) => sum + month[part], 0);

/** 1, 2 or 5 times a power of ten: two or three lines. */
function gridStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 5, 10].map((factor) => (factor * power) / 2).find((each) => highest / each < 3);
  return step ?? power;
}
