import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type ReactNode, useEffect, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../buttons/Button';
import { RequiredLegend } from '../fields/Field';
import { AlertIcon } from '../icons';
import { LOW_WINDOW } from '../system/tokens';
import { toast } from '../toasts/toast';
import { DraftNotice } from '../unsaved/DraftNotice';
import { ChangeCount, ChangeList } from './Changes';
import { FormError } from './FormError';
import type { Form } from './use-form';
import { useIssues } from './use-form-control';
import { type FormSubmission, useFormSubmit } from './use-form-submit';
import { useSaveKey } from './use-save-key';

interface PageFormProps<Values extends FieldValues> extends FormSubmission<Values> {
  submitLabel?: string;
  /** The differences from the saved values, a line each; by default the labels of the changed fields. */
  changes?: readonly string[];
  /** Scope of the save: 'Applies to 14 users at their next page'. */
  effect?: ReactNode;
  /** Label of the button that undoes the changes; 'Discard' by default. */
  discardLabel?: string;
  /** Makes it the form of a new record: it can be submitted unchanged, and Cancel replaces Discard. */
  onCancel?: () => void;
  /** Fields. */
  children: ReactNode;
  /** Below the fields and not part of the form: lists with a search of their own, where Enter must not save. */
  outside?: ReactNode;
}

/**
 * A form that fills a page: fields, and a bar at the bottom of the sheet that names the changes, with Discard and Save.
 * With `mode: 'onTouched'` the bar lists the missing fields instead, each with a link to it, and Save is blocked until
 * they are valid. Mod+S saves. Stands in a `Page` that fills the sheet: `<Page flex="1" pb="0">`.
 */
export function PageForm<Values extends FieldValues>(props: PageFormProps<Values>) {
  const {
    submitLabel = t('Save'),
    discardLabel = t('Discard'),
    changes,
    effect,
    onCancel,
    children,
    outside,
    ...submission
  } = props;
  const { form } = submission;
  const { element, submit, isSubmitting, errorLine, recovery } = useFormSubmit(submission);
  const formId = useId();
  const discard = useDiscard(form);
  const missing = useIssues(form);
  const lines = changes ?? form.changed.map((name) => form.labels[name] ?? name);
  const unchangedReason = lines.length === 0 ? t('Nothing has changed') : undefined;
  const missingReason = missing.length > 0 ? t('{count} still missing', { count: missing.length }) : undefined;
  const submitDisabledReason = missingReason ?? (onCancel ? undefined : unchangedReason);

  useSaveKey(element, () => {
    if (submitDisabledReason === undefined) void submit();
  });

  return (
    <>
      <Root ref={element} id={formId} noValidate aria-label={form.label} onSubmit={submit}>
        {form.draft && <DraftNotice draft={form.draft} />}
        {children}
        <RequiredLegend />
      </Root>
      {outside}
      <Bar data-save-bar>
        <FormError recovery={recovery}>{errorLine}</FormError>
        <Line>
          <Missing role="status">{missingReason}</Missing>
          {missing.length > 0 ? (
            <MissingParts aria-label={t('Still missing')}>
              {missing.map(({ name, label }) => (
                <li key={name}>
                  <button type="button" onClick={() => form.checkFields([name])}>
                    <AlertIcon size={14} strokeWidth={2} aria-hidden />
                    {label}
                  </button>
                </li>
              ))}
            </MissingParts>
          ) : (
            <>
              <ChangeCount count={lines.length} />
              <Changed>
                <ChangeList changes={lines} />
              </Changed>
            </>
          )}
          {effect && <Effect>{effect}</Effect>}
          <Buttons>
            {onCancel ? (
              <Button onClick={onCancel}>{t('Cancel')}</Button>
            ) : (
              <Button onClick={discard} disabledReason={unchangedReason}>
                {discardLabel}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={isSubmitting}
              disabledReason={submitDisabledReason}
            >
              {isSubmitting ? t('Saving') : submitLabel}
            </Button>
          </Buttons>
        </Line>
      </Bar>
    </>
  );
}

/**
 * Undoes the changes, with an Undo until something else is changed or the page is left (Q71). The discarded values,
 * secrets too, are held in memory only while the toast is shown.
 */
function useDiscard<Values extends FieldValues>(form: Form<Values>): () => void {
  const topic = useId();
  const isChanged = form.changed.length > 0;
  useEffect(() => {
    // Undo would overwrite the newer input.
    if (isChanged) toast.withdraw(topic);
  }, [isChanged, topic]);
  useEffect(() => () => toast.withdraw(topic), [topic]);

  return () => {
    const typed = { ...form.getValues() };
    const names = form.changed;
    const restore = () => {
      for (const name of names) form.setValue(name as Path<Values>, typed[name], { shouldDirty: true });
    };
    form.discard();
    toast.info(t('Changes discarded'), {
      description: form.label,
      topic,
      action: { label: t('Undo'), onClick: restore },
    });
  };
}

const Root = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    px: 'var(--page-inset)',
    // Space between the last field and the bar after scrolling to the end.
    '&:has(+ [data-save-bar])': { pb: '4' },
  },
});
const Bar = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    display: 'grid',
    gap: '3',
    mt: 'auto',
    px: 'var(--page-inset)',
    py: '4',
    bg: 'surface',
    borderTop: '1px solid',
    borderColor: 'border.strong',
    // A form needs more of a low window than one line; at 400 % zoom it would have no more.
    [LOW_WINDOW]: { position: 'static' },
  },
});
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minW: '0' },
});
// Shrinks in favour of the buttons; below this width the buttons wrap to a line of their own.
const Changed = chakra('div', { base: { flex: '1 1 0', minW: '0', '&:not(:empty)': { flexBasis: '160px' } } });
const Missing = chakra('span', { base: { flex: 'none', fontWeight: 'medium', '&:empty': { display: 'none' } } });
const MissingParts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    minW: '0',
    maxW: 'full',
    me: 'auto',
    // One line on mobile, because more would cover the form.
    smDown: { flexWrap: 'nowrap', overflowX: 'auto', overscrollBehaviorX: 'contain', w: 'full', p: '1' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '24px',
      px: '10px',
      borderRadius: 'full',
      bg: 'danger.soft',
      color: 'danger',
      textStyle: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      smDown: { minH: 'control.small' },
      '@media (forced-colors: active)': { borderWidth: '1px' },
    },
  },
});
const Effect = chakra('span', { base: { textStyle: 'xs', color: 'text.muted' } });
const Buttons = chakra('div', {
  base: { display: 'flex', gap: '2', smDown: { flex: '1', justifyContent: 'flex-end' } },
});
