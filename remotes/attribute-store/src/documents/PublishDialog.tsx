import { attributeStore, type DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { environmentNames } from '@console/product';
import { Button, Dialog, FailedNotice, Loading, SkeletonRows } from '@console/ui';
import { useMemo } from 'react';
import { PublishPreview } from './PublishPreview';
import { PublishSummary } from './PublishSummary';
import { RunDialog } from './RunDialog';
import { countDocuments, previewsOf } from './document-previews';
import { documentsQuery } from './documents-queries';
import { useDocumentRun } from './use-document-run';

interface PublishDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onClose: () => void;
}

/** Small enough for the bar to move, large enough for a thousand to be quick. */
const PIECE = 50;

/** ATTR-040: what publishing will change, document by document, before it does. It can be left while it goes on. */
export function PublishDialog({ environment, documents, onClose }: PublishDialogProps) {
  const target = attributeStore.publishTarget[environment] ?? 'production';
  const targetName = environmentNames[target];
  const present = useQuery(documentsQuery(target));
  const there = present.data?.documents;
  const { run, start, stop } = useDocumentRun(environment);
  const previews = useMemo(() => there && previewsOf(documents, there), [documents, there]);

  function publish() {
    const ids = documents.map(({ id }) => id);
    start(
      {
        label: `Publishing to ${targetName}`,
        total: ids.length,
        pieceSize: PIECE,
        send: (first, end) => attributeStore.publishDocuments(environment, ids.slice(first, end)),
        success: { title: 'Documents published', description: `${countDocuments(documents.length)} to ${targetName}` },
        failure: 'Failed to publish',
      },
      onClose,
    );
  }

  if (run) return <RunDialog title="Publish selected documents" run={run} onStop={stop} onClose={onClose} />;
  return (
    <Dialog
      title="Publish selected documents"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={publish} why={previews ? undefined : whyNot(present.error)} data-autofocus>
            Publish to {targetName}
          </Button>
        </>
      }
    >
      {previews && <PublishSummary previews={previews} from={environment} to={target} />}
      {previews && <PublishPreview previews={previews} target={targetName} />}
      {!previews &&
        (present.error ? (
          <FailedNotice query={present}>{`What would change in ${targetName} is not known.`}</FailedNotice>
        ) : (
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        ))}
    </Dialog>
  );
}

const whyNot = (error: Error | null) => (error ? 'It is not known what would change' : 'Looking up what would change');
