import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaManifest, AreaRelease, ConsoleConfig, Registry, RegistryArea } from '@console/contract';
import { signedName } from '@console/contract/signatures';
import { type SigningKey, signedBundle } from '@console/deploy';
import type { Page, Route } from '@playwright/test';
import { root } from '../machine/root';

export const AREAS = readdirSync(join(root, 'remotes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** All trials run here. The host handles every area's faults alike, so other areas get a sample. */
export const EXAMPLE = 'account-and-team';

export const TRIED_AREAS = process.env.NIGHTLY ? AREAS : [EXAMPLE];

export function triedWith<Trial extends string>(area: string, all: Record<Trial, unknown>, sample: NoInfer<Trial>[]) {
  return area === EXAMPLE ? (Object.keys(all) as Trial[]) : sample;
}

export const STAGES = ['manifest', 'entry', 'module', 'page'] as const;
export type Stage = (typeof STAGES)[number];

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

export const COMPLAINTS = /^console: .*(Failed to load resource|integrity|MIME type|preload)|^exception: AreaError/i;

/** Tampered code sets this on the window. */
export const TAMPER_MARK = 'tampered';

// The length stays, so only the hash detects the change.
function tampered(code: string): string {
  const payload = `globalThis.${TAMPER_MARK}=1;/*`;
  return `${payload}${'x'.repeat(Math.max(0, code.length - payload.length - 2))}*/`.slice(0, code.length);
}

/** The registry has only a part. */
export type WholeRelease = AreaRelease & { manifest: AreaManifest };
export type WholeArea = RegistryArea & { current: WholeRelease };

export async function liveArea(page: Page, origin: string, name: string) {
  const registry = (await (await page.request.get(`${origin}/registry.json`)).json()) as Registry;
  const area = registry.areas[name] as WholeArea | undefined;
  if (!area) throw new Error(`${name} is not live`);
  const manifest = await page.request.get(new URL(`${area.current.baseUrl}area.json`, origin).href);
  area.current.manifest = (await manifest.json()) as AreaManifest;
  const [key, first] =
    Object.entries(area.current.manifest.pages).find(([, { path, parent }]) => !path.includes(':') && !parent) ?? [];
  if (!key || !first) throw new Error(`${name} has no page to open`);
  return { registry, area, title: area.current.manifest.title, page: { key, ...first } };
}

/** Until the returned function is called. */
export async function breakStage(
  page: Page,
  { baseUrl, manifest }: WholeRelease,
  where: { stage: Stage; page: string },
  fault: Fault,
): Promise<() => Promise<void>> {
  const { entry, preload, chunks } = manifest;
  const broken = {
    manifest: ['area.json'],
    entry: [entry],
    module: preload.filter((file) => file !== entry),
    page: (chunks[where.page] ?? []).filter((file) => !preload.includes(file)),
  }[where.stage];
  const folder = new URL(baseUrl, 'http://console').pathname;
  const matches = (url: URL) => broken.some((file) => url.pathname === folder + file);
  await page.context().route(matches, (route) => void FAULTS[fault](route));
  return () => page.context().unroute(matches);
}

/** The live version renamed, with changed scripts and correct hashes: a bad release, not a forged one. */
export async function inventVersion(
  page: Page,
  origin: string,
  { current }: WholeArea,
  version: string,
  change: (code: string, file: string) => string = (code) => code,
): Promise<WholeRelease> {
  const { manifest } = current;
  const container = `${manifest.name}_${version}`.replace(/\W/g, '_');
  const baseUrl = `/areas/${manifest.name}/${version}/`;
  const scripts = new Map<string, string>();
  for (const file of Object.keys(manifest.files)) {
    const code = await (await page.request.get(new URL(current.baseUrl + file, origin).href)).text();
    scripts.set(file, change(code.replaceAll(manifest.container, container), file));
  }
  await page.context().route(`**${baseUrl}*`, (route) => {
    const body = scripts.get(new URL(route.request().url()).pathname.slice(baseUrl.length));
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: 'application/javascript', body });
  });
  const files = Object.fromEntries(
    [...scripts].map(([file, code]) => [file, `sha384-${createHash('sha384').update(code).digest('base64')}`]),
  );
  return { baseUrl, integrity: '', manifest: { ...manifest, version, container, files } };
}

