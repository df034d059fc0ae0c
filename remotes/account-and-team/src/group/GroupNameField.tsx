import type { customerGroup } from '@console/api';
import { Field, StatusDot, TextInput } from '@console/ui';
import { useLeaveQuestion } from '@console/ui/form';
import { t } from '@console/words';
import type { KeyboardEvent } from 'react';
import { type GroupName, useGroupName } from './use-group-name';

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

function SaveState({ state }: { state: GroupName['state'] }) {
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
