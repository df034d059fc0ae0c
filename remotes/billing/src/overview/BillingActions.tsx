import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { ActionRow, ActionRowPending, LinkButton } from '@console/ui';
import { BillingIcon } from '@console/ui/icons';
import { t } from '@console/words';
import area from '../area';
import { toInvoiceRow } from '../invoices/invoice-rules';
import { invoicesQuery, useInvoiceStatuses } from '../invoices/invoices-queries';
import { paymentMethodsQuery } from '../payment-methods/payment-methods-queries';
import { useOrders } from '../plans/orders-queries';
import { useCompanyPlan } from '../plans/use-company-plan';
import { AttentionRow, OrderRow } from './AttentionRow';
import { attentionOf } from './attention';

// The slot shows the failure with Try again.
const throwOnError = true;

export function BillingActions() {
  const { name, tierLevel } = useCompanyPlan();
  const { data } = combineQueries(
    useQuery({ ...invoicesQuery, throwOnError }),
    useQuery({ ...paymentMethodsQuery, throwOnError }),
  );
  const statuses = useInvoiceStatuses();
  const orders = useOrders();
  if (orders.waiting) return <OrderRow order={orders.waiting} />;
  if (orders.isLoading) return <ActionRowPending />;
  if (name !== '' && tierLevel === undefined) return <ChoosePlan companyName={name} />;
  if (!data || !statuses) return <ActionRowPending />;
  const [invoices, cards] = data;
  const [first] = attentionOf(
    invoices.map((invoice) => toInvoiceRow(invoice, statuses)),
    cards,
  );
  return first && first.kind !== 'otherCard' ? <AttentionRow attention={first} /> : null;
}

function ChoosePlan({ companyName }: { companyName: string }) {
  return (
    <ActionRow
      icon={<BillingIcon aria-hidden />}
      urgent
      title={t('{companyName} has no plan yet', { companyName })}
      details={t('Choose a plan to use the products.')}
      action={
        <LinkButton size="small" to={pathOf(area.pages.plans)} aria-label={t('Choose a plan')}>
          {t('Choose')}
        </LinkButton>
      }
    />
  );
}
