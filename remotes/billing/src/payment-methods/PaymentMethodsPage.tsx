import { useAddressedRecord } from '@console/product';
import { useQuery } from '@console/query';
import { ConfirmDialog, chakra, EmptyState, LockedNote, Page, PageHeader } from '@console/ui';
import { AddIcon } from '@console/ui/icons';
import { DataTable, type RowAction, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useCallback, useMemo } from 'react';
import { AddCardButton } from './AddCardButton';
import { type Card, cardName, cardState, defaultBlockedReason, expiryOf } from './card-rules';
import { DefaultCard, DefaultCardSkeleton } from './DefaultCard';
import { paymentMethodsTable } from './payment-methods-columns';
import { paymentMethodsQuery, useAddedCardToast, useDeleteCard, useSetDefaultCard } from './payment-methods-queries';

const countCards = (count: number) => n(count, '{count} card', '{count} cards');
const CARD_GONE = t('This card no longer exists');
const idOf = ({ paymentMethodId }: Card) => paymentMethodId;

/** BILL-056 to BILL-070 */
export function PaymentMethodsPage() {
  const query = useQuery(paymentMethodsQuery);
  const defaultCard = query.data?.find(({ isDefault }) => isDefault);
  const otherCards = useMemo(() => query.data?.filter(({ isDefault }) => !isDefault), [query.data]);
  const table = useTable(paymentMethodsTable, { rows: otherCards });
  const setDefault = useSetDefaultCard();
  const deleteCard = useDeleteCard();
  const listedCards = query.isFetching && query.isStale ? undefined : otherCards;
  const { record: deleting, open: askToDelete, close } = useAddressedRecord('delete', listedCards, idOf, CARD_GONE);

  const { mutate: setAsDefault, isPending, variables } = setDefault;
  useAddedCardToast(query.data, setAsDefault);
  const pendingId = isPending ? variables?.paymentMethodId : undefined;
  const rowActions = useCallback(
    (card: Card): RowAction[] => [
      {
        label: t('Set as default'),
        name: t('Set as default: {card}', { card: cardName(card) }),
        inRow: true,
        disabledReason: defaultBlockedReason(card),
        isPending: pendingId === card.paymentMethodId,
        onSelect: () => setAsDefault(card),
      },
      {
        label: t('Delete'),
        name: t('Delete {card}', { card: cardName(card) }),
        inRow: true,
        danger: true,
        onSelect: () => askToDelete(card),
      },
    ],
    [setAsDefault, pendingId, askToDelete],
  );

  const addButton = <AddCardButton variant="primary" icon={<AddIcon />} />;
  const hasCards = query.data !== undefined && query.data.length > 0;
  return (
    <Page>
      <PageHeader
        title={t('Payment methods')}
        summary={query.data ? summaryOf(query.data) : '\u00a0'}
        action={hasCards ? addButton : undefined}
      />
      {query.isPending && <DefaultCardSkeleton />}
      {defaultCard && <DefaultCard card={defaultCard} />}
      {defaultCard && (
        <chakra.h2 textStyle="lg" px="var(--page-inset)" mb="1">
          {t('Other cards')}
        </chakra.h2>
      )}
      <DataTable
        // A loaded list mounts below the default card or its absence, so no row moves.
        key={String(query.isPending)}
        table={table}
        query={query}
        label={t('Cards')}
        count={countCards}
        rowActions={rowActions}
        failureMessage={t('Failed to load payment methods')}
        noMatchTitle={t('No cards found')}
        empty={
          defaultCard ? (
            <chakra.p px="var(--page-inset)" py="3" color="text.muted">
              {t('There are no other cards.')}
            </chakra.p>
          ) : (
            <EmptyState title={t('No cards')} action={addButton}>
              {t('Add a card to pay for your plan automatically each month.')}
            </EmptyState>
          )
        }
        note={
          <LockedNote>
            {t('The payment provider stores your card numbers. The console only sees the last four digits.')}
          </LockedNote>
        }
      />
      {deleting && (
        <ConfirmDialog
          title={t('Delete {card}?', { card: cardName(deleting) })}
          verb={t('Delete')}
          danger
          save={deleteCard}
          variables={deleting}
          onClose={close}
        >
          {t('This card (expires {expiry}) will no longer be charged. You can add it again later.', {
            expiry: expiryOf(deleting),
          })}
        </ConfirmDialog>
      )}
    </Page>
  );
}

/** '4 cards · 1 expires soon, 1 has expired' */
function summaryOf(cards: readonly Card[]): string {
  const count = (state: string) => cards.filter((card) => cardState(card) === state).length;
  const [soon, expired] = [count('soon'), count('expired')];
  const states = [
    soon > 0 && n(soon, '{count} expires soon', '{count} expire soon'),
    expired > 0 && n(expired, '{count} has expired', '{count} have expired'),
  ].filter(Boolean);
  return [countCards(cards.length), states.join(', ')].filter(Boolean).join(' · ');
}
