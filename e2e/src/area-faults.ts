import { createHash } from 'node:crypto';
import type { Registry } from '@console/contract';
import type { Page, Route } from '@playwright/test';

/** The three scripts an area's first page comes in. */
export type Stage = 'entry' | 'module' | 'page';

/** What can be wrong with an answer. */
export const FAULTS = {
  'connection refused': (route: Route) => route.abort('connectionrefused'),
  'status 404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'status 500': (route: Route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Oh no' }),
  'HTML with status 200': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
  'wrong MIME type': async (route: Route) =>
    route.fulfill({ contentType: 'image/png', body: await (await route.fetch()).body() }),
  'empty answer': (route: Route) => route.fulfill({ contentType: 'application/javascript', body: '' }),
  'tampered bytes of the same length': async (route: Route) =>
    route.fulfill({ contentType: 'application/javascript', body: tampered(await (await route.fetch()).text()) }),
  hang: () => undefined,
} satisfies Record<string, (route: Route) => unknown>;
export type Fault = keyof typeof FAULTS;

/** Says whether the tampered code ran: it would leave this on the window. */
export const TAMPER_MARK = 'tampered';

// A statement of the same length as what it replaces, so that only the hash can tell.
function tampered(code: string): string {
  const payload = `globalThis.${TAMPER_MARK}=1;/*`;
  return `${payload}${'x'.repeat(Math.max(0, code.length - payload.length - 2))}*/`.slice(0, code.length);
}

/** The live registry as the console reads it. */
export async function liveRegistry(page: Page, origin: string): Promise<Registry> {
  return (await (await page.request.get(`${origin}/registry.json`)).json()) as Registry;
}

/** Breaks one script of the area until the returned function is called. */
export async function breakStage(page: Page, origin: string, stage: Stage, fault: Fault): Promise<() => Promise<void>> {
  const registry = await liveRegistry(page, origin);
  const { current } = registry.areas['account-and-team'] ?? {};
  if (!current) throw new Error('account-and-team is not live');
  const { entry, preload, files } = current.manifest;
  const exposed = preload.filter((file) => file !== entry);
  const lazy = Object.keys(files).filter((file) => !preload.includes(file));
  const broken = { entry: [entry], module: exposed, page: lazy }[stage];
  const matches = (url: URL) => broken.some((file) => url.pathname.endsWith(`/${file}`));
  await page.route(matches, (route) => void FAULTS[fault](route));
  return () => page.unroute(matches);
}

/** Serves the area's scripts changed by `change`, with a registry whose hashes agree: a bad release, not a forged one. */
export async function releaseWith(page: Page, origin: string, change: (code: string) => string): Promise<void> {
  const registry = await liveRegistry(page, origin);
  const { current } = registry.areas['account-and-team'] ?? {};
  if (!current) throw new Error('account-and-team is not live');
  let changes = 0;
  for (const file of Object.keys(current.manifest.files)) {
    const url = new URL(current.baseUrl + file, origin).href;
    const code = await (await page.request.get(url)).text();
    const changed = change(code);
    if (changed === code) continue;
    changes += 1;
    current.manifest.files[file] = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
    await page.route(url, (route) => route.fulfill({ contentType: 'application/javascript', body: changed }));
  }
  if (changes === 0) throw new Error('the change found nothing to change');
  await serveRegistry(page, registry);
}

/** Answers with another registry than the live one. */
export async function serveRegistry(page: Page, registry: unknown): Promise<void> {
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
}
