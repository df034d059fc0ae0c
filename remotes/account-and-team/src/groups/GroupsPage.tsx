import type { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Outlet, useLocation } from '@console/router';
import { EmptyState, IconButton, LinkButton, PageHeader, PanelLayout } from '@console/ui';
import { AddIcon, ExportIcon } from '@console/ui/icons';
import { DataTable, type ListQuery, useExport, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import area from '../area';
import { usersQuery } from '../components/team-queries';
import { type GroupRow, groupsTable } from './groups-columns';
import { groupsQuery } from './groups-queries';

const countGroups = (count: number) => n(count, '{count} group', '{count} groups');
const rowHref = ({ group }: GroupRow) => pathOf(area.pages.editGroup, { groupId: group.id });

export function GroupsPage() {
  const { rows, query } = useGroups();
  const { search } = useLocation();
  const table = useTable(groupsTable, { rows });
  const { exportRows } = useExport<GroupRow>('groups');
  const exportVisible = () => exportRows(groupsTable.columns, table.visible);
  const newGroupButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={`${pathOf(area.pages.createGroup)}${search}`}>
      {t('New group')}
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('Access groups')}
        summary={t('A group gives several users access to the same things.')}
        action={newGroupButton}
      />
      <DataTable
        table={table}
        query={query}
        label={t('Access groups')}
        count={countGroups}
        rowHref={rowHref}
        searchLabel={t('Search by name')}
        noMatchTitle={t('No groups found')}
        empty={
          <EmptyState title={t('No groups')} action={newGroupButton}>
            {t('Get started by creating one.')}
          </EmptyState>
        }
        actions={<IconButton label={t('Export')} icon={<ExportIcon />} onClick={exportVisible} />}
      />
    </PanelLayout>
  );
}

/** No call counts members, so users' groups are counted. */
function useGroups(): { rows: GroupRow[] | undefined; query: ListQuery } {
  const query = useQuery(groupsQuery);
  const { data: users } = useQuery(usersQuery);
  const rows = useMemo(() => {
    const sizes = users && countMembers(users);
    return query.data?.map((group) => ({ group, members: sizes && (sizes.get(group.id) ?? 0) }));
  }, [query.data, users]);
  return { rows, query };
}

function countMembers(users: readonly manageTeam.TeamUser[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { groupIds } of users) {
    for (const id of groupIds) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  return sizes;
}
