import { BillingIcon, WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { type Column, defineTable } from '@console/ui/table';
import { brandOf, type Card, cardState, expiresAt, expiryOf } from './card-rules';

const brand: Column<Card> = {
  id: 'brand',
  header: 'Brand',
  text: ({ card }) => brandOf(card.brand),
  before: () => <BillingIcon aria-hidden data-decoration />,
  width: '20%',
  mobile: 'title',
};
const expiration: Column<Card> = {
  id: 'expiration',
  header: 'Expiration',
  text: (card) => (cardState(card) === 'expired' ? `${expiryOf(card)} Expired` : expiryOf(card)),
  cell: (card) => <Expiry card={card} />,
  compare: (a, b) => expiresAt(a).getTime() - expiresAt(b).getTime(),
  width: '18%',
  mobile: 'state',
};
const number: Column<Card> = {
  id: 'number',
  header: 'Number',
  text: ({ card }) => `•••• ${card.last4}`,
  width: '16%',
  isIdentifier: true,
  mobile: 'detail',
};
const name: Column<Card> = {
  id: 'name',
  header: 'Name',
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
  if (state === 'good') return expiryOf(card);
  return (
    <IconText inline color={state === 'expired' ? 'danger' : 'warning'}>
      <WarningIcon size={14} aria-hidden />
      {expiryOf(card)} {state === 'expired' ? 'Expired' : 'Expires soon'}
    </IconText>
  );
}
