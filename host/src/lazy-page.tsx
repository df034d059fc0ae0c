import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PageSkeleton } from './areas/views/PageSkeleton';

/** A page of the host that is fetched when it is first shown; its outline stands meanwhile. */
export function lazyPage(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
