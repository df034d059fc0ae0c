import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { chakra, counted, EmptyState, IconButton, Page, PageHeader } from '@console/ui';
import { ExportIcon } from '@console/ui/icons';
import { ChoiceChip, DataTable, ExportMenu, useTable } from '@console/ui/table';
import { useMemo } from 'react';
import { Amount, Amounts } from '../components/Amount';
import { moneyOf } from '../components/money';
import { counts, givenBackOf, type InvoiceRow, toInvoiceRow, totalsOf } from './invoice-rules';
import { invoicesTable } from './invoices-columns';
import { invoicesOfYearQuery, useInvoiceStatuses, yearChoices, yearOf } from './invoices-queries';

const NOUN = { one: 'invoice', many: 'invoices' };
const OPEN_INVOICE = { one: 'open invoice', many: 'open invoices' };

/** The invoices of a year (BILL-036 to BILL-055). */
export function InvoicesPage() {
  const { year, years, chooseYear } = useYear();
  const query = useQuery(invoicesOfYearQuery(year));
  const { data: invoices } = query;
  const statuses = useInvoiceStatuses();
  const rows = useMemo(
    () => statuses && invoices?.map((invoice) => toInvoiceRow(invoice, statuses)),
    [invoices, statuses],
  );
  const definition = useMemo(() => invoicesTable(statuses ?? []), [statuses]);
  const table = useTable(definition, { rows });

  return (
    <Page>
      <PageHeader title="Invoices" summary={rows ? <Summary rows={rows} year={year} /> : '\u00a0'} />
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        chips={<ChoiceChip label="Year" value={String(year)} options={years.map(String)} onChange={chooseYear} />}
        actions={
          <ExportMenu
            name={`invoices-${year}`}
            columns={definition.columns}
            rows={table.visible}
            trigger={() => <IconButton label="Export" icon={<ExportIcon />} />}
          />
        }
        failureMessage="Failed to load invoices"
        noMatchTitle="No invoice found."
        empty={
          <>
            <chakra.div px="var(--page-inset)">
              <ChoiceChip label="Year" value={String(year)} options={years.map(String)} onChange={chooseYear} />
            </chakra.div>
            <EmptyState title="No invoices">Nothing was due in {year}.</EmptyState>
          </>
        }
        note={<Total rows={table.visible} />}
      />
    </Page>
  );
}

function useYear() {
  const [params, setParams] = useSearchParams();
  const years = yearChoices();
  const [thisYear = 0] = years;
  const chooseYear = (year: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (Number(year) === thisYear) after.delete('year');
      else after.set('year', year);
      return after;
    });
  return { years, year: yearOf(params), chooseYear };
}

/** '24 860.00 NOK due · 2 open · 86 730.00 NOK paid in 2026' */
function Summary({ rows, year }: { rows: readonly InvoiceRow[]; year: number }) {
  const open = rows.filter(({ status }) => status === 'open');
  const paid = rows.filter(({ status }) => status === 'paid');
  if (rows.length === 0) return `Nothing in ${year}`;
  return (
    <>
      {open.length > 0 && (
        <>
          <Amounts of={totalsOf(open)} /> due in {counted(open.length, OPEN_INVOICE)} ·{' '}
        </>
      )}
      {paid.length > 0 ? <Amounts of={totalsOf(paid)} /> : <Amount of={moneyOf(0, rows[0]?.amount.currency ?? '')} />}{' '}
      paid in {year}
    </>
  );
}

/** The total of the listed invoices, without drafts and void ones, which it mentions. Refunds are shown apart. */
function Total({ rows }: { rows: readonly InvoiceRow[] }) {
  const included = rows.filter(counts);
  const givenBack = givenBackOf(rows);
  if (included.length === 0 && givenBack.length === 0) return null;
  return (
    <span>
      {included.length > 0 && (
        <>
          {included.length < rows.length ? 'Total without draft and void: ' : 'Total: '}
          <chakra.b color="text">
            <Amounts of={totalsOf(included)} />
          </chakra.b>
        </>
      )}
      {included.length > 0 && givenBack.length > 0 && ' · '}
      {givenBack.length > 0 && (
        <>
          Paid besides and given back:{' '}
          <chakra.b color="text">
            <Amounts of={givenBack} />
          </chakra.b>
        </>
      )}
    </span>
  );
}
