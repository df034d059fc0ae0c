import { pathOf } from '@console/contract';
import { Outlet } from '@console/router';
import {
  Button,
  copyText,
  counted,
  EmptyState,
  IconButton,
  LinkButton,
  LockedNote,
  lazyPart,
  PageHeader,
  PanelLayout,
  useJob,
} from '@console/ui';
import { ActivateIcon, AddIcon, CopyIcon, ExportIcon, TeamIcon } from '@console/ui/icons';
import { DataTable, useExport, useTable } from '@console/ui/table';
import { useState } from 'react';
import area from '../area';
import { useLicencesLeft } from '../components/use-licences-left';
import type { ChangeRequest } from '../user-changes/UserChanges';
import { userChangesJob } from '../user-changes/user-changes-job';
import { type UserRow, useTeam } from './use-team';
import { exportedColumns, unselectableReason, usersTable } from './users-columns';

const UserChanges = lazyPart(async () => (await import('../user-changes/UserChanges')).UserChanges);

const NOUN = { one: 'user', many: 'users' };
const CHANGES = [
  { field: 'role', label: 'Change role', icon: <TeamIcon /> },
  { field: 'status', label: 'Change status', icon: <ActivateIcon /> },
  { field: 'group', label: 'Change groups', icon: <AddIcon /> },
] as const;
const userHref = ({ user }: UserRow) => pathOf(area.pages.editUser, { userId: user.id });

export function UsersPage() {
  const { rows, query } = useTeam();
  const table = useTable(usersTable, { rows, unselectableReason });
  const { exportRows } = useExport<UserRow>('users');
  const [request, setRequest] = useState<ChangeRequest>();
  const controls = useJob(userChangesJob);
  const exportUsers = (users: readonly UserRow[]) => exportRows(exportedColumns, users);
  const inviteButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={pathOf(area.pages.invites)}>
      Invite
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title="Manage users" summary={<TeamSummary users={rows?.length} />} action={inviteButton} />
      {(request || controls.job || controls.report) && (
        <UserChanges controls={controls} request={request} onRequestClosed={() => setRequest(undefined)} />
      )}
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        rowHref={userHref}
        searchLabel="Search by email, name or role"
        failureMessage="Failed to load"
        noMatchTitle="No user found."
        empty={
          <EmptyState title="No users" action={inviteButton}>
            Get started by inviting somebody.
          </EmptyState>
        }
        actions={<IconButton label="Export" icon={<ExportIcon />} onClick={() => exportUsers(table.visible)} />}
        selectionActions={(selected) => (
          <>
            {CHANGES.map(({ field, label, icon }) => (
              <Button
                key={field}
                variant="quiet"
                size="small"
                icon={icon}
                onClick={() => setRequest({ field, users: selected.map(({ user }) => user) })}
              >
                {label}
              </Button>
            ))}
            <Button
              variant="quiet"
              size="small"
              icon={<CopyIcon />}
              onClick={() => void copyText(selected.map(({ user }) => user.email).join(', '))}
            >
              Copy e-mails
            </Button>
            <Button variant="quiet" size="small" icon={<ExportIcon />} onClick={() => exportUsers(selected)}>
              Export
            </Button>
          </>
        )}
        note={<LockedNote>You cannot edit your own row</LockedNote>}
      />
    </PanelLayout>
  );
}

/** '48 users · 9 licences left of 60'. The licences appear after the invites have loaded, because these hold some. */
function TeamSummary({ users }: { users: number | undefined }) {
  const licences = useLicencesLeft();
  // A space keeps the line's height, so that the page does not shift when the numbers load.
  if (users === undefined) return '\u00a0';
  return [counted(users, NOUN), licences].filter(Boolean).join(' · ');
}
