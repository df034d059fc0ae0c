import type { ConsoleConfig, Report, SignInRefusal } from '@console/contract';
import { AreaError } from '../areas/loading/area-error';
import type { AreaEvent } from '../areas/loading/area-loader';
import { documentScripts } from '../areas/loading/load-script';
import { type AreaRegistry, RegistryError } from '../areas/registry/registry';
import { sendReport } from './send-report';

export interface ReportingPage {
  /** Empty means unknown. */
  release?: string | undefined;
  areas?: AreaRegistry['areas'];
  runningVersion?: (area: string) => string | undefined;
}

/** `error`: the area's exception. */
export type SendEvent = (event: AreaEvent | { refusal: SignInRefusal }, error?: unknown) => void;

/** For one page load. */
export const MOST_FAILURES = 20;

/** The host's exceptions, and web vitals of some page loads; after the first rendering. */
export function startReporter(
  { endpoint, vitals = 0 }: NonNullable<ConsoleConfig['telemetry']>,
  { release = '', areas = new Map(), runningVersion }: ReportingPage = {},
): SendEvent {
  const failures = new Set<string>();
  // Random and unstored: groups reports without identifying anybody.
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
    const report: Report = {
      type: 'area',
      release,
      load,
      ...event,
      duration: Math.round(event.duration),
      ...(error instanceof Error ? errorParts(error) : {}),
    };
    if (event.outcome === 'loaded') send(report);
    else sendFailure(report);
  };
}

function isReported(thrown: Error): boolean {
  return (
    thrown instanceof AreaError ||
    thrown instanceof RegistryError ||
    !!documentScripts.files.areaInStack(thrown.stack ?? '')
  );
}

/** False for browser extensions and injected scripts. */
function hasOwnFrame(thrown: Error): boolean {
  return framesOf(thrown).some(([frame]) => frame.startsWith(`${location.origin}/`));
}

function areaAt(path: string, areas: AreaRegistry['areas']): string | undefined {
  return [...areas].find(([, { paths }]) => paths.some((prefix) => `${path}/`.startsWith(`${prefix}/`)))?.[0];
}

const FRAME = /(?<![^\s(@])https?:\/\/[^/\s]+(\/[A-Za-z0-9_.~/-]{1,195}\.js)(?:\?[^\s:]*)?:(\d{1,7}:\d{1,7})/g;
const MOST_FRAMES = 20;

/** The message, before the stack, may quote anything. */
function framesOf({ message, stack = '' }: Error): RegExpExecArray[] {
  const frames = message ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return [...frames.matchAll(FRAME)];
}

/** Leaves out the message, which may quote input or answers. */
function errorParts(thrown: Error): { error: string; stack: string[] } {
  const { name } = thrown;
  const places = framesOf(thrown).map(([, path, at]) => `${path}:${at}`);
  return { error: /^[A-Za-z]{1,64}$/.test(name) ? name : 'Error', stack: places.slice(0, MOST_FRAMES) };
}
