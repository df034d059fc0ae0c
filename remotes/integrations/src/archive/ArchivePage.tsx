import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { matchPath, Outlet, useLocation, useSearchParams } from '@console/router';
import { Box, lazyPart, PageHeader, PanelLayout, Tabs } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { ARCHIVE_TABS, type ArchiveTab, archiveHref, archiveTabOf } from '../components/archive-address';
import { allFoldersQuery, countFolders } from '../components/folders-queries';
import { ArchiveFolders } from '../folders/ArchiveFolders';
import { ArchiveMigration } from '../migration/ArchiveMigration';
import { ArchiveWebhooks } from '../webhooks/ArchiveWebhooks';

// Only this tab needs drag and drop.
const MetadataColumns = lazyPart(async () => (await import('../metadata-columns/MetadataColumns')).MetadataColumns);

const LABELS: Record<ArchiveTab, string> = {
  webhooks: t('Webhooks'),
  folders: t('Folders'),
  columns: t('Metadata columns'),
  migration: t('Migration'),
};
const ABOUT: Record<Exclude<ArchiveTab, 'folders'>, string> = {
  webhooks: t('Addresses that are called when something happens in the archive'),
  columns: t('Columns shown in document lists, and their order'),
  migration: t('Where the archive is stored'),
};
const FOLDER_DIALOGS = `${pathOf(area.pages.archive)}/folders/*`;

/** INTG-049, INTG-050 */
export function ArchivePage() {
  const tab = useTab();
  const [columnPanel, setColumnPanel] = useState<HTMLElement | null>(null);
  return (
    <PanelLayout panel={tab === 'columns' ? <Box display="contents" ref={setColumnPanel} /> : <Outlet />}>
      <PageHeader title={t('Archive')} summary={tab === 'folders' ? <FolderCount /> : ABOUT[tab]} />
      <Box px="var(--page-inset)">
        <Tabs
          label={t('Archive')}
          tabs={ARCHIVE_TABS.map((each) => ({ to: archiveHref(each), label: LABELS[each], isCurrent: each === tab }))}
        />
      </Box>
      {tab === 'webhooks' && (
        <Box pt="4">
          <ArchiveWebhooks />
        </Box>
      )}
      {tab === 'folders' && <ArchiveFolders />}
      {tab === 'columns' && <MetadataColumns panelPlace={columnPanel} />}
      {tab === 'migration' && <ArchiveMigration />}
    </PanelLayout>
  );
}

/** A folder's dialog has no tab in its address. */
function useTab(): ArchiveTab {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  if (matchPath(FOLDER_DIALOGS, pathname)) return 'folders';
  return archiveTabOf(params);
}

function FolderCount() {
  const { data: folders } = useQuery(allFoldersQuery);
  if (!folders) return '\u00a0';
  return countFolders(folders.length);
}
