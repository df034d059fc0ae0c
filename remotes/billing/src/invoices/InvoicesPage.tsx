import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { chakra, EmptyState, IconButton, Page, PageHeader } from '@console/ui';
import { ExportIcon } from '@console/ui/icons';
import { ChoiceChip, DataTable, ExportMenu, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { useMemo } from 'react';
import { Amounts } from '../components/Amount';
import { type Money, moneyOf } from '../components/money';
import { counts, givenBackOf, type InvoiceRow, toInvoiceRow, totalsOf } from './invoice-rules';
import { invoicesTable } from './invoices-columns';
import { invoicesOfYearQuery, useInvoiceStatuses, yearChoices, yearOf } from './invoices-queries';

const countInvoices = (count: number) => n(count, '{count} invoice', '{count} invoices');
const countOpenInvoices = (count: number) => n(count, '{count} open invoice', '{count} open invoices');

/** BILL-040 */
const invoiceHref = ({ url }: InvoiceRow) => url;

/** BILL-036 to BILL-055 */
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
      <PageHeader title={t('Invoices')} summary={rows ? <Summary rows={rows} year={year} /> : '\u00a0'} />
      <DataTable
        table={table}
        query={query}
        rowHref={invoiceHref}
        label={t('Invoices')}
        count={countInvoices}
        searchLabel={t('Search by invoice number')}
        chips={<ChoiceChip label={t('Year')} value={String(year)} options={years.map(String)} onChange={chooseYear} />}
        actions={
          <ExportMenu
            name={`invoices-${year}`}
            columns={definition.columns}
            rows={table.visible}
            trigger={() => <IconButton label={t('Export')} icon={<ExportIcon />} />}
          />
        }
        failureMessage={t('Failed to load invoices')}
        noMatchTitle={t('No invoices found')}
        empty={
          <>
            <chakra.div px="var(--page-inset)">
              <ChoiceChip label={t('Year')} value={String(year)} options={years.map(String)} onChange={chooseYear} />
            </chakra.div>
            <EmptyState title={t('No invoices')}>{t('Nothing was due in {year}.', { year })}</EmptyState>
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
    setParams((oldParams) => {
      const after = new URLSearchParams(oldParams);
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
  if (rows.length === 0) return t('No invoices in {year}', { year });
  const none = moneyOf(0, rows[0]?.amount.currency ?? '');
  return (
    <>
      {open.length > 0 &&
        rich('{amount} due on {invoices}', {
          amount: <Amounts of={totalsOf(open)} />,
          invoices: countOpenInvoices(open.length),
        })}
      {open.length > 0 && ' · '}
      {rich('{amount} paid in {year}', { amount: <Amounts of={paid.length > 0 ? totalsOf(paid) : [none]} />, year })}
    </>
  );
}

/** Leaves out drafts and void invoices, and counts refunds apart. */
function Total({ rows }: { rows: readonly InvoiceRow[] }) {
  const included = rows.filter(counts);
  const givenBack = givenBackOf(rows);
  if (included.length === 0 && givenBack.length === 0) return null;
  return (
    <span>
      {included.length > 0 &&
        (included.length < rows.length
          ? rich('Total, excluding draft and void invoices: {amount}', { amount: inBold(totalsOf(included)) })
          : rich('Total: {amount}', { amount: inBold(totalsOf(included)) }))}
      {included.length > 0 && givenBack.length > 0 && ' · '}
      {givenBack.length > 0 && rich('Also paid and refunded: {amount}', { amount: inBold(givenBack) })}
    </span>
  );
}

const inBold = (amounts: readonly Money[]) => (
  <chakra.b color="text">
    <Amounts of={amounts} />
  </chakra.b>
);
