import type { manageTeam } from '@console/api';
import { ChangeRecordsDialog, personStatusWord, type RecordChanges, type RecordTaskResult } from '@console/product';
import { useQuery } from '@console/query';
import { Field, Segmented, Select } from '@console/ui';
import type { JobControls } from '@console/ui/jobs';
import { n, t } from '@console/words';
import { useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import { userGroupsQuery, userStatusesQuery } from '../components/team-queries';
import { OnlyMeNotice } from '../roles/OnlyMeNotice';
import { RoleEffects } from '../roles/RoleEffects';
import { useChangeWords } from './change-words';
import { reverseOf, type UserChange } from './user-change-rules';
import { USERS } from './user-changes-job';

interface ChangeUsersDialogProps {
  controls: JobControls<RecordChanges<UserChange>, RecordTaskResult<UserChange>>;
  field: UserChange['field'];
  users: readonly manageTeam.TeamUser[];
  disabledReason: string | undefined;
  onClose: () => void;
}

const WORDS = {
  role: {
    verb: t('Change role'),
    title: (count: number) => n(count, 'Change role of {count} user', 'Change role of {count} users'),
    missing: t('Choose a role first'),
  },
  status: {
    verb: t('Change status'),
    title: (count: number) => n(count, 'Change status of {count} user', 'Change status of {count} users'),
    missing: t('Choose a status first'),
  },
  group: {
    verb: t('Change groups'),
    title: (count: number) => n(count, 'Change groups of {count} user', 'Change groups of {count} users'),
    missing: t('Choose a group first'),
  },
};

export function ChangeUsersDialog({ controls, field, users, disabledReason, onClose }: ChangeUsersDialogProps) {
  const [change, setChange] = useState<UserChange>();
  const words = useChangeWords();
  const { verb, title, missing } = WORDS[field];
  return (
    <ChangeRecordsDialog
      controls={controls}
      noun={USERS}
      title={title(users.length)}
      verbOf={(count) => (count > 0 ? title(count) : verb)}
      records={users}
      identify={({ id, name }) => ({ id, name })}
      change={change}
      reverseOf={reverseOf}
      disabledReason={disabledReason ?? (change ? undefined : missing)}
      unchangedReason={NOBODY}
      sentenceOf={(selection, changed, same) => {
        const unchangedText = same > 0 ? `, ${words.unchanged(selection, same)}` : '';
        return changed > 0 ? `${words.effect(selection, changed)}${unchangedText}.` : `${NOBODY}.`;
      }}
      drawRecord={({ name }, oldValue) => (
        <>
          <b>{name}</b> {words.previousValue(oldValue)}
        </>
      )}
      effects={(selection, changed) => <ChangeEffects change={selection} changed={changed} />}
      onStarted={onClose}
      onClose={onClose}
    >
      <ChangeField field={field} change={change} onChange={setChange} />
    </ChangeRecordsDialog>
  );
}

const NOBODY = t('No users would change');

function ChangeEffects({ change, changed }: { change: UserChange; changed: readonly manageTeam.TeamUser[] }) {
  return (
    <>
      {change.field === 'role' && <RoleEffects from={changed.map(({ roleId }) => roleId)} to={change.roleId} />}
      <OnlyMeNotice after={(user) => (changed.some(({ id }) => id === user.id) ? { ...user, ...change } : user)} />
    </>
  );
}

interface ChangeFieldProps {
  field: UserChange['field'];
  change: UserChange | undefined;
  onChange: (change: UserChange) => void;
}

function ChangeField({ field, change, onChange }: ChangeFieldProps) {
  if (field === 'group') return <GroupField change={change} onChange={onChange} />;
  if (field === 'status') return <StatusField change={change} onChange={onChange} />;
  return (
    <Field label={t('Role')} required>
      <RoleSelect
        value={change?.field === 'role' ? change.roleId : ''}
        onChange={(event) => onChange({ field: 'role', roleId: event.target.value })}
        data-autofocus
      />
    </Field>
  );
}

function StatusField({ change, onChange }: Omit<ChangeFieldProps, 'field'>) {
  const { data: statuses = [] } = useQuery(userStatusesQuery);
  return (
    <Field label={t('Status')} group required>
      <Segmented
        options={statuses.map(({ id, name }) => ({ value: String(id), label: personStatusWord(name) }))}
        value={change?.field === 'status' ? String(change.statusId) : ''}
        onChange={(id) => onChange({ field: 'status', statusId: Number(id) })}
      />
    </Field>
  );
}

function GroupField({ change, onChange }: Omit<ChangeFieldProps, 'field'>) {
  const { data: groups = [], error } = useQuery(userGroupsQuery);
  const [isMember, setIsMember] = useState(true);
  const groupId = change?.field === 'group' ? change.groupId : '';
  return (
    <>
      <Segmented
        label={t('Add or remove')}
        options={[
          { value: 'add', label: t('Add to a group') },
          { value: 'remove', label: t('Remove from a group') },
        ]}
        value={isMember ? 'add' : 'remove'}
        onChange={(value) => {
          setIsMember(value === 'add');
          if (groupId !== '') onChange({ field: 'group', groupId, isMember: value === 'add' });
        }}
      />
      <Field label={t('Group')} required>
        <Select
          placeholder={error ? t('Failed to load') : t('Choose a group')}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={groupId}
          onChange={(event) => onChange({ field: 'group', groupId: event.target.value, isMember })}
          data-autofocus
        />
      </Field>
    </>
  );
}
