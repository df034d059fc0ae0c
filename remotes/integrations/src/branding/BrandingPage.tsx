import { combineQueries, useQuery } from '@console/query';
import { useSession } from '@console/session';
import { Loaded, Page, PageHeader } from '@console/ui';
import { PreviewSkeleton } from '@console/ui/layout';
import { t } from '@console/words';
import { BrandingForm } from './BrandingForm';
import { brandSettingsQuery, defaultBrandSettingsQuery } from './branding-queries';

/** INTG-180..INTG-197 */
export function BrandingPage() {
  const name = useSession((session) => session.customer?.name);
  const query = combineQueries(useQuery(brandSettingsQuery), useQuery(defaultBrandSettingsQuery));
  return (
    <Page endsInActions>
      <PageHeader
        title={t('Branding')}
        summary={
          name === undefined
            ? t('How the platform looks to people at your company')
            : t('How the platform looks to people at {company}', { company: name })
        }
      />
      <Loaded query={query} skeleton={<PreviewSkeleton fields={5} />}>
        {([stored, defaults]) => (
          <BrandingForm stored={stored} defaults={defaults} company={name ?? t('your company')} />
        )}
      </Loaded>
    </Page>
  );
}
