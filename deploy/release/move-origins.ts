import { Refusal } from '../refusal';
import { compatibilityOfAll, demandCompatible, inUse } from './check';
import { type Authority, changeSite, type LogEntry } from './release-log';
import { HOST, liveHost, readPublished, readRegistryFile, registryWith } from './site';

/** Scripts from there run in the console, so no area's team decides. nginx needs new headers. */
export async function changeOrigins(
  site: string,
  action: 'allow' | 'disallow',
  address: string,
  authority: Authority,
): Promise<LogEntry | undefined> {
  const origin = originOf(address);
  return changeSite(site, async (make) => {
    const { document, registry } = await readRegistryFile(site);
    const otherOrigins = registry.origins.filter((allowedOrigin) => originOf(allowedOrigin) !== origin);
    const isAllowed = otherOrigins.length < registry.origins.length;
    if (isAllowed === (action === 'allow')) return undefined;

    const origins = action === 'allow' ? [...otherOrigins, origin] : otherOrigins;
    const areas = inUse(compatibilityOfAll({ ...(await readPublished(site)), origins }, await liveHost(site)));
    demandCompatible(`Areas that are live come from ${origin}`, areas, { ...authority, force: true });

    const { by, why } = authority;
    return make({ by, action, name: HOST, to: origin, why }, [registryWith(site, { ...document, origins })]);
  });
}

function originOf(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Refusal(`${address} is not an origin, such as https://areas.example.com`);
  }
  return new URL(address).origin;
}
