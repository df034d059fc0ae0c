import { Detail } from '@console/product';
import { formatShortDate, startOfDay } from '@console/ui';
import { formatDecimal, t } from '@console/words';
import { Amount } from '../components/Amount';
import { moneyOf } from '../components/money';
import { daysInWords } from './plan-rules';

interface ChargesProps {
  currency: string;
  /** Null draws 'No charge'. */
  charge: { amount: number; tax: number; from?: string; to?: string } | null;
  /** 'Charged today'. */
  label: string;
  taxPercent?: number;
  next: { day: string; amount: number } | null;
}

export function Charges({ currency, charge, label, taxPercent, next }: ChargesProps) {
  return (
    <>
      {charge?.from !== undefined && charge.to !== undefined && (
        <Detail label={t('For', undefined, 'period')}>{daysInWords(charge.from, charge.to)}</Detail>
      )}
      {next && (
        <Detail
          // Keeps the date on one line.
          label={t('Next charge, {day}', { day: formatShortDate(startOfDay(next.day)).replaceAll(' ', '\u00a0') })}
        >
          <Amount of={moneyOf(next.amount, currency)} />
        </Detail>
      )}
      {charge && (
        <Detail
          label={
            taxPercent === undefined
              ? t('Tax included')
              : t('Tax included, {percent}%', { percent: formatDecimal(taxPercent) })
          }
        >
          <Amount of={moneyOf(charge.tax, currency)} />
        </Detail>
      )}
      <Detail label={label}>{charge ? <Amount of={moneyOf(charge.amount, currency)} /> : t('No charge')}</Detail>
    </>
  );
}
