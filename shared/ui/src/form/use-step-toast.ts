import { t } from '@console/words';
import { useEffect, useId } from 'react';
import { toast } from '../toasts/toast';

/**
 * Offers Undo. The next step replaces the toast; the end of `isCurrent`, such as a save, or leaving removes it, because
 * Undo would change other values.
 */
export function useStepToast(isCurrent: boolean): (title: string, undo: () => void, description?: string) => void {
  const topic = useId();
  useEffect(() => (isCurrent ? () => toast.withdraw(topic) : undefined), [isCurrent, topic]);
  useEffect(() => () => toast.withdraw(topic), [topic]);
  return (title, undo, description) => {
    toast.withdraw(topic);
    toast.info(title, { topic, ...(description && { description }), action: { label: t('Undo'), onClick: undo } });
  };
}
