import type { ConsoleConfig } from './config';

/** The user's own machine, any port: there an area's team serves its development build. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Origins that an override may load an area from, as a content security policy writes them. Empty: refused entirely. */
export function overrideOrigins({ areas }: Pick<ConsoleConfig, 'areas'>): readonly string[] {
  return areas?.overrides ?? LOOPBACK;
}

/** Whether an override may load an area from an address. */
export function isOverrideAllowed(url: URL, config: Pick<ConsoleConfig, 'areas'>): boolean {
  const anyPort = `${url.protocol}//${url.hostname}:*`;
  return overrideOrigins(config).some((allowed) => allowed === url.origin || allowed === anyPort);
}
