import { ApiError } from '@console/http';
import { toast } from '@console/ui';
import { t, title } from '@console/words';
import { AreaError } from '../areas/loading/area-error';
import type { AreaLoader } from '../areas/loading/area-loader';
import { documentScripts } from '../areas/loading/load-script';

/** Thrown in handlers and timers, past error boundaries: a toast, and a report naming the area. */
export function watchAreaExceptions({ reports, runningRelease }: AreaLoader): void {
  addEventListener('error', ({ error }) => handle(error));
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));

  function handle(thrown: unknown): void {
    if (!(thrown instanceof Error) || thrown instanceof AreaError) return;
    const area = documentScripts.files.areaInStack(thrown.stack ?? '');
    // While loading, the loader reports.
    if (!area || !runningRelease(area.name)) return;
    const { name, version } = area;
    const details = { area: name, version, stage: 'event', failure: 'code', detail: thrown.message } as const;
    reports.failure(new AreaError(details, { cause: thrown }), { outcome: 'failed', duration: 0 });
    if (thrown instanceof ApiError && thrown.handled) return;
    toast.error(t('Something went wrong in {title}', { title: title(area.title) }), {
      description: t('Your last action may not have been saved. The rest of the console still works.'),
    });
  }
}
