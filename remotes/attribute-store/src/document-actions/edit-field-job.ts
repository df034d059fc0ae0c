import { attributeStore } from '@console/api';
import { ApiError, type ApiErrorCode } from '@console/http';
import { formatCount, type JobDefinition } from '@console/ui';
import { type DocumentFormValues, toFormValues, toRequest } from '../document-panel/document-schema';
import { countDocuments } from '../documents/document-fields';
import { documentsPath } from '../documents/document-paths';
import { refreshDocuments } from '../documents/documents-queries';

/** The fields that many documents may share a value in; each has its type and name, and its own way to be activated. */
export type SharedField = Exclude<keyof DocumentFormValues, 'type' | 'name' | 'active'>;

/** A field, and what it is to be in all of them, as the form has it. */
export interface FieldEdit {
  field: SharedField;
  value: string;
}

export interface EditInput extends FieldEdit {
  documentIds: readonly string[];
}

/** What became of one document; without `problem` it has been changed. */
export interface EditResult {
  id: string;
  code: string;
  name: string;
  problem?: string;
}

const BATCH = 50;

/**
 * One field of many documents, in development only. A list that is refused is saved document by document: what is wrong
 * with one of them does not keep the others.
 */
export const editFieldJob: JobDefinition<EditInput, EditResult> = {
  kind: 'edit-documents',
  noun: 'documents',
  isResumable: true,
  describe: () => ({
    label: 'Changing documents',
    href: documentsPath('development'),
    saved: ({ results, isWatched }) => {
      const failed = failedOf(results).length;
      if (failed === 0) return [{ title: 'Documents saved', description: countDocuments(results.length) }];
      // The list tells what failed, unless it has been left.
      return isWatched ? [] : [{ kind: 'error', title: sayFailed(results) }];
    },
    failed: 'Failed to save',
  }),
  async *steps({ documentIds, ...edit }, { results: before, signal }) {
    const total = documentIds.length;
    let done = before.length;
    yield { done, total };
    // Read anew whenever it begins or goes on: the platform refuses a save that is based on an older document.
    const { documents } = await attributeStore.getDocuments('development', { signal });
    const present = new Map(documents.map((document) => [document.id, document]));
    const told = new Set(before.map(({ id }) => id));
    const waiting = documentIds.filter((id) => !told.has(id));
    for (let start = 0; start < waiting.length; start += BATCH) {
      const batch = waiting.slice(start, start + BATCH);
      const results = await saveAll(
        batch.flatMap((id) => present.get(id) ?? []),
        edit,
      );
      const gone = batch.filter((id) => !present.has(id));
      done += batch.length;
      yield { done, total, results: [...results, ...gone.map((id) => ({ id, code: id, name: '', problem: GONE }))] };
    }
  },
  onSettled: refreshDocuments,
};

const GONE = 'It has been deleted meanwhile.';

export const failedOf = (results: readonly EditResult[]) => results.filter(({ problem }) => problem !== undefined);

/** '2 of 40 documents could not be changed' */
export const sayFailed = (results: readonly EditResult[]) =>
  `${formatCount(failedOf(results).length)} of ${countDocuments(results.length)} could not be changed`;

async function saveAll(documents: readonly attributeStore.Document[], edit: FieldEdit): Promise<EditResult[]> {
  if (documents.length === 0) return [];
  const results = documents.map(({ id, type, name }) => ({ id, code: type, name }));
  const problem = await problemOf(attributeStore.saveDocuments(documents.map((document) => edited(document, edit))));
  if (problem === undefined) return results;
  if (documents.length === 1) return results.map((result) => ({ ...result, problem }));
  const found: EditResult[] = [];
  for (const document of documents) found.push(...(await saveAll([document], edit)));
  return found;
}

const edited = (document: attributeStore.Document, { field, value }: FieldEdit) =>
  toRequest({ ...toFormValues(document), [field]: value }, document);

const REFUSALS: readonly ApiErrorCode[] = ['conflict', 'notFound', 'validation'];

/** Why the platform has refused. Anything else ends the job, which can then be gone on with. */
async function problemOf(save: Promise<unknown>): Promise<string | undefined> {
  try {
    await save;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.code)) throw error;
    return error.userMessage('Failed to save', { withValidation: true });
  }
}
