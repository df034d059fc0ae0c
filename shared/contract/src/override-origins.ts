import type { ConsoleConfig } from './config';

type OverrideSettings = Pick<ConsoleConfig, 'areas' | 'authority'>;

/** Any port of the user's own machine, where an area's team serves its development build. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Origins from which an override may load an area, in the syntax of a content security policy. Empty by default: every
 * override is refused. Areas from this machine are allowed only if the installation's platform is on this machine too.
 */
export function overrideOrigins({ areas, authority }: OverrideSettings): readonly string[] {
  if (isLoopback(new URL(authority))) return areas?.overrides ?? LOOPBACK;
  return (areas?.overrides ?? []).filter((origin) => !isLoopback(originUrl(origin)));
}

/**
 * Origins of this machine that an installation lists although its platform is elsewhere; `release check` refuses them.
 */
export function refusedOverrideOrigins({ areas, authority }: OverrideSettings): readonly string[] {
  if (isLoopback(new URL(authority))) return [];
  return (areas?.overrides ?? []).filter((origin) => isLoopback(originUrl(origin)));
}

/**
 * Whether the console at `consoleUrl` may load an area from an address. An address of this machine needs a console on
 * this machine.
 */
export function isOverrideAllowed(url: URL, config: OverrideSettings, consoleUrl: string): boolean {
  if (isLoopback(url) && !isLoopback(new URL(consoleUrl))) return false;
  const anyPort = `${url.protocol}//${url.hostname}:*`;
  return overrideOrigins(config).some((allowed) => allowed === url.origin || allowed === anyPort);
}

/** An origin of the settings, in which the port may be `*`. */
function originUrl(origin: string): URL {
  return new URL(origin.replace(/:\*$/, ''));
}

/** Whether an address is on this machine. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
