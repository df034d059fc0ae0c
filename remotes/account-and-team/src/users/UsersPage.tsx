import { pathOf } from '@console/contract';
import { Outlet } from '@console/router';
import {
  Button,
  copyText,
  EmptyState,
  IconButton,
  LinkButton,
  PageHeader,
  PanelLayout,
  LockedNote,
  formatCount,
} from '@console/ui';
import { AddIcon, CopyIcon, ExportIcon } from '@console/ui/icons';
import { DataTable, useExport, useTable } from '@console/ui/table';
import area from '../area';
import { useLicencesLeft } from '../components/use-licences-left';
import { type UserRow, useTeam } from './use-team';
import { exportedColumns, usersTable } from './users-columns';

const NOUN = { one: 'user', many: 'users' };
const userHref = ({ user }: UserRow) => pathOf(area.pages.editUser, { userId: user.id });

export function UsersPage() {
  const { rows, query } = useTeam();
  const table = useTable(usersTable, { rows });
  const { exportRows } = useExport<UserRow>('users');
  const exportUsers = (users: readonly UserRow[]) => exportRows(exportedColumns, users);
  const inviteButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={pathOf(area.pages.invites)}>
      Invite
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title="Manage users" summary={<TeamSummary users={rows?.length} />} action={inviteButton} />
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

/** '48 users · 9 licences left of 60'. The licences wait for the invites, which hold some of them. */
function TeamSummary({ users }: { users: number | undefined }) {
  const licences = useLicencesLeft();
  // A space keeps the line's room, so that nothing jumps when the numbers come.
  if (users === undefined) return '\u00a0';
  return [users === 1 ? '1 user' : `${formatCount(users)} users`, licences].filter(Boolean).join(' · ');
}
