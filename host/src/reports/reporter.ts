import type { ConsoleConfig, Report } from '@console/contract';
import { AreaError } from '../areas/loading/area-error';
import type { AreaEvent } from '../areas/loading/area-loader';
import { documentScripts } from '../areas/loading/load-script';
import { type AreaRegistry, RegistryError } from '../areas/registry/registry';
import { sendReport } from './send-report';

/** What reports name besides what has happened. */
export interface ReportingPage {
  /** Version of the host that the server has sent; empty where it does not say. */
  release?: string | undefined;
  /** To whom each path belongs. */
  areas?: AreaRegistry['areas'];
  /** The version of an area that runs in this tab. */
  runningVersion?: (area: string) => string | undefined;
}

/** Sends what has happened to an area; the error is what its code threw. */
export type SendEvent = (event: AreaEvent, error?: unknown) => void;

/**
 * Starts to report what the host throws and nobody catches, and of a share of page loads their web vitals. Fetched when
 * the first page stands, so that it costs nobody time.
 */
export function startReporter(
  { endpoint, vitals = 0 }: NonNullable<ConsoleConfig['telemetry']>,
  { release = '', areas = new Map(), runningVersion }: ReportingPage = {},
): SendEvent {
  const send = (report: Report) => sendReport(endpoint, report);
  // Of this page alone and kept nowhere: it says which reports belong together, not whose they are.
  const [load] = crypto.getRandomValues(new Uint32Array(1));

  const handle = (thrown: unknown) => {
    if (thrown instanceof Error && !isReported(thrown)) send({ type: 'error', release, ...errorParts(thrown) });
  };
  addEventListener('error', ({ error }) => handle(error));
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
  if (Math.random() < vitals) {
    const area = areaAt(location.pathname, areas);
    void import('./page-vitals').then(({ watchVitals }) =>
      watchVitals((found) => {
        const opened = area === undefined ? {} : { area, version: runningVersion?.(area) ?? '' };
        send({ type: 'vitals', release, ...opened, vitals: found });
      }),
    );
  }

  return ({ area, version, outcome, stage, duration, failure }, error) =>
    send({
      type: 'area',
      release,
      load,
      area,
      version,
      outcome,
      stage,
      duration: Math.round(duration),
      ...(failure ? { failure } : {}),
      ...(error instanceof Error ? errorParts(error) : {}),
    });
}

/** The loader and the boundaries report what areas throw. */
function isReported(thrown: Error): boolean {
  return (
    thrown instanceof AreaError ||
    thrown instanceof RegistryError ||
    !!documentScripts.files.areaInStack(thrown.stack ?? '')
  );
}

/** The area that a path belongs to. */
function areaAt(path: string, areas: AreaRegistry['areas']): string | undefined {
  return [...areas].find(([, { paths }]) => paths.some((own) => `${path}/`.startsWith(`${own}/`)))?.[0];
}

const FRAME = /https?:\/\/[^/\s]+(\/[A-Za-z0-9_.~/-]{1,195}\.js)(?:\?[^\s:]*)?:(\d{1,7}:\d{1,7})/g;
const MOST_FRAMES = 20;

/**
 * The kind of an error and where it was thrown. Its message stays here, because it may quote what a person has typed or
 * what a server has answered; browsers write it in front of the stack too.
 */
function errorParts({ name, message, stack = '' }: Error): { error: string; stack: string[] } {
  const frames = message ? stack.slice(stack.indexOf(message) + message.length) : stack;
  const places = [...frames.matchAll(FRAME)].slice(0, MOST_FRAMES).map(([, path, at]) => `${path}:${at}`);
  return { error: /^[A-Za-z]{1,64}$/.test(name) ? name : 'Error', stack: places };
}
