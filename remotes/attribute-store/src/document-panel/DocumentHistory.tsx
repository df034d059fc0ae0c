import type { attributeStore, DocumentEnvironment } from '@console/api';
import { type Environment, environmentNames, type RecordEvent, RecordHistory, RecordTabData } from '@console/product';
import { useQuery } from '@console/query';
import { AddIcon, EditIcon, PublishIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { documentFields } from '../documents/document-fields';
import { documentQuery } from '../documents/documents-queries';

interface DocumentHistoryProps {
  environment: DocumentEnvironment;
  documentId: string;
}

/** ATTR-032, ATTR-035 */
export function DocumentHistory({ environment, documentId }: DocumentHistoryProps) {
  return (
    <RecordTabData query={useQuery(documentQuery(environment, documentId))} failureMessage={t('Failed to load')}>
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
