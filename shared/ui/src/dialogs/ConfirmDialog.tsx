import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/Button';
import { Field } from '../fields/Field';
import { TextInput } from '../fields/TextInput';
import type { Save } from '../form/use-save';
import { Dialog } from './Dialog';

interface Question {
  /** Names the record: 'Delete role Auditor?'. */
  title: string;
  /** Explains effects, and which effects are final. */
  children?: ReactNode;
  /** Repeats the title's verb. */
  verb: string;
  cancel?: string;
  /** Makes the button red, and starts the focus on Cancel. */
  danger?: boolean;
  /** People type this before an action hard to undo; pasting is allowed. */
  typeToConfirm?: string;
  /** Blocks the button, for instance until a choice in `children`. */
  disabledReason?: string | undefined;
  onClose: () => void;
}

interface Decision {
  onConfirm: () => void;
}

interface Request<Variables, Result> {
  save: Save<Variables, Result>;
  variables: Variables;
  /** Runs after the dialog has closed. */
  onSaved?: (result: Result) => void;
}

type ConfirmDialogProps<Variables = unknown, Result = unknown> = Question & (Decision | Request<Variables, Result>);

/**
 * Open while mounted. `save` sends one request, however often the button is pressed (Q40); nothing closes the dialog
 * while pending. Success closes it, a failure shows a toast and allows another try.
 */
export function ConfirmDialog<Variables, Result>(props: ConfirmDialogProps<Variables, Result>) {
  const {
    title,
    children,
    verb,
    cancel = t('Cancel'),
    danger = false,
    typeToConfirm,
    disabledReason: notYetReason,
    onClose,
  } = props;
  const busy = 'save' in props && props.save.isPending;
  const textId = useId();
  const [typed, setTyped] = useState('');
  const isTyped = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  const blockedReason = notYetReason ?? (isTyped ? undefined : t('Type {text} first', { text: typeToConfirm }));

  function submit(event: FormEvent) {
    event.preventDefault();
    // The event must not submit a form around the dialog.
    event.stopPropagation();
    if (busy || blockedReason !== undefined) return;
    if (!('save' in props)) return props.onConfirm();
    const { save, variables, onSaved } = props;
    save.mutate(variables, {
      onSuccess(result) {
        onClose();
        onSaved?.(result);
      },
    });
  }

  return (
    <Dialog title={title} role="alertdialog" describedBy={children ? textId : undefined} busy={busy} onClose={onClose}>
      <Form onSubmit={submit}>
        {children && <Text id={textId}>{children}</Text>}
        {typeToConfirm !== undefined && (
          <Field label={t('Type {text} to confirm', { text: typeToConfirm })}>
            <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} data-autofocus />
          </Field>
        )}
        <Buttons>
          <Button
            onClick={onClose}
            disabledReason={busy ? t('In progress') : undefined}
            data-autofocus={danger || undefined}
          >
            {cancel}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'dangerFill' : 'primary'}
            loading={busy}
            disabledReason={blockedReason}
            data-autofocus
          >
            {verb}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Text = chakra('div', { base: { color: 'text.muted', textStyle: 'md', textWrap: 'pretty' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' } });
