import { attributeStore, type DocumentEnvironment, documentEnvironmentIds } from '@console/api';
import { send } from '@console/http';
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
  /** Each with the version that was reviewed: a document that has changed since is not published. */
  documents: readonly { id: string; version: string | undefined }[];
}

/** Documents in one publish request: few enough for visible progress, enough that a thousand are published quickly. */
const BATCH = 50;

/** Documents in one save: each is sent whole with about half a kilobyte, and the platform accepts a megabyte. */
const SAVED_AT_ONCE = 500;

/** ATTR-040 */
export const publishJob: JobDefinition<PublishInput> = {
  kind: 'publish-documents',
  partlyDone: documentsPartlyDone,
  isResumable: true,
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

interface ActivationInput {
  isActive: boolean;
  documentIds: readonly string[];
}

/** ATTR-043, in development only. Saves the documents that are not in the requested state, many by one call (C41). */
export const activationJob: JobDefinition<ActivationInput> = {
  kind: 'activate-documents',
  partlyDone: documentsPartlyDone,
  isResumable: true,
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
    // Read at each start and resume, because the platform refuses a save that is based on an older version.
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
      // Refused documents may have been changed by other people.
      if (done < total) refreshDocuments(client);
    }
  },
};
