import { pathOf } from '@console/contract';
import area from '../area';

export const ARCHIVE_TABS = ['webhooks', 'folders', 'columns', 'migration'] as const;
export type ArchiveTab = (typeof ARCHIVE_TABS)[number];

/** The archive's page with a tab open; the first one needs no name (INTG-050). */
export const archiveHref = (tab: ArchiveTab) =>
  tab === ARCHIVE_TABS[0] ? pathOf(area.pages.archive) : `${pathOf(area.pages.archive)}?tab=${tab}`;

/** The tab that the search parameters of an address name. */
export const archiveTabOf = (search: string | URLSearchParams): ArchiveTab => {
  const asked = new URLSearchParams(search).get('tab');
  return ARCHIVE_TABS.find((tab) => tab === asked) ?? ARCHIVE_TABS[0];
};
