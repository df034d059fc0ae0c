import { whenIdle } from '@console/browser';
import type { ConsoleConfig, SignInRefusal } from '@console/contract';
import { AreaError } from '../areas/loading/area-error';
import type { AreaReports } from '../areas/loading/area-loader';
import { type AreaRegistry, RegistryError } from '../areas/registry/registry';
import type { ReportingPage, SendEvent } from './reporter';

type Telemetry = NonNullable<ConsoleConfig['telemetry']>;

/**
 * Reports areas to the collector and as `error` events of the page. The same failure is reported once per tab: pages
 * and slots that wait for one file fail together, and *Try again* may fail in the same way.
 */
export interface TabReports extends AreaReports {
  /** Reports areas of a registry that are left out, or opened in their previous version. */
  registry: (registry: AreaRegistry) => void;
  /** Reports a refused sign-in, and writes its kind to the browser's log. */
  signIn: (refusal: SignInRefusal) => void;
}

/**
 * Without a collector nothing is sent, and the reporter's code is not fetched. A failure of the collector has no effect
 * here.
 */
export function createReports(telemetry: Telemetry | undefined, page: ReportingPage = {}): TabReports {
  const reported = new Set<string>();
  let reporter: Promise<SendEvent> | undefined;
  void theReporter();

  function theReporter(): Promise<SendEvent> | undefined {
    if (!reporter && telemetry) {
      reporter = loadReporter(telemetry, page);
      // The reporter's file is missing. The next event loads it again.
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
    // An uncaught exception has already raised an `error` event.
    if (stage !== 'event') reportError(error);
  };

  function leftOut(area: string, problem: RegistryError): void {
    if (!isFirstReport(problem)) return;
    send({ area, version: '', outcome: 'failed', stage: 'registry', duration: 0, failure: 'refused' });
    reportError(problem);
  }

  return {
    event: (event) => send(event),
    failure,
    signIn(refusal) {
      if (!isFirstReport({ message: refusal })) return;
      send({ refusal });
      // oxlint-disable-next-line no-console -- for the operator: the page says nothing of the cause
      console.warn(`Sign-in refused: ${refusal}`);
    },
    registry({ areas, refused, error }) {
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

/** After the page is rendered, so that the page's own files come first. */
async function loadReporter(telemetry: Telemetry, page: ReportingPage): Promise<SendEvent> {
  await whenIdle();
  const { startReporter } = await import('./reporter');
  return startReporter(telemetry, page);
}
