import type { customerPlan } from '@console/api';
import { pathOf } from '@console/contract';
import { ActionRow, formatShortDate, LinkButton, startOfDay } from '@console/ui';
import { BillingIcon, WarningIcon } from '@console/ui/icons';
import { t } from '@console/words';
import area from '../area';
import { formatMoney } from '../components/money';
import { PayLink } from '../components/PayLink';
import { AddCardButton } from '../payment-methods/AddCardButton';
import { detailsOf, OrderActions, usePlanName, waitsInWords } from '../plans/WaitingOrder';
import type { Attention } from './attention';

export function OrderRow({ order }: { order: customerPlan.Order }) {
  return (
    <ActionRow
      icon={<BillingIcon aria-hidden />}
      urgent
      title={waitsInWords(usePlanName(order.planId))}
      details={detailsOf(order)}
      action={<OrderActions order={order} />}
    />
  );
}

/** As the invoice's badge. */
const DUE = { color: 'var(--colors-danger)' };

export function AttentionRow({ attention }: { attention: Attention }) {
  if (attention.kind === 'invoice') {
    const { number, dueDay, amount, paymentUrl } = attention.invoice;
    return (
      <ActionRow
        icon={<WarningIcon aria-hidden style={DUE} />}
        urgent
        title={attention.title}
        details={`${formatMoney(amount)} · ${t('due {day}', { day: formatShortDate(startOfDay(dueDay)) })}`}
        action={<PayLink variant="primary" number={number} href={paymentUrl} />}
      />
    );
  }
  return (
    <ActionRow
      icon={<BillingIcon aria-hidden />}
      urgent={attention.kind === 'defaultCard'}
      title={attention.title}
      details={attention.details}
      action={
        attention.kind === 'defaultCard' ? (
          <AddCardButton size="small" />
        ) : (
          <LinkButton size="small" to={pathOf(area.pages.paymentMethods)} aria-label={t('Manage cards')}>
            {t('Manage', undefined, 'verb')}
          </LinkButton>
        )
      }
    />
  );
}
