import type { manageTeam } from '@console/api';
import { ChangeRecordsDialog, type RecordChanges, type RecordTaskResult } from '@console/product';
import { useQuery } from '@console/query';
import { Field, Segmented, Select } from '@console/ui';
import type { JobControls } from '@console/ui/jobs';
import { useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import { userGroupsQuery, userStatusesQuery } from '../components/team-queries';
import { OnlyMeNotice } from '../roles/OnlyMeNotice';
import { RoleEffects } from '../roles/RoleEffects';
import { useChangeWords } from './change-words';
import { reverseOf, type UserChange } from './user-change-rules';
import { countUsers, USERS } from './user-changes-job';

interface ChangeUsersDialogProps {
  controls: JobControls<RecordChanges<UserChange>, RecordTaskResult<UserChange>>;
  field: UserChange['field'];
  users: readonly manageTeam.TeamUser[];
  /** Why the change cannot be started now. */
  disabledReason: string | undefined;
  onClose: () => void;
}

const VERBS = { role: 'Change role', status: 'Change status', group: 'Change groups' };

/** Gives the chosen users one role, status or group. */
export function ChangeUsersDialog({ controls, field, users, disabledReason, onClose }: ChangeUsersDialogProps) {
  const [change, setChange] = useState<UserChange>();
  const words = useChangeWords();
  return (
    <ChangeRecordsDialog
      controls={controls}
      noun={USERS}
      title={`${VERBS[field]} of ${countUsers(users.length)}`}
      verbOf={(count) => (count > 0 ? `${VERBS[field]} of ${countUsers(count)}` : VERBS[field])}
      records={users}
      identify={({ id, name }) => ({ id, name })}
      change={change}
      reverseOf={reverseOf}
      disabledReason={disabledReason ?? (change ? undefined : `Choose a ${field} first`)}
      unchangedReason={NOBODY}
      sentenceOf={(chosen, changed, same) => {
        const others = same > 0 ? `, ${words.unchanged(chosen, same)}` : '';
        return changed > 0 ? `${words.effect(chosen, changed)}${others}.` : `${NOBODY}.`;
      }}
      drawRecord={({ name }, before) => (
        <>
          <b>{name}</b> {words.previousValue(before)}
        </>
      )}
      effects={(chosen, changed) => <ChangeEffects change={chosen} changed={changed} />}
      onStarted={onClose}
      onClose={onClose}
    >
      <ChangeField field={field} change={change} onChange={setChange} />
    </ChangeRecordsDialog>
  );
}

const NOBODY = 'Nobody would change';

interface ChangeEffectsProps {
  change: UserChange;
  changed: readonly manageTeam.TeamUser[];
}

/** The access that a new role takes and gives, and a warning if no other administrator is left. */
function ChangeEffects({ change, changed }: ChangeEffectsProps) {
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
    <Field label="Role" required>
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
    <Field label="Status" group required>
      <Segmented
        options={statuses.map(({ id, name }) => ({ value: String(id), label: name }))}
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
        label="Add or remove"
        options={[
          { value: 'add', label: 'Add to a group' },
          { value: 'remove', label: 'Remove from a group' },
        ]}
        value={isMember ? 'add' : 'remove'}
        onChange={(value) => {
          setIsMember(value === 'add');
          if (groupId !== '') onChange({ field: 'group', groupId, isMember: value === 'add' });
        }}
      />
      <Field label="Group" required>
        <Select
          placeholder={error ? 'Failed to load' : 'Choose a group'}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={groupId}
          onChange={(event) => onChange({ field: 'group', groupId: event.target.value, isMember })}
          data-autofocus
        />
      </Field>
    </>
  );
}
