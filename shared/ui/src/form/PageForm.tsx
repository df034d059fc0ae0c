import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../buttons/Button';
import { RequiredLegend } from '../fields/Field';
import { AlertIcon } from '../icons';
import { LOW_WINDOW } from '../system/tokens';
import { DraftNotice } from '../unsaved/DraftNotice';
import { ChangeCount, ChangeList } from './Changes';
import { FormError } from './FormError';
import type { Form } from './use-form';
import { useIssues } from './use-form-control';
import { type FormSubmission, useFormSubmit } from './use-form-submit';
import { useSaveKey } from './use-save-key';
import { useStepToast } from './use-step-toast';

interface PageFormProps<Values extends FieldValues> extends FormSubmission<Values> {
  submitLabel?: string;
  /** A line each; default: labels of changed fields. */
  changes?: readonly string[];
  /** 'Applies to 14 users at their next page'. */
  effect?: ReactNode;
  /** Default 'Discard'. */
  discardLabel?: string;
  /** A new record: may be unchanged, and Cancel replaces Discard. */
  onCancel?: () => void;
  children: ReactNode;
  /** Below the form, for lists where Enter must not save. */
  outside?: ReactNode;
}

/**
 * Fields, and a bar with changes, Discard and Save (Mod+S). With `mode: 'onTouched'` the bar links missing fields and
 * blocks Save. Stands in `<Page flex="1" pb="0">`.
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
                  <button type="button" onClick={() => form.trigger(name as Path<Values>, { shouldFocus: true })}>
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
 * Undo lasts until another change or leaving (Q71). Discarded values, secrets too, stay in memory as long as the toast.
 */
function useDiscard<Values extends FieldValues>(form: Form<Values>): () => void {
  const showStepToast = useStepToast(form.changed.length === 0);
  return () => {
    const values = { ...form.getValues() };
    const names = form.changed;
    const restore = () => {
      for (const name of names) form.setValue(name as Path<Values>, values[name], { shouldDirty: true });
    };
    form.reset();
    showStepToast(t('Changes discarded'), restore, form.label);
  };
}

const Root = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    px: 'var(--page-inset)',
    // After scrolling to the end.
    '&:has(+ [data-save-bar])': { pb: '4' },
    // Save stands below the fields.
    '&:has(> [data-columns=form]) ~ [data-save-bar] > *': { maxW: 'form' },
    '&:has(> [data-columns=aside]) ~ [data-save-bar] > *': { maxW: '960px' },
    '&:has(> [data-columns=preview]) ~ [data-save-bar] > *': { maxW: '1136px' },
    '&:has([data-columns=narrow]):not(:has([data-columns=wide])) ~ [data-save-bar] > *': { maxW: '800px' },
    '&:has([data-columns=wide]) ~ [data-save-bar] > *': { maxW: '1144px' },
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
    // At 400 % zoom the bar would leave one line for the form.
    [LOW_WINDOW]: { position: 'static' },
  },
});
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minW: '0' },
});
// Shrinks before the buttons wrap.
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
    // A second line would cover the form.
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
