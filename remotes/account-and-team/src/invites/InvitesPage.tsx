import { Box, EmptyState, IconButton, Page, PageHeader } from '@console/ui';
import { ExportIcon } from '@console/ui/icons';
import { DataTable, exportRows, useTable } from '@console/ui/table';
import { InviteFacts } from './InviteFacts';
import { InviteForm } from './InviteForm';
import { InviteSelectionActions } from './InviteSelectionActions';
import { invitesTable, whyNotSelectable } from './invites-columns';
import { useInviteRows } from './use-invite-rows';

const NOUN = { one: 'invite', many: 'invites' };

export function InvitesPage() {
  const { rows, query } = useInviteRows();
  const table = useTable(invitesTable, { rows, whyNotSelectable });

  return (
    <Page>
      <PageHeader title="Manage Invites" facts={<InviteFacts rows={rows} />} />
      <Box px="var(--page-inset)" mb="8">
        <InviteForm />
      </Box>
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        searchLabel="Search by email or role"
        failureMessage="Failed to load"
        noMatchTitle="No invite found."
        empty={<EmptyState title="No invites">Whoever you invite above is listed here.</EmptyState>}
        actions={
          <IconButton
            label="Export"
            icon={<ExportIcon />}
            onClick={() => void exportRows('invites', invitesTable.columns, table.visible)}
          />
        }
        selectionActions={(selected) => <InviteSelectionActions invites={selected.map(({ invite }) => invite)} />}
      />
    </Page>
  );
}
