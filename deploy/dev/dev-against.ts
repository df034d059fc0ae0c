import { packageConfiguration, serveArea } from '@console/build';
import {
  type AreaManifest,
  areaManifestSchema,
  consoleConfigSchema,
  hostManifestSchema,
  incompatibleReason,
  isOverrideAllowed,
} from '@console/contract';
import { fetchSoon } from '../files';
import { noAnswerReason } from '../refusal';
import { demandFreePort } from './local-platform';

interface DevelopOptions {
  areaPort: number;
  /** Origin of a proxy in front of this machine. */
  from?: string | undefined;
  refusedReason?: (manifest: AreaManifest) => Promise<string | undefined>;
}

/** Changes nothing in the deployed console: the printed address sets an override in a browser tab. */
export async function developAgainst(
  dir: string,
  against: string,
  { areaPort, from = `http://localhost:${areaPort}`, refusedReason }: DevelopOptions,
): Promise<void> {
  if (!URL.canParse(against)) throw new Error(`${against} is not an address, such as https://console.example.com`);
  await demandFreePort(areaPort, 'AREA_PORT');
  const { origin } = new URL(against);
  if (!URL.canParse(from)) throw new Error(`${from} is not an address, such as https://kari.example.com`);
  const areaUrl = new URL(from);
  await demandOverride(origin, areaUrl);

  const configuration = await packageConfiguration(dir, 'development');
  const server = await serveArea(configuration, {
    port: areaPort,
    watchFiles: [],
    host: process.env.AREA_HOST,
    from: areaUrl.origin,
    consoles: [new URL(against).hostname],
    refusedReason,
  });
  const manifest = areaManifestSchema.parse(await (await fetch(`${server.url}area.json`)).json());
  const { data: host } = hostManifestSchema.safeParse(await jsonAt(`${origin}/host.json`));
  const reason = host && incompatibleReason(manifest, host);
  if (reason) console.warn(`\n  The console there will not open it: ${manifest.name} ${reason}.`);
  console.log(`\n  ${overrideAddress(origin, manifest, areaUrl)}\n`);
}

/** Opens the first page without an id. */
export function overrideAddress(
  console: string,
  { name, pages }: Pick<AreaManifest, 'name' | 'pages'>,
  areaUrl: URL,
): string {
  const plain = Object.values(pages).filter(({ path }) => !path.includes(':'));
  const first = plain.find(({ nav }) => nav) ?? plain[0];
  const address = new URL(first?.path ?? '/', console);
  address.searchParams.set(`area.${name}`, areaUrl.origin);
  return address.href.replaceAll('%3A', ':').replaceAll('%2F', '/');
}

async function demandOverride(origin: string, areaUrl: URL): Promise<void> {
  const config = consoleConfigSchema.safeParse(await jsonAt(`${origin}/config.json`));
  if (!config.success) throw new Error(`${origin} is not a console: its config.json cannot be read`);
  if (isOverrideAllowed(areaUrl, config.data, origin)) return;
  throw new Error(`${origin} takes no area from ${areaUrl.origin}: "areas.overrides" of its config.json decides that`);
}

async function jsonAt(url: string): Promise<unknown> {
  const answer = await fetchSoon(url).catch((cause: unknown) => {
    throw new Error(noAnswerReason(url, cause));
  });
  // Some servers answer a missing file with their page.
  return answer.json().catch(() => undefined);
}
