import { browserStorage } from '@console/browser';
import { useStorageOwner } from '@console/browser/hooks';
import { useState } from 'react';

const KEY = 'dashboard.onboarding-hidden';

/**
 * Whether this person has hidden the list of first steps of their company, and how to change it. Persisted in this
 * browser; where the browser refuses that, until the page is left.
 */
export function useOnboardingHidden(): [isHidden: boolean, setHidden: (isHidden: boolean) => void] {
  const owner = useStorageOwner();
  const [change, setChange] = useState<{ owner: string | undefined; isHidden: boolean }>();
  const changed = change && change.owner === owner ? change.isHidden : undefined;
  return [
    changed ?? browserStorage.owned.read(KEY) !== undefined,
    (hide) => {
      if (hide) browserStorage.owned.write(KEY, 'yes');
      else browserStorage.owned.remove(KEY);
      setChange({ owner, isHidden: hide });
    },
  ];
}
