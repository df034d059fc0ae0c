import { attributeStore, type DocumentEnvironment, documentEnvironmentIds } from '@console/api';
import { type RecordVersion, send } from '@console/http';
import { environmentNames } from '@console/product';
import { inBatches, type JobDefinition } from '@console/ui/jobs';
import { n, t } from '@console/words';
import { countDocuments, documentsPartlyDone } from '../documents/document-fields';
import { documentsPath } from '../documents/document-paths';
import { toFormValues, toRequest } from '../documents/document-schema';
import { refreshDocuments, takeOverPublished, takeOverSaved } from '../documents/documents-queries';

interface PublishInput {
  from: DocumentEnvironment;
  to: DocumentEnvironment;
  /** Names reviewed versions, so that later changes are not published. */
  documents: readonly { id: string; version: RecordVersion['value'] }[];
}

/** Visible progress, yet a thousand publish quickly. */
const BATCH = 50;

/** Half a kilobyte each; the platform accepts a megabyte. */
const SAVED_AT_ONCE = 500;

/** ATTR-040 */
export const publishJob: JobDefinition<PublishInput> = {
  kind: 'publish-documents',
  partlyDone: documentsPartlyDone,
  describe: ({ from, to, documents }) => ({
    label: t('Publishing to {environment}', { environment: environmentNames[to] }),
    href: documentsPath(from),
    saved: {
      title: t('Documents published'),
      description: n(documents.length, '{count} document to {environment}', '{count} documents to {environment}', {
        environment: environmentNames[to],
      }),
    },
    failed: t('Failed to publish'),
  }),
  async *steps({ from, documents }, beginning) {
    const published: string[] = [];
    try {
      yield* inBatches(documents, BATCH, beginning, async (batch) => {
        for (const value of new Set(batch.map(({ version }) => version))) {
          const ids = batch.flatMap(({ id, version }) => (version === value ? id : []));
          await send(
            attributeStore.publishDocuments,
            { environmentId: documentEnvironmentIds[from], body: ids },
            { version: { value, lost: [] } },
          );
          published.push(...ids);
        }
      });
    } finally {
      takeOverPublished(beginning.client, from, published);
    }
  },
  onSettled: refreshDocuments,
};

/** ATTR-043, C41. In development only. */
export const activationJob: JobDefinition<{ isActive: boolean; documentIds: readonly string[] }> = {
  kind: 'activate-documents',
  partlyDone: documentsPartlyDone,
  describe: ({ isActive, documentIds }) => ({
    label: isActive ? t('Activating') : t('Deactivating'),
    href: documentsPath('development'),
    saved: {
      title: isActive ? t('Documents activated') : t('Documents deactivated'),
      description: countDocuments(documentIds.length),
    },
    failed: isActive ? t('Failed to activate') : t('Failed to deactivate'),
  }),
  async *steps({ isActive, documentIds }, { signal, client }) {
    // Reads at each start, because a save needs the current version.
    const documents = await attributeStore.getDocumentsById('development', documentIds, signal);
    const waiting = documents.filter(({ active }) => active !== isActive);
    const total = documentIds.length;
    let done = total - waiting.length;
    yield { done, total };
    try {
      for (let start = 0; start < waiting.length; start += SAVED_AT_ONCE) {
        const batch = waiting.slice(start, start + SAVED_AT_ONCE);
        const requests = batch.map((document) => toRequest({ ...toFormValues(document), active: isActive }, document));
        takeOverSaved(client, await attributeStore.saveDocuments(requests));
        done += batch.length;
        yield { done, total };
      }
    } finally {
      // Other people may have changed refused documents.
      if (done < total) refreshDocuments(client);
    }
  },
};
