import { pathOf } from '@console/contract';
import { useLocation, useNavigate, useParams } from '@console/router';
import { chakra, LinkButton, Panel, PanelFooter } from '@console/ui';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import area from '../area';
import { DocumentComparison } from '../document-panel/DocumentComparison';
import { documentPath } from '../documents/document-paths';
import { usePublishOnward } from './PublishOnward';
import { promotionTable } from './promotion-columns';
import { usePromotedDocuments } from './promotion-queries';

export function PromotionPanel() {
  const { documentId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { documents, rows } = usePromotedDocuments();
  const { previous, next } = useNeighbours(promotionTable, rows, documentId);
  const { buttons, dialog } = usePublishOnward();
  const document = documents?.find(({ id }) => id === documentId);

  const addressOf = (id: string | undefined) =>
    id && `${pathOf(area.pages.promotionDocument, { documentId: id })}${search}`;

  return (
    <Panel
      title={document?.name ?? t('Document')}
      eyebrow={<chakra.span fontFamily="mono">{document?.type ?? '\u00a0'}</chakra.span>}
      wide
      onClose={() => navigate(`${pathOf(area.pages.promotion)}${search}`)}
      previous={{ label: t('Previous document'), to: addressOf(previous?.id) }}
      next={{ label: t('Next document'), to: addressOf(next?.id) }}
    >
      <DocumentComparison key={documentId} documentId={documentId} />
      {document && (
        <PanelFooter>
          <chakra.span flex="1">
            {document.development && (
              <LinkButton variant="quiet" to={documentPath('development', document.id)}>
                {t('Edit')}
              </LinkButton>
            )}
          </chakra.span>
          {buttons([document])}
        </PanelFooter>
      )}
      {dialog}
    </Panel>
  );
}
