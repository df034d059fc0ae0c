import { useNavigate } from '@console/router';
import { Panel } from '@console/ui';
import { documentsPath } from './document-paths';
import { useEnvironment } from './use-environment';

export function DocumentPanel() {
  const navigate = useNavigate();
  const environment = useEnvironment();
  return (
    <Panel title="Document" onClose={() => navigate(documentsPath(environment))}>
      {null}
    </Panel>
  );
}
