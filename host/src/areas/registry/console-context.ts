import type { ConsoleConfig, NavGroup } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { createContext, use } from 'react';
import type { AreaLoader } from '../loading/area-loader';
import type { AreaRegistry } from './registry';

/** The console's configuration, registry and routes. Available before sign-in. */
export interface Console {
  config: ConsoleConfig;
  /** A tab keeps the versions that it started with. */
  registry: AreaRegistry;
  routes: readonly AreaRoute[];
  groups: ReadonlyMap<string, NavGroup>;
  loader: AreaLoader;
  /** Loads the registry again after a failure. */
  reloadRegistry: () => Promise<void>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole outside ConsoleProvider');
  return value;
}

/** The registry as a list's query: it has been loaded, or has failed and can be loaded again. */
export const registryQuery = ({ registry, reloadRegistry }: Console) => ({
  isPending: false,
  isFetching: false,
  error: registry.error ?? null,
  refetch: reloadRegistry,
});
