import { useMatches } from '@console/router';
import { chakra } from '@console/ui';
import { lazy, Suspense } from 'react';
import { useAreaRegistry } from '../registry/AreaRegistryProvider';
import { RegistryMissingNotice } from './UnavailablePages';

const OverrideBanner = lazy(async () => ({ default: (await import('../overrides/OverrideBanner')).OverrideBanner }));

/** Under the top bar: what everybody must know about the areas on whatever page they are. Mostly nothing. */
export function AreaNotices() {
  const { overrides = [], error } = useAreaRegistry();
  // The page that stands in for all missing ones says it itself.
  const isSaid = useMatches().some(({ handle }) => handle === REGISTRY_MISSING);
  const isMissing = error !== undefined && !isSaid;
  if (!isMissing && overrides.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" flex="none" padding={{ base: '8px', sm: '0 8px 8px' }}>
      {isMissing ? <RegistryMissingNotice /> : null}
      <Suspense>{overrides.length > 0 ? <OverrideBanner overrides={overrides} /> : null}</Suspense>
    </chakra.div>
  );
}

/** Handle of the page that stands in for those of the areas while nobody knows what areas there are. */
export const REGISTRY_MISSING = { title: 'Not available' };
