import type { plan } from '@console/api';
import { ConfirmDialog, chakra, formatCount, formatShortDate, Notice, type Save } from '@console/ui';
import { ArrowRightIcon, RemoveIcon } from '@console/ui/icons';
import { Caption, Card, Columns, IconList, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { formatMoney } from '../components/money';
import { dayInWords, firstOfNextMonth, lostContents, monthlyPrice } from '../plans/plan-rules';
import { useCompanyPlan } from '../plans/use-company-plan';
import type { PlanOrder } from './checkout-queries';

interface DowngradeDialogProps<Result> {
  /** Undefined until loaded; the question then lists no losses. */
  from: plan.PlanTier | undefined;
  to: plan.PlanTier;
  tiers: readonly plan.PlanTier[];
  /** Undefined if unavailable. */
  users: { count: number; limit: number | null } | undefined;
  save: Save<PlanOrder, Result>;
  variables: PlanOrder;
  onSaved: (result: Result) => void;
  onClose: () => void;
}

/** BILL-016, BILL-017 */
export function DowngradeDialog<Result>({ from, to, tiers, users, ...confirm }: DowngradeDialogProps<Result>) {
  const { currency } = useCompanyPlan();
  const start = firstOfNextMonth();
  const day = dayInWords(start);
  const limit = users?.limit ?? Number.POSITIVE_INFINITY;
  const tooMany = users ? users.count - limit : 0;
  const lost = from ? lostContents(from, to, tiers) : [];
  const priceOf = (tier: plan.PlanTier) => {
    const price = monthlyPrice(tier, currency);
    return price ? t('{price} a month', { price: formatMoney(price) }) : t('Per agreement');
  };
  return (
    <ConfirmDialog
      title={t('Confirm downgrade')}
      verb={t('Confirm downgrade')}
      {...(tooMany > 0 ? { danger: true, typeToConfirm: to.planName } : {})}
      {...confirm}
    >
      <p>
        {rich('The change takes effect at the next period: <b>the beginning of next month, {day}</b>.', {
          day,
          b: (inner) => <chakra.b color="text">{inner}</chakra.b>,
        })}{' '}
        {from && t('You’ll keep {planName} until then.', { planName: from.planName })}
      </p>
      {from && (
        <Card my="5" px="4" py="3">
          <Columns gridTemplateColumns="1fr auto 1fr" alignItems="center" gap="3">
            <PlanThen when={t('Now')} name={from.planName} price={priceOf(from)} />
            <ArrowRightIcon aria-label={t('changes to')} />
            <PlanThen
              when={t('Starting {day}', { day: formatShortDate(start) })}
              name={to.planName}
              price={priceOf(to)}
            />
          </Columns>
        </Card>
      )}
      {users && tooMany > 0 && (
        <chakra.div mb="5">
          <Notice tone="warning">
            <strong>
              {t(
                'You have {users} users and pending invites, but {planName} allows {limit}. That’s {tooMany} too many.',
                {
                  users: formatCount(users.count),
                  planName: to.planName,
                  limit: formatCount(limit),
                  tooMany: formatCount(tooMany),
                },
              )}
            </strong>{' '}
            {t(
              'Nobody will be removed, and everyone can still sign in. Starting {day}, you can’t invite anyone until you have fewer than {limit} users and pending invites.',
              { day, limit: formatCount(limit) },
            )}
          </Notice>
        </chakra.div>
      )}
      {lost.length > 0 && (
        <>
          <chakra.h3 id="lost" textStyle="sm" fontWeight="strong" color="text" mb="1">
            {t('No longer included starting {day}', { day })}
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
