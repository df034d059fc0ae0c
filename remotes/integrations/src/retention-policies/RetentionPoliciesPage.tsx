import type { retentionPolicies } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Outlet, useLocation } from '@console/router';
import { chakra, EmptyState, formatCount, LinkButton, PageHeader, PanelLayout } from '@console/ui';
import { AddIcon, EditIcon } from '@console/ui/icons';
import { DataTable, type RowAction, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useCallback } from 'react';
import area from '../area';
import { allFoldersQuery } from '../components/folders-queries';
import { retentionPoliciesTable } from './retention-policies-columns';
import { retentionPoliciesQuery } from './retention-policies-queries';

const countPolicies = (count: number) => n(count, '{count} policy', '{count} policies');
const countArchiveFolders = (count: number) => n(count, '{count} archive folder', '{count} archive folders');
const policyHref = ({ id }: retentionPolicies.RetentionPolicy) => pathOf(area.pages.retentionPolicy, { policyId: id });

/** INTG-114 to INTG-126 */
export function RetentionPoliciesPage() {
  const { search } = useLocation();
  const query = useQuery(retentionPoliciesQuery);
  const table = useTable(retentionPoliciesTable, { rows: query.data });
  const rowActions = useCallback(
    (policy: retentionPolicies.RetentionPolicy): RowAction[] => [
      { label: t('Edit'), icon: <EditIcon />, inRow: true, to: `${policyHref(policy)}${search}` },
    ],
    [search],
  );
  const newButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={`${pathOf(area.pages.newRetentionPolicy)}${search}`}>
      {t('Add new policy')}
    </LinkButton>
  );
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('Retention policies')}
        summary={<Summary policies={query.data?.length} />}
        action={newButton}
      />
      <DataTable
        table={table}
        query={query}
        label={t('Policies')}
        count={countPolicies}
        rowHref={policyHref}
        rowActions={rowActions}
        searchLabel={t('Search policies')}
        failureMessage={t('Failed to load retention policies')}
        noMatchTitle={t('No policies found')}
        empty={
          <EmptyState title={t('No retention policies')} action={newButton}>
            {t('A policy sets how long the records in a folder are stored.')}
          </EmptyState>
        }
      />
    </PanelLayout>
  );
}

/** '7 policies, used by 38 of 42 archive folders' */
function Summary({ policies }: { policies: number | undefined }) {
  const { data: folders = [], isPending, error } = useQuery(allFoldersQuery);
  if (policies !== undefined && error) return countPolicies(policies);
  const using = folders.filter(({ retentionPolicyId }) => retentionPolicyId !== null).length;
  const words = t('{policies}, used by {using} of {folders}', {
    policies: countPolicies(policies ?? 0),
    using: formatCount(using),
    folders: countArchiveFolders(folders.length),
  });
  // Keeps the room of its lines.
  return policies === undefined || isPending ? <chakra.span visibility="hidden">{words}</chakra.span> : words;
}
