import { t } from '@console/words';
import { useEffect, useId } from 'react';
import { toast } from '../toasts/toast';

/**
 * Shows a toast for a step within a form, with an Undo. It replaces the toast of the step before, and is removed when
 * the form is saved or left, because the Undo would then change other values.
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
