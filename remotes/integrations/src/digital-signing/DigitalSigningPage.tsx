import { combineQueries, useQuery } from '@console/query';
import { Box, Loaded, Loading, Page, PageHeader, SkeletonRows } from '@console/ui';
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
        skeleton={
          <Box px="var(--page-inset)">
            <Loading>
              <SkeletonRows rows={8} />
            </Loading>
          </Box>
        }
      >
        {([providers, configuration]) => <SigningForm providers={providers} configuration={configuration} />}
      </Loaded>
    </Page>
  );
}
