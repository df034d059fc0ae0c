import type { billing } from '@console/api';
import { pathOf } from '@console/contract';
import { currencyOf, formatFigure, formatMoney, InvoiceBadge, moneyOf } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { chakra, formatShortDate, Loaded, Loading, Page, PageHeader, Section, Skeleton, startOfDay } from '@console/ui';
import { BillingIcon, ClockIcon, InvoiceIcon, AuditIcon, WarningIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures } from '@console/ui/record';
import { useMemo, useState } from 'react';
import area from '../area';
import {
  counts,
  dueDayOf,
  type InvoiceRow,
  lateInWords,
  statusOf,
  toInvoiceRow,
  totalsOf,
} from '../invoices/invoice-rules';
import { invoicesQuery, useInvoiceStatuses } from '../invoices/invoices-queries';
import { type Card, brandOf, cardState, expiryOf } from '../payment-methods/card-rules';
import { defaultPaymentMethodQuery, paymentMethodsQuery } from '../payment-methods/payment-methods-queries';
import { planTiersQuery } from '../plans/plans-queries';
import { currentTierOf, useCompanyPlan } from '../plans/use-company-plan';
import { useOrders } from '../orders/orders-queries';
import { AttentionRow, OrderRow } from './AttentionRow';
import { attentionOf } from './attention';
import { InvoicedByMonth } from './InvoicedByMonth';
import { overviewQuery } from './overview-queries';

/** What is owed, what needs somebody, and what has been invoiced (BILL-031 to BILL-035). */
export function OverviewPage() {
  const query = combineQueries(
    useQuery(overviewQuery),
    useQuery(defaultPaymentMethodOrNone),
    useQuery(invoicesQuery),
    useQuery(paymentMethodsQuery),
  );
  const statuses = useInvoiceStatuses() ?? [];
  const { tierLevel } = useCompanyPlan();
  const { data: tiers = [] } = useQuery(planTiersQuery);
  const planName = currentTierOf(tiers, tierLevel)?.planName;
  return (
    <Page>
      <PageHeader title="Overview" summary={planName ? `${planName} plan` : '\u00a0'} />
      <Loaded query={query} failureMessage="Failed to load" skeleton={<OverviewSkeleton />}>
        {([overview, defaultCard, invoices, cards]) => (
          <Overview {...{ overview, defaultCard: defaultCard.card, invoices, statuses, cards }} />
        )}
      </Loaded>
    </Page>
  );
}

/** Wrapped, because having no card is an answer too and a query without data would be waited for. */
const defaultPaymentMethodOrNone = {
  ...defaultPaymentMethodQuery,
  select: (card: Card | null) => ({ card }),
};

interface OverviewProps {
  overview: billing.BillingOverview;
  defaultCard: Card | null;
  invoices: readonly billing.Invoice[];
  statuses: readonly billing.InvoiceStatus[];
  cards: readonly Card[];
}

function Overview({ overview, defaultCard, invoices, statuses, cards }: OverviewProps) {
  const rows = useMemo(() => invoices.map((invoice) => toInvoiceRow(invoice, statuses)), [invoices, statuses]);
  const attention = attentionOf(rows, cards);
  const waiting = useOrders().data?.find(({ state }) => state === 'waiting');
  const count = attention.length + (waiting ? 1 : 0);
  return (
    <Parts>
      <Tiles {...{ overview, defaultCard, rows, statuses }} />
      <Section title="Needs attention" aside={count > 0 && `${count} open`}>
        {waiting && <OrderRow order={waiting} />}
        {count === 0 && (
          <chakra.p py="4" color="text.muted">
            Nothing needs attention
          </chakra.p>
        )}
        {attention.map((each) => (
          <AttentionRow key={each.title} attention={each} />
        ))}
      </Section>
      {currenciesOf(rows, overview.currency).map((currency, _, all) => (
        <InvoicedByMonth
          key={currency}
          title={all.length > 1 ? `Invoiced by month, ${currency}` : 'Invoiced by month'}
          rows={rows.filter(({ amount }) => currencyOf(amount) === currency)}
          currency={currency}
        />
      ))}
    </Parts>
  );
}

/** The company's own first. */
function currenciesOf(rows: readonly InvoiceRow[], own: string): string[] {
  return [...new Set([own.toUpperCase(), ...totalsOf(rows.filter(counts)).map(currencyOf)])];
}

interface TilesProps {
  overview: billing.BillingOverview;
  defaultCard: Card | null;
  rows: readonly InvoiceRow[];
  statuses: readonly billing.InvoiceStatus[];
}

