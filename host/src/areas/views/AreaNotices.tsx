import { useMatches } from '@console/router';
import { chakra, lazyPart } from '@console/ui';
import { t } from '@console/words';
import { useConsole } from '../registry/console-context';
import { RegistryMissingNotice } from './UnavailablePages';

const OverrideBanner = lazyPart(async () => (await import('../overrides/OverrideBanner')).OverrideBanner);

export function AreaNotices() {
  const { overrides = [], error } = useConsole().registry;
  // `RegistryMissingPage` shows the message.
  const isShownByPage = useMatches().some(({ handle }) => handle === REGISTRY_MISSING);
  const isMissing = error !== undefined && !isShownByPage;
  if (!isMissing && overrides.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" flex="none" padding={{ base: '8px', sm: '0 8px 8px' }}>
      {isMissing ? <RegistryMissingNotice /> : null}
      {overrides.length > 0 ? <OverrideBanner overrides={overrides} /> : null}
    </chakra.div>
  );
}

/** Any unknown path shows this without a registry. */
export const REGISTRY_MISSING = { title: t('Not available') };
