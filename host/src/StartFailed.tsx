import { ErrorState } from '@console/ui';

/** The console could not read what it needs to start; there is no frame to show yet. */
export function StartFailed() {
  return (
    <main>
      <ErrorState level="h1" title="The console could not be started" onRetry={() => location.reload()}>
        Its settings could not be read. Nothing you have done is lost.
      </ErrorState>
    </main>
  );
}
