import { attributeStore, type DocumentEnvironment } from '@console/api';
import { Button, Dialog } from '@console/ui';
import { countDocuments } from './document-previews';
import { toFormValues, toRequest } from './document-schema';
import { RunDialog } from './RunDialog';
import { SelectedDocuments } from './SelectedDocuments';
import { useDocumentRun } from './use-document-run';

interface ActivationDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onClose: () => void;
}

/** ATTR-043. There is no call for many, so each document that is not so already is saved (C41). */
export function ActivationDialog({ environment, documents, onClose }: ActivationDialogProps) {
  const { run, start, stop } = useDocumentRun(environment);
  const inactive = documents.filter(({ active }) => !active);
  const active = documents.filter((document) => document.active);

  function set(isActive: boolean, chosen: readonly attributeStore.Document[]) {
    const send = (document: attributeStore.Document) =>
      attributeStore.saveDocument(toRequest({ ...toFormValues(document), active: isActive }, document));
    start(
      {
        label: isActive ? 'Activating' : 'Deactivating',
        total: chosen.length,
        pieceSize: 1,
        send: (first, end) => Promise.all(chosen.slice(first, end).map(send)),
        success: {
          title: isActive ? 'Documents activated' : 'Documents deactivated',
          description: countDocuments(chosen.length),
        },
        failure: isActive ? 'Failed to activate' : 'Failed to deactivate',
      },
      onClose,
    );
  }

  if (run) return <RunDialog title="Activation" run={run} onStop={stop} onClose={onClose} />;
  return (
    <Dialog
      title="Activation"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => set(false, active)} why={active.length === 0 ? 'None of them is active' : undefined}>
            Deactivate
          </Button>
          <Button
            look="primary"
            onClick={() => set(true, inactive)}
            why={inactive.length === 0 ? 'All of them are active' : undefined}
          >
            Activate
          </Button>
        </>
      }
    >
      <div>
        <p>
          {countDocuments(documents.length)} selected: {active.length} active, {inactive.length} inactive.
        </p>
        <SelectedDocuments documents={documents} />
      </div>
    </Dialog>
  );
}
