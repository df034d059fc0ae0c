import { type ConsoleConfig, consoleConfigSchema } from '@console/contract';

const TIMEOUT = 8_000;

/** Reads `/config.json`. Rejects when it cannot be fetched or does not fit; without it nothing can start. */
export async function readConfig(): Promise<ConsoleConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`config.json: status ${response.status}`);
  return consoleConfigSchema.parse(await response.json());
}
