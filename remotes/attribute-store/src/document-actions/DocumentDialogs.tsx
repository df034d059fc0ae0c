import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useRecordTab } from '@console/product';
import { useLocation, useNavigate } from '@console/router';
import { Button, ConfirmDialog, chakra, Dialog, formatCount, useJob } from '@console/ui';
import { JobDialog } from '@console/ui/jobs';
import { RecordList } from '@console/ui/record';
import { n, t } from '@console/words';
import { countDocuments } from '../documents/document-fields';
import { documentPath, documentsPath } from '../documents/document-paths';
import { useDeleteDocuments } from '../documents/documents-queries';
import { activationJob, publishJob } from './document-jobs';
import { EDIT_FIELD_TITLE, EditFieldDialog } from './EditFieldDialog';
import { editFieldJob } from './edit-field-job';
import { PUBLISH_TITLE, PublishDocumentsDialog } from './PublishDocumentsDialog';

export type DocumentAction =
  | { kind: 'publish' | 'activate' | 'edit' | 'delete'; documents: readonly attributeStore.Document[] }
  | { kind: 'publishing' | 'activating' | 'editing' };

interface DocumentDialogsProps {
  environment: DocumentEnvironment;
  action: DocumentAction | undefined;
  onAct: (action: DocumentAction | undefined) => void;
}

export function DocumentDialogs({ environment, action, onAct }: DocumentDialogsProps) {
  const publishing = useJob(publishJob, environment);
  const activation = useJob(activationJob);
  const editing = useJob(editFieldJob);
  const onClose = () => onAct(undefined);

  switch (action?.kind) {
    case 'publish':
      return (
        <PublishDocumentsDialog
          environment={environment}
          documents={action.documents}
          onStarted={() => onAct({ kind: 'publishing' })}
          onClose={onClose}
        />
      );
    case 'activate':
      return (
        <ActivationDialog
          documents={action.documents}
          onStarted={() => onAct({ kind: 'activating' })}
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <EditFieldDialog documents={action.documents} onStarted={() => onAct({ kind: 'editing' })} onClose={onClose} />
      );
    case 'publishing':
      return <JobDialog title={PUBLISH_TITLE} controls={publishing} onClose={onClose} />;
    case 'activating':
      return <JobDialog title={ACTIVATION_TITLE} controls={activation} onClose={onClose} />;
    case 'editing':
      return <JobDialog title={EDIT_FIELD_TITLE} controls={editing} onClose={onClose} />;
    case 'delete':
      return <DeleteDocumentsDialog environment={environment} documents={action.documents} onClose={onClose} />;
    case undefined:
      return null;
  }
}

interface DeleteDocumentsDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onClose: () => void;
}

/** ATTR-041 */
function DeleteDocumentsDialog({ environment, documents, onClose }: DeleteDocumentsDialogProps) {
  const { pathname } = useLocation();
  const { searchFor } = useRecordTab();
  const navigate = useNavigate();

  function closePanel() {
    const isOneOpen = documents.some(({ id }) => documentPath(environment, id) === pathname);
    if (isOneOpen) navigate(`${documentsPath(environment)}${searchFor('properties')}`);
  }

  return (
    <ConfirmDialog
      title={t('Delete documents')}
      verb={n(documents.length, 'Delete document', 'Delete {count} documents')}
      danger
      save={useDeleteDocuments()}
      variables={documents.map(({ id }) => id)}
      onSaved={closePanel}
      onClose={onClose}
    >
      <p>
        {n(
          documents.length,
          'This document will be deleted from all environments: Development, Test, and Production. This is a soft delete, so the platform keeps the data.',
          'These {count} documents will be deleted from all environments: Development, Test, and Production. This is a soft delete, so the platform keeps the data.',
        )}
      </p>
      <SelectedDocuments documents={documents} />
    </ConfirmDialog>
  );
}

interface ActivationDialogProps {
  documents: readonly attributeStore.Document[];
  onStarted: () => void;
  onClose: () => void;
}

const ACTIVATION_TITLE = t('Activation');

/** ATTR-043 */
function ActivationDialog({ documents, onStarted, onClose }: ActivationDialogProps) {
  const activation = useJob(activationJob);
  const inactive = documents.filter(({ active }) => !active);
  const active = documents.filter((document) => document.active);

  function set(isActive: boolean, chosen: readonly attributeStore.Document[]) {
    activation.start({ isActive, documentIds: chosen.map(({ id }) => id) });
    onStarted();
  }

  if (activation.job) return <JobDialog title={ACTIVATION_TITLE} controls={activation} onClose={onClose} />;
  return (
    <Dialog
      title={ACTIVATION_TITLE}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            onClick={() => set(false, active)}
            disabledReason={active.length === 0 ? t('None of the selected documents are active') : undefined}
          >
            {t('Deactivate')}
          </Button>
          <Button
            variant="primary"
            onClick={() => set(true, inactive)}
            disabledReason={inactive.length === 0 ? t('All selected documents are already active') : undefined}
          >
            {t('Activate')}
          </Button>
        </>
      }
    >
      <div>
        <p>
          {t('{documents} selected: {active} active, {inactive} inactive.', {
            documents: countDocuments(documents.length),
            active: formatCount(active.length),
            inactive: formatCount(inactive.length),
          })}
        </p>
        <SelectedDocuments documents={documents} />
      </div>
    </Dialog>
  );
}

function SelectedDocuments({ documents }: { documents: readonly attributeStore.Document[] }) {
  return (
    <RecordList label={t('Selected documents')} records={documents} idOf={({ id }) => id}>
      {({ type, name }) => (
        <>
          <chakra.span fontFamily="mono">{type}</chakra.span> {name}
        </>
      )}
    </RecordList>
  );
}
