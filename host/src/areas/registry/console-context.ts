import type { ConsoleConfig, NavGroup } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { createContext, use } from 'react';
import type { AreaLoader } from '../loading/area-loader';
import type { AreaRegistry } from './registry';

/** The console as its configuration and its registry describe it. Known before sign-in. */
export interface Console {
  config: ConsoleConfig;
  /** A tab keeps the versions that it started with. */
  registry: AreaRegistry;
  routes: readonly AreaRoute[];
  groups: ReadonlyMap<string, NavGroup>;
  loader: AreaLoader;
  /** Loads the registry again after it could not be read. */
  reloadRegistry: () => Promise<void>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole outside ConsoleProvider');
  return value;
}
