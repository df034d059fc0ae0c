import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/Button';
import { Field } from '../fields/Field';
import { TextInput } from '../fields/TextInput';
import type { Save } from '../form/use-save';
import { Dialog } from './Dialog';

interface Question {
  /** Contains the record's name: 'Delete role Auditor?'. */
  title: string;
  /** The effects, and which of them cannot be undone. */
  children?: ReactNode;
  /** The word on the button, the same verb as in the title. */
  verb: string;
  cancel?: string;
  /** A destructive action: red button, and the focus starts on Cancel. */
  danger?: boolean;
  /** Text to type before an action that is hard to undo. Pasting is allowed. */
  typeToConfirm?: string;
  /** Why it cannot be confirmed yet, such as a missing choice in `children`. */
  disabledReason?: string | undefined;
  onClose: () => void;
}

/** A question before an immediate action, such as leaving. */
interface Decision {
  onConfirm: () => void;
}

/** A question before a request, which the dialog sends. */
interface Request<Variables, Result> {
  save: Save<Variables, Result>;
  variables: Variables;
  /** Called after the dialog has closed: navigates, for example. */
  onSaved?: (result: Result) => void;
}

export type ConfirmDialogProps<Variables = unknown, Result = unknown> = Question &
  (Decision | Request<Variables, Result>);

/**
 * Asks before an action; open for as long as it is mounted. With a `save` it sends the request: once, however often the
 * button is pressed (Q40). Nothing closes the dialog while the request is pending; success closes it. After a failure, which
 * the save reports by a toast, the dialog stays for another try.
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
    // The event bubbles: it must not submit a form around the dialog.
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
            disabledReason={busy ? t('The work is under way') : undefined}
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
