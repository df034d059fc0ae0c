import { billing } from '@console/api';
import { tabStorage } from '@console/browser';
import { send } from '@console/http';
import { callQuery, keyOf, useQueryClient } from '@console/query';
import { z } from '@console/schema';
import { toast, useDelete, useSave } from '@console/ui';
import { t } from '@console/words';
import { useEffect } from 'react';
import { allowedAddress } from '../components/leave-console';
import { type Card, cardName, defaultBlockedReason } from './card-rules';

const PAYMENT_METHODS = keyOf(billing.getPaymentMethods);
const DEFAULT_PAYMENT_METHOD = keyOf(billing.getDefaultPaymentMethod);

/** BILL-063 */
export const paymentMethodsQuery = callQuery(billing.getPaymentMethods);

/** BILL-035 */
export const defaultPaymentMethodQuery = callQuery(billing.getDefaultPaymentMethod);

function useRefetchCards() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: DEFAULT_PAYMENT_METHOD });
    return client.invalidateQueries({ queryKey: PAYMENT_METHODS });
  };
}

/** BILL-066 */
export function useSetDefaultCard() {
  const refetchCards = useRefetchCards();
  return useSave({
    mutationFn: (card: Card) => send(billing.setPaymentMethodAsDefault, { paymentMethodId: card.paymentMethodId }),
    saved: (_, card) => ({ title: t('Default payment method changed'), description: cardName(card) }),
    record: cardName,
    failed: t('Failed to set payment method as default'),
    onSettled: refetchCards,
  });
}

/** BILL-065 */
export function useDeleteCard() {
  const refetchCards = useRefetchCards();
  return useDelete({
    mutationFn: (card: Card) => send(billing.deletePaymentMethod, { paymentMethodId: card.paymentMethodId }),
    gone: (card) => t('{card} was already deleted', { card: cardName(card) }),
    saved: (card) => ({ title: t('Payment method deleted'), description: cardName(card) }),
    record: cardName,
    failed: t('Failed to delete payment method'),
    onSettled: refetchCards,
  });
}

/** BILL-064 */
export function useAddCard() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async () => allowedAddress((await send(billing.addPaymentMethod)).url, t('No card was added.')),
    failed: t('Failed to add payment method'),
    onSuccess: () => {
      const cards = client.getQueryData(paymentMethodsQuery.queryKey);
      if (cards) rememberCards(cards);
    },
  });
}

/** C132 */
export function useAddedCardToast(cards: readonly Card[] | undefined, setAsDefault: (card: Card) => void): void {
  useEffect(() => {
    for (const card of cards ? takeAddedCards(cards) : []) {
      const canBeDefault = !card.isDefault && defaultBlockedReason(card) === undefined;
      toast.success(t('Card added'), {
        description: cardName(card),
        // Sticky: replacing an expiring card needs a decision.
        ...(canBeDefault && {
          action: { label: t('Set as default'), onClick: () => setAsDefault(card) },
          sticky: true,
        }),
      });
    }
  }, [cards, setAsDefault]);
}

const KEY = 'billing.cards-before';
const ids = z.array(z.string());

/** The provider's page does not name the added card. */
function rememberCards(cards: readonly Card[]): void {
  tabStorage.owned.write(KEY, JSON.stringify(cards.map(({ paymentMethodId }) => paymentMethodId)));
}

/** Once; empty without a visit to the provider. */
function takeAddedCards(cards: readonly Card[]): Card[] {
  const stored = tabStorage.owned.read(KEY);
  if (stored === undefined) return [];
  tabStorage.owned.remove(KEY);
  try {
    const storedIds = ids.safeParse(JSON.parse(stored));
    return storedIds.success ? cards.filter(({ paymentMethodId }) => !storedIds.data.includes(paymentMethodId)) : [];
  } catch {
    return [];
  }
}
