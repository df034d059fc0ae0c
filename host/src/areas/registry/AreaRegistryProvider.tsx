import { createContext, type ReactNode, use } from 'react';
import type { AreaRegistry } from './registry';

interface AreaRegistryProviderProps {
  registry: AreaRegistry;
  /** Loads the registry again after it could not be read. */
  onReload?: () => Promise<void>;
  children: ReactNode;
}

const AreaRegistryContext = createContext<AreaRegistry>({ areas: new Map(), refused: [] });
const ReloadContext = createContext<() => Promise<void>>(async () => {});

/** Provides the registry to pages, slots and prefetching. A tab keeps the versions that it started with. */
export function AreaRegistryProvider({ registry, onReload = async () => {}, children }: AreaRegistryProviderProps) {
  return (
    <ReloadContext value={onReload}>
      <AreaRegistryContext value={registry}>{children}</AreaRegistryContext>
    </ReloadContext>
  );
}

export function useAreaRegistry(): AreaRegistry {
  return use(AreaRegistryContext);
}

export function useReloadRegistry(): () => Promise<void> {
  return use(ReloadContext);
}
