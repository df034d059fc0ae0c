import { Outlet } from '@console/router';
import { environmentNames, PageHeader, PanelLayout } from '@console/ui';
import { useEnvironment } from './use-environment';

export function DocumentsPage() {
  const environment = useEnvironment();
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title={`Documents - ${environmentNames[environment]}`} />
    </PanelLayout>
  );
}
