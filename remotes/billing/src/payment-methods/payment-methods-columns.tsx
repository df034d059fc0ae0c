import { BillingIcon, WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { brandOf, type Card, cardState, expiresAt, expiryOf } from './card-rules';

const brand: Column<Card> = {
  id: 'brand',
  header: t('Brand'),
  text: ({ card }) => brandOf(card.brand),
  before: () => <BillingIcon aria-hidden data-decoration />,
  width: '20%',
  mobile: 'title',
};
const expiration: Column<Card> = {
  id: 'expiration',
  header: t('Expiration'),
  text: (card) =>
    cardState(card) === 'expired' ? t('{expiry} (expired)', { expiry: expiryOf(card) }) : expiryOf(card),
  cell: (card) => <Expiry card={card} />,
  compare: (a, b) => expiresAt(a).getTime() - expiresAt(b).getTime(),
  width: '18%',
  mobile: 'state',
};
const number: Column<Card> = {
  id: 'number',
  header: t('Number'),
  text: ({ card }) => `•••• ${card.last4}`,
  width: '16%',
  isIdentifier: true,
  mobile: 'detail',
};
const name: Column<Card> = {
  id: 'name',
  header: t('Name'),
  text: ({ billing }) => billing.name ?? '–',
  priority: 2,
};

/** BILL-057 */
export const paymentMethodsTable = defineTable<Card>({
  rowId: ({ paymentMethodId }) => paymentMethodId,
  columns: [brand, expiration, number, name],
  actions: { width: '230px' },
  defaultSort: 'brand',
});

function Expiry({ card }: { card: Card }) {
  const state = cardState(card);
  const expiry = expiryOf(card);
  if (state === 'good') return expiry;
  return (
    <IconText inline color={state === 'expired' ? 'danger' : 'warning'}>
      <WarningIcon size={14} aria-hidden />
      {state === 'expired' ? t('{expiry} (expired)', { expiry }) : t('{expiry} (expires soon)', { expiry })}
    </IconText>
  );
}
