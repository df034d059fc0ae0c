import { type AreaRegistry, parseRegistry, RegistryError } from './registry';
import { registerScripts } from './script-files';

const TIMEOUT = 8_000;

/**
 * Fetches `/registry.json`, leaves out areas that are not in order, and lets the scripts of the others run.
 * Rejects with `RegistryError` when the document itself cannot be used; the console then has no areas.
 */
export async function loadRegistry(): Promise<AreaRegistry> {
  const registry = parseRegistry(await fetchRegistry(), location.origin);
  for (const { current } of registry.areas.values()) registerScripts(current);
  for (const { name, reason } of registry.refused) {
    reportError(new RegistryError(`Area "${name}" is left out: ${reason}`));
  }
  return registry;
}

async function fetchRegistry(): Promise<unknown> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new RegistryError('The list of areas could not be loaded.', { cause });
  }
}
