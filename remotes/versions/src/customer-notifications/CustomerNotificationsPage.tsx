import { Page, PageHeader } from '@console/ui';

export function CustomerNotificationsPage() {
  return (
    <Page>
      <PageHeader title="Version Notifications" />
    </Page>
  );
}
