import { t } from '@console/words';
import { useSyncExternalStore } from 'react';
import { Notice } from './Notice';

/** Shows on every page while offline; nothing is queued (Q39). */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // Screen readers announce a live region only if the region precedes the text.
    <div role="status">
      {!isOnline && (
        <Notice tone="warning">
          {t('You’re offline. You can’t load or save anything until you’re back online. Your changes are kept.')}
        </Notice>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
