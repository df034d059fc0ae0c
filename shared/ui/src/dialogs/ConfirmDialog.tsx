import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/Button';
import { Field } from '../fields/Field';
import { TextInput } from '../fields/TextInput';
import type { Save } from '../form/use-save';
import { Dialog } from './Dialog';

interface Question {
  /** Names the thing: 'Delete role Auditor?'. */
  title: string;
  /** What it does and what cannot be undone. */
  children?: ReactNode;
  /** The word on the button, the same verb as in the title. */
  verb: string;
  cancel?: string;
  /** It destroys something: red button, and the focus starts on Cancel. */
  danger?: boolean;
  /** What must be typed first, for what is hard to undo. Pasting is fine. */
  typeToConfirm?: string;
  /** Why it cannot be confirmed yet, such as a choice in `children` that is still open. */
  disabledReason?: string | undefined;
  onClose: () => void;
}

/** Asks before something is done at once, such as leaving. */
interface Decision {
  onConfirm: () => void;
}

/** Asks before something is sent, and sends it. */
interface Request<Variables, Result> {
  save: Save<Variables, Result>;
  variables: Variables;
  /** The dialog is closed by then: what moves the screen on. */
  onSaved?: (result: Result) => void;
}

export type ConfirmDialogProps<Variables = unknown, Result = unknown> = Question &
  (Decision | Request<Variables, Result>);

/**
 * Asks before something is done; open for as long as it is mounted. Given a `save` it owns the request: it is sent once
 * however often one presses (Q40), nothing closes the dialog meanwhile, success closes it, and after a failure, which
 * the save tells by its toast, it stays to be tried again.
 */
export function ConfirmDialog<Variables, Result>(props: ConfirmDialogProps<Variables, Result>) {
  const {
    title,
    children,
    verb,
    cancel = 'Cancel',
    danger = false,
    typeToConfirm,
    disabledReason: notYetReason,
    onClose,
  } = props;
  const busy = 'save' in props && props.save.isPending;
  const textId = useId();
  const [typed, setTyped] = useState('');
  const isTyped = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  const blockedReason = notYetReason ?? (isTyped ? undefined : `Type ${typeToConfirm} first`);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Asked from within a form, it does not send that one.
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
          <Field label={`Type ${typeToConfirm} to confirm`}>
            <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} data-autofocus />
          </Field>
        )}
        <Buttons>
          <Button
            onClick={onClose}
            disabledReason={busy ? 'The work is under way' : undefined}
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
