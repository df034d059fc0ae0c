/* Compiler and run-time errors over the console, within the page's policy: plain text, a constructed sheet. */

import { compileErrorText, thrownTitle } from './compile-error';

/** The address of the dev server's folder. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string;

const STYLES = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: clamp(12px, 4vw, 48px) !important; color: #f4f4f5;
    background: rgb(12 13 15 / 0.92); font: 14px/1.6 ui-monospace, 'SF Mono', Menlo, monospace; }
  header { display: flex; gap: 16px; align-items: start; justify-content: space-between; }
  h1 { margin: 0 0 16px; color: #ff9b93; font-size: 18px; line-height: 1.4; }
  pre { margin: 0 0 24px; padding: 16px; border: 1px solid #3f3f46; border-radius: 8px; background: #18181b;
    white-space: pre-wrap; overflow-wrap: anywhere; }
  button { padding: 6px 14px; border: 1px solid #a1a1aa; border-radius: 6px; color: inherit; background: none; font: inherit;
    cursor: pointer; }
  button:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px; }`;

let overlay: HTMLElement | undefined;

function show(title: string, details: readonly string[]): void {
  hide();
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const close = element('button', 'Close');
  close.addEventListener('click', hide);
  const header = element('header');
  header.append(element('h1', title), close);
  root.append(header, ...details.map((detail) => element('pre', compileErrorText(detail))));
  host.setAttribute('role', 'alert');
  host.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.documentElement.append(host);
  close.focus();
  overlay = host;
}

function hide(): void {
  overlay?.remove();
  overlay = undefined;
}

function element(name: string, text = ''): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}

addEventListener('message', ({ source, data }: MessageEvent<{ type?: string; data?: string[] } | undefined>) => {
  if (source !== window) return;
  if (data?.type === 'webpackErrors') show('This does not compile', data.data ?? []);
  if (data?.type === 'webpackWarnings') show('It runs, but types or lint refuse it', data.data ?? []);
  if (data?.type === 'webpackInvalid') hide();
});

/** The host wraps a caught error. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
}

let lastThrown: unknown;

async function showThrown(thrown: unknown, componentStack = ''): Promise<void> {
  const error = causeOf(thrown);
  if (!(error instanceof Error) || !`${error.stack}${componentStack}`.includes(__webpack_public_path__)) return;
  if (error === lastThrown) return;
  lastThrown = error;
  const stacks = [error.stack ?? '', componentStack].filter((stack) => stack !== '');
  const details = await Promise.all(stacks.map((stack) => inSources(stack)));
  show(thrownTitle(String(error), details.join('\n')), details);
}

async function inSources(stack: string): Promise<string> {
  const answer = await fetch(`${__webpack_public_path__}sources`, { method: 'POST', body: stack }).catch(
    () => undefined,
  );
  return answer?.ok ? answer.text() : stack;
}

addEventListener('error', ({ error }) => void showThrown(error));
addEventListener('unhandledrejection', ({ reason }) => void showThrown(reason));
addEventListener('console.caught-error', (event) => {
  const { error, componentStack } = (event as CustomEvent<{ error: unknown; componentStack?: string }>).detail;
  void showThrown(error, componentStack);
});
