import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaManifest, AreaRelease, ConsoleConfig, Registry, RegistryArea } from '@console/contract';
import { signedName } from '@console/contract/signatures';
import { type SigningKey, signedBundle } from '@console/deploy';
import type { Page, Route } from '@playwright/test';
import { root } from '../machine/root';

/** Every area of this repository. */
export const AREAS = readdirSync(join(root, 'remotes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/**
 * The area with all trials. The host handles faults and versions, in the same way for all areas; only their builds
 * could differ, so the others get a sample in which their own scripts are loaded.
 */
export const EXAMPLE = 'account-and-team';

/** The areas with trials: each night all of them. */
export const TRIED_AREAS = process.env.NIGHTLY ? AREAS : [EXAMPLE];

/** The trials of an area: all for the example, a sample for the others. */
export function triedWith<Trial extends string>(area: string, all: Record<Trial, unknown>, sample: NoInfer<Trial>[]) {
  return area === EXAMPLE ? (Object.keys(all) as Trial[]) : sample;
}

/** The files of an area's first page: its manifest and three scripts. */
export const STAGES = ['manifest', 'entry', 'module', 'page'] as const;
export type Stage = (typeof STAGES)[number];

/** Faults of a response. */
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

/** The browser's messages about files that did not arrive or were not run, and the host's report of it. */
export const COMPLAINTS = /^console: .*(Failed to load resource|integrity|MIME type|preload)|^exception: AreaError/i;

/** The tampered code sets this on the window, which shows whether it ran. */
export const TAMPER_MARK = 'tampered';

// A statement of the same length as the replaced code, so that only the hash can detect it.
function tampered(code: string): string {
  const payload = `globalThis.${TAMPER_MARK}=1;/*`;
  return `${payload}${'x'.repeat(Math.max(0, code.length - payload.length - 2))}*/`.slice(0, code.length);
}

/** A version with its whole manifest; the registry has a part of it. */
export type WholeRelease = AreaRelease & { manifest: AreaManifest };
export type WholeArea = RegistryArea & { current: WholeRelease };

/** The live registry with one area of it, and the first page of that area with its own address; staff may open it. */
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

/** Breaks one file of a release's page until the returned function is called. */
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

/**
 * A version that was never built: the live one under another name, with changed scripts. Only this browser gets it,
 * with correct hashes: a bad release, not a forged one.
 */
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

/** Simulates errors of an area: adds code to its entry script that throws at that moment on every page. */
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

/** Serves another registry than the live one, and the manifest of each version in it that has a whole one. */
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

/** Serves the signature of a key for a version, of its manifest as `serveRegistry` sends it. */
export async function serveSignature(page: Page, { baseUrl, manifest }: WholeRelease, key: SigningKey): Promise<void> {
  const content = new Uint8Array(Buffer.from(JSON.stringify(manifest)));
  const file = { name: signedName(manifest.name, manifest.version), content };
  const json = [signedBundle([file], undefined, key)];
  await page.context().route(`**${baseUrl}signatures.json`, (route) => route.fulfill({ json }));
}

/** Serves a page without documents: the host requests `registry.json` and `config.json`. */
export async function serveBarePage(page: Page): Promise<void> {
  await tell(page, { registry: undefined, config: undefined });
}

/**
 * Changes documents in the console's page, from the next load on. It does so inside the page, because a page that a
 * test serves itself may not connect to the platform on this machine.
 */
async function tell(page: Page, change: Partial<Record<'registry' | 'config', unknown>>): Promise<void> {
  const texts = Object.entries(change).map(([name, value]) => [name, JSON.stringify(value) ?? ''] as const);
  await page.context().addInitScript((changed) => {
    // The latest change of a document counts.
    const all = ((globalThis as { changed?: Map<string, string> }).changed ??= new Map<string, string>());
    const isFirst = all.size === 0;
    for (const [name, text] of changed) all.set(name, text);
    if (!isFirst) return;
    // Inserted before the page's own element, because the page's policy forbids changing a script element's content.
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

/** Serves another configuration than the installation's. */
export async function serveConfig(page: Page, origin: string, change: Partial<ConsoleConfig>): Promise<void> {
  const config = (await (await page.request.get(`${origin}/config.json`)).json()) as ConsoleConfig;
  await tell(page, { config: { ...config, ...change, areas: { ...config.areas, ...change.areas } } });
}

/** Reports of the page to a collector from now on, as sent. */
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

/** Addresses of area scripts requested from now on. */
export function scriptsOfAreas(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/areas/')) urls.push(request.url());
  });
  return urls;
}
