import { Outlet, useSearchParams } from '@console/router';
import { useQuery } from '@console/query';
import { Box, PageHeader, PanelLayout, Tabs } from '@console/ui';
import { ArchiveFolders } from '../folders/ArchiveFolders';
import { allFoldersQuery } from '../folders/folders-queries';

/** INTG-049, INTG-050. The tab stands in the address; the first one is preselected. */
export function ArchivePage() {
  const [params] = useSearchParams();
  const { data: folders } = useQuery(allFoldersQuery);
  const tab = params.get('tab') ?? 'folders';
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title="Archive" summary={folders ? `${folders.length} folders` : '\u00a0'} />
      <Box px="var(--page-inset)">
        <Tabs
          label="Archive"
          tabs={[{ to: '?tab=folders', label: 'Folders', count: folders?.length, isCurrent: tab === 'folders' }]}
        />
      </Box>
      <ArchiveFolders />
    </PanelLayout>
  );
}
