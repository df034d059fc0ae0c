import { useRecordTab } from '@console/product';
import { useNavigate } from '@console/router';
import { Panel } from '@console/ui';
import { documentPath, documentsPath } from '../documents/document-paths';
import { DocumentForm } from './DocumentForm';

/** A new document begins in development; saved, it opens as what it has become. */
export function NewDocumentPanel() {
  const search = useRecordTab().searchFor('properties');
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
