import { toast } from '@console/ui';
import { AreaError } from './area-error';
import { runningRelease } from './area-status';
import { report } from './telemetry';
import { areaInStack } from './script-files';

/**
 * Listens for what areas throw outside of drawing, in a handler or a timer, where no boundary can catch it. The page
 * goes on; the person learns that something did not happen, and the report names the area.
 */
export function watchAreaExceptions(): void {
  addEventListener('error', ({ error }) => take(error));
  addEventListener('unhandledrejection', ({ reason }) => take(reason));
}

function take(thrown: unknown): void {
  if (!(thrown instanceof Error) || thrown instanceof AreaError) return;
  const area = areaInStack(thrown.stack ?? '');
  // While it is being loaded, what its scripts throw is for the loader to tell.
  if (!area || !runningRelease(area.name)) return;
  const { name, version, title } = area;
  const error = new AreaError({ area: name, version, stage: 'event', failure: 'code', detail: thrown.message });
  report(error, { outcome: 'failed', duration: 0 });
  toast.error(`Something went wrong in ${title}`, {
    description: 'What you did last may not have been carried out. The rest of the console works as usual.',
  });
}
