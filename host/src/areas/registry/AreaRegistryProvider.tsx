import { createContext, type ReactNode, use } from 'react';
import type { AreaRegistry } from './registry';

interface AreaRegistryProviderProps {
  registry: AreaRegistry;
  /** Asks for the registry again, where it could not be read. */
  onReload?: () => Promise<void>;
  children: ReactNode;
}

const AreaRegistryContext = createContext<AreaRegistry>({ areas: new Map(), refused: [] });
const ReloadContext = createContext<() => Promise<void>>(async () => {});

/** Makes the registry known to pages, slots and prefetching. A tab keeps the versions it started with. */
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
