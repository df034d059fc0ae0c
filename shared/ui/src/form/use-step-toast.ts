import { useEffect, useId } from 'react';
import { toast } from '../toasts/toast';

/**
 * Tells of a step within a form, with an Undo. It takes the place of the step before, and goes when the form is saved or
 * left: the Undo would write into values that are other ones.
 */
export function useStepToast(isUnsaved: boolean): (title: string, undo: () => void) => void {
  const topic = useId();
  useEffect(() => (isUnsaved ? () => toast.withdraw(topic) : undefined), [isUnsaved, topic]);
  useEffect(() => () => toast.withdraw(topic), [topic]);
  return (title, undo) => {
    toast.withdraw(topic);
    toast.info(title, { topic, action: { label: 'Undo', onClick: undo } });
  };
}
