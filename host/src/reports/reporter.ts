import type { ConsoleConfig, Report, SignInRefusal } from '@console/contract';
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

/** Sends an event of an area, where `error` is the exception of its code, or a refused sign-in. */
export type SendEvent = (event: AreaEvent | { refusal: SignInRefusal }, error?: unknown) => void;

/** Limit of failures that a page load reports. */
export const MOST_FAILURES = 20;

/**
 * Starts to report uncaught exceptions of the host, and the web vitals of a share of page loads. Its code is fetched
 * after the first page is rendered, so that it delays nothing.
 */
export function startReporter(
  { endpoint, vitals = 0 }: NonNullable<ConsoleConfig['telemetry']>,
  { release = '', areas = new Map(), runningVersion }: ReportingPage = {},
): SendEvent {
  const failures = new Set<string>();
  // A random number for this page load, stored nowhere: it groups reports without identifying a user.
  const [load] = crypto.getRandomValues(new Uint32Array(1));

  const send = (report: Report) => sendReport(endpoint, report);

  function sendFailure(report: Report): void {
    const text = JSON.stringify({ ...report, duration: 0 });
    if (failures.has(text) || failures.size >= MOST_FAILURES) return;
    failures.add(text);
    send(report);
  }

  const handle = (thrown: unknown) => {
    if (!(thrown instanceof Error) || isReported(thrown) || !hasOwnFrame(thrown)) return;
    sendFailure({ type: 'error', release, load, ...errorParts(thrown) });
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

  return (event, error) => {
    if ('refusal' in event) return sendFailure({ type: 'sign-in', release, load, ...event });
    const { area, version, outcome, stage, duration, failure } = event;
    const report: Report = {
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
    };
    if (outcome === 'loaded') send(report);
    else sendFailure(report);
  };
}

/** Exceptions of areas: the loader and the boundaries report them. */
function isReported(thrown: Error): boolean {
  return (
    thrown instanceof AreaError ||
    thrown instanceof RegistryError ||
    !!documentScripts.files.areaInStack(thrown.stack ?? '')
  );
}

/** False for exceptions of browser extensions and of scripts that others have injected. */
function hasOwnFrame(thrown: Error): boolean {
  return framesOf(thrown).some(([frame]) => frame.startsWith(`${location.origin}/`));
}

/** The area that has a path. */
function areaAt(path: string, areas: AreaRegistry['areas']): string | undefined {
  return [...areas].find(([, { paths }]) => paths.some((own) => `${path}/`.startsWith(`${own}/`)))?.[0];
}

const FRAME = /(?<![^\s(@])https?:\/\/[^/\s]+(\/[A-Za-z0-9_.~/-]{1,195}\.js)(?:\?[^\s:]*)?:(\d{1,7}:\d{1,7})/g;
const MOST_FRAMES = 20;

/** Browsers put the message, which may quote anything, in front of the stack. */
function framesOf({ message, stack = '' }: Error): RegExpExecArray[] {
  const frames = message ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return [...frames.matchAll(FRAME)];
}

/**
 * The kind of an error and the place where it was thrown. Its message is not sent, because it may quote a user's input
 * or a server's answer.
 */
function errorParts(thrown: Error): { error: string; stack: string[] } {
  const { name } = thrown;
  const places = framesOf(thrown).map(([, path, at]) => `${path}:${at}`);
  return { error: /^[A-Za-z]{1,64}$/.test(name) ? name : 'Error', stack: places.slice(0, MOST_FRAMES) };
}
