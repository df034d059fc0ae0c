import type { ConsoleConfig, NavGroup } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { createContext, use } from 'react';
import type { AreaLoader } from '../loading/area-loader';
import type { AreaRegistry } from './registry';

export interface Console {
  config: ConsoleConfig;
  /** Fixed for the tab's life. */
  registry: AreaRegistry;
  routes: readonly AreaRoute[];
  groups: ReadonlyMap<string, NavGroup>;
  loader: AreaLoader;
  reloadRegistry: () => Promise<void>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole outside ConsoleProvider');
  return value;
}

export const registryQuery = ({ registry, reloadRegistry }: Console) => ({
  isPending: false,
  isFetching: false,
  error: registry.error ?? null,
  refetch: reloadRegistry,
});
