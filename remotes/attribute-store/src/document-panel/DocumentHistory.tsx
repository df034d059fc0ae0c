import type { attributeStore, DocumentEnvironment } from '@console/api';
import { type Environment, environmentNames, type RecordEvent, RecordHistory, RecordTabData } from '@console/product';
import { useQuery } from '@console/query';
import { AddIcon, EditIcon, PublishIcon } from '@console/ui/icons';
import { documentFields } from '../documents/document-fields';
import { documentQuery } from '../documents/documents-queries';

interface DocumentHistoryProps {
  environment: DocumentEnvironment;
  documentId: string;
}

/** ATTR-032, ATTR-035: the events of the document in all environments, newest first. */
export function DocumentHistory({ environment, documentId }: DocumentHistoryProps) {
  return (
    <RecordTabData query={useQuery(documentQuery(environment, documentId))} failureMessage="Failed to load">
      {({ history }) => <RecordHistory events={history.map(toEvent)} changesTitle="Document changes" />}
    </RecordTabData>
  );
}

/** ATTR-033: 1 created, 2 updated, 3 published. A kind that the platform adds later is shown as an update. */
const KINDS: Partial<Record<number, { word: string; Icon: typeof EditIcon }>> = {
  1: { word: 'Created', Icon: AddIcon },
  3: { word: 'Published', Icon: PublishIcon },
};
const UPDATED = { word: 'Updated', Icon: EditIcon };

function toEvent(entry: attributeStore.HistoryEntry): RecordEvent {
  const { word, Icon } = KINDS[entry.type] ?? UPDATED;
  // Publishing and loading record source and target as a change of type 'environment', which is no property.
  const way = entry.changes.find(({ type }) => type === 'environment');
  const properties = entry.changes.filter((change) => change !== way);
  return {
    id: entry.Id,
    title: way ? `${word}${sayWay(word, way)}` : word,
    icon: <Icon />,
    at: entry.updatedAt,
    by: entry.updatedByName,
    changes: properties.map(({ type, oldValue, newValue }) => documentFields.changeOf(type, oldValue, newValue)),
  };
}

/** The end of an event's title: ' to Test' for 'Published', ': Development loaded from Production' for 'Updated'. */
function sayWay(word: string, { oldValue, newValue }: attributeStore.DocumentChange): string {
  const [from, to] = [nameOf(oldValue), nameOf(newValue)];
  return word === 'Published' ? ` to ${to}` : `: ${to} loaded from ${from}`;
}

const nameOf = (environment: unknown) => environmentNames[environment as Environment] ?? String(environment);
