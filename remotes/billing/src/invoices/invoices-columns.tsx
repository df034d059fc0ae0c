import type { billing } from '@console/api';
import { chakra, formatShortDate, startOfDay } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';
import { type Column, defineTable, type TableDefinition } from '@console/ui/table';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { Amount } from '../components/Amount';
import { InvoiceBadge, STATUS_WORDS } from '../components/InvoiceBadge';
import { currencyOf, formatMoney, majorOf } from '../components/money';
import { PayLink } from '../components/PayLink';
import { daysUntil, givenBackOf, type InvoiceRow, lateInWords, statusIds, statusOf } from './invoice-rules';

const number: Column<InvoiceRow> = {
  id: 'number',
  header: t('Invoice number'),
  text: (row) => row.number,
  // BILL-039, C250
  linkLabel: (row) => t('View invoice {number}', { number: row.number }),
  after: () => <ExternalLinkIcon size={14} aria-hidden color="var(--colors-text-subtle)" />,
  width: '22%',
  isIdentifier: true,
  searchable: true,
  mobile: 'title',
};
const dueDate: Column<InvoiceRow> = {
  id: 'dueDate',
  header: t('Due date'),
  // BILL-051
  text: ({ dueDay }) => formatShortDate(startOfDay(dueDay)),
  exported: [{ header: t('Due date'), value: ({ dueDay }) => ({ day: dueDay }) }],
  compare: (a, b) => a.dueDay.localeCompare(b.dueDay),
  width: '17%',
};
const status: Column<InvoiceRow> = {
  id: 'status',
  header: t('Status'),
  text: (row) => [STATUS_WORDS[row.status], lateInWords(row)].filter(Boolean).join(', '),
  exported: [
    { header: t('Status'), value: (row) => STATUS_WORDS[row.status] },
    { header: t('Days overdue'), value: (row) => (lateInWords(row) === undefined ? '' : -daysUntil(row.dueDay)) },
  ],
  cell: (row) => <Status row={row} />,
  mobile: 'detail',
};
const amount: Column<InvoiceRow> = {
  id: 'amount',
  header: t('Amount'),
  text: (row) => formatMoney(row.amount),
  cell: (row) => <Amount of={row.amount} />,
  exported: [
    { header: t('Amount'), value: (row) => ({ amount: majorOf(row.amount) }) },
    { header: t('Currency'), value: (row) => currencyOf(row.amount) },
    { header: t('Refunded'), value: givenBack },
  ],
  compare: (a, b) => a.amount.minor - b.amount.minor,
  align: 'end',
  width: '18%',
  mobile: 'state',
};
const pay: Column<InvoiceRow> = {
  id: 'pay',
  header: t('Actions'),
  text: () => '',
  exported: [{ header: t('Link'), value: (row) => row.url }],
  cell: (row) => row.status === 'open' && <PayLink number={row.number} href={row.paymentUrl} />,
  isActions: true,
  width: '96px',
  mobile: 'state',
};

function givenBack(row: InvoiceRow) {
  const [sum] = givenBackOf([row]);
  return sum ? { amount: majorOf(sum) } : '';
}

const columns = [number, dueDate, status, amount, pay];

/** BILL-039, BILL-036: the platform's ids and names. */
export function invoicesTable(statuses: readonly billing.InvoiceStatus[]): TableDefinition<InvoiceRow> {
  return defineTable<InvoiceRow>({
    rowId: (row) => row.number,
    columns,
    filters: [
      {
        id: 'statusId',
        label: t('Status'),
        values: (row) => [String(row.statusId)],
        words: (id) => (statusIds(statuses).includes(id) ? STATUS_WORDS[statusOf(Number(id), statuses)] : id),
      },
    ],
    isQuiet: (row) => row.status === 'void',
    defaultSort: '-dueDate',
    sortable: ['number', 'dueDate', 'status', 'amount'],
  });
}

function Status({ row }: { row: InvoiceRow }) {
  const late = lateInWords(row);
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <InvoiceBadge status={row.status} dueDay={row.dueDay} />
      {late && (
        <chakra.span textStyle="xs" color="danger">
          {late}
        </chakra.span>
      )}
      {row.refunds.map(({ amount: back, day }) => (
        <chakra.span key={`${day} ${back.minor}`} textStyle="xs" color="text.muted">
          {rich('{amount} refunded<wide> {day}</wide>', {
            amount: formatMoney(back),
            day: formatShortDate(startOfDay(day)),
            wide: (inner) => <chakra.span smDown={{ display: 'none' }}>{inner}</chakra.span>,
          })}
        </chakra.span>
      ))}
    </chakra.span>
  );
}
