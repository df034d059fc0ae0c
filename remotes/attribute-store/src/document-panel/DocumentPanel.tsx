import type { attributeStore, DocumentEnvironment } from '@console/api';
import { ApiError } from '@console/http';
import {
  countDiffering,
  type Environment,
  environmentNames,
  LastChange,
  type RecordEvent,
  RecordHistory,
  RecordPanel,
  RecordReadOnly,
  RecordSkeleton,
  RecordTabData,
  useRecordTab,
} from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { chakra, LoadError, Loaded, PanelBody } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { AddIcon, EditIcon, PublishIcon } from '@console/ui/icons';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import { type ReactNode, useState } from 'react';
import { documentFields } from '../documents/document-fields';
import { documentPath, documentsPath, useEnvironment } from '../documents/document-paths';
import { documentsTable } from '../documents/documents-columns';
import { comparisonQuery, documentQuery, documentsQuery } from '../documents/documents-queries';
import { DocumentComparison, PendingDocumentChanges } from './DocumentComparison';
import { DocumentForm, EDIT_FORM } from './DocumentForm';

/** ATTR-028, ATTR-029 */
export function DocumentPanel() {
  const { documentId = '' } = useParams();
  const environment = useEnvironment();
  const { search } = useLocation();
  const { searchFor } = useRecordTab();
  const navigate = useNavigate();
  const rows = useQuery(documentsQuery(environment)).data?.documents;
  // Reads the cache: the tabs send these requests.
  const { data: record } = useQuery({ ...documentQuery(environment, documentId), enabled: false });
  const { data: comparison } = useQuery({ ...comparisonQuery(documentId), enabled: false });
  const { previous, next } = useNeighbours(documentsTable, rows, documentId);
  const document = record ?? rows?.find(({ id }) => id === documentId);

  const close = () => navigate(`${documentsPath(environment)}${searchFor('properties')}`);
  const addressOf = (id: string | undefined) => id && `${documentPath(environment, id)}${search}`;

  return (
    <RecordPanel
      recordId={documentId}
      title={document?.name ?? t('Document')}
      environment={environment}
      eyebrow={<chakra.span fontFamily="mono">{document?.type ?? '\u00a0'}</chakra.span>}
      noun={t('Document')}
      onClose={close}
      previous={{ label: t('Previous document'), to: addressOf(previous?.id) }}
      next={{ label: t('Next document'), to: addressOf(next?.id) }}
      formId={EDIT_FORM}
      counts={{ history: record?.history.length, compare: comparison && countDiffering(comparison) }}
      properties={<DocumentProperties environment={environment} documentId={documentId} onClose={close} />}
      history={<DocumentHistory environment={environment} documentId={documentId} />}
      compare={<DocumentComparison documentId={documentId} />}
    />
  );
}

/** ATTR-032, ATTR-035 */
function DocumentHistory({ environment, documentId }: { environment: DocumentEnvironment; documentId: string }) {
  return (
    <RecordTabData query={useQuery(documentQuery(environment, documentId))}>
      {({ history }) => (
        <RecordHistory
          events={history.map(toEvent)}
          changesTitle={t('Document changes')}
          audited={{ subject: 'document', id: documentId }}
        />
      )}
    </RecordTabData>
  );
}

/** ATTR-033. Unknown kinds count as updates. */
const KINDS: Partial<Record<number, Kind>> = {
  1: {
    title: t('Created', undefined, 'document'),
    titleBetween: (from, to) => t('Created: {to} loaded from {from}', { to, from }),
    Icon: AddIcon,
  },
  3: { title: t('Published'), titleBetween: (_, to) => t('Published to {to}', { to }), Icon: PublishIcon },
};
const UPDATED: Kind = {
  title: t('Updated'),
  titleBetween: (from, to) => t('Updated: {to} loaded from {from}', { to, from }),
  Icon: EditIcon,
};

interface Kind {
  title: string;
  titleBetween: (from: string, to: string) => string;
  Icon: typeof EditIcon;
}

function toEvent(entry: attributeStore.HistoryEntry): RecordEvent {
  const { title, titleBetween, Icon } = KINDS[entry.type] ?? UPDATED;
  // Source and target are a change of type 'environment', no property.
  const way = entry.changes.find(({ type }) => type === 'environment');
  const properties = entry.changes.filter((change) => change !== way);
  return {
    id: entry.Id,
    title: way ? titleBetween(nameOf(way.oldValue), nameOf(way.newValue)) : title,
    icon: <Icon />,
    at: entry.updatedAt,
    by: entry.updatedByName,
    changes: properties.map(({ type, oldValue, newValue }) => documentFields.changeOf(type, oldValue, newValue)),
  };
}

const nameOf = (environment: unknown) => environmentNames[environment as Environment] ?? String(environment);

interface DocumentPropertiesProps {
  environment: DocumentEnvironment;
  documentId: string;
  onClose: () => void;
}

function DocumentProperties({ environment, documentId, onClose }: DocumentPropertiesProps) {
  const query = useQuery(documentQuery(environment, documentId));
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  const isGone = query.error instanceof ApiError && query.error.code === 'notFound';
  const failure = (content: ReactNode) => <PanelBody>{content}</PanelBody>;
  // Closing must not lose unsaved input.
  if (isGone && !isUnsaved) return failure(<LoadError title={t('Failed to load')} query={query} />);
  return (
    <Loaded query={query} skeleton={<RecordSkeleton />} wrapFailure={failure}>
      {(document) => (
        <Properties environment={environment} document={document} isUnsaved={isUnsaved} onClose={onClose} />
      )}
    </Loaded>
  );
}

interface PropertiesProps {
  environment: DocumentEnvironment;
  document: attributeStore.Document;
  isUnsaved: boolean;
  onClose: () => void;
}

function Properties({ environment, document, isUnsaved, onClose }: PropertiesProps) {
  const [shownDocument, setShownDocument] = useState(document);
  // Publishing and loading change an open document; unsaved input stays.
  if (document !== shownDocument && !isUnsaved) setShownDocument(document);

  if (environment === 'development') {
    return <DocumentForm key={shownDocument.updatedAt} document={shownDocument} onSaved={onClose} onCancel={onClose} />;
  }
  return (
    <RecordReadOnly
      fields={documentFields}
      record={shownDocument}
      // ATTR-026, ATTR-027
      reason={t('Unable to edit document in test and production. Please edit the document in development.')}
      lead={<PendingDocumentChanges environment={environment} document={shownDocument} />}
      aside={<LastChange at={shownDocument.updatedAt} by={shownDocument.updatedByName} />}
      onClose={onClose}
    />
  );
}
