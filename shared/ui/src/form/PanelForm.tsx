import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../buttons/Button';
import { RequiredLegend } from '../fields/Field';
import { PanelBody, PanelFooter } from '../page/Panel';
import { DraftNotice } from '../unsaved/DraftNotice';
import { ChangeCount } from './Changes';
import { FormError } from './FormError';
import { type FormSubmission, useFormSubmit } from './use-form-submit';
import { useSaveKey } from './use-save-key';

interface PanelFormProps<Values extends FieldValues> extends FormSubmission<Values> {
  submitLabel?: string;
  submittingLabel?: string;
  /** Default: 'Nothing has changed' while the form has no changes. */
  submitDisabledReason?: string | undefined;
  /** A new record may be unchanged. */
  isNew?: boolean;
  onCancel: () => void;
  children: ReactNode;
  lead?: ReactNode;
  /** Shows unchangeable properties below the fields. */
  aside?: ReactNode;
}

/**
 * Draws in a `Panel`: fields, and a footer with the error, changes, Cancel and Save (Mod+S). The leave guard asks, not
 * the panel.
 */
export function PanelForm<Values extends FieldValues>(props: PanelFormProps<Values>) {
  const {
    submitLabel = t('Save'),
    submittingLabel = t('Saving'),
    isNew = false,
    onCancel,
    children,
    lead,
    aside,
    ...rest
  } = props;
  const { submitDisabledReason, ...submission } = rest;
  const { form } = submission;
  const { element, submit, isSubmitting, errorLine, recovery } = useFormSubmit({
    wayOut: { label: t('Close'), onSelect: onCancel },
    ...submission,
  });
  const count = form.changed.length;
  const blockedReason = submitDisabledReason ?? (count === 0 && !isNew ? t('Nothing has changed') : undefined);

  // A new record focuses the first field; people read an existing record first. Runs after the panel takes the focus.
  useEffect(() => {
    if (!isNew) return;
    queueMicrotask(() => {
      if (!document.activeElement?.matches('body, [data-page-heading]')) return;
      element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus({ preventScroll: true });
    });
  }, [isNew, element]);

  useSaveKey(element, () => {
    if (blockedReason === undefined) void submit();
  });

  return (
    <Root ref={element} noValidate aria-label={form.label} onSubmit={submit}>
      <PanelBody>
        {form.draft && <DraftNotice draft={form.draft} />}
        {lead}
        <Fields>
          {children}
          <RequiredLegend />
        </Fields>
        {aside}
      </PanelBody>
      <PanelFooter>
        <FormError recovery={recovery}>{errorLine}</FormError>
        <chakra.div flex="1">
          <ChangeCount count={count} />
        </chakra.div>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting} disabledReason={blockedReason}>
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
      </PanelFooter>
    </Root>
  );
}

const FIRST_FIELD = '[data-field] :is(input:not([type=file], [readonly]), select, textarea)';

const Root = chakra('form', { base: { flex: 1, display: 'flex', flexDirection: 'column' } });
const Fields = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
