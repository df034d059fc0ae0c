import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { environmentNames, PendingChangesDialog } from '@console/product';
import { LoadError, Loading, SkeletonRows } from '@console/ui';
import { labelOf, wordsOf } from './document-words';
import { comparisonQuery } from './documents-queries';

interface DocumentPendingChangesDialogProps {
  environment: DocumentEnvironment;
  /** Where publishing leads. */
  target: DocumentEnvironment;
  document: attributeStore.Document;
  onClose: () => void;
}

/** ATTR-045: an edited document beside what is published of it (C44). */
export function DocumentPendingChangesDialog(props: DocumentPendingChangesDialogProps) {
  const { environment, target, document, onClose } = props;
  const query = useQuery(comparisonQuery(document.id));
  const changes = query.data
    ?.filter((row) => row[target] !== row[environment])
    .map((row) => ({
      property: labelOf(row.property),
      published: wordsOf(row.property, row[target]),
      draft: wordsOf(row.property, row[environment]),
    }));
  return (
    <PendingChangesDialog
      about={
        <>
          {document.type} in {environmentNames[environment]}, against what is published to {environmentNames[target]}
        </>
      }
      changes={query.error ? undefined : changes}
      onClose={onClose}
    >
      {query.error ? (
        <LoadError title="Failed to load" level="h3" query={query} />
      ) : (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </PendingChangesDialog>
  );
}