export function throwing(when: 'evaluation' | 'drawing' | 'effect' | 'event', { current }: WholeArea) {
  const { entry } = current.manifest;
  const bug = `()=>{throw new Error("${when} bug")}`;
  const element = (props: string) =>
    `({$$typeof:Symbol.for("react.transitional.element"),type:"button",key:null,props:{${props},children:"Break it"}})`;
  const component = {
    evaluation: '',
    drawing: bug,
    effect: `()=>${element(`ref:${bug}`)}`,
    event: `()=>${element(`onClick:${bug}`)}`,
  }[when];
  return (code: string, file: string) => {
    if (file !== entry) return code;
    if (when === 'evaluation') return `${code};throw new Error("evaluation bug")`;
    const container = /([\w$]+)=\w+\("container"\)\}\)\(\);?\s*$/.exec(code)?.[1];
    if (!container) throw new Error('the end of the entry script is not what it was');
    return `${code};(()=>{const {get,init}=${container};${container}={init,get:async(name)=>{
      const area=(await get(name))().default;
      const pages=Object.fromEntries(Object.keys(area.pages).map((key)=>[key,{load:async()=>${component}}]));
      return ()=>({default:{...area,pages}})}}})()`;
  };
}

export async function serveRegistry(page: Page, registry: Registry): Promise<void> {
  for (const { current, previous, canary } of Object.values(registry.areas)) {
    for (const release of [current, previous, canary]) {
      if (!release?.manifest || !('files' in release.manifest)) continue;
      const body = JSON.stringify(release.manifest);
      release.integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`;
      await page
        .context()
        .route(`**${release.baseUrl}area.json`, (route) => route.fulfill({ contentType: 'application/json', body }));
    }
  }
  await tell(page, { registry });
}

export async function serveSignature(page: Page, { baseUrl, manifest }: WholeRelease, key: SigningKey): Promise<void> {
  const content = new Uint8Array(Buffer.from(JSON.stringify(manifest)));
  const file = { name: signedName(manifest.name, manifest.version), content };
  const json = [signedBundle([file], undefined, key)];
  await page.context().route(`**${baseUrl}signatures.json`, (route) => route.fulfill({ json }));
}

/** The host then requests `registry.json` and `config.json`. */
export async function serveBarePage(page: Page): Promise<void> {
  await tell(page, { registry: undefined, config: undefined });
}

/** Inside the page: a page served by a test may not connect to the local platform. */
async function tell(page: Page, change: Partial<Record<'registry' | 'config', unknown>>): Promise<void> {
  const texts = Object.entries(change).map(([name, value]) => [name, JSON.stringify(value) ?? ''] as const);
  await page.context().addInitScript((changed) => {
    // The latest change counts.
    const all = ((globalThis as { changed?: Map<string, string> }).changed ??= new Map<string, string>());
    const isFirst = all.size === 0;
    for (const [name, text] of changed) all.set(name, text);
    if (!isFirst) return;
    // Before the page's element, because policy forbids changing a script's content.
    const observer = new MutationObserver(() => {
      for (const [name, text] of all) {
        const own = document.querySelector(`script#${name}`);
        if (!own) continue;
        own.id = '';
        const standIn = Object.assign(document.createElement('data'), { id: name, textContent: text });
        own.before(standIn);
      }
    });
    observer.observe(document, { subtree: true, childList: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  }, texts);
}

export async function serveConfig(page: Page, origin: string, change: Partial<ConsoleConfig>): Promise<void> {
  const config = (await (await page.request.get(`${origin}/config.json`)).json()) as ConsoleConfig;
  await tell(page, { config: { ...config, ...change, areas: { ...config.areas, ...change.areas } } });
}

/** As sent, from now on. */
export async function collectTelemetry(page: Page, origin: string): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  const endpoint = `${origin}/collector`;
  await serveConfig(page, origin, { telemetry: { endpoint } });
  await page.context().route(endpoint, (route) => {
    events.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>);
    return route.fulfill({ status: 204 });
  });
  return events;
}

export function scriptsOfAreas(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/areas/')) urls.push(request.url());
  });
  return urls;
}
