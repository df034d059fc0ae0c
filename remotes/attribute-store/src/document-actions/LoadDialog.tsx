import type { attributeStore, DocumentEnvironment } from '@console/api';
import { EnvironmentStep, environmentNames } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { ConfirmDialog, chakra, FailedNotice, formatList } from '@console/ui';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import { documentsQuery, useLoadDocuments } from '../documents/documents-queries';
import { countEffects } from './document-previews';

interface LoadDialogProps {
  environment: DocumentEnvironment;
  source: DocumentEnvironment;
  onClose: () => void;
}

/** ATTR-039: the user types the environment's name. */
export function LoadDialog({ environment, source, onClose }: LoadDialogProps) {
  const [name, sourceName] = [environmentNames[environment], environmentNames[source]];
  const query = combineQueries(useQuery(documentsQuery(environment)), useQuery(documentsQuery(source)));
  const [present, incoming] = query.data ?? [];
  const isKnown = present !== undefined && incoming !== undefined;
  const unknownReason = query.error ? t('Couldn’t load what would be overwritten') : t('Counting the documents');

  return (
    <ConfirmDialog
      title={t('Load from Production or Test')}
      verb={t('Load from {source}', { source: sourceName })}
      danger
      typeToConfirm={name}
      disabledReason={isKnown ? undefined : unknownReason}
      save={useLoadDocuments(environment)}
      variables={source}
      onClose={onClose}
    >
      {query.error && !isKnown && (
        <FailedNotice query={query}>
          {t('Couldn’t load the number of documents that would be overwritten.')}
        </FailedNotice>
      )}
      {!query.error && !isKnown && <p role="status">{t('Counting the documents')}</p>}
      {isKnown && (
        <>
          <EnvironmentStep from={source} to={environment} />
          <p>
            {t(
              'All documents in {name} will be overwritten with the documents in {source}. The current documents in {name} can’t be restored.',
              { name, source: sourceName },
            )}
          </p>
          <Overwritten present={present.documents} incoming={incoming.documents} name={name} />
        </>
      )}
    </ConfirmDialog>
  );
}

interface OverwrittenProps {
  present: readonly attributeStore.Document[];
  incoming: readonly attributeStore.Document[];
  name: string;
}

function Overwritten({ present, incoming, name }: OverwrittenProps) {
  const { added, changed } = useMemo(() => countEffects(incoming, present), [incoming, present]);
  const removed = present.length - (incoming.length - added);
  const effects = [
    changed > 0 && n(changed, '{count} document will change', '{count} documents will change'),
    removed > 0 && n(removed, '{count} document will be removed', '{count} documents will be removed'),
    added > 0 && n(added, '{count} document will be added', '{count} documents will be added'),
  ].filter(Boolean);
  return (
    <chakra.p mt="2">
      <b>
        {n(
          present.length,
          '{count} document in {name} will be overwritten.',
          '{count} documents in {name} will be overwritten.',
          { name },
        )}
      </b>{' '}
      {effects.length > 0 ? `${formatList(effects as string[])}.` : t('Nothing would change.')}
    </chakra.p>
  );
}
