import { combineQueries, useQuery } from '@console/query';
import { Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '@console/ui/form';
import { t } from '@console/words';
import { SigningForm } from './SigningForm';
import { signingConfigurationQuery, signingProvidersQuery } from './signing-queries';

export function DigitalSigningPage() {
  const query = combineQueries(useQuery(signingProvidersQuery), useQuery(signingConfigurationQuery));
  return (
    <Page endsInActions>
      <PageHeader
        title={t('Digital signing')}
        summary={t('Who collects signatures for your company, and where signed files are kept')}
      />
      <Loaded
        query={query}
        failureMessage={t('Failed to load')}
        skeleton={<FieldsSkeleton fields={['cards', 4, 'cards', 2]} wide />}
      >
        {([providers, configuration]) => <SigningForm providers={providers} configuration={configuration} />}
      </Loaded>
    </Page>
  );
}
