import { formatCount } from '@console/ui';
import { formatDecimal } from '@console/words';

/** An amount in whole minor units, such as øre or cents, so that sums stay exact. */
export interface Money {
  minor: number;
  /** ISO 4217; case does not matter. */
  currency: string;
}

/** Converts an amount of the wire, which is in major units such as kroner (C65). */
export const moneyOf = (major: number, currency: string): Money => ({ minor: Math.round(major * 100), currency });

/** The total of amounts in one currency. */
export const sumOf = (amounts: readonly Money[], currency: string): Money => ({
  minor: amounts.reduce((total, { minor }) => total + minor, 0),
  currency,
});

/** `NOK` */
export const currencyOf = ({ currency }: Money): string => currency.toUpperCase();

/** BILL-050: the figure without currency, `12 430.00`. `whole` omits decimals that are zero: `2 490`. */
export function formatFigure({ minor }: Money, { whole = false }: { whole?: boolean } = {}): string {
  const units = Math.trunc(Math.abs(minor) / 100);
  const cents = Math.abs(minor) % 100;
  const decimals = whole && cents === 0 ? '' : formatDecimal(`.${String(cents).padStart(2, '0')}`);
  return `${minor < 0 ? '−' : ''}${formatCount(units)}${decimals}`;
}

/** BILL-050: `12 430.00 NOK`. */
export const formatMoney = (money: Money): string => `${formatFigure(money)}\u00a0${currencyOf(money)}`;
