import type { billing } from '@console/api';
import { formatMoney, InvoiceBadge } from '@console/product';
import { chakra, ExternalLink, formatShortDate, startOfDay } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';
import { type Column, defineTable, type TableDefinition } from '@console/ui/table';
import { Amount } from '../components/Amount';
import { type InvoiceRow, lateInWords, STATUS_WORDS, statusOf } from './invoice-rules';

const number: Column<InvoiceRow> = {
  id: 'number',
  header: 'Invoice number',
  text: (row) => row.number,
  width: '22%',
  isIdentifier: true,
  mobile: 'title',
};
const dueDate: Column<InvoiceRow> = {
  id: 'dueDate',
  header: 'Due date',
  // BILL-051
  text: ({ dueDay }) => formatShortDate(startOfDay(dueDay)),
  compare: (a, b) => a.dueDay.localeCompare(b.dueDay),
  width: '17%',
};
const status: Column<InvoiceRow> = {
  id: 'status',
  header: 'Status',
  text: (row) => [STATUS_WORDS[row.status], lateInWords(row)].filter(Boolean).join(', '),
  cell: (row) => <Status row={row} />,
  mobile: 'detail',
};
const amount: Column<InvoiceRow> = {
  id: 'amount',
  header: 'Amount',
  text: (row) => formatMoney(row.amount),
  cell: (row) => <Amount of={row.amount} />,
  compare: (a, b) => a.amount.minor - b.amount.minor,
  align: 'end',
  width: '18%',
};
const view: Column<InvoiceRow> = {
  id: 'view',
  header: 'Invoice',
  text: () => '',
  cell: (row) => <InvoiceLinks row={row} />,
  align: 'end',
  width: '150px',
  mobile: 'state',
};

const columns = [number, dueDate, status, amount, view];

/** BILL-039. The status in the address is the platform's id, whose word the platform says (BILL-036). */
export function invoicesTable(statuses: readonly billing.InvoiceStatus[]): TableDefinition<InvoiceRow> {
  return defineTable<InvoiceRow>({
    rowId: (row) => row.number,
    columns,
    filters: [
      {
        id: 'statusId',
        label: 'Status',
        values: (row) => [String(row.statusId)],
        wordOf: (id) => STATUS_WORDS[statusOf(Number(id), statuses)],
      },
    ],
    isQuiet: (row) => row.status === 'void',
    defaultSort: '-dueDate',
  });
}

/** What a file has: everything but the links. */
export const exportedColumns: readonly Column<InvoiceRow>[] = columns.filter((column) => column !== view);

function Status({ row }: { row: InvoiceRow }) {
  const late = lateInWords(row);
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <InvoiceBadge status={row.status} dueDay={row.dueDay} />
      {late ? (
        <chakra.span textStyle="xs" color="danger">
          {late}
        </chakra.span>
      ) : (
        <OnMobile>{formatShortDate(startOfDay(row.dueDay))}</OnMobile>
      )}
    </chakra.span>
  );
}

/** BILL-040. An open invoice is paid from its own page. */
function InvoiceLinks({ row }: { row: InvoiceRow }) {
  return (
    <chakra.span display="inline-grid" justifyItems="end">
      <OnMobile>
        <Amount of={row.amount} />
      </OnMobile>
      <chakra.span display="inline-flex" gap="4" textStyle={{ base: 'sm', smDown: 'xs' }}>
        {row.status === 'open' && <InvoiceLink row={row} verb="Pay" />}
        <InvoiceLink row={row} verb="View" />
      </chakra.span>
    </chakra.span>
  );
}

/** A row on mobile has three places; date and amount stand in those of status and links. */
const OnMobile = chakra('span', { base: { display: { base: 'none', smDown: 'inline' } } });

function InvoiceLink({ row, verb }: { row: InvoiceRow; verb: string }) {
  return (
    <ExternalLink href={row.url}>
      {verb}
      <chakra.span srOnly> invoice {row.number}</chakra.span>
      <ExternalLinkIcon
        size={14}
        aria-hidden
        style={{ display: 'inline', marginInlineStart: 4, verticalAlign: '-2px' }}
      />
    </ExternalLink>
  );
}
