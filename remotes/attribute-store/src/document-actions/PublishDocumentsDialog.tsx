import { attributeStore, type DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { EnvironmentStep, environmentNames, PublishDialog } from '@console/product';
import { useJob, formatCount } from '@console/ui';
import { JobDialog } from '@console/ui/record';
import { useMemo } from 'react';
import { countDocuments } from '../documents/document-fields';
import { documentsQuery } from '../documents/documents-queries';
import { publishJob } from './document-jobs';
import { previewsOf } from './document-previews';

interface PublishDocumentsDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  /** It has begun: from here on only its job is shown. */
  onStarted: () => void;
  onClose: () => void;
}

export const PUBLISH_TITLE = 'Publish selected documents';

/** ATTR-040: what publishing will change, document by document, before it does. Only what will change is sent. */
export function PublishDocumentsDialog(props: PublishDocumentsDialogProps) {
  const { environment, documents, onStarted, onClose } = props;
  const target = attributeStore.publishTarget[environment] ?? 'production';
  const targetName = environmentNames[target];
  const present = useQuery(documentsQuery(target));
  const there = present.data?.documents;
  const publishing = useJob(publishJob, environment);
  const previews = useMemo(() => there && previewsOf(documents, there), [documents, there]);
  const changing = previews?.filter(({ changes }) => changes.length > 0) ?? [];

  function publish() {
    publishing.start({ from: environment, to: target, documentIds: changing.map(({ id }) => id) });
    onStarted();
  }

  if (publishing.job) return <JobDialog title={PUBLISH_TITLE} controls={publishing} onClose={onClose} />;
  return (
    <PublishDialog
      title={PUBLISH_TITLE}
      verb={`Publish to ${targetName}`}
      target={targetName}
      versions={[`${targetName} now`, 'After publishing']}
      records={previews}
      query={present}
      blockedReason={changing.length === 0 ? 'Nothing would change' : undefined}
      onPublish={publish}
      onClose={onClose}
    >
      <div>
        <EnvironmentStep from={environment} to={target} />
        <p role="status">{sayHowMany(changing.length, documents.length, targetName)}</p>
      </div>
    </PublishDialog>
  );
}

function sayHowMany(changing: number, chosen: number, target: string): string {
  if (changing > 0) return `${countDocuments(changing)} of ${formatCount(chosen)} will change in ${target}.`;
  const [them, are] = chosen === 1 ? ['it', 'it is'] : ['them', 'they are'];
  return `Nothing would change: ${target} has ${them} as ${are} here.`;
}
