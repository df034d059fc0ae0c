import { currencyOf, formatFigure, type Money } from '@console/product';
import { chakra } from '@console/ui';

/** `12 430.00 NOK`, the currency quieter than the figure. */
export function Amount({ of: money }: { of: Money }) {
  return (
    <chakra.span whiteSpace="nowrap">
      {formatFigure(money)}
      <Currency>{`\u00a0${currencyOf(money)}`}</Currency>
    </chakra.span>
  );
}

const Currency = chakra('span', { base: { color: 'text.subtle', fontWeight: 'regular' } });
