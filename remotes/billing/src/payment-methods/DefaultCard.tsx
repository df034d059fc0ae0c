import { Detail } from '@console/product';
import { Badge, Box, chakra, formatShortDate, Loading, Notice, Skeleton } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { Columns } from '@console/ui/layout';
import { t } from '@console/words';
import { brandOf, type Card, cardState, expiresAt, expiryInWords, expiryOf } from './card-rules';

/** BILL-056, BILL-061: another card replaces it, so no actions. */
export function DefaultCard({ card }: { card: Card }) {
  const state = cardState(card);
  return (
    <Columns
      as="section"
      stacks="md"
      gridTemplateColumns="20rem minmax(0, 1fr)"
      gap={{ base: '10', mdDown: '4' }}
      px="var(--page-inset)"
      mb="8"
      aria-labelledby="default-card"
    >
      <Plastic>
        <chakra.div display="flex" justifyContent="space-between" alignItems="start">
          <chakra.h2 id="default-card" textStyle="lg">
            {brandOf(card.card.brand)}
          </chakra.h2>
          <Badge tone="accent" bg="surface">
            <CheckIcon aria-hidden />
            {t('Default')}
          </Badge>
        </chakra.div>
        <chakra.p mt="auto" mb="3" fontFamily="mono" fontSize="1.0625rem" whiteSpace="nowrap">
          <chakra.span srOnly>{t('Number ending in {last4}', { last4: card.card.last4 })}</chakra.span>
          <span aria-hidden>•••• •••• •••• {card.card.last4}</span>
        </chakra.p>
        <chakra.dl display="flex" gap="6">
          <div>
            <Detail label={t('Name')}>{card.billing.name ?? '–'}</Detail>
          </div>
          <div>
            <Detail label={t('Expiration')}>{expiryOf(card)}</Detail>
          </div>
        </chakra.dl>
        <svg viewBox="0 0 120 80" aria-hidden>
          <path d="M20 50a40 40 0 0 1 80 0Z" />
          <path d="M-10 57h120v4h-120ZM20 67h100v4h-100Z" />
        </svg>
      </Plastic>
      <chakra.div display="grid" gap="3" alignContent="center" minW="0">
        <chakra.p color="text.muted">{t('Your plan and your monthly invoices are charged to this card.')}</chakra.p>
        {state === 'soon' && (
          <Notice tone="warning">
            <strong>{t('This card expires {month}.', { month: expiryInWords(card) })}</strong>{' '}
            {t('It can’t be used to pay invoices starting {day}. Add a card, or set another card as the default.', {
              day: formatShortDate(expiresAt(card)),
            })}
          </Notice>
        )}
        {state === 'expired' && (
          <Notice tone="danger">
            <strong>{t('This card has expired.')}</strong>{' '}
            {t('It can’t be used to pay invoices. Add a card, or set another card as the default.')}
          </Notice>
        )}
      </chakra.div>
    </Columns>
  );
}

export function DefaultCardSkeleton() {
  return (
    <Box px="var(--page-inset)" mb="8">
      <Loading>
        <Skeleton w="full" h="auto" maxW="20rem" aspectRatio="320 / 202" borderRadius="sheet" />
      </Loading>
    </Box>
  );
}

const Plastic = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    w: 'full',
    maxW: '20rem',
    aspectRatio: '320 / 202',
    p: '5',
    bg: 'accent.soft',
    borderWidth: '1px',
    borderColor: 'color-mix(in srgb, {colors.accent} 32%, transparent)',
    borderRadius: 'sheet',
    '& dt': { textStyle: 'xs', color: 'text.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& > dl, & > p': { position: 'relative', zIndex: '1' },
    '& > svg': { position: 'absolute', insetInlineEnd: '0', bottom: '92px', w: '72px', fill: 'accent', opacity: '.2' },
  },
});
