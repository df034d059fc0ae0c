import type { ConsoleConfig, NavGroup } from '@console/contract';
import { createContext, useContext } from 'react';
import type { AreaRoute } from '@console/pages';

/** Known before sign-in, and constant until the page is reloaded. */
export interface Console {
  config: ConsoleConfig;
  routes: readonly AreaRoute[];
  groups: ReadonlyMap<string, NavGroup>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole outside ConsoleProvider');
  return value;
}
