import { Button, type ButtonProps } from '@console/ui';
import { t } from '@console/words';
import { useLeavePage } from '../components/use-leave-page';
import { useAddCard } from './payment-methods-queries';

export function AddCardButton(props: Omit<ButtonProps, 'onClick' | 'loading' | 'children'>) {
  const addCard = useAddCard();
  const { isLeaving, leaveFor } = useLeavePage();
  return (
    <Button
      {...props}
      loading={addCard.isPending || isLeaving}
      onClick={() => addCard.mutate(undefined, { onSuccess: leaveFor })}
    >
      {t('Add card')}
    </Button>
  );
}
