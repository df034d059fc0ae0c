import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { Button, ConfirmDialog, EmptyState, IconButton, Page, PageHeader, shortName } from '@console/ui';
import { DeleteIcon, ExportIcon, SendIcon } from '@console/ui/icons';
import { JobNotice } from '@console/ui/jobs';
import { DataTable, type ListQuery, type RowAction, useExport, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useCallback, useMemo, useState } from 'react';
import { LicencesLeft } from '../components/LicencesLeft';
import { userGroupsQuery, userRolesQuery } from '../components/team-queries';
import { InviteForm } from './InviteForm';
import { isPending } from './invite-rules';
import { detailedInvitesTable, type InviteRow, invitesTable, unselectableReason } from './invites-columns';
import { invitesQuery, useRemoveInvites } from './invites-queries';
import { useSendAgain } from './send-again';

const countInvites = (count: number) => n(count, '{count} invite', '{count} invites');

export function InvitesPage() {
  const { rows, query } = useInviteRows();
  const definition = rows?.some(hasDetails) ? detailedInvitesTable : invitesTable;
  const table = useTable(definition, { rows, unselectableReason });
  const { exportRows } = useExport<InviteRow>('invites');
  const exportVisible = () => exportRows(definition.columns, table.visible);
  const { sendAgain, sendAllAgain, underWay, job: resending } = useSendAgain();
  const isResending = resending.job?.state === 'running' || resending.job?.state === 'stopping';
  const rowActions = useCallback(
    ({ invite }: InviteRow): RowAction[] => {
      if (!isPending(invite)) return [];
      return [
        {
          label: t('Send again'),
          name: t('Send again to {email}', { email: invite.email }),
          icon: <SendIcon />,
          inRow: true,
          isPending: underWay.includes(invite.email),
          onSelect: () => sendAgain(invite),
        },
      ];
    },
    [sendAgain, underWay],
  );

  return (
    <Page>
      <PageHeader title={t('Manage Invites')} summary={<Counts rows={rows} />} />
      <InviteForm />
      <JobNotice controls={resending} />
      <DataTable
        table={table}
        query={query}
        label={t('Invites')}
        count={countInvites}
        searchLabel={
          definition === invitesTable ? t('Search by email or role') : t('Search by email, name, role, or group')
        }
        noMatchTitle={t('No invites found')}
        empty={<EmptyState title={t('No invites')}>{t('People you invite are listed here.')}</EmptyState>}
        actions={<IconButton label={t('Export')} icon={<ExportIcon />} onClick={exportVisible} />}
        rowActions={rowActions}
        selectionActions={(selected) => (
          <SelectionActions
            invites={selected.map(({ invite }) => invite)}
            isSending={isResending || selected.some(({ invite }) => underWay.includes(invite.email))}
            onSendAgain={sendAllAgain}
          />
        )}
      />
    </Page>
  );
}

const hasDetails = ({ invite, groups }: InviteRow) => Boolean(invite.name) || groups.length > 0;

function useInviteRows(): { rows: InviteRow[] | undefined; query: ListQuery } {
  const query = useQuery(invitesQuery);
  const { data: roles } = useQuery(userRolesQuery);
  const { data: groups } = useQuery(userGroupsQuery);
  const rows = useMemo(() => {
    const names = new Map([...(roles ?? []), ...(groups ?? [])].map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => names.get(id) ?? id;
    return query.data?.map((invite) => ({
      invite,
      role: nameOf(invite.customerUserRoleId),
      groups: (invite.groupIds ?? []).map(nameOf),
    }));
  }, [query.data, roles, groups]);
  return { rows, query };
}

const NOT_YET = '\u00a0';

/** '3 pending · 5 accepted · 9 licences left of 60' */
function Counts({ rows }: { rows: readonly InviteRow[] | undefined }) {
  if (!rows) return NOT_YET;
  const pending = rows.filter(({ invite }) => isPending(invite)).length;
  return (
    <>
      {n(pending, '{count} pending', '{count} pending')}
      {' · '}
      {n(rows.length - pending, '{count} accepted', '{count} accepted')}
      <LicencesLeft />
    </>
  );
}

interface SelectionActionsProps {
  invites: readonly manageTeam.Invite[];
  isSending: boolean;
  onSendAgain: (invites: readonly manageTeam.Invite[]) => void;
}

/** ACCT-082 */
function SelectionActions({ invites, isSending, onSendAgain }: SelectionActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon={<SendIcon />} loading={isSending} onClick={() => onSendAgain(invites)}>
        {t('Send again')}
      </Button>
      <Button variant="quiet" size="small" icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
        {t('Remove')}
      </Button>
      {isAsking && (
        <RemoveInvitesDialog emails={invites.map(({ email }) => email)} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

function RemoveInvitesDialog({ emails, onClose }: { emails: string[]; onClose: () => void }) {
  const removeInvites = useRemoveInvites();
  const [email] = emails;
  const title =
    email !== undefined && emails.length === 1
      ? t('Remove the invite to {email}?', { email: shortName(email) })
      : n(emails.length, 'Remove {count} invite?', 'Remove {count} invites?');
  return (
    <ConfirmDialog
      title={title}
      verb={n(emails.length, 'Remove invite', 'Remove invites')}
      danger
      save={removeInvites}
      variables={emails}
      onClose={onClose}
    >
      {t('The link in the email will stop working. You can send a new invite later.')}
    </ConfirmDialog>
  );
}
