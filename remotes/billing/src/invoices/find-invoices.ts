import { type GoToResult, pathOf, type SlotFunctions } from '@console/contract';
import { searchFor } from '@console/schema/search-text';
import { can } from '@console/session';
import { formatShortDate, startOfDay } from '@console/ui';
import { t } from '@console/words';
import area from '../area';
import { formatMoney, moneyOf } from '../components/money';
import { dueDayOf } from './invoice-rules';
import { invoicesQuery, yearChoices } from './invoices-queries';

const MOST = 5;

/** Latest first, and the command to change the plan. */
export const findInvoices: SlotFunctions['search'] = async (search, client) => {
  const contains = searchFor(search);
  const invoices = await client.fetchQuery({ ...invoicesQuery, staleTime: STALE_MS }).catch(() => undefined);
  // An invoice of another year has no page to link to.
  const years = yearChoices();
  const matches = (invoices ?? [])
    .map(({ invoiceNo, dueDate, amountDue, currency }) => {
      const day = dueDayOf(dueDate);
      const year = day.slice(0, 4);
      return {
        day,
        year,
        kind: t('Invoice'),
        label: invoiceNo,
        detail: `${formatShortDate(startOfDay(day))} · ${formatMoney(moneyOf(amountDue, currency))}`,
        path: `${pathOf(area.pages.invoices)}?${new URLSearchParams({ year, q: invoiceNo })}`,
      };
    })
    .filter(({ kind, label, detail, year }) => years.includes(Number(year)) && contains(`${label} ${detail} ${kind}`))
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, MOST)
    .map(({ kind, label, detail, path }): GoToResult => ({ kind, label, detail, path }));
  return {
    results: [...commands().filter(({ kind, label }) => contains(`${label} ${kind}`)), ...matches],
    hasFailed: !invoices,
  };
};

/** Typing a search sends one request. */
const STALE_MS = 60_000;

/** C156: plans have another gate than the slot. */
const commands = (): GoToResult[] =>
  can(area.pages.plans.requires)
    ? [{ kind: t('Command'), label: t('Change plan'), path: pathOf(area.pages.plans) }]
    : [];
