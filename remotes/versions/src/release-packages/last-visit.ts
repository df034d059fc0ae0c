import { browserStorage, tabStorage } from '@console/browser';
import { useStorageOwner } from '@console/browser/hooks';
import { useMemo } from 'react';

const LAST_VISIT = 'releases-visit';

/**
 * The instant of this user's previous visit to the releases. A visit is a tab's session, so that opening a package and
 * coming back keeps the marks. The first visit returns its own instant; undefined until the user is known.
 */
export function useLastVisit(): Date | undefined {
  const owner = useStorageOwner();
  return useMemo(() => (owner === undefined ? undefined : lastVisit()), [owner]);
}

function lastVisit(): Date {
  const now = new Date().toISOString();
  const before = tabStorage.owned.read(LAST_VISIT) ?? browserStorage.owned.read(LAST_VISIT) ?? now;
  tabStorage.owned.write(LAST_VISIT, before);
  browserStorage.owned.write(LAST_VISIT, now);
  return new Date(before);
}
