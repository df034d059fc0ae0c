import { combineQueries, useQuery } from '@console/query';
import { useSession } from '@console/session';
import { Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '@console/ui/form';
import { BrandingForm } from './BrandingForm';
import { brandSettingsQuery, defaultBrandSettingsQuery } from './branding-queries';

/** The company's branding: colours, logo and login pictures (INTG-180..INTG-197). */
export function BrandingPage() {
  const company = useSession((session) => session.customer?.name) ?? 'your company';
  const query = combineQueries(useQuery(brandSettingsQuery), useQuery(defaultBrandSettingsQuery));
  return (
    <Page endsInActions>
      <PageHeader title="Branding" summary={`How the platform looks to people at ${company}`} />
      <Loaded query={query} failureMessage="Failed to load" skeleton={<FieldsSkeleton fields={5} />}>
        {([stored, defaults]) => <BrandingForm stored={stored} defaults={defaults} company={company} />}
      </Loaded>
    </Page>
  );
}
