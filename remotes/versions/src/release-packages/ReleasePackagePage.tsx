import { Page, PageHeader } from '@console/ui';

export function ReleasePackagePage() {
  return (
    <Page>
      <PageHeader title="Release package" />
    </Page>
  );
}
