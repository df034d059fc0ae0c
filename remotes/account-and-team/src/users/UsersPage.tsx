import { pathOf } from '@console/contract';
import { Outlet } from '@console/router';
import {
  Button,
  copyText,
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
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { LicencesLeft } from '../components/LicencesLeft';
import { countUsers } from '../components/team-queries';
import type { ChangeRequest } from '../user-changes/UserChanges';
import { userChangesJob } from '../user-changes/user-changes-job';
import { type UserRow, useTeam } from './use-team';
import { exportedColumns, unselectableReason, usersTable } from './users-columns';

const UserChanges = lazyPart(async () => (await import('../user-changes/UserChanges')).UserChanges);

const CHANGES = [
  { field: 'role', label: t('Change role'), icon: <TeamIcon /> },
  { field: 'status', label: t('Change status'), icon: <ActivateIcon /> },
  { field: 'group', label: t('Change groups'), icon: <AddIcon /> },
] as const;
const userHref = ({ user }: UserRow) => pathOf(area.pages.editUser, { userId: user.id });

export function UsersPage() {
  const { rows, expected, query } = useTeam();
  const table = useTable(usersTable, { rows, expected, unselectableReason });
  const { exportRows } = useExport<UserRow>('users');
  const [request, setRequest] = useState<ChangeRequest>();
  const controls = useJob(userChangesJob);
  const exportUsers = (users: readonly UserRow[]) => exportRows(exportedColumns, users);
  const inviteButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={pathOf(area.pages.invites)}>
      {t('Invite')}
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('Manage users')}
        summary={<TeamSummary users={expected ?? rows?.length} />}
        action={inviteButton}
      />
      {(request || controls.job || controls.report) && (
        <UserChanges controls={controls} request={request} onRequestClosed={() => setRequest(undefined)} />
      )}
      <DataTable
        table={table}
        query={query}
        label={t('Users')}
        count={countUsers}
        rowHref={userHref}
        searchLabel={t('Search by email, name, or role')}
        noMatchTitle={t('No user found.')}
        empty={
          <EmptyState title={t('No users')} action={inviteButton}>
            {t('Get started by inviting someone.')}
          </EmptyState>
        }
        actions={
          <IconButton
            label={t('Export')}
            icon={<ExportIcon />}
            disabledReason={expected === undefined ? undefined : t('Users are still loading')}
            onClick={() => exportUsers(table.visible)}
          />
        }
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
              {t('Copy email addresses')}
            </Button>
            <Button variant="quiet" size="small" icon={<ExportIcon />} onClick={() => exportUsers(selected)}>
              {t('Export')}
            </Button>
          </>
        )}
        note={<LockedNote>{t('You can’t edit your own account here')}</LockedNote>}
      />
    </PanelLayout>
  );
}

/** Licences wait for the invites, which hold some. */
function TeamSummary({ users }: { users: number | undefined }) {
  // Keeps the line's height.
  if (users === undefined) return '\u00a0';
  return (
    <>
      {countUsers(users)}
      <LicencesLeft />
    </>
  );
}
