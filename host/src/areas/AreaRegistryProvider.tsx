import { createContext, type ReactNode, use } from 'react';
import type { AreaRegistry } from './registry';

const AreaRegistryContext = createContext<AreaRegistry>({ areas: new Map(), refused: [] });

/** Makes the registry known to pages, slots and prefetching. A tab keeps the versions it started with. */
export function AreaRegistryProvider({ registry, children }: { registry: AreaRegistry; children: ReactNode }) {
  return <AreaRegistryContext value={registry}>{children}</AreaRegistryContext>;
}

export function useAreaRegistry(): AreaRegistry {
  return use(AreaRegistryContext);
}
