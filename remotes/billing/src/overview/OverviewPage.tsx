import type { billing } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import {
  ActionRowPending,
  ActionRows,
  chakra,
  FailedNotice,
  Flex,
  formatShortDate,
  Loaded,
  Loading,
  type LoadQuery,
  NotLoaded,
  Page,
  PageHeader,
  Section,
  Skeleton,
  startOfDay,
  useFailureToast,
} from '@console/ui';
import { AuditIcon, BillingIcon, ClockIcon, InvoiceIcon, WarningIcon } from '@console/ui/icons';
import { Rows } from '@console/ui/layout';
import { KeyFigure, KeyFigures } from '@console/ui/record';
import { n, t } from '@console/words';
import { useMemo, useState } from 'react';
import area from '../area';
import { InvoiceBadge } from '../components/InvoiceBadge';
import { currencyOf, formatFigure, formatMoney, moneyOf } from '../components/money';
import {
  counts,
  daysUntil,
  dueDayOf,
  type InvoiceRow,
  lateInWords,
  statusOf,
  toInvoiceRow,
  totalsOf,
} from '../invoices/invoice-rules';
import { invoicesQuery, NO_STATUSES, useInvoiceStatuses } from '../invoices/invoices-queries';
import { brandOf, type Card, cardState, expiryOf } from '../payment-methods/card-rules';
import { defaultPaymentMethodQuery, paymentMethodsQuery } from '../payment-methods/payment-methods-queries';
import { useOrders } from '../plans/orders-queries';
import { planTiersQuery } from '../plans/plans-queries';
import { currentTierOf, useCompanyPlan } from '../plans/use-company-plan';
import { AttentionRow, OrderRow } from './AttentionRow';
import { attentionOf } from './attention';
import { InvoicedByMonth } from './InvoicedByMonth';
import { overviewQuery } from './overview-queries';

/** BILL-031 to BILL-035. Parts load independently. */
export function OverviewPage() {
  const overview = useQuery(overviewQuery);
  const defaultCard = useQuery(defaultPaymentMethodOrNone);
  const invoices = useQuery(invoicesQuery);
  const statuses = useInvoiceStatuses() ?? NO_STATUSES;
  const rows = useMemo(
    () => invoices.data?.map((invoice) => toInvoiceRow(invoice, statuses)),
    [invoices.data, statuses],
  );
  const attention = useAttention(invoices, rows);
  const { tierLevel, currency } = useCompanyPlan();
  const { data: tiers = [] } = useQuery(planTiersQuery);
  const planName = currentTierOf(tiers, tierLevel)?.planName;
  return (
    <Page>
      <PageHeader title={t('Billing overview')} summary={planName ? t('{planName} plan', { planName }) : '\u00a0'} />
      <Rows gap="8" px="var(--page-inset)">
        <Loaded query={overview} skeleton={<TilesSkeleton />}>
          {(loaded) => <Tiles overview={loaded} {...{ defaultCard, rows, statuses }} />}
        </Loaded>
        <NeedsAttention {...attention} />
        <Loaded
          query={invoices}
          failureMessage={NO_INVOICES}
          skeleton={<MonthsSkeleton />}
          wrapFailure={(failure) => <Section title={MONTHS}>{failure}</Section>}
        >
          {() =>
            // What is above has its height then.
            attention.isLoading ? (
              <MonthsSkeleton />
            ) : (
              currenciesOf(rows ?? [], overview.data?.currency ?? currency).map((each, _, all) => (
                <InvoicedByMonth
                  key={each}
                  title={all.length > 1 ? t('Invoiced by month, {currency}', { currency: each }) : MONTHS}
                  rows={(rows ?? []).filter(({ amount }) => currencyOf(amount) === each)}
                  currency={each}
                />
              ))
            )
          }
        </Loaded>
      </Rows>
    </Page>
  );
}

const NO_INVOICES = t('Failed to load invoices');
const NO_CARDS = t('Failed to load payment methods');
const MONTHS = t('Invoiced by month');

