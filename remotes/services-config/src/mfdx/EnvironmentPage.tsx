import { pathOf } from '@console/contract';
import { Navigate, useParams } from '@console/router';
import { EmptyState, LinkButton, Page } from '@console/ui';
import { t } from '@console/words';
import area from '../area';
import { environmentOfId, servicesPath } from './mfdx-paths';

/** C3: numbers redirect to names. */
export function EnvironmentPage() {
  const { environment: id } = useParams();
  const environment = environmentOfId(id);
  if (environment) return <Navigate to={servicesPath(environment)} replace />;
  return (
    <Page>
      <EmptyState
        level="h1"
        condition="nothing-found"
        title={t('This environment doesn’t exist')}
        action={<LinkButton to={pathOf(area.pages.mfdxTest)}>{t('Mfdx services - Test')}</LinkButton>}
      >
        {t('Services are set up in development, test, and production.')}
      </EmptyState>
    </Page>
  );
}
