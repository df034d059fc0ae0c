import type { ConsoleConfig, NavGroup } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { createContext, use } from 'react';
import type { AreaLoader } from '../loading/area-loader';
import type { AreaRegistry } from './registry';

/** Available before sign-in. */
export interface Console {
  config: ConsoleConfig;
  /** Fixed at the tab's start. */
  registry: AreaRegistry;
  routes: readonly AreaRoute[];
  groups: ReadonlyMap<string, NavGroup>;
  loader: AreaLoader;
  /** After a failure. */
  reloadRegistry: () => Promise<void>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole outside ConsoleProvider');
  return value;
}

/** As a list's query. */
export const registryQuery = ({ registry, reloadRegistry }: Console) => ({
  isPending: false,
  isFetching: false,
  error: registry.error ?? null,
  refetch: reloadRegistry,
});
