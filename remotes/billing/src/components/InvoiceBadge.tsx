import { CloseIcon } from '@console/ui/icons';
import { StatusBadge, type StatusTone } from '@console/ui/record';
import { t } from '@console/words';
import { companyDay } from './company-day';

/** SHRD-033 */
export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const STATUS_WORDS: Record<InvoiceStatus, string> = {
  draft: t('Draft'),
  open: t('Open'),
  paid: t('Paid'),
  uncollectible: t('Uncollectible'),
  void: t('Void'),
};

/** BILL-043 to BILL-049, C64. An open invoice is late on its due day, a draft after; `today` is the company's. */
export function invoiceTone(status: InvoiceStatus, dueDay: string, today: string = companyDay(new Date())): StatusTone {
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
  /** `2026-11-05` */
  dueDay: string;
}

/** The list adds 'Due today'. */
export function InvoiceBadge({ status, dueDay }: InvoiceBadgeProps) {
  const tone = invoiceTone(status, dueDay);
  return (
    <StatusBadge tone={tone} {...(status === 'void' ? { icon: <CloseIcon aria-hidden /> } : {})}>
      {STATUS_WORDS[status]}
    </StatusBadge>
  );
}