/** BILL-031, in the specification's order; each leads on. */
function Tiles({ overview, defaultCard, rows, statuses }: TilesProps) {
  const amountDue = moneyOf(overview.amountDue, overview.currency);
  const [year] = useState(() => new Date().getFullYear());
  // As the chart counts them.
  const ofYear = rows.filter((row) => counts(row) && row.dueDay.startsWith(`${year}-`)).length;
  const open = overview.numberOfOpenInvoices;
  return (
    <KeyFigures stacksOnMobile>
      <KeyFigure
        icon={<InvoiceIcon aria-hidden />}
        name="Amount due"
        value={formatFigure(amountDue)}
        unit={currencyOf(amountDue)}
        note={<DueNote rows={rows} />}
        // BILL-032
        to={`${pathOf(area.pages.invoices)}?statusId=2`}
      />
      <LastInvoice {...{ overview, statuses }} />
      <KeyFigure
        icon={<AuditIcon aria-hidden />}
        name="Invoice overview"
        value={String(open)}
        unit={open === 1 ? 'open invoice' : 'open invoices'}
        note={`${ofYear === 1 ? '1 invoice' : `${ofYear} invoices`} in ${year}`}
        to={pathOf(area.pages.invoices)}
      />
      <KeyFigure
        icon={<BillingIcon aria-hidden />}
        name="Payment methods"
        value={defaultCard ? `${brandOf(defaultCard.card.brand)} ${defaultCard.card.last4}` : '–'}
        unit={defaultCard ? 'default' : ''}
        note={<CardNote card={defaultCard} />}
        to={pathOf(area.pages.paymentMethods)}
      />
    </KeyFigures>
  );
}

function LastInvoice({ overview, statuses }: Pick<TilesProps, 'overview' | 'statuses'>) {
  const { lastInvoiceUrl, lastInvoiceAmountDue, lastInvoiceStatusId, lastInvoiceDateDue, currency } = overview;
  const icon = <ClockIcon aria-hidden />;
  if (lastInvoiceAmountDue === null || lastInvoiceStatusId === null || lastInvoiceDateDue === null) {
    return <KeyFigure icon={icon} name="Last invoice" value="–" note="No invoice yet" />;
  }
  const amount = moneyOf(lastInvoiceAmountDue, currency);
  const dueDay = dueDayOf(lastInvoiceDateDue);
  return (
    <KeyFigure
      icon={icon}
      name="Last invoice"
      value={formatFigure(amount)}
      unit={currencyOf(amount)}
      note={
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
          <InvoiceBadge status={statusOf(lastInvoiceStatusId, statuses)} dueDay={dueDay} />
          due {formatShortDate(startOfDay(dueDay))}
        </chakra.span>
      }
      href={lastInvoiceUrl ?? undefined}
    />
  );
}

/** The most urgent fact about what is due. */
function DueNote({ rows }: { rows: readonly InvoiceRow[] }) {
  const due = rows.filter((row) => lateInWords(row) !== undefined);
  if (due.length === 0) return 'Nothing is late';
  const overdue = due.filter((row) => lateInWords(row) !== 'Due today');
  const inWords = (invoices: readonly InvoiceRow[]) => totalsOf(invoices).map(formatMoney).join(' + ');
  const words = overdue.length > 0 ? `${inWords(overdue)} overdue` : `${inWords(due)} due today`;
  return <Mark tone="danger">{words}</Mark>;
}

function CardNote({ card }: { card: Card | null }) {
  if (!card) return 'No card yet';
  const state = cardState(card);
  if (state === 'good') return `Expires ${expiryOf(card)}`;
  return state === 'soon' ? (
    <Mark tone="warning">Expires {expiryOf(card)}</Mark>
  ) : (
    <Mark tone="danger">Expired {expiryOf(card)}</Mark>
  );
}

function Mark({ tone, children }: { tone: 'warning' | 'danger'; children: React.ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={tone}>
      <WarningIcon size={14} aria-hidden />
      <span>{children}</span>
    </chakra.span>
  );
}

function OverviewSkeleton() {
  return (
    <Loading>
      <Parts>
        <Skeleton w="100%" h="128px" borderRadius="card" />
        <Skeleton w="160px" h="14px" />
        <Skeleton w="100%" h="160px" borderRadius="card" />
      </Parts>
    </Loading>
  );
}

const Parts = chakra('div', { base: { display: 'grid', gap: '8', px: 'var(--page-inset)' } });
