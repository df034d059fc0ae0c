import { toDay } from '@console/ui';
import { CloseIcon } from '@console/ui/icons';
import { StatusBadge, type StatusTone } from '@console/ui/record';

/** SHRD-033, in the specification's order. */
export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

const WORDS: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Uncollectible',
  void: 'Void',
};

/**
 * BILL-043 to BILL-049 and C64: what an invoice's status means to who reads it. Due dates are days of the calendar, and
 * today is the reader's: an open one is due on its day, a draft is late only after it.
 */
export function invoiceTone(status: InvoiceStatus, dueDay: string, today: string = toDay(new Date())): StatusTone {
  switch (status) {
    case 'open':
      return dueDay > today ? 'info' : 'danger';
    case 'draft':
      return dueDay >= today ? 'info' : 'danger';
    case 'paid':
      return 'success';
    case 'uncollectible':
      return 'warning';
    case 'void':
      return 'danger';
  }
}

interface InvoiceBadgeProps {
  status: InvoiceStatus;
  /** A day such as `2026-11-05`. */
  dueDay: string;
}

/** An invoice's status; the words beside it, such as 'Due today', are the list's. */
export function InvoiceBadge({ status, dueDay }: InvoiceBadgeProps) {
  const tone = invoiceTone(status, dueDay);
  return (
    <StatusBadge tone={tone} {...(status === 'void' ? { icon: <CloseIcon aria-hidden /> } : {})}>
      {WORDS[status]}
    </StatusBadge>
  );
}
