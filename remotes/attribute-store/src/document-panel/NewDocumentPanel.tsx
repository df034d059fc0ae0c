import { RecordSkeleton } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate } from '@console/router';
import { Loaded, Panel, PanelBody } from '@console/ui';
import { t } from '@console/words';
import { documentPath, documentsPath } from '../documents/document-paths';
import { documentQuery } from '../documents/documents-queries';
import { DocumentForm } from './DocumentForm';

/** Empty, or a copy by `?copy=`. */
export function NewDocumentPanel() {
  const params = new URLSearchParams(useLocation().search);
  const sourceId = params.get('copy');
  const query = useQuery({ ...documentQuery('development', sourceId ?? ''), enabled: sourceId !== null });
  const navigate = useNavigate();
  for (const name of ['copy', 'tab']) params.delete(name);
  const search = params.size > 0 ? `?${params}` : '';

  const close = () => navigate(`${documentsPath('development')}${search}`);
  const form = (
    <DocumentForm
      key={sourceId}
      source={query.data}
      onSaved={({ id }) => navigate(`${documentPath('development', id)}${search}`, { replace: true })}
      onCancel={close}
    />
  );
  return (
    <Panel
      title={t('New document')}
      eyebrow={sourceId !== null && query.data && t('Copy of {type}', { type: query.data.type })}
      wide
      onClose={close}
    >
      {sourceId === null ? (
        form
      ) : (
        <Loaded query={query} skeleton={<RecordSkeleton />} wrapFailure={(content) => <PanelBody>{content}</PanelBody>}>
          {() => form}
        </Loaded>
      )}
    </Panel>
  );
}
