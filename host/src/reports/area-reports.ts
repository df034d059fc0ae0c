import { whenIdle } from '@console/browser';
import type { ConsoleConfig, SignInRefusal } from '@console/contract';
import { AreaError } from '../areas/loading/area-error';
import type { AreaEvent, AreaReports } from '../areas/loading/area-loader';
import { type AreaRegistry, RegistryError } from '../areas/registry/registry';
import type { ReportingPage, SendEvent } from './reporter';

type Telemetry = NonNullable<ConsoleConfig['telemetry']>;

/**
 * Sends to the collector and as `error` events, once per tab: pages waiting for a file fail together, and again on *Try
 * again*.
 */
export type TabReports = ReturnType<typeof createReports>;

/** No collector: nothing is sent or fetched. Its failures have no effect. */
export function createReports(telemetry: Telemetry | undefined, page: ReportingPage = {}) {
  const reported = new Set<string>();
  let reporter: Promise<SendEvent> | undefined;
  void theReporter();

  function theReporter(): Promise<SendEvent> | undefined {
    if (!reporter && telemetry) {
      reporter = loadReporter(telemetry, page);
      // The next event loads the missing reporter again.
      reporter.catch(() => {
        reporter = undefined;
      });
    }
    return reporter;
  }

  const send: SendEvent = (event, error) =>
    void theReporter()?.then(
      (sendEvent) => sendEvent(event, error),
      () => undefined,
    );

  function isFirstReport({ message }: { message: string }): boolean {
    const isNew = !reported.has(message);
    reported.add(message);
    return isNew;
  }

  const failure: AreaReports['failure'] = (error, how) => {
    if (!isFirstReport(error)) return;
    const { area, version, stage, failure: kind } = error;
    send({ area, version, stage, failure: kind, ...how }, error.cause);
    // The exception has raised `error`.
    if (stage !== 'event') reportError(error);
  };

  function leftOut(area: string, problem: RegistryError): void {
    if (!isFirstReport(problem)) return;
    send({ area, version: '', outcome: 'failed', stage: 'registry', duration: 0, failure: 'refused' });
    reportError(problem);
  }

  return {
    event: (event: AreaEvent) => send(event),
    failure,
    signIn(refusal: SignInRefusal): void {
      if (!isFirstReport({ message: refusal })) return;
      send({ refusal });
      // oxlint-disable-next-line no-console -- for the operator: the page says nothing of the cause
      console.warn(`Sign-in refused: ${refusal}`);
    },
    registry({ areas, refused, error }: AreaRegistry): void {
      if (error) leftOut('*', error);
      for (const { name, reason } of refused) {
        leftOut(name, new RegistryError(`Area "${name}" is left out: ${reason}`));
      }
      for (const [area, { replaced }] of areas) {
        if (!replaced) continue;
        const { version, reason: detail } = replaced;
        const incompatible = new AreaError({ area, version, stage: 'compatibility', failure: 'incompatible', detail });
        failure(incompatible, { outcome: 'replaced', duration: 0 });
      }
    },
  };
}

/** Loads after rendering, so that the page's files come first. */
async function loadReporter(telemetry: Telemetry, page: ReportingPage): Promise<SendEvent> {
  await whenIdle();
  const { startReporter } = await import('./reporter');
  return startReporter(telemetry, page);
}