/** `null` is no card, but a combined query waits for data. */
const defaultPaymentMethodOrNone = {
  ...defaultPaymentMethodQuery,
  select: (card: Card | null) => ({ card }),
};

/** 'Nothing needs attention' waits for all. */
function useAttention(invoices: LoadQuery, rows: readonly InvoiceRow[] | undefined) {
  const cards = useQuery(paymentMethodsQuery);
  const orders = useOrders();
  const attention = attentionOf(rows ?? [], cards.data ?? []);
  const failed = [
    { query: invoices, message: NO_INVOICES, isMissing: !rows },
    { query: cards, message: NO_CARDS, isMissing: !cards.data },
    { query: orders, message: t('Couldn’t load orders'), isMissing: orders.isRequested && !orders.data },
  ].filter(({ isMissing }) => isMissing);
  useFailureToast(cards.data ? undefined : cards.error, NO_CARDS);
  return { waiting: orders.waiting, attention, failed, isLoading: failed.some(({ query }) => !query.error) };
}

function NeedsAttention({ waiting, attention, failed, isLoading }: ReturnType<typeof useAttention>) {
  const count = attention.length + (waiting ? 1 : 0);
  return (
    <Section title={t('Needs attention')} aside={!isLoading && count > 0 && n(count, '{count} open', '{count} open')}>
      <ActionRows reserve={3} none={count + failed.length > 0 ? '' : t('Nothing needs attention')}>
        {isLoading && <ActionRowPending />}
        {waiting && <OrderRow order={waiting} />}
        {attention.map((each) => (
          <AttentionRow key={each.title} attention={each} />
        ))}
        {failed.map(
          ({ query, message }) =>
            query.error && (
              <chakra.div key={message} pt="4">
                <FailedNotice query={query}>{`${message}.`}</FailedNotice>
              </chakra.div>
            ),
        )}
      </ActionRows>
    </Section>
  );
}

/** The company's own currency comes first. */
function currenciesOf(rows: readonly InvoiceRow[], currency: string | undefined): string[] {
  return [
    ...new Set([...(currency ? [currency.toUpperCase()] : []), ...totalsOf(rows.filter(counts)).map(currencyOf)]),
  ];
}

interface TilesProps {
  overview: billing.BillingOverview;
  defaultCard: LoadQuery & { data: { card: Card | null } | undefined };
  rows: readonly InvoiceRow[] | undefined;
  statuses: readonly billing.InvoiceStatus[];
}

/** BILL-031 */
function Tiles({ overview, defaultCard, rows, statuses }: TilesProps) {
  const amountDue = moneyOf(overview.amountDue, overview.currency);
  const [year] = useState(() => new Date().getFullYear());
  // Counted by the chart too.
  const ofYear = rows?.filter((row) => counts(row) && row.dueDay.startsWith(`${year}-`)).length;
  const card = defaultCard.data?.card;
  useFailureToast(defaultCard.data ? undefined : defaultCard.error, NO_CARDS);
  const open = overview.numberOfOpenInvoices;
  return (
    <KeyFigures stacksOnMobile>
      <KeyFigure
        icon={<InvoiceIcon aria-hidden />}
        name={t('Amount due')}
        value={formatFigure(amountDue)}
        unit={currencyOf(amountDue)}
        note={rows && <DueNote rows={rows} />}
        // BILL-032
        to={`${pathOf(area.pages.invoices)}?statusId=2`}
      />
      <LastInvoice {...{ overview, statuses }} />
      <KeyFigure
        icon={<AuditIcon aria-hidden />}
        name={t('Invoice overview')}
        value={open}
        unit={n(open, 'open invoice', 'open invoices')}
        note={ofYear !== undefined && n(ofYear, '{count} invoice in {year}', '{count} invoices in {year}', { year })}
        to={pathOf(area.pages.invoices)}
      />
      <KeyFigure
        icon={<BillingIcon aria-hidden />}
        name={t('Payment methods')}
        value={card ? `${brandOf(card.card.brand)} ${card.card.last4}` : '–'}
        unit={card ? t('default') : ''}
        note={
          defaultCard.data ? (
            <CardNote card={defaultCard.data.card} />
          ) : (
            <NotLoaded query={defaultCard}>{NO_CARDS}</NotLoaded>
          )
        }
        to={pathOf(area.pages.paymentMethods)}
      />
    </KeyFigures>
  );
}

