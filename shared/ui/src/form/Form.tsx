import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../buttons/Button';
import { RequiredLegend } from '../fields/Field';
import { DIALOG_FOOT } from '../system/tokens';
import { DraftNotice } from '../unsaved/DraftNotice';
import { FormError } from './FormError';
import { type FormSubmission, useFormSubmit } from './use-form-submit';
import { useSaveKey } from './use-save-key';

interface FormProps<Values extends FieldValues> extends FormSubmission<Values> {
  /** 'Send invites'. */
  submitLabel: ReactNode;
  submittingLabel?: ReactNode;
  /** At the other end: Cancel or Back. */
  back?: ReactNode;
  size?: 'medium' | 'large';
  /** Undo is impossible, so the button must not appear under the pointer. */
  isFinal?: boolean;
  /** One row; a growing field does not push the button. */
  inline?: boolean;
  /** Fills the dialog, with buttons at the end. */
  inDialog?: boolean;
  submitDisabledReason?: string | undefined;
  children: ReactNode;
  /** Shows results of a submit with several requests. */
  outcome?: ReactNode;
}

/** Draws in the page, with the submit logic of `PanelForm`. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const {
    submitLabel,
    submittingLabel = submitLabel,
    submitDisabledReason,
    inline = false,
    inDialog = false,
    isFinal = false,
    back,
    size = 'medium',
    children,
    outcome,
    ...submission
  } = props;
  const { form } = submission;
  const { element, submit, isSubmitting, errorLine, recovery } = useFormSubmit(submission);
  // A form in the page may be a step, or send mails.
  useSaveKey(element, inDialog && submitDisabledReason === undefined ? () => void submit() : undefined);
  return (
    <Root ref={element} inline={inline} inDialog={inDialog} noValidate aria-label={form.label} onSubmit={submit}>
      {form.draft && (
        <div data-part="draft">
          <DraftNotice draft={form.draft} />
        </div>
      )}
      <div data-part="fields">
        {children}
        {!inline && <RequiredLegend />}
      </div>
      <div data-part="outcome">
        <FormError recovery={recovery}>{errorLine}</FormError>
        {outcome}
      </div>
      <Actions
        data-part="actions"
        place={inDialog ? 'end' : isFinal ? 'final' : back === undefined ? 'start' : 'apart'}
      >
        {!isFinal && back}
        <Button
          type="submit"
          variant="primary"
          size={size}
          loading={isSubmitting}
          disabledReason={submitDisabledReason}
        >
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
        {isFinal && back}
      </Actions>
    </Root>
  );
}

const BELOW_LABEL = '26px';

const Root = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: 'form',
    '& > [data-part=fields]': { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > [data-part=outcome]:not(:has(> :not(:empty)))': { position: 'absolute' },
  },
  variants: {
    // The dialog sets the width.
    inDialog: { true: { maxWidth: 'none' } },
    inline: {
      true: {
        maxWidth: '760px',
        '@media (width >= 760px)': {
          gridTemplate: `'draft draft' 'fields actions' 'outcome outcome' / minmax(0, 1fr) auto`,
          gap: '2px 12px',
          '& > [data-part=draft]': { gridArea: 'draft', marginBottom: '4' },
          '& > [data-part=fields]': { gridArea: 'fields' },
          '& > [data-part=outcome]': { gridArea: 'outcome' },
          '& > [data-part=actions]': { gridArea: 'actions', alignSelf: 'start', marginTop: BELOW_LABEL },
        },
      },
    },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3' },
  variants: {
    place: {
      start: {},
      apart: { justifyContent: 'space-between', pt: '4', borderTop: '1px solid', borderColor: 'border' },
      final: { pt: '4', borderTop: '1px solid', borderColor: 'border' },
      end: { ...DIALOG_FOOT, justifyContent: 'flex-end', gap: '2' },
    },
  },
});
