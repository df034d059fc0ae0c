import type { AreaManifest } from '@console/contract';
import { useLocation } from '@console/router';
import { Button, ErrorState } from '@console/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AreaError, describeFailure } from '../loading/area-error';
import { runningRelease } from '../loading/area-status';
import { resetOverride } from '../overrides/override-store';
import type { LiveArea } from '../registry/registry';
import { report } from '../loading/telemetry';

/** Keeps what an area throws while drawing inside its own place; *Try again* draws it anew. */
export function AreaBoundary({ area, children }: { area: LiveArea; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => report(drawingError(area, error), { outcome: 'failed', duration: 0 })}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <AreaFailed area={area} error={drawingError(area, error)} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** What stands in an area's place when it cannot be opened. */
export function AreaFailed({ area, error, onRetry }: { area: LiveArea; error: AreaError; onRetry: () => void }) {
  const { name, title } = area.current.manifest;
  // Only another console can help then; the page that is loaded anew may be one.
  const isMisfit = error.failure === 'incompatible';
  return (
    <ErrorState
      level="h1"
      condition="unavailable"
      title={`${title} could not be opened`}
      technical={error.message}
      details={error.message}
      onRetry={isMisfit ? () => location.reload() : onRetry}
      action={area.channel === 'override' ? <Button onClick={() => resetOverride(name)}>Reset override</Button> : null}
    >
      {describeFailure(error)} The rest of the console works as usual.
    </ErrorState>
  );
}

function drawingError({ current }: LiveArea, cause: unknown): AreaError {
  const { name, version }: AreaManifest = (runningRelease(current.manifest.name) ?? current).manifest;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new AreaError({ area: name, version, stage: 'render', failure: 'code', detail }, { cause });
}
