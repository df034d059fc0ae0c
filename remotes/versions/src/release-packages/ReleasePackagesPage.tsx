import { Page, PageHeader } from '@console/ui';

export function ReleasePackagesPage() {
  return (
    <Page>
      <PageHeader title="Release packages" />
    </Page>
  );
}
