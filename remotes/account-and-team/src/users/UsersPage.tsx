import { Outlet } from '@console/router';
import { Button, copyText, EmptyState, IconButton, LinkButton, PageHeader, PanelLayout, Why } from '@console/ui';
import { AddIcon, CopyIcon, ExportIcon } from '@console/ui/icons';
import { DataTable, exportRows, useTable } from '@console/ui/table';
import { type UserRow, useTeam } from './use-team';
import { TeamFacts } from './TeamFacts';
import { exportedColumns, usersTable } from './users-columns';

const NOUN = { one: 'user', many: 'users' };
const userHref = ({ user }: UserRow) => `/admin/team/manage/${encodeURIComponent(user.id)}`;
const exportUsers = (rows: readonly UserRow[]) => exportRows('users', exportedColumns, rows);

export function UsersPage() {
  const { rows, query } = useTeam();
  const table = useTable(usersTable, { rows });
  const inviteButton = (
    <LinkButton look="primary" icon={<AddIcon />} to="/admin/team/invite">
      Invite
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title="Manage users" facts={<TeamFacts users={rows?.length} />} action={inviteButton} />
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
        actions={<IconButton label="Export" icon={<ExportIcon />} onClick={() => void exportUsers(table.visible)} />}
        selectionActions={(selected) => (
          <>
            <Button
              look="quiet"
              size="small"
              icon={<CopyIcon />}
              onClick={() => void copyText(selected.map(({ user }) => user.email).join(', '))}
            >
              Copy e-mails
            </Button>
            <Button look="quiet" size="small" icon={<ExportIcon />} onClick={() => void exportUsers(selected)}>
              Export
            </Button>
          </>
        )}
        note={<Why>You cannot edit your own row</Why>}
      />
    </PanelLayout>
  );
}
