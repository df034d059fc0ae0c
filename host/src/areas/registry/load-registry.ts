import { type AreaRegistry, parseRegistry, RegistryError } from './registry';

const TIMEOUT = 8_000;

/**
 * Fetches `/registry.json` and leaves out areas that are not in order. Never rejects: a document that cannot be used
 * gives a registry without areas that says why, and the console stands without them.
 */
export async function loadRegistry(): Promise<AreaRegistry> {
  try {
    return parseRegistry(await fetchRegistry(), location.origin);
  } catch (cause) {
    const error = cause instanceof RegistryError ? cause : new RegistryError('The list of areas could not be read.');
    return { areas: new Map(), refused: [], error };
  }
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
