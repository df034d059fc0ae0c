import { useBlocker } from '@console/router';
import { t } from '@console/words';
import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import {
  answerDeparture,
  formsHolding,
  formsLeftBy,
  isLeavingUnsafe,
  isSaving,
  type OpenForm,
  subscribeForms,
  waitingDeparture,
} from './open-forms';

/** Mounted once by the host. A change of search parameters that keeps the form mounted does not ask. */
export function UnsavedChangesGuard() {
  const isHolding = useSyncExternalStore(subscribeForms, isLeavingUnsafe);
  const departure = useSyncExternalStore(subscribeForms, waitingDeparture);
  const blocker = useBlocker(({ nextLocation }) => formsLeftBy(nextLocation).length > 0);

  // Browsers show their own question.
  useEffect(() => {
    if (!isHolding) return;
    // `keepDrafts` releases forms without a render.
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isLeavingUnsafe()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isHolding]);

  if (!departure && blocker.state !== 'blocked') return null;
  const isRoute = !departure && blocker.state === 'blocked';
  const forms = isRoute ? formsLeftBy(blocker.location) : formsHolding();
  const answers = isRoute
    ? { onConfirm: blocker.proceed, onClose: blocker.reset }
    : { onConfirm: () => answerDeparture(true), onClose: () => answerDeparture(false) };
  const names = forms.map((form) => form.label).join(', ');
  if (forms.every(isSaving)) {
    return (
      <ConfirmDialog
        title={t('Leave while your changes are being saved?')}
        verb={t('Leave')}
        cancel={t('Stay')}
        danger
        {...answers}
      >
        {isRoute
          ? t('Still saving: {names}. If you leave, you’ll get a message with the result.', { names })
          : t('A change is still being saved. If you leave, check later that it was saved.')}
      </ConfirmDialog>
    );
  }
  const { title, leave, stay } = (forms.length === 1 && forms[0]?.question) || OWN_WORDS;
  return (
    <ConfirmDialog
      title={title ?? OWN_WORDS.title}
      verb={leave ?? OWN_WORDS.leave}
      cancel={stay ?? OWN_WORDS.stay}
      danger
      {...answers}
    >
      {textsOf(forms).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
}

const OWN_WORDS = { title: t('Leave without saving?'), leave: t('Leave'), stay: t('Stay') };

/** Each form's own text once, and one for the rest. */
function textsOf(forms: readonly OpenForm[]): readonly string[] {
  const otherLabels = forms.filter(({ question }) => question?.text === undefined).map(({ label }) => label);
  const texts = new Set(forms.flatMap(({ question }) => question?.text ?? []));
  return [
    ...texts,
    ...(otherLabels.length > 0
      ? [t('Your changes in {forms} haven’t been saved.', { forms: otherLabels.join(', ') })]
      : []),
  ];
}
