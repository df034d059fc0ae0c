import { takePageData } from '../../page-data';
import { type AreaRegistry, parseRegistry, RegistryError } from './registry';

const TIMEOUT = 8_000;

/**
 * Reads the page's document, else and later `/registry.json`. Leaves out invalid areas. Never rejects: an unusable
 * document gives `error` and no areas.
 */
export async function loadRegistry(): Promise<AreaRegistry> {
  try {
    return parseRegistry(takePageData('registry') ?? (await fetchRegistry()), location.origin);
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
