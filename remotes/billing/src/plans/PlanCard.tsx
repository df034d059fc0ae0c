import type { plan } from '@console/api';
import { pathOf } from '@console/contract';
import { chakra, formatShortDate, LinkButton } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { IconList, IconText, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { useId } from 'react';
import area from '../area';
import { CallUs } from '../components/CallUs';
import { currencyOf, formatFigure } from '../components/money';
import { monthlyPrice } from './plan-rules';
import { useCompanyPlan } from './use-company-plan';

interface PlanCardProps {
  tier: plan.PlanTier;
  isCurrent: boolean;
  startsOn: Date | undefined;
}

/** BILL-002, BILL-007 to BILL-009 */
export function PlanCard({ tier, isCurrent, startsOn }: PlanCardProps) {
  const { currency } = useCompanyPlan();
  const price = monthlyPrice(tier, currency);
  const nameId = useId();
  return (
    <Card isCurrent={isCurrent} aria-labelledby={nameId}>
      <div>
        <chakra.h2 id={nameId} textStyle="lg">
          {tier.planName}
        </chakra.h2>
        <chakra.p color="text.muted" mt="0.5" textWrap="pretty">
          {tier.planDescription}
        </chakra.p>
      </div>
      <chakra.p minH="34px">
        <chakra.span textStyle="2xl" fontWeight="figure" letterSpacing="tight">
          {price ? formatFigure(price, { whole: true }) : t('Per agreement')}
        </chakra.span>
        {price && (
          <chakra.span textStyle="xs" color="text.subtle" ms="1.5" whiteSpace="nowrap">
            {t('{currency} a month', { currency: currencyOf(price) })}
          </chakra.span>
        )}
      </chakra.p>
      <Rows alignItems="center" minH="control.large">
        {isCurrent ? (
          <IconText as="p" gap="2" color="accent.text" fontWeight="strong">
            <CheckIcon aria-hidden />
            {t('Current')}
          </IconText>
        ) : startsOn ? (
          <chakra.p color="text.muted">{t('Starting {day}', { day: formatShortDate(startsOn) })}</chakra.p>
        ) : price ? (
          <LinkButton size="large" to={pathOf(area.pages.checkout, { planId: tier.id })}>
            {t('Choose {planName}', { planName: tier.planName })}
          </LinkButton>
        ) : (
          <CallUs />
        )}
      </Rows>
      <IconList icon="accent" pb={{ base: '4', smDown: '0' }}>
        {tier.whatsIncluded.map((text) => (
          <li key={text}>
            <CheckIcon aria-hidden />
            {text}
          </li>
        ))}
      </IconList>
    </Card>
  );
}

// Cards share grid rows; only the hovered card has a filled button.
const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
    alignContent: 'start',
    gap: '4',
    minW: '0',
    px: '6',
    py: '6',
    borderInlineStartWidth: '1px',
    transition: 'background {durations.hover}',
    smDown: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      mx: 'calc(-1 * var(--page-inset))',
      px: 'var(--page-inset)',
      py: '5',
      borderInlineStartWidth: '0',
      borderTopWidth: '1px',
    },
  },
  variants: {
    isCurrent: {
      true: { bg: 'accent.soft' },
      false: {
        // No plan is recommended.
        '@media (hover: hover)': {
          '&:hover': { bg: 'hover' },
          '&:hover a, & a:focus-visible': { bg: 'accent', borderColor: 'accent', color: 'onAccent' },
          '& a:hover': { bg: 'accent.hover', borderColor: 'accent.hover' },
        },
      },
    },
  },
});
