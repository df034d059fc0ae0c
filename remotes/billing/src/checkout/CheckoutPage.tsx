import type { plan } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { useParams } from '@console/router';
import { Box, chakra, Flex, LinkButton, Loaded, Loading, Page, PageHeader, Skeleton } from '@console/ui';
import { ArrowLeftIcon, CheckIcon } from '@console/ui/icons';
import { IconList } from '@console/ui/layout';
import { t } from '@console/words';
import area from '../area';
import { currencyOf, formatFigure } from '../components/money';
import { monthlyPrice } from '../plans/plan-rules';
import { planTierQuery } from '../plans/plans-queries';
import { useCompanyPlan } from '../plans/use-company-plan';
import { Payment } from './Payment';

/** BILL-012 to BILL-021 */
export function CheckoutPage() {
  const { planId = '' } = useParams();
  const query = useQuery(planTierQuery(planId));
  const backToPlans = (
    <LinkButton variant="quiet" size="small" icon={<ArrowLeftIcon />} to={pathOf(area.pages.plans)}>
      {t('Pricing Plans')}
    </LinkButton>
  );
  return (
    <Page flex="1">
      <Flex direction="column" flex="1" w="full" maxW="calc(1040px + 2 * var(--page-inset))" mx="auto">
        <PageHeader title={t('Order Checkout')} crumb={<Box ms="-2">{backToPlans}</Box>} />
        <Loaded
          key={planId}
          query={query}
          failureMessage={t('Failed to load plan')}
          failureAction={<LinkButton to={pathOf(area.pages.plans)}>{t('Pricing Plans')}</LinkButton>}
          skeleton={<CheckoutSkeleton />}
        >
          {(tier) => (
            <Halves>
              <ChosenPlan tier={tier} />
              <Payment tier={tier} />
            </Halves>
          )}
        </Loaded>
      </Flex>
    </Page>
  );
}

/** BILL-013 */
function ChosenPlan({ tier }: { tier: plan.PlanTier }) {
  const price = monthlyPrice(tier, useCompanyPlan().currency);
  return (
    <section aria-labelledby="chosen-plan">
      <chakra.h2 id="chosen-plan" textStyle="lg">
        {tier.planName}
      </chakra.h2>
      <chakra.p color="text.muted" mt="0.5">
        {tier.planDescription}
      </chakra.p>
      <chakra.p mt="4">
        <chakra.span textStyle="2xl" fontWeight="figure" letterSpacing="tight">
          {price ? formatFigure(price) : t('Per agreement')}
        </chakra.span>
        {price && (
          <chakra.span textStyle="xs" color="text.subtle" ms="1.5">
            {t('{currency} a month', { currency: currencyOf(price) })}
          </chakra.span>
        )}
      </chakra.p>
      <IconList
        icon="accent"
        lines="between"
        mt="5"
        borderTopWidth="1px"
        aria-label={t('Included in {planName}', { planName: tier.planName })}
      >
        {tier.whatsIncluded.map((text) => (
          <li key={text}>
            <CheckIcon aria-hidden />
            {text}
          </li>
        ))}
      </IconList>
    </section>
  );
}

function CheckoutSkeleton() {
  return (
    <Loading>
      <Halves>
        {[1, 2].map((half) => (
          <chakra.div key={half} display="grid" gap="4" alignContent="start">
            <Skeleton w="30%" h="14px" />
            <Skeleton w="60%" />
            <Skeleton w="100%" h="64px" borderRadius="card" />
            <Skeleton w="100%" h="64px" borderRadius="card" />
          </chakra.div>
        ))}
      </Halves>
    </Loading>
  );
}

// Horizontal when stacked.
const Halves = chakra('div', {
  base: {
    '--beside': '56px',
    flex: '1',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    mx: 'var(--page-inset)',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    '& > *': { minW: '0', pt: '6', pb: '4' },
    '& > :first-child': { pe: 'var(--beside)' },
    '& > :last-child': { ps: 'var(--beside)', borderInlineStartWidth: '1px' },
    mdDown: { '--beside': '24px' },
    smDown: {
      '--beside': '0px',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :last-child': { borderInlineStartWidth: '0', borderTopWidth: '1px' },
    },
  },
});
