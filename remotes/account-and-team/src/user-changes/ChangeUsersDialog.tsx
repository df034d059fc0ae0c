import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { ConfirmDialog, Field, Segmented, Select, Stack } from '@console/ui';
import { RecordList } from '@console/ui/record';
import { useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import { userGroupsQuery, userStatusesQuery } from '../components/team-queries';
import { OnlyMeNotice } from '../roles/OnlyMeNotice';
import { RoleEffects } from '../roles/RoleEffects';
import { useChangeWords } from './change-words';
import { reverseOf, type UserChange } from './user-change-rules';
import { countUsers, type UserTask } from './user-changes-job';

interface ChangeUsersDialogProps {
  field: UserChange['field'];
  users: readonly manageTeam.TeamUser[];
  /** Why nothing can be started now. */
  disabledReason: string | undefined;
  onStart: (tasks: readonly UserTask[]) => void;
  onClose: () => void;
}

const VERBS = { role: 'Change role', status: 'Change status', group: 'Change groups' };

/** Asks what is to be changed of the chosen users, and says whom it changes before it begins. */
export function ChangeUsersDialog({ field, users, disabledReason, onStart, onClose }: ChangeUsersDialogProps) {
  const [change, setChange] = useState<UserChange>();
  const words = useChangeWords();
  const changed = users.flatMap((user) => {
    const before = change && reverseOf(user, change);
    return before ? [{ user, before }] : [];
  });
  const same = users.length - changed.length;

  function blockedReason(): string | undefined {
    if (disabledReason !== undefined) return disabledReason;
    if (!change) return `Choose a ${field} first`;
    return changed.length === 0 ? 'Nobody would change' : undefined;
  }

  return (
    <ConfirmDialog
      title={`${VERBS[field]} of ${countUsers(users.length)}`}
      verb={change && changed.length > 0 ? `${VERBS[field]} of ${countUsers(changed.length)}` : VERBS[field]}
      disabledReason={blockedReason()}
      onConfirm={() => {
        if (!change) return;
        onStart(changed.map(({ user: { id, name } }) => ({ id, name, change })));
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="3">
        <ChangeField field={field} change={change} onChange={setChange} />
        {change && (
          <div role="status">
            {changed.length > 0 ? words.happens(change, changed.length) : 'Nobody would change'}
            {same > 0 && changed.length > 0 && `, ${words.isSo(change, same)}`}.
          </div>
        )}
        {change?.field === 'role' && <RoleEffects from={changed.map(({ user }) => user.roleId)} to={change.roleId} />}
        {change && changed.length > 0 && (
          <RecordList label="Will be changed" records={changed} idOf={({ user }) => user.id}>
            {({ user, before }) => (
              <>
                <b>{user.name}</b> {words.was(before)}
              </>
            )}
          </RecordList>
        )}
        {change && (
          <OnlyMeNotice
            after={(user) => (changed.some((each) => each.user.id === user.id) ? { ...user, ...change } : user)}
          />
        )}
      </Stack>
    </ConfirmDialog>
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
