import { useNavigate } from '@console/router';
import { Panel } from '@console/ui';
import { DocumentForm } from './DocumentForm';
import { documentPath, documentsPath } from './document-paths';
import { useDocumentTab } from './use-document-tab';

/** A new document begins in development; saved, it opens as what it has become. */
export function NewDocumentPanel() {
  const search = useDocumentTab().searchFor('properties');
  const navigate = useNavigate();
  const close = () => navigate(`${documentsPath('development')}${search}`);
  return (
    <Panel title="New document" wide onClose={close}>
      <DocumentForm
        onSaved={({ id }) => navigate(`${documentPath('development', id)}${search}`, { replace: true })}
        onCancel={close}
      />
    </Panel>
  );
}
