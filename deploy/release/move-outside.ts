import { type AllowedOutside, declaredOutside, type ListedManifest, type OutsideOrigins } from '@console/contract';
import { Refusal } from '../refusal';
import { type Authority, changeSite, type LogEntry } from './release-log';
import { publishedArea, publishedVersions, readRegistryFile, registryWith } from './site';

interface OutsideRequest {
  /** Default: the only published version. */
  version?: string | undefined;
  declared?: OutsideOrigins | undefined;
  standIn?: string | undefined;
}

/** Allows the live version's origins too. nginx needs new headers afterwards. */
export async function changeOutside(
  site: string,
  action: 'allow' | 'disallow',
  name: string,
  { version, declared, standIn, ...authority }: Authority & OutsideRequest,
): Promise<LogEntry | undefined> {
  return changeSite(site, async (make) => {
    const { document, registry } = await readRegistryFile(site);
    const { [name]: before, ...others } = registry.outside;
    const live = registry.areas[name]?.current.manifest;
    const allowed = action === 'allow' ? (declared ?? (await originsOf(site, name, version, live))) : undefined;
    const after = allowed && { ...allowed, ...(standIn ? { standIn: new URL(standIn).origin } : {}) };
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;

    const outside = after ? { ...others, [name]: after } : others;
    const line = { by: authority.by, action, name, to: outsideText(after ?? before ?? {}), why: authority.why };
    return make(line, [registryWith(site, { ...document, outside })]);
  });
}

/** `https://js.stripe.com (script, frame), https://api.stripe.com (connect)` */
function outsideText({ standIn, ...origins }: AllowedOutside): string {
  const kindsOf = new Map<string, string[]>();
  for (const [kind, all] of Object.entries(origins)) {
    for (const origin of all ?? []) kindsOf.set(origin, [...(kindsOf.get(origin) ?? []), kind]);
  }
  const text = [...kindsOf].map(([origin, kinds]) => `${origin} (${kinds.join(', ')})`).join(', ');
  return standIn ? `${text}, all at ${standIn}` : text;
}

async function originsOf(
  site: string,
  name: string,
  version: string | undefined,
  live: ListedManifest | undefined,
): Promise<OutsideOrigins> {
  const versions = await publishedVersions(site, name);
  if (!version && versions.length > 1) throw new Refusal(`Say which version of ${name}: ${versions.join(', ')}`);
  const named = version ?? versions[0];
  if (!named) throw new Refusal(`Nothing of "${name}" has been published here`);
  const { manifest } = await publishedArea(site, name, named);
  const pages = Object.fromEntries(
    [...Object.entries(manifest.pages), ...Object.entries(live?.pages ?? {})].map(([, page], at) => [`${at}`, page]),
  );
  const declared = declaredOutside({ pages });
  if (!declared) throw new Refusal(`${name} ${named} uses no code of others`);
  return declared;
}
