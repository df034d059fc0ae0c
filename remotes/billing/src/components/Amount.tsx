import { chakra } from '@console/ui';
import { Fragment } from 'react';
import { currencyOf, formatFigure, type Money } from './money';

/** `12 430.00 NOK` */
export function Amount({ of: money }: { of: Money }) {
  return (
    <chakra.span whiteSpace="nowrap">
      {formatFigure(money)}
      <chakra.span color="text.subtle" fontWeight="regular">{`\u00a0${currencyOf(money)}`}</chakra.span>
    </chakra.span>
  );
}

/** Never adds currencies: `12 430.00 NOK + 99.00 EUR`. */
export function Amounts({ of: amounts }: { of: readonly Money[] }) {
  return amounts.map((money, at) => (
    <Fragment key={money.currency}>
      {at > 0 && ' + '}
      <Amount of={money} />
    </Fragment>
  ));
}
