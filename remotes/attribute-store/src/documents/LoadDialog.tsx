import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { environmentNames } from '@console/product';
import { chakra, ConfirmDialog, FailedNotice, showFailure, toast } from '@console/ui';
import { EnvironmentStep } from './EnvironmentStep';
import { countDocuments, previewsOf } from './document-previews';
import { documentsQuery, useLoadDocuments } from './documents-queries';

interface LoadDialogProps {
  environment: DocumentEnvironment;
  source: DocumentEnvironment;
  onClose: () => void;
}

/** ATTR-039. All documents go, so the environment's name has to be typed. */
export function LoadDialog({ environment, source, onClose }: LoadDialogProps) {
  const [name, sourceName] = [environmentNames[environment], environmentNames[source]];
  const loadDocuments = useLoadDocuments(environment);
  const present = useQuery(documentsQuery(environment));
  const incoming = useQuery(documentsQuery(source));
  const failed = [present, incoming].find(({ error }) => error);
  const isKnown = present.data !== undefined && incoming.data !== undefined;

  function load() {
    loadDocuments.mutate(source, {
      onSuccess() {
        toast.success('Documents loaded', { description: `${name} is now as ${sourceName} is` });
        onClose();
      },
      onError: (error) => showFailure(error, 'Failed to load'),
    });
  }

  return (
    <ConfirmDialog
      title="Load from Production or Test"
      verb={`Load from ${sourceName}`}
      danger
      typeToConfirm={name}
      why={isKnown ? undefined : 'It is not known yet what would be overwritten'}
      busy={loadDocuments.isPending}
      onConfirm={load}
      onClose={onClose}
    >
      {failed && !isKnown && (
        <FailedNotice query={failed}>It is not known how many documents would be overwritten.</FailedNotice>
      )}
      {!failed && !isKnown && <p role="status">Counting the documents</p>}
      {isKnown && (
        <>
          <EnvironmentStep from={source} to={environment} />
          <p>
            All documents in {name} are overwritten with those in {sourceName}. What {name} has now cannot be brought
            back.
          </p>
          <Overwritten present={present.data.documents} incoming={incoming.data.documents} name={name} />
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

/** How many rows go, and how many of them differ from what comes. */
function Overwritten({ present, incoming, name }: OverwrittenProps) {
  const previews = previewsOf(incoming, present);
  const added = previews.filter(({ isNew }) => isNew).length;
  const changed = previews.filter(({ isNew, changes }) => !isNew && changes.length > 0).length;
  const removed = present.length - (incoming.length - added);
  const effects = [
    changed > 0 && `${countDocuments(changed)} will change`,
    removed > 0 && `${countDocuments(removed)} will be removed`,
    added > 0 && `${countDocuments(added)} will be added`,
  ].filter(Boolean);
  return (
    <chakra.p mt="2">
      <b>
        {countDocuments(present.length)} in {name} will be overwritten.
      </b>{' '}
      {effects.length > 0 ? `${list.format(effects as string[])}.` : 'Nothing would change.'}
    </chakra.p>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
