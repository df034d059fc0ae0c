import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { chakra, Panel } from '@console/ui';
import { useNeighbours } from '@console/ui/table';
import { DocumentTabs } from './DocumentTabs';
import { documentPath, documentsPath } from './document-paths';
import { documentsTable } from './documents-columns';
import { documentQuery, documentsQuery } from './documents-queries';
import { useDocumentTab } from './use-document-tab';
import { useEnvironment } from './use-environment';

/** One document. The panel and its tab stay while one steps from document to document; closing forgets the tab. */
export function DocumentPanel() {
  const { documentId = '' } = useParams();
  const environment = useEnvironment();
  const { search } = useLocation();
  const { searchFor } = useDocumentTab();
  const navigate = useNavigate();
  const rows = useQuery(documentsQuery(environment)).data?.documents;
  const { data: record } = useQuery({ ...documentQuery(environment, documentId), enabled: false });
  const { previous, next } = useNeighbours(documentsTable, rows, documentId);
  const document = record ?? rows?.find(({ id }) => id === documentId);

  const close = () => navigate(`${documentsPath(environment)}${searchFor('properties')}`);
  const stepTo = (id: string | undefined) =>
    id === undefined ? undefined : () => navigate(`${documentPath(environment, id)}${search}`);

  return (
    <Panel
      title={document?.name ?? 'Document'}
      eyebrow={document && <chakra.span fontFamily="mono">{document.type}</chakra.span>}
      wide
      onClose={close}
      previous={{ label: 'Previous document', onStep: stepTo(previous?.id) }}
      next={{ label: 'Next document', onStep: stepTo(next?.id) }}
    >
      <DocumentTabs key={documentId} environment={environment} documentId={documentId} onClose={close} />
    </Panel>
  );
}
