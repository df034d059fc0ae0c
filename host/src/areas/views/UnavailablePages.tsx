import { HOST_PAGES, pathOf } from '@console/contract';
import { Button, EmptyState, ErrorState, LinkButton, Notice } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';
import { useConsole } from '../registry/console-context';

/** The host links to this page, but no area has the page here. */
export function NotDeployedPage({ title }: { title: string }) {
  return (
    <EmptyState
      level="h1"
      condition="unavailable"
      title={t('{title} isn’t available in this installation', { title })}
      action={<LinkButton to={pathOf(HOST_PAGES.dashboard)}>{t('Go to dashboard')}</LinkButton>}
    >
      {t('The area this page belongs to isn’t deployed in this installation.')}
    </EmptyState>
  );
}

/** `/system` shows the reason. */
export function AreaLeftOutPage({ area }: { area: string }) {
  return (
    <EmptyState
      level="h1"
      condition="unavailable"
      title={t('Couldn’t open this page')}
      technical={area}
      action={<LinkButton to={pathOf(HOST_PAGES.dashboard)}>{t('Go to dashboard')}</LinkButton>}
    >
      {t(
        'The area this page belongs to isn’t set up correctly in this installation. The rest of the console still works.',
      )}
    </EmptyState>
  );
}

export function RegistryMissingPage() {
  const { isLoading, reload } = useReload();
  return (
    <ErrorState
      level="h1"
      condition="unavailable"
      title={t('Couldn’t load the areas')}
      retrying={isLoading}
      onRetry={reload}
    >
      {t('The console couldn’t load its list of pages. Your work is safe, and you’ll stay at this address.')}
    </ErrorState>
  );
}

export function RegistryMissingNotice() {
  const { isLoading, reload } = useReload();
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" loading={isLoading} onClick={reload}>
          {t('Try again')}
        </Button>
      }
    >
      <span role="alert">{t('Couldn’t load the areas, so only the console’s own pages are available.')}</span>
    </Notice>
  );
}

function useReload() {
  const { reloadRegistry } = useConsole();
  const [isLoading, setLoading] = useState(false);
  const reload = () => {
    setLoading(true);
    void reloadRegistry().finally(() => setLoading(false));
  };
  return { isLoading, reload };
}
