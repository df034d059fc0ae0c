import type { ConsoleConfig } from './config';

type OverrideSettings = Pick<ConsoleConfig, 'areas' | 'authority'>;

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Returns policy syntax; empty means none. Loopback needs a loopback platform. */
export function overrideOrigins({ areas, authority }: OverrideSettings): readonly string[] {
  if (isLoopback(new URL(authority))) return areas?.overrides ?? LOOPBACK;
  return (areas?.overrides ?? []).filter((origin) => !isLoopback(originUrl(origin)));
}

/** Loopback without a loopback platform; `release check` refuses. */
export function refusedOverrideOrigins({ areas, authority }: OverrideSettings): readonly string[] {
  if (isLoopback(new URL(authority))) return [];
  return (areas?.overrides ?? []).filter((origin) => isLoopback(originUrl(origin)));
}

/** Loopback needs a console on this machine. */
export function isOverrideAllowed(url: URL, config: OverrideSettings, consoleUrl: string): boolean {
  if (isLoopback(url) && !isLoopback(new URL(consoleUrl))) return false;
  const anyPort = `${url.protocol}//${url.hostname}:*`;
  return overrideOrigins(config).some((allowed) => allowed === url.origin || allowed === anyPort);
}

/** The port may be `*`. */
function originUrl(origin: string): URL {
  return new URL(origin.replace(/:\*$/, ''));
}

export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
