import { formatCount } from '@console/ui';
import { formatDecimal } from '@console/words';

/** Minor units keep sums exact: øre, cents, whole yen. */
export interface Money {
  minor: number;
  /** ISO 4217, any case. */
  currency: string;
}

const decimalsByCurrency = new Map<string, number>();

/** NOK has two, ISK and JPY none, KWD three. */
function decimalsOf(currency: string): number {
  const cached = decimalsByCurrency.get(currency);
  if (cached !== undefined) return cached;
  // Another code would throw.
  const format = /^[a-z]{3}$/i.test(currency)
    ? new Intl.NumberFormat('en', { style: 'currency', currency })
    : undefined;
  const decimals = format?.resolvedOptions().maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, decimals);
  return decimals;
}

/** C65: the wire has major units. */
export const moneyOf = (major: number, currency: string): Money => ({
  minor: Math.round(major * 10 ** decimalsOf(currency)),
  currency,
});

export const majorOf = ({ minor, currency }: Money): number => minor / 10 ** decimalsOf(currency);

export const sumOf = (amounts: readonly Money[], currency: string): Money => ({
  minor: amounts.reduce((total, { minor }) => total + minor, 0),
  currency,
});

export const currencyOf = ({ currency }: Money): string => currency.toUpperCase();

/** BILL-050: `12 430.00`; `whole` omits zero decimals. */
export function formatFigure({ minor, currency }: Money, { whole = false }: { whole?: boolean } = {}): string {
  const places = decimalsOf(currency);
  const units = Math.trunc(Math.abs(minor) / 10 ** places);
  const rest = Math.abs(minor) % 10 ** places;
  const isBare = places === 0 || (whole && rest === 0);
  const decimals = isBare ? '' : formatDecimal(`.${String(rest).padStart(places, '0')}`);
  return `${minor < 0 ? '−' : ''}${formatCount(units)}${decimals}`;
}

/** BILL-050: `12 430.00 NOK` */
export const formatMoney = (money: Money): string => `${formatFigure(money)}\u00a0${currencyOf(money)}`;
