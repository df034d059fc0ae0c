import type { plan } from '@console/api';
import { ConfirmDialog, chakra, formatShortDate, Notice, type Save } from '@console/ui';
import { ArrowRightIcon, RemoveIcon } from '@console/ui/icons';
import { Caption, Card, Columns, IconList, Rows } from '@console/ui/layout';
import { formatMoney } from '../components/money';
import { dayInWords, firstOfNextMonth, lostContents, monthlyPrice } from '../plans/plan-rules';
import { useCompanyPlan } from '../plans/use-company-plan';
import type { PlanOrder } from './checkout-queries';

interface DowngradeDialogProps<Result> {
  /** The current plan; undefined until the plans are loaded. The dialog then asks without the lost contents. */
  from: plan.PlanTier | undefined;
  to: plan.PlanTier;
  tiers: readonly plan.PlanTier[];
  /** Undefined when the number of users is not available. */
  users: { count: number; limit: number | null } | undefined;
  save: Save<PlanOrder, Result>;
  variables: PlanOrder;
  onSaved: (result: Result) => void;
  onClose: () => void;
}

/** BILL-016, BILL-017: asks before a downgrade, with its date and the contents that are lost. */
export function DowngradeDialog<Result>({ from, to, tiers, users, ...confirm }: DowngradeDialogProps<Result>) {
  const { currency } = useCompanyPlan();
  const start = firstOfNextMonth();
  const tooMany = users && users.limit !== null ? users.count - users.limit : 0;
  const lost = from ? lostContents(from, to, tiers) : [];
  const priceOf = (tier: plan.PlanTier) => {
    const price = monthlyPrice(tier, currency);
    return price ? `${formatMoney(price)} a month` : 'Per agreement';
  };
  return (
    <ConfirmDialog
      title="Confirm downgrade"
      verb="Confirm downgrade"
      {...(tooMany > 0 ? { danger: true, typeToConfirm: to.planName } : {})}
      {...confirm}
    >
      <p>
        The change takes effect at the next period:{' '}
        <chakra.b color="text">the beginning of next month, {dayInWords(start)}</chakra.b>.
        {from && ` ${from.planName} stays until then.`}
      </p>
      {from && (
        <Card my="5" px="4" py="3">
          <Columns gridTemplateColumns="1fr auto 1fr" alignItems="center" gap="3">
            <PlanThen when="Now" name={from.planName} price={priceOf(from)} />
            <ArrowRightIcon aria-label="changes to" />
            <PlanThen when={`From ${formatShortDate(start)}`} name={to.planName} price={priceOf(to)} />
          </Columns>
        </Card>
      )}
      {users && tooMany > 0 && (
        <chakra.div mb="5">
          <Notice tone="warning">
            <strong>
              {users.count} users and pending invites, and {to.planName} has room for {users.limit}: {tooMany} too many.
            </strong>{' '}
            Nobody is removed, and all of them can go on signing in. From {dayInWords(start)} nobody can be invited
            until there are fewer than {users.limit} users and pending invites.
          </Notice>
        </chakra.div>
      )}
      {lost.length > 0 && (
        <>
          <chakra.h3 id="lost" textStyle="sm" fontWeight="strong" color="text" mb="1">
            No longer included from {dayInWords(start)}
          </chakra.h3>
          <IconList icon="subtle" lines="between" color="text" aria-labelledby="lost">
            {lost.map((text) => (
              <li key={text}>
                <RemoveIcon aria-hidden />
                {text}
              </li>
            ))}
          </IconList>
        </>
      )}
    </ConfirmDialog>
  );
}

function PlanThen({ when, name, price }: { when: string; name: string; price: string }) {
  return (
    <Rows>
      <Caption>{when}</Caption>
      <chakra.b color="text">{name}</chakra.b>
      <Caption>{price}</Caption>
    </Rows>
  );
}
