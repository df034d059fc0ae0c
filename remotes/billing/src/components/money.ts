import { formatCount } from '@console/ui';
import { formatDecimal } from '@console/words';

/** Minor units keep sums exact. */
export interface Money {
  minor: number;
  /** ISO 4217, any case. */
  currency: string;
}

/** C65: the wire has major units. */
export const moneyOf = (major: number, currency: string): Money => ({ minor: Math.round(major * 100), currency });

export const sumOf = (amounts: readonly Money[], currency: string): Money => ({
  minor: amounts.reduce((total, { minor }) => total + minor, 0),
  currency,
});

export const currencyOf = ({ currency }: Money): string => currency.toUpperCase();

/** BILL-050: `12 430.00`; `whole` omits zero decimals. */
export function formatFigure({ minor }: Money, { whole = false }: { whole?: boolean } = {}): string {
  const units = Math.trunc(Math.abs(minor) / 100);
  const cents = Math.abs(minor) % 100;
  const decimals = whole && cents === 0 ? '' : formatDecimal(`.${String(cents).padStart(2, '0')}`);
  return `${minor < 0 ? '−' : ''}${formatCount(units)}${decimals}`;
}

/** BILL-050: `12 430.00 NOK` */
export const formatMoney = (money: Money): string => `${formatFigure(money)}\u00a0${currencyOf(money)}`;
