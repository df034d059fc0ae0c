import type { plan } from '@console/api';
import { formatMoney } from '@console/product';
import { chakra, ConfirmDialog, formatShortDate, Notice, type Save } from '@console/ui';
import { ArrowRightIcon, RemoveIcon } from '@console/ui/icons';
import { dayInWords, firstOfNextMonth, lostContents, monthlyPrice } from '../plans/plan-rules';
import { useCompanyPlan } from '../plans/use-company-plan';
import type { PlanOrder } from './checkout-queries';

interface DowngradeDialogProps<Result> {
  /** Undefined while the plans are not known: then it says less, and asks all the same. */
  from: plan.PlanTier | undefined;
  to: plan.PlanTier;
  tiers: readonly plan.PlanTier[];
  /** Undefined where the platform does not tell. */
  users: { count: number; limit: number | null } | undefined;
  save: Save<PlanOrder, Result>;
  variables: PlanOrder;
  onSaved: (result: Result) => void;
  onClose: () => void;
}

/** BILL-016, BILL-017: when a lower plan takes effect, and what is gone then. */
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
        <Change>
          <div>
            <small>Now</small>
            <b>{from.planName}</b>
            <small>{priceOf(from)}</small>
          </div>
          <ArrowRightIcon aria-label="changes to" />
          <div>
            <small>From {formatShortDate(start)}</small>
            <b>{to.planName}</b>
            <small>{priceOf(to)}</small>
          </div>
        </Change>
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
          <Lost aria-labelledby="lost">
            {lost.map((text) => (
              <li key={text}>
                <RemoveIcon aria-hidden />
                {text}
              </li>
            ))}
          </Lost>
        </>
      )}
    </ConfirmDialog>
  );
}

const Change = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: '3',
    my: '5',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '& > div': { display: 'grid', minW: '0' },
    '& small': { textStyle: 'xs' },
    '& b': { color: 'text' },
  },
});
const Lost = chakra('ul', {
  base: {
    color: 'text',
    '& > li': { display: 'flex', gap: '3', py: '1.5', borderBottomWidth: '1px', borderColor: 'border' },
    '& > li:last-child': { borderBottomWidth: '0' },
    '& svg': { flex: 'none', mt: '3px', color: 'text.subtle' },
  },
});
