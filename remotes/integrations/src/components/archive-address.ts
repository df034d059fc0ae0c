import { pathOf } from '@console/contract';
import area from '../area';

export const ARCHIVE_TABS = ['webhooks', 'folders', 'columns', 'migration'] as const;
export type ArchiveTab = (typeof ARCHIVE_TABS)[number];

/** The address of the archive's page with a tab; the first tab is left out (INTG-050). */
export const archiveHref = (tab: ArchiveTab) =>
  tab === ARCHIVE_TABS[0] ? pathOf(area.pages.archive) : `${pathOf(area.pages.archive)}?tab=${tab}`;

/** The tab in the search parameters; the first one if they have none. */
export const archiveTabOf = (search: string | URLSearchParams): ArchiveTab => {
  const requestedTab = new URLSearchParams(search).get('tab');
  return ARCHIVE_TABS.find((tab) => tab === requestedTab) ?? ARCHIVE_TABS[0];
};
