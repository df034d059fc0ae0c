import { attributeStore, type DocumentEnvironment } from '@console/api';
import {
  environmentNames,
  PendingChangesDialog,
  PendingChangesNotice,
  RecordComparison,
  RecordTabData,
} from '@console/product';
import { useQuery } from '@console/query';
import { LoadError, Loading } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { documentFields } from '../documents/document-fields';
import { comparisonQuery } from '../documents/documents-queries';

/** ATTR-036, ATTR-037 */
export function DocumentComparison({ documentId }: { documentId: string }) {
  return (
    <RecordTabData query={useQuery(comparisonQuery(documentId))}>
      {(rows) => <RecordComparison fields={documentFields} rows={rows} />}
    </RecordTabData>
  );
}

interface PendingDocumentChangesProps {
  environment: DocumentEnvironment;
  document: attributeStore.Document;
  action?: ReactNode;
}

/** ATTR-045, C44 */
export function PendingDocumentChanges({ environment, document, action }: PendingDocumentChangesProps) {
  const target = attributeStore.publishTarget[environment];
  if (!document.hasChanged || !target) return null;
  return (
    <PendingChangesNotice
      target={environmentNames[target]}
      action={action}
      dialog={(close) => <PendingDialog from={environment} to={target} document={document} onClose={close} />}
    />
  );
}

interface PendingDialogProps {
  from: DocumentEnvironment;
  to: DocumentEnvironment;
  document: attributeStore.Document;
  onClose: () => void;
}

function PendingDialog({ from, to, document, onClose }: PendingDialogProps) {
  const query = useQuery(comparisonQuery(document.id));
  const changes = query.data
    ?.filter((row) => row[to] !== row[from])
    .map((row) => documentFields.changeOf(row.property, row[to], row[from]));
  return (
    <PendingChangesDialog
      about={t('{type} in {from}, compared with what’s published to {to}', {
        type: document.type,
        from: environmentNames[from],
        to: environmentNames[to],
      })}
      changes={query.error ? undefined : changes}
      onClose={onClose}
    >
      {query.error ? <LoadError title={t('Failed to load')} level="h3" query={query} /> : <Loading rows={3} />}
    </PendingChangesDialog>
  );
}
