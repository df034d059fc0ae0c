import { countDiffering, RecordPanel, useRecordTab } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { chakra } from '@console/ui';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import { documentPath, documentsPath, useEnvironment } from '../documents/document-paths';
import { documentsTable } from '../documents/documents-columns';
import { comparisonQuery, documentQuery, documentsQuery } from '../documents/documents-queries';
import { DocumentComparison } from './DocumentComparison';
import { EDIT_FORM } from './DocumentForm';
import { DocumentHistory } from './DocumentHistory';
import { DocumentProperties } from './DocumentProperties';

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
