import { Outlet, useLocation } from '@console/router';
import { EmptyState, IconButton, LinkButton, PageHeader, PanelLayout } from '@console/ui';
import { AddIcon, ExportIcon } from '@console/ui/icons';
import { DataTable, exportRows, useTable } from '@console/ui/table';
import { groupHref, NEW_GROUP } from './group-paths';
import { groupsTable } from './groups-columns';
import { type GroupRow, useGroups } from './use-groups';

const NOUN = { one: 'group', many: 'groups' };
const rowHref = ({ group }: GroupRow) => groupHref(group.id);
const exportGroups = (rows: readonly GroupRow[]) => exportRows('groups', groupsTable.columns, rows);

export function GroupsPage() {
  const { rows, query } = useGroups();
  const { search } = useLocation();
  const table = useTable(groupsTable, { rows });
  const newGroupButton = (
    <LinkButton look="primary" icon={<AddIcon />} to={`${NEW_GROUP}${search}`}>
      New group
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title="Groups"
        facts="A group gives several users access to the same things."
        action={newGroupButton}
      />
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        rowHref={rowHref}
        searchLabel="Search by name"
        failureMessage="Failed to load"
        noMatchTitle="No group found."
        empty={
          <EmptyState title="No groups" action={newGroupButton}>
            Get started by creating one.
          </EmptyState>
        }
        actions={<IconButton label="Export" icon={<ExportIcon />} onClick={() => void exportGroups(table.visible)} />}
      />
    </PanelLayout>
  );
}
