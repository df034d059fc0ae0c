import type { AreaManifest } from '@console/contract';
import { useLocation } from '@console/router';
import { ErrorState } from '@console/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AreaError, describeFailure } from './area-error';

/** Keeps what an area throws while drawing inside its own place; *Try again* draws it anew. */
export function AreaBoundary({ manifest, children }: { manifest: AreaManifest; children: ReactNode }) {
  const { pathname } = useLocation();
  const toAreaError = (cause: unknown) =>
    new AreaError(
      { area: manifest.name, version: manifest.version, stage: 'render', ...codeFailure(cause) },
      { cause },
    );
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => reportError(toAreaError(error))}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <AreaFailed title={manifest.title} error={toAreaError(error)} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** What stands in an area's place when it cannot be opened. */
export function AreaFailed({ title, error, onRetry }: { title: string; error: AreaError; onRetry: () => void }) {
  return (
    <ErrorState
      level="h1"
      condition="unavailable"
      title={`${title} could not be opened`}
      technical={error.message}
      details={error.message}
      onRetry={onRetry}
    >
      {describeFailure(error)} The rest of the console works as usual.
    </ErrorState>
  );
}

function codeFailure(cause: unknown) {
  return { failure: 'code', detail: cause instanceof Error ? cause.message : String(cause) } as const;
}
