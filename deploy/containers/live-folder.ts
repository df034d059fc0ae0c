import { join } from 'node:path';
import { areaManifestSchema, declaredOutside, hostManifestSchema, REPORTS_PATH } from '@console/contract';
import { type Payments, paymentsOrigin } from '@console/sandbox/payments-origin';
import { readIfThere, replaceFile } from '../files';
import { changeArea } from '../release/move-area';
import { changeOutside } from '../release/move-outside';
import { notServedReason, SERVED_FROM } from '../release/served';
import { publishedVersions, readRegistry, releaseOf, siteFiles } from '../release/site';
import { originsOf } from '../serve/headers';
import { localConfig } from '../serve/local-config';
import { renderHeaders } from '../serve/nginx';

/** What `follow-areas.ts` keeps in a folder that the host's container has mounted. */
export interface LiveOptions {
  /** The folder: `site/` for the release tool, `headers.conf` for nginx. */
  live: string;
  /** Origin of the platform. */
  platform: string;
  /** Where the host's files are. */
  host: string;
  /** Where each area's files are: a container's folder of versions, or a dev server. */
  areas: ReadonlyMap<string, string>;
  /** Payment provider of the platform; its simulator by default. */
  payments?: Payments;
}

const AUTHORITY = { by: 'follow-areas', why: 'offered by its server', force: true };
const TIMEOUT = 3_000;

/** Areas by the environment that the gateway has too: `AREA_BILLING=http://…`. */
export function areasOf(environment: NodeJS.ProcessEnv): Map<string, string> {
  const named = Object.entries(environment).flatMap(([variable, url]) => {
    const [, name] = /^AREA_([A-Z0-9_]+)$/.exec(variable) ?? [];
    return name && url ? [[name.toLowerCase().replaceAll('_', '-'), url.replace(/\/$/, '')] as const] : [];
  });
  return new Map(named);
}

/**
 * Brings a folder up to date with what the servers offer, once. A version goes live when its server begins to offer
 * it, and never again for that: one that was rolled back stays so. Answers with what is in the way, area by area.
 */
export async function bringUpToDate({
  live,
  platform,
  host,
  areas,
  payments = 'simulator',
}: LiveOptions): Promise<string[]> {
  const site = join(live, 'site');
  const config = { ...localConfig(platform, payments), telemetry: { endpoint: REPORTS_PATH, vitals: 1 } };
  await put(join(site, 'config.json'), json(config));
  const hostManifest = hostManifestSchema.safeParse(await jsonAt(`${host}/host.json`));
  if (hostManifest.success) await put(siteFiles(site).host, json(hostManifest.data));

  const standIn = payments === 'simulator' ? paymentsOrigin(platform) : undefined;
  const troubles: string[] = [];
  for (const [name, url] of areas) {
    const trouble = await follow(live, name, url, standIn).catch((error: Error) => error.message);
    if (trouble) troubles.push(trouble);
  }
  const origins = originsOf(config, await readRegistry(site));
  await put(join(live, 'headers.conf'), renderHeaders(origins));
  return troubles;
}

async function follow(
  live: string,
  name: string,
  url: string,
  standIn: string | undefined,
): Promise<string | undefined> {
  const content = await textAt(`${url}/area.json`);
  await noteServers(join(live, 'site'), name, url);
  if (!areaManifestSchema.safeParse(parse(content)).success || !content) return `${name} offers nothing at ${url}`;
  const offer = json({ url, manifest: parse(content), standIn });
  const lastOffer = join(live, 'offers', `${name}.json`);
  if ((await readIfThere(lastOffer))?.toString() === offer) return undefined;
  await makeLive(join(live, 'site'), name, url, content, standIn);
  await put(lastOffer, offer);
  return undefined;
}

async function makeLive(
  site: string,
  name: string,
  url: string,
  offered: string,
  standIn: string | undefined,
): Promise<void> {
  const root = `/areas/${name}/`;
  const { manifest } = releaseOf(root, offered);
  const { version } = manifest;
  const declared = declaredOutside(manifest);
  if (declared) await changeOutside(site, 'allow', name, { ...AUTHORITY, declared, standIn });
  // A dev server has one version, at its root, that changes all the time; nothing stands in for it.
  const published = await textAt(`${url}/${version}/area.json`);
  const isPublished = parse(published) !== undefined;
  // As it is, because the registry has its hash.
  if (isPublished) await noteVersion(site, name, version, url, published);
  const current = releaseOf(isPublished ? `${root}${version}/` : root, isPublished && published ? published : offered);
  await changeArea(site, name, AUTHORITY, async (live) => {
    const others = [live?.current, live?.previous].filter((release) => release && release.baseUrl !== root);
    const before = isPublished ? others.find((release) => release?.baseUrl !== current.baseUrl) : undefined;
    // Its server may no longer have it; falling back to that would help nobody.
    const isServed = before && (await notServedReason(site, before)) === undefined;
    return { action: 'promote', to: version, versions: { current, previous: isServed ? before : undefined } };
  });
}

/** The release tool finds the version, and knows where to look for its files. */
async function noteVersion(site: string, name: string, version: string, url: string, manifest?: string): Promise<void> {
  const folder = join(siteFiles(site).areas, name, version);
  if (manifest) await put(join(folder, 'area.json'), manifest);
  await put(join(folder, SERVED_FROM), `${url}/${version}/\n`);
}

/** The area's server may have another address than when its versions were noted. */
async function noteServers(site: string, name: string, url: string): Promise<void> {
  for (const version of await publishedVersions(site, name)) await noteVersion(site, name, version, url);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function put(path: string, content: string): Promise<void> {
  if ((await readIfThere(path))?.toString() !== content) await replaceFile(path, content);
}

async function jsonAt(url: string): Promise<unknown> {
  return parse(await textAt(url));
}

/** `undefined` when there is no such document, whatever the reason. */
async function textAt(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` for what is not JSON, such as a page. */
function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
