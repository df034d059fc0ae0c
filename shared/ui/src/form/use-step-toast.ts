import { t } from '@console/words';
import { useEffect, useId } from 'react';
import { toast } from '../toasts/toast';

/**
 * Offers Undo. The next step replaces the toast; a save or leaving removes the toast, because Undo would change other
 * values.
 */
export function useStepToast(isUnsaved: boolean): (title: string, undo: () => void) => void {
  const topic = useId();
  useEffect(() => (isUnsaved ? () => toast.withdraw(topic) : undefined), [isUnsaved, topic]);
  useEffect(() => () => toast.withdraw(topic), [topic]);
  return (title, undo) => {
    toast.withdraw(topic);
    toast.info(title, { topic, action: { label: t('Undo'), onClick: undo } });
  };
}
