import type { attributeStore } from '@console/api';
import { Button, Dialog, formatCount, useJob } from '@console/ui';
import { JobDialog } from '@console/ui/jobs';
import { t } from '@console/words';
import { countDocuments } from '../documents/document-fields';
import { activationJob } from './document-jobs';
import { SelectedDocuments } from './SelectedDocuments';

interface ActivationDialogProps {
  documents: readonly attributeStore.Document[];
  /** Then the background job takes over. */
  onStarted: () => void;
  onClose: () => void;
}

export const ACTIVATION_TITLE = t('Activation');

/** ATTR-043 */
export function ActivationDialog({ documents, onStarted, onClose }: ActivationDialogProps) {
  const activation = useJob(activationJob);
  const inactive = documents.filter(({ active }) => !active);
  const active = documents.filter((document) => document.active);

  function set(isActive: boolean, selection: readonly attributeStore.Document[]) {
    activation.start({ isActive, documentIds: selection.map(({ id }) => id) });
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
