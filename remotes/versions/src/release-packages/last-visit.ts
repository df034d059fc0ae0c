import { browserStorage, tabStorage } from '@console/browser';
import { useStorageOwner } from '@console/browser/hooks';
import { useMemo } from 'react';

const LAST_VISIT = 'releases-visit';

/**
 * A tab's session is a visit, so that returning keeps the marks. The first visit gives its own instant; undefined
 * before sign-in.
 */
export function useLastVisit(): Date | undefined {
  const owner = useStorageOwner();
  return useMemo(() => (owner === undefined ? undefined : lastVisit()), [owner]);
}

function lastVisit(): Date {
  const now = new Date().toISOString();
  const lastTime = tabStorage.owned.read(LAST_VISIT) ?? browserStorage.owned.read(LAST_VISIT) ?? now;
  tabStorage.owned.write(LAST_VISIT, lastTime);
  browserStorage.owned.write(LAST_VISIT, now);
  return new Date(lastTime);
}
