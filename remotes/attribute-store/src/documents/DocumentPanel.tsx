import { useNavigate, useParams } from '@console/router';
import { chakra, Panel } from '@console/ui';
import { useQuery } from '@tanstack/react-query';
import { documentsPath } from './document-paths';
import { DocumentTabs } from './DocumentTabs';
import { documentQuery, documentsQuery } from './documents-queries';
import { useDocumentTab } from './use-document-tab';
import { useEnvironment } from './use-environment';

/** One document. The panel and its tab stay while one steps from document to document; closing forgets the tab. */
export function DocumentPanel() {
  const { documentId = '' } = useParams();
  const environment = useEnvironment();
  const { searchFor } = useDocumentTab();
  const navigate = useNavigate();
  const rows = useQuery(documentsQuery(environment)).data?.documents;
  const { data: record } = useQuery({ ...documentQuery(environment, documentId), enabled: false });
  const document = record ?? rows?.find(({ id }) => id === documentId);

  const close = () => navigate(`${documentsPath(environment)}${searchFor('properties')}`);

  return (
    <Panel
      title={document?.name ?? 'Document'}
      eyebrow={document && <chakra.span fontFamily="mono">{document.type}</chakra.span>}
      wide
      onClose={close}
    >
      <DocumentTabs key={documentId} environment={environment} documentId={documentId} onClose={close} />
    </Panel>
  );
}