function LastInvoice({ overview, statuses }: Pick<TilesProps, 'overview' | 'statuses'>) {
  const { lastInvoiceUrl, lastInvoiceAmountDue, lastInvoiceStatusId, lastInvoiceDateDue, currency } = overview;
  const icon = <ClockIcon aria-hidden />;
  if (lastInvoiceAmountDue === null || lastInvoiceStatusId === null || lastInvoiceDateDue === null) {
    return <KeyFigure icon={icon} name={t('Last invoice')} value="–" note={t('No invoices yet')} />;
  }
  const amount = moneyOf(lastInvoiceAmountDue, currency);
  const dueDay = dueDayOf(lastInvoiceDateDue);
  return (
    <KeyFigure
      icon={icon}
      name={t('Last invoice')}
      value={formatFigure(amount)}
      unit={currencyOf(amount)}
      note={
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
          <InvoiceBadge status={statusOf(lastInvoiceStatusId, statuses)} dueDay={dueDay} />
          {t('due {day}', { day: formatShortDate(startOfDay(dueDay)) })}
        </chakra.span>
      }
      href={lastInvoiceUrl ?? undefined}
    />
  );
}

function DueNote({ rows }: { rows: readonly InvoiceRow[] }) {
  const due = rows.filter((row) => lateInWords(row) !== undefined);
  if (due.length === 0) return t('Nothing is overdue');
  const overdue = due.filter(({ dueDay }) => daysUntil(dueDay) < 0);
  const inWords = (invoices: readonly InvoiceRow[]) => totalsOf(invoices).map(formatMoney).join(' + ');
  const words =
    overdue.length > 0
      ? t('{amount} overdue', { amount: inWords(overdue) })
      : t('{amount} due today', { amount: inWords(due) });
  return <Mark tone="danger">{words}</Mark>;
}

function CardNote({ card }: { card: Card | null }) {
  if (!card) return t('No card yet');
  const state = cardState(card);
  if (state === 'good') return t('Expires {expiry}', { expiry: expiryOf(card) });
  return state === 'soon' ? (
    <Mark tone="warning">{t('Expires {expiry}', { expiry: expiryOf(card) })}</Mark>
  ) : (
    <Mark tone="danger">{t('Expired {expiry}', { expiry: expiryOf(card) })}</Mark>
  );
}

function Mark({ tone, children }: { tone: 'warning' | 'danger'; children: React.ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={tone === 'danger' ? 'danger' : 'warning'}>
      <WarningIcon size={14} aria-hidden />
      <span>{children}</span>
    </chakra.span>
  );
}

function TilesSkeleton() {
  return (
    <Loading>
      <KeyFigures stacksOnMobile>
        <KeyFigure icon={<InvoiceIcon aria-hidden />} name={t('Amount due')} />
        <KeyFigure icon={<ClockIcon aria-hidden />} name={t('Last invoice')} />
        <KeyFigure icon={<AuditIcon aria-hidden />} name={t('Invoice overview')} />
        <KeyFigure icon={<BillingIcon aria-hidden />} name={t('Payment methods')} />
      </KeyFigures>
    </Loading>
  );
}

const HEIGHTS = ['42%', '58%', '50%', '66%', '46%', '72%', '60%', '54%', '68%', '48%', '62%', '56%'];

function MonthsSkeleton() {
  return (
    <Section title={MONTHS}>
      <Loading>
        <Flex align="end" gap="3" h="216px" pt="5">
          {HEIGHTS.map((height) => (
            <Skeleton key={height} flex="1" maxW="32px" style={{ height }} />
          ))}
        </Flex>
      </Loading>
    </Section>
  );
}
