import { pathOf } from '@console/contract';
import area from '../area';

export const ARCHIVE_TABS = ['webhooks', 'folders', 'columns', 'migration'] as const;
export type ArchiveTab = (typeof ARCHIVE_TABS)[number];

/** INTG-050: the first tab is left out. */
export const archiveHref = (tab: ArchiveTab) =>
  tab === ARCHIVE_TABS[0] ? pathOf(area.pages.archive) : `${pathOf(area.pages.archive)}?tab=${tab}`;

export const archiveTabOf = (search: string | URLSearchParams): ArchiveTab => {
  const requestedTab = new URLSearchParams(search).get('tab');
  return ARCHIVE_TABS.find((tab) => tab === requestedTab) ?? ARCHIVE_TABS[0];
};
