import { Button, ErrorState, Notice } from '@console/ui';
import { useState } from 'react';
import { useReloadRegistry } from '../registry/AreaRegistryProvider';

/** In place of every page of an area while the list of areas could not be read. */
export function RegistryMissingPage() {
  const { isLoading, reload } = useReload();
  return (
    <ErrorState
      level="h1"
      condition="unavailable"
      title="The areas could not be loaded"
      retrying={isLoading}
      onRetry={reload}
    >
      The console does not know which pages there are. This address is kept; nothing you have done is lost.
    </ErrorState>
  );
}

/** The same on the console's own pages, which go on. */
export function RegistryMissingNotice() {
  const { isLoading, reload } = useReload();
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" loading={isLoading} onClick={reload}>
          Try again
        </Button>
      }
    >
      <span role="alert">The areas could not be loaded, so only the console’s own pages are here.</span>
    </Notice>
  );
}

function useReload() {
  const load = useReloadRegistry();
  const [isLoading, setLoading] = useState(false);
  const reload = () => {
    setLoading(true);
    void load().finally(() => setLoading(false));
  };
  return { isLoading, reload };
}
