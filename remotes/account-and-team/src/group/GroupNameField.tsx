import { type customerGroup, texts } from '@console/api';
import { ApiError } from '@console/http';
import { Field, StatusDot, TextInput } from '@console/ui';
import { lengthError, useLeaveQuestion } from '@console/ui/form';
import { t } from '@console/words';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NAME_REQUIRED } from '../groups/group-schema';
import { useRenameGroup } from '../groups/groups-queries';

/** Key by group: another group needs another instance. */
export function GroupNameField({ group }: { group: customerGroup.Group }) {
  const name = useGroupName(group);

  // Leaving saves a valid name and asks about an invalid one.
  useLeaveQuestion({
    isHolding: name.error !== undefined,
    label: t('Name'),
    question: {
      text: t('The new name for {name} hasn’t been saved: {error}', { name: group.name, error: name.error ?? '' }),
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') name.submit();
    if (event.key !== 'Escape' || name.value === group.name) return;
    // The next Esc closes the panel.
    event.preventDefault();
    name.revert();
  }

  return (
    <Field
      label={t('Name')}
      hint={t('Saved automatically')}
      error={name.error}
      aside={
        <span role="status">
          <SaveState state={name.state} />
        </span>
      }
      required
    >
      <TextInput
        value={name.value}
        onChange={(event) => name.change(event.target.value)}
        onBlur={name.flush}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

function SaveState({ state }: { state: NameState }) {
  switch (state) {
    case 'untouched':
      return null;
    case 'unsaved':
      return <StatusDot state="off">{t('Unsaved')}</StatusDot>;
    case 'saving':
      return <StatusDot state="pending">{t('Saving')}</StatusDot>;
    case 'saved':
      return <StatusDot state="on">{t('Saved')}</StatusDot>;
    case 'failed':
      return <StatusDot state="off">{t('Not saved')}</StatusDot>;
  }
}

/** ACCT-147 */
const AUTO_SAVE_MS = 1000;

type NameState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';

/** ACCT-149; undefined = another cause. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'validation') return undefined;
  return error.fieldErrors.name ?? (error.userMessage('', { withValidation: true }).trim() || undefined);
}

/** Saves when typing pauses and on leaving field or page. */
function useGroupName(group: customerGroup.Group) {
  const { name: saved } = group;
  const isLeft = useRef(false);
  const rename = useRenameGroup(group, (error) => {
    // A mounted field shows a refusal; other failures, and refusals after leaving, get a toast.
    if (error instanceof ApiError && refusalOf(error) !== undefined && !isLeft.current) error.handled = true;
  });
  /** Undefined = the saved name. */
  const [typed, setTyped] = useState<string>();
  const due = useRef<{ name: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const name = typed?.trim() ?? saved;
  const hasFailed = rename.error !== null && rename.variables === name;
  const state = stateOf();

  function stateOf(): NameState {
    if (rename.isPending) return 'saving';
    if (name !== saved) return hasFailed ? 'failed' : 'unsaved';
    return rename.variables === undefined || rename.error ? 'untouched' : 'saved';
  }

  function cancel() {
    clearTimeout(due.current?.timer);
    due.current = undefined;
  }

  function flush() {
    const next = due.current?.name;
    cancel();
    if (next !== undefined) rename.mutate(next);
  }

  function change(text: string) {
    cancel();
    setTyped(text);
    const next = text.trim();
    if (lengthError(next, texts.name) !== undefined) return;
    // A name under way counts as saved.
    if (next === '' || next === (rename.isPending ? rename.variables : saved)) return;
    due.current = { name: next, timer: setTimeout(flush, AUTO_SAVE_MS) };
  }

  /** Saves, and retries a failed save. */
  function submit() {
    if (state === 'failed') rename.mutate(name);
    else flush();
  }

  const saveOnLeaving = useEffectEvent(flush);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      saveOnLeaving();
    };
  }, []);

  const isOnItsWay = state === 'unsaved' || state === 'saving';
  useEffect(() => {
    if (!isOnItsWay) return;
    // Saves while the browser asks.
    function onBeforeUnload(event: BeforeUnloadEvent) {
      saveOnLeaving();
      event.preventDefault();
    }
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isOnItsWay]);

  const refused = hasFailed ? refusalOf(rename.error) : undefined;
  return {
    value: typed ?? saved,
    error: name === '' ? NAME_REQUIRED : (lengthError(name, texts.name) ?? refused),
    state,
    change,
    flush,
    submit,
    revert: () => change(saved),
  };
}
