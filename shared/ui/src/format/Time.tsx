import { chakra } from '@chakra-ui/react';
import { exactTime, formatAge, formatDateTime, formatShortDate } from './dates';

const FORMATS = { dateTime: formatDateTime, shortDate: formatShortDate, age: (date: Date) => formatAge(date) };

interface TimeProps {
  /** Null, undefined and invalid dates draw a dash. */
  value: Date | string | number | null | undefined;
  format?: keyof typeof FORMATS;
}

export function Time({ value, format = 'dateTime' }: TimeProps) {
  const date = value == null || value === '' ? undefined : new Date(value);
  if (!date || Number.isNaN(date.getTime())) return <>–</>;
  return (
    <Moment dateTime={date.toISOString()} title={exactTime(date)}>
      {FORMATS[format](date)}
    </Moment>
  );
}

/** A Swedish `2026-11-20` would break at hyphens. */
const Moment = chakra('time', { base: { whiteSpace: 'nowrap' } });
