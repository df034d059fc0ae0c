import { attributeStore } from '@console/api';
import { environmentNames } from '@console/product';
import { useQuery } from '@console/query';
import { ConfirmDialog, FailedNotice, formatList, shortName } from '@console/ui';
import { n, t } from '@console/words';
import { documentFields } from '../documents/document-fields';
import { documentsByIdQuery, useDiscardDraft } from '../documents/documents-queries';

export function DiscardDraftDialog({ document, onClose }: { document: attributeStore.Document; onClose: () => void }) {
  const target = attributeStore.publishTarget.development;
  const query = useQuery(documentsByIdQuery(target, [document.id]));
  const discard = useDiscardDraft();
  const [published] = query.data ?? [];
  const changes = published ? documentFields.changesBetween(published, document).map(({ property }) => property) : [];
  const name = environmentNames[target];
  return (
    <ConfirmDialog
      title={t('Discard the draft of {type}?', { type: shortName(document.type) })}
      verb={t('Discard draft')}
      danger
      disabledReason={published ? undefined : blockedReason(query.data !== undefined)}
      save={discard}
      // Never sent: the button is blocked.
      variables={{ document, published: published ?? document }}
      onClose={onClose}
    >
      {query.error && !query.data && (
        <FailedNotice query={query}>{t('Couldn’t load the version published to {name}.', { name })}</FailedNotice>
      )}
      {!query.error && !query.data && <p role="status">{t('Loading the published version')}</p>}
      {query.data && !published && (
        <p>
          {t('This document has never been published to {name}, so there’s no published version to go back to.', {
            name,
          })}
        </p>
      )}
      {published && (
        <p>
          {n(
            changes.length,
            '{fields} in Development will match what’s published to {name} again.',
            '{fields} in Development will match what’s published to {name} again.',
            { fields: formatList(changes), name },
          )}
        </p>
      )}
    </ConfirmDialog>
  );
}

const blockedReason = (isKnown: boolean) => (isKnown ? t('Never published') : t('Couldn’t load the published version'));
