import type { retentionPolicies } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Outlet, useLocation } from '@console/router';
import { counted, EmptyState, formatCount, LinkButton, PageHeader, PanelLayout } from '@console/ui';
import { AddIcon, EditIcon } from '@console/ui/icons';
import { DataTable, type RowAction, useTable } from '@console/ui/table';
import { useCallback } from 'react';
import area from '../area';
import { allFoldersQuery } from '../components/folders-queries';
import { retentionPoliciesTable } from './retention-policies-columns';
import { retentionPoliciesQuery } from './retention-policies-queries';

const NOUN = { one: 'policy', many: 'policies' };
const ARCHIVE_FOLDER = { one: 'archive folder', many: 'archive folders' };
const policyHref = ({ id }: retentionPolicies.RetentionPolicy) => pathOf(area.pages.retentionPolicy, { policyId: id });

/** INTG-114 to INTG-126: the retention policies, which limit how long the records of folders are stored. */
export function RetentionPoliciesPage() {
  const { search } = useLocation();
  const query = useQuery(retentionPoliciesQuery);
  const table = useTable(retentionPoliciesTable, { rows: query.data });
  const rowActions = useCallback(
    (policy: retentionPolicies.RetentionPolicy): RowAction[] => [
      { label: 'Edit', icon: <EditIcon />, inRow: true, to: `${policyHref(policy)}${search}` },
    ],
    [search],
  );
  const newButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={`${pathOf(area.pages.newRetentionPolicy)}${search}`}>
      Add new policy
    </LinkButton>
  );
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title="Retention policies" summary={<Summary policies={query.data?.length} />} action={newButton} />
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        rowHref={policyHref}
        rowActions={rowActions}
        searchLabel="Search policies"
        failureMessage="Failed to load retention policies"
        noMatchTitle="No policy found"
        empty={
          <EmptyState title="No retention policies" action={newButton}>
            A policy says how long the records of a folder are stored.
          </EmptyState>
        }
      />
    </PanelLayout>
  );
}

/** '7 policies, used by 38 of 42 archive folders' */
function Summary({ policies }: { policies: number | undefined }) {
  const { data: folders } = useQuery(allFoldersQuery);
  if (policies === undefined) return '\u00a0';
  const count = counted(policies, NOUN);
  if (!folders) return count;
  const using = folders.filter(({ retentionPolicyId }) => retentionPolicyId !== null).length;
  return `${count}, used by ${formatCount(using)} of ${counted(folders.length, ARCHIVE_FOLDER)}`;
}
