import type { ConsoleConfig, Report } from '@console/contract';
import { AreaError } from '../areas/loading/area-error';
import type { AreaEvent } from '../areas/loading/area-loader';
import { documentScripts } from '../areas/loading/load-script';
import { type AreaRegistry, RegistryError } from '../areas/registry/registry';
import { sendReport } from './send-report';

/** The context of the page that reports contain. */
export interface ReportingPage {
  /** Version of the host that the server sent; empty if unknown. */
  release?: string | undefined;
  /** The areas of the registry, to find the one at a path. */
  areas?: AreaRegistry['areas'];
  /** The version of an area that this tab runs. */
  runningVersion?: (area: string) => string | undefined;
}

/** Sends an event of an area; `error` is the exception of its code. */
export type SendEvent = (event: AreaEvent, error?: unknown) => void;

/**
 * Starts to report uncaught exceptions of the host, and the web vitals of a share of page loads. Its code is fetched
 * after the first page is rendered, so that it delays nothing.
 */
export function startReporter(
  { endpoint, vitals = 0 }: NonNullable<ConsoleConfig['telemetry']>,
  { release = '', areas = new Map(), runningVersion }: ReportingPage = {},
): SendEvent {
  const send = (report: Report) => sendReport(endpoint, report);
  // A random number for this page load, stored nowhere: it groups reports without identifying a user.
  const [load] = crypto.getRandomValues(new Uint32Array(1));

  const handle = (thrown: unknown) => {
    if (thrown instanceof Error && !isReported(thrown)) send({ type: 'error', release, load, ...errorParts(thrown) });
  };
  addEventListener('error', ({ error }) => handle(error));
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
  if (Math.random() < vitals) {
    const area = areaAt(location.pathname, areas);
    void import('./page-vitals').then(({ watchVitals }) =>
      watchVitals((measured) => {
        const opened = area === undefined ? {} : { area, version: runningVersion?.(area) ?? '' };
        send({ type: 'vitals', release, ...opened, vitals: measured });
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

/** Exceptions of areas: the loader and the boundaries report them. */
function isReported(thrown: Error): boolean {
  return (
    thrown instanceof AreaError ||
    thrown instanceof RegistryError ||
    !!documentScripts.files.areaInStack(thrown.stack ?? '')
  );
}

/** The area that has a path. */
function areaAt(path: string, areas: AreaRegistry['areas']): string | undefined {
  return [...areas].find(([, { paths }]) => paths.some((own) => `${path}/`.startsWith(`${own}/`)))?.[0];
}

const FRAME = /https?:\/\/[^/\s]+(\/[A-Za-z0-9_.~/-]{1,195}\.js)(?:\?[^\s:]*)?:(\d{1,7}:\d{1,7})/g;
const MOST_FRAMES = 20;

/**
 * The kind of an error and the place where it was thrown. Its message is not sent, because it may quote a user's input
 * or a server's answer; browsers put it in front of the stack too.
 */
function errorParts({ name, message, stack = '' }: Error): { error: string; stack: string[] } {
  const frames = message ? stack.slice(stack.indexOf(message) + message.length) : stack;
  const places = [...frames.matchAll(FRAME)].slice(0, MOST_FRAMES).map(([, path, at]) => `${path}:${at}`);
  return { error: /^[A-Za-z]{1,64}$/.test(name) ? name : 'Error', stack: places };
}
