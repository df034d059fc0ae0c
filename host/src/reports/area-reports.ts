import type { ConsoleConfig } from '@console/contract';
import type { AreaEvent, ReportingPage, SendEvent } from './reporter';
import { type AreaRegistry, RegistryError } from '../areas/registry/registry';
import { AreaError } from '../areas/loading/area-error';

type Telemetry = NonNullable<ConsoleConfig['telemetry']>;

let load: (() => Promise<SendEvent>) | undefined;
let reporter: Promise<SendEvent> | undefined;

/** Sets the collector, and what reports name. Without a collector nothing is sent, and nothing fetched that would. */
export function sendTelemetryTo(telemetry: Telemetry | undefined, page: ReportingPage = {}): void {
  reporter = undefined;
  load = telemetry && (() => loadReporter(telemetry, page));
  void theReporter();
}

/** Sends an event, once the page has time for it. Never throws; a failed request is ignored. */
export function sendEvent(event: AreaEvent, error?: unknown): void {
  theReporter()?.then(
    (send) => send(event, error),
    () => undefined,
  );
}

function theReporter(): Promise<SendEvent> | undefined {
  if (!reporter && load) {
    reporter = load();
    // Its file did not come. The next event asks again.
    reporter.catch(() => {
      reporter = undefined;
    });
  }
  return reporter;
}

/** Not before the page stands: what it needs itself comes first. */
async function loadReporter(telemetry: Telemetry, page: ReportingPage): Promise<SendEvent> {
  await new Promise<unknown>((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 1_000);
  });
  const { startReporter } = await import('./reporter');
  return startReporter(telemetry, page);
}

const reported = new Set<string>();

/**
 * Reports a failure of an area to the collector and as an `error` event of the page. The same failure is reported once
 * per tab: pages and slots that wait for one file fail together, and *Try again* may fail the same way.
 */
export function reportFailure(error: AreaError, how: Pick<AreaEvent, 'outcome' | 'duration'>): void {
  if (!isFirstReport(error)) return;
  const { area, version, stage, failure } = error;
  sendEvent({ area, version, stage, failure, ...how }, error.cause);
  // An uncaught exception has already raised an `error` event.
  if (stage !== 'event') reportError(error);
}

function isFirstReport({ message }: Error): boolean {
  const isNew = !reported.has(message);
  reported.add(message);
  return isNew;
}

/** Reports areas of a registry that are left out, or opened in their previous version. */
export function reportRegistry({ areas, refused, error }: AreaRegistry): void {
  const atRegistry = { version: '', outcome: 'failed', stage: 'registry', duration: 0, failure: 'refused' } as const;
  const reportRefusal = (area: string, problem: RegistryError) => {
    if (!isFirstReport(problem)) return;
    sendEvent({ ...atRegistry, area });
    reportError(problem);
  };
  if (error) reportRefusal('*', error);
  for (const { name, reason } of refused) {
    reportRefusal(name, new RegistryError(`Area "${name}" is left out: ${reason}`));
  }
  for (const [area, { replaced }] of areas) {
    if (!replaced) continue;
    const { version, reason: detail } = replaced;
    const incompatible = new AreaError({ area, version, stage: 'compatibility', failure: 'incompatible', detail });
    reportFailure(incompatible, { outcome: 'replaced', duration: 0 });
  }
}
