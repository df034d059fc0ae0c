import { attributeStore, type DocumentEnvironment, documentEnvironmentIds, texts } from '@console/api';
import { t } from '@console/words';
import * as z from 'zod';
import { behind, type DefineEndpoint, JsonText } from '../calls/endpoint';
import { demandRow, environmentIn, Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { copyDocuments, readPublishTime } from './copy-documents';
import { readHistory } from './document-history';
import {
  compareDocument,
  countDocuments,
  findDocumentIds,
  readDocuments,
  readDocumentsAsJson,
  readListVersion,
} from './read-documents';
import { deleteDocuments, saveDocuments } from './write-documents';

const listQuery = z.object({
  documentId: z.union([texts.key, z.array(texts.key)]).optional(),
  skip: z.coerce.number().int().min(0).optional(),
  take: z.coerce.number().int().min(1).optional(),
  search: z.optional(texts.search),
});

export function documentEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, ['staff', 'GENERAL_ADMIN'] as const);

  endpoint(attributeStore.getDocumentList, {
    query: listQuery,
    answer: attributeStore.documentRecords,
    handle: async ({ params, query }) => {
      const environment = environmentOf(params.environmentId);
      const lastPublished = await readPublishTime(platform, environment);
      const { documentId, skip = 0, take, search } = query;
      if (typeof documentId === 'string') {
        const [document] = await readDocuments(platform, environment, { ids: [documentId] });
        if (!document) return { lastPublished, documents: [] };
        return { lastPublished, documents: [{ ...document, history: await readHistory(platform, document.id) }] };
      }
      const ids = search === undefined ? documentId : await findDocumentIds(platform, environment, search);
      const documents = await readDocumentsAsJson(platform, environment, { ids, skip, take });
      const isPage = take !== undefined && search === undefined;
      const list = isPage ? await (skip === 0 ? readListVersion : countDocuments)(platform, environment) : {};
      const otherFields = JSON.stringify({ lastPublished, ...list });
      return new JsonText(`${otherFields.slice(0, -1)},"documents":${documents}}`);
    },
  });

  endpoint(attributeStore.compareDocument, ({ params }) => compareDocument(platform, params.documentId));

  endpoint(attributeStore.saveDocument, {
    audit: ['document', 'updated'],
    body: z.union([attributeStore.saveDocumentRequest, z.array(attributeStore.saveDocumentRequest)]),
    answer: z.union([attributeStore.document, z.array(attributeStore.document)]),
    handle: async ({ principal, body }) => {
      if (Array.isArray(body)) return saveDocuments(platform, principal, body);
      return demandRow(saveDocuments(platform, principal, [body]), t('The document was not found.'));
    },
  });

  endpoint(attributeStore.publishDocuments, {
    audit: ['document', 'published'],
    handle: async ({ principal, params, body }) => {
      const from = environmentOf(params.environmentId);
      const to = attributeStore.publishTarget[from];
      if (!to) throw new Refusal(400, t('You can’t publish from production.'));
      await copyDocuments(platform, { from, to, by: principal, documentIds: body, seen: principal.call.seen });
    },
  });

  endpoint(attributeStore.deleteDocuments, {
    audit: ['document', 'deleted'],
    handle: ({ principal, body }) => deleteDocuments(platform, principal, body),
  });

  endpoint(attributeStore.loadDocuments, {
    audit: ['document', 'updated'],
    handle: async ({ principal, params }) => {
      const [from, to] = [environmentOf(params.fromId), environmentOf(params.toId)];
      const sources: readonly DocumentEnvironment[] = attributeStore.loadSources[to];
      if (!sources.includes(from))
        throw new Refusal(400, t('You can’t load documents from {from} into {to}.', { to, from }));
      await copyDocuments(platform, { from, to, by: principal });
    },
  });
}

const environmentOf = (id: string): DocumentEnvironment => environmentIn(documentEnvironmentIds, id);
