import { join } from 'node:path';
import type { Payments } from '@console/api/payments-origin';
import { areaManifestSchema, declaredOutside, hostManifestSchema, REPORTS_PATH } from '@console/contract';
import { parsedJson, readIfThere, replaceFile, severalAtOnce } from '../files';
import { changeArea } from '../release/move-area';
import { changeOutside } from '../release/move-outside';
import { notServedReason, SERVED_FROM } from '../release/served';
import { publishedVersions, readRegistry, releaseOf, siteFiles, versionFolder } from '../release/site';
import { originsOf } from '../serve/headers';
import { localConfig, sandboxApi, standInOf } from '../serve/local-config';
import { renderHeaders } from '../serve/nginx';

export interface LiveOptions {
  /** `site/` for the release tool, `headers.conf` for nginx. */
  live: string;
  platform: string;
  /** Staff then see the collector's releases. */
  console?: string | undefined;
  host: string;
  /** By area: a container with versions, or a dev server. */
  areas: ReadonlyMap<string, string>;
  payments?: Payments;
}

// Unsigned: the composition is for trying the console locally.
const AUTHORITY = { by: 'follow-areas', why: 'offered by its server', force: true, unsigned: true };
const TIMEOUT = 3_000;

/** From the gateway's variables: `AREA_BILLING=http://…`. */
export function areasOf(environment: NodeJS.ProcessEnv): Map<string, string> {
  const named = Object.entries(environment).flatMap(([variable, url]) => {
    const [, name] = /^AREA_([A-Z0-9_]+)$/.exec(variable) ?? [];
    return name && url ? [[name.toLowerCase().replaceAll('_', '-'), url.replace(/\/$/, '')] as const] : [];
  });
  return new Map(named);
}

/** A version goes live once, so a rolled back version stays so. Returns problems. */
export async function bringUpToDate({
  live,
  platform,
  console,
  host,
  areas,
  payments = 'simulator',
}: LiveOptions): Promise<string[]> {
  const site = join(live, 'site');
  const api = { ...sandboxApi(platform), ...(console ? { collector: console + REPORTS_PATH } : {}) };
  const config = { ...localConfig(platform, payments, api), telemetry: { endpoint: REPORTS_PATH, vitals: 1 } };
  await put(join(site, 'config.json'), json(config));
  const hostManifest = hostManifestSchema.safeParse(parsedJson(await textAt(`${host}/host.json`)));
  if (hostManifest.success) await put(siteFiles(site).host, json(hostManifest.data));

  const standIn = standInOf(config);
  // A silent server takes until the timeout.
  const offers = await severalAtOnce([...areas], async ([name, url]) => {
    return { name, url, content: await textAt(`${url}/area.json`), standIn };
  });
  const troubles: string[] = [];
  for (const offer of offers) {
    const trouble = await follow(live, offer).catch((error: Error) => error.message);
    if (trouble) troubles.push(trouble);
  }
  const origins = originsOf(config, await readRegistry(site));
  await put(join(live, 'headers.conf'), renderHeaders(origins));
  return troubles;
}

interface Offer {
  name: string;
  url: string;
  content: string | undefined;
  standIn: string | undefined;
}

async function follow(live: string, { name, url, content, standIn }: Offer): Promise<string | undefined> {
  const site = join(live, 'site');
  for (const version of await publishedVersions(site, name)) await noteVersion(site, name, version, url);
  if (!areaManifestSchema.safeParse(parsedJson(content)).success || !content) return `${name} offers nothing at ${url}`;
  const offer = json({ url, manifest: parsedJson(content), standIn });
  const lastOffer = join(live, 'offers', `${name}.json`);
  if ((await readIfThere(lastOffer))?.toString() === offer) return undefined;
  await makeLive(site, { name, url, standIn }, content);
  await put(lastOffer, offer);
  return undefined;
}

async function makeLive(site: string, { name, url, standIn }: Omit<Offer, 'content'>, offered: string): Promise<void> {
  const root = `/areas/${name}/`;
  const { manifest } = releaseOf(root, offered);
  const { version } = manifest;
  const declared = declaredOutside(manifest);
  if (declared) await changeOutside(site, 'allow', name, { ...AUTHORITY, declared, standIn });
  // A dev server has a single version at its root, changed by every build.
  const answer = await textAt(`${url}/${version}/area.json`);
  const published = parsedJson(answer) === undefined ? undefined : answer;
  // The registry needs the hash of the manifest.
  if (published) await noteVersion(site, name, version, url, published);
  const current = published ? releaseOf(`${root}${version}/`, published) : releaseOf(root, offered);
  await changeArea(site, name, AUTHORITY, async (live) => {
    const otherReleases = [live?.current, live?.previous].filter((release) => release && release.baseUrl !== root);
    const earlier = published ? otherReleases.find((release) => release?.baseUrl !== current.baseUrl) : undefined;
    // A version that its server no longer has cannot replace a failing version.
    const isServed = earlier && (await notServedReason(site, earlier)) === undefined;
    return { action: 'promote', to: version, versions: { current, previous: isServed ? earlier : undefined } };
  });
}

async function noteVersion(site: string, name: string, version: string, url: string, manifest?: string): Promise<void> {
  const folder = versionFolder(site, name, version);
  if (manifest) await put(join(folder, 'area.json'), manifest);
  await put(join(folder, SERVED_FROM), `${url}/${version}/\n`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function put(path: string, content: string): Promise<void> {
  if ((await readIfThere(path))?.toString() !== content) await replaceFile(path, content);
}

async function textAt(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
