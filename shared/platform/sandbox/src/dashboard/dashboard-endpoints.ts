import { dashboard } from '@console/api';
import { formatCount } from '@console/schema';
import { locale, n, t } from '@console/words';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '../audit/audit-tables';
import { invoices } from '../billing/billing-tables';
import type { DefineEndpoint } from '../calls/endpoint';
import { hasRight } from '../calls/gates';
import type { Company } from '../calls/principal';
import { FEATURE, MAIN_PRODUCT } from '../calls/products';
import { members } from '../db/schema';
import { DAY } from '../platform/day';
import type { Platform } from '../platform/platform';
import { dailyFigures } from './dashboard-tables';

type Tile = dashboard.DashboardTile;

const DAYS = 30;

const TILES = [
  [FEATURE.team, teamTile],
  [FEATURE.generalAdmin, archiveTile],
  [FEATURE.billing, billingTile],
  [FEATURE.generalAdmin, auditTile],
] as const;

/** api/Dashboard: last 30 days, counted in the database. */
export function dashboardEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint(dashboard.getDashboard, {
    gate: 'usage',
    handle: async ({ principal, company }) => {
      const now = platform.now().getTime();
      const open = TILES.filter(([right]) => hasRight(right, principal));
      return await Promise.all(open.map(([, tile]) => tile(platform, company, now)));
    },
  });
}

async function teamTile({ db }: Platform, company: Company, now: number): Promise<Tile> {
  const joined = await db.select({ at: members.joinedAt }).from(members).where(eq(members.customerId, company.id));
  const trend = lastDays(now).map((end) => joined.filter(({ at }) => at <= end).length);
  const limit = company.licenses.find(({ productCode }) => productCode === MAIN_PRODUCT)?.userLimit;
  const unit = limit === undefined ? t('users') : t('of {count} licenses', { count: formatCount(limit) });
  const detail = growth(trend, now);
  return { area: 'team', value: joined.length, unit, detail, trend, growthIsGood: true, decimals: 0 };
}

async function archiveTile(platform: Platform, company: Company, now: number): Promise<Tile> {
  const trend = await readFigure(platform, company, 'documents', now);
  const [value, detail] = [trend.at(-1) ?? 0, growth(trend, now)];
  return { area: 'archive', value, unit: t('documents'), detail, trend, growthIsGood: true, decimals: 0 };
}

async function billingTile({ db }: Platform, company: Company, now: number): Promise<Tile> {
  const all = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.customerId, company.id), inArray(invoices.status, ['open', 'paid'])));
  const isOpen = (invoice: (typeof all)[number], at: number) =>
    invoice.issuedAt <= at && (invoice.paidAt === null || invoice.paidAt > at);
  const dueAt = (at: number) =>
    all.filter((invoice) => isOpen(invoice, at)).reduce((total, { amountDue }) => total + amountDue, 0);
  const open = all.filter((invoice) => isOpen(invoice, now));
  const dueToday = open.filter((invoice) => invoice.dueAt <= now + DAY / 2).length;
  return {
    area: 'billing',
    value: dueAt(now) / 100,
    unit: t('{currency} due', { currency: company.country.currency }),
    detail:
      dueToday > 0
        ? t('{open} open, {due} due today', { open: open.length, due: dueToday })
        : t('{open} open', { open: open.length }),
    trend: lastDays(now).map((end) => dueAt(end) / 100),
    growthIsGood: false,
    decimals: 2,
  };
}

async function auditTile(platform: Platform, company: Company, now: number): Promise<Tile> {
  const days = lastDays(now);
  const from = (days[0] ?? now) - DAY;
  // A bound number is real, and its quotient has a fraction.
  const day = sql<number>`cast((${auditEntries.at} - ${from}) / ${DAY} as integer)`;
  const counts = await platform.db
    .select({ day, events: count() })
    .from(auditEntries)
    .where(and(eq(auditEntries.customerId, company.id), gt(auditEntries.at, from)))
    .groupBy(day);
  const trend = days.map((_, index) => counts.find((each) => each.day === index)?.events ?? 0);
  const refused = sum(await readFigure(platform, company, 'refusedSignIns', now));
  const detail = n(refused, '{count} failed sign-in', '{count} failed sign-ins');
  return { area: 'audit', value: sum(trend), unit: t('events'), detail, trend, growthIsGood: false, decimals: 0 };
}

async function readFigure(
  { db }: Platform,
  company: Company,
  figure: (typeof dailyFigures.$inferSelect)['figure'],
  now: number,
): Promise<number[]> {
  const since = Math.floor(now / DAY) - DAYS;
  const rows = await db
    .select({ value: dailyFigures.value })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.customerId, company.id), eq(dailyFigures.figure, figure), gt(dailyFigures.day, since)))
    .orderBy(dailyFigures.day);
  return rows.map(({ value }) => value);
}

function lastDays(now: number): number[] {
  return Array.from({ length: DAYS }, (_, index) => now - (DAYS - 1 - index) * DAY);
}

function growth(trend: number[], now: number): string {
  const change = (trend.at(-1) ?? 0) - (trend[0] ?? 0);
  const since = new Date(now - (DAYS - 1) * DAY).toLocaleDateString(locale(), {
    day: '2-digit',
    month: 'short',
    timeZone: 'UTC',
  });
  return t('{change} since {since}', { change: `${change < 0 ? '−' : '+'}${formatCount(Math.abs(change))}`, since });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
