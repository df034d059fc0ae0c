import { attributeStore } from '@console/api';
import { ApiError, type ApiErrorCode } from '@console/http';
import type { JobDefinition } from '@console/ui';
import { type DocumentFormValues, toFormValues, toRequest } from '../document-panel/document-schema';
import { countDocuments } from '../documents/document-fields';
import { documentsPath } from '../documents/document-paths';
import { refreshDocuments } from '../documents/documents-queries';

/** The fields that many documents may share a value in; each has its type and name, and its own way to be activated. */
export type SharedField = Exclude<keyof DocumentFormValues, 'type' | 'name' | 'active'>;

/** What a field is to be, as the form has it. */
interface FieldValue {
  field: SharedField;
  value: string;
  /** What it was left at. Where it is anything else by now, somebody has changed it since and it stays. */
  expected?: string;
}

export interface FieldEdit extends FieldValue {
  documentIds: readonly string[];
}

/** One edit of many documents, or what takes it back: as many edits as there were values before. */
export interface EditInput {
  edits: readonly FieldEdit[];
  isUndo?: boolean;
  /** What came of the others, where these are tried once more: it is told and taken back with them. */
  earlier?: readonly EditResult[];
}

/** What became of one document: changed, not changed because it was so already (neither of both), or a problem. */
export interface EditResult {
  id: string;
  code: string;
  name: string;
  /** Takes it back. */
  undo?: FieldValue;
  problem?: string;
  /** What the platform has refused and might take another time. */
  refused?: FieldValue;
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
  describe: ({ isUndo }) => ({
    label: isUndo ? 'Undoing' : 'Changing documents',
    href: documentsPath('development'),
    saved: ({ results, isWatched }) => {
      // The page tells it above the list, with the way back.
      if (isWatched) return [];
      const { changed, failed } = countResults(results);
      return [
        ...(changed > 0 ? [{ title: 'Documents saved', description: countDocuments(changed) }] : []),
        ...(failed > 0 ? [{ kind: 'error' as const, title: `${countDocuments(failed)} could not be changed` }] : []),
      ];
    },
    failed: 'Failed to save',
  }),
  async *steps({ edits, earlier = [] }, { results: before, signal }) {
    const wanted = new Map(edits.flatMap(({ documentIds, ...to }) => documentIds.map((id) => [id, to] as const)));
    const total = earlier.length + wanted.size;
    let done = Math.max(before.length, earlier.length);
    yield { done, total, results: before.length === 0 ? earlier : [] };
    // Read anew whenever it begins or goes on: the platform refuses a save that is based on an older document.
    const { documents } = await attributeStore.getDocuments('development', { signal });
    const present = new Map(documents.map((document) => [document.id, document]));
    const told = new Set(before.map(({ id }) => id));
    const waiting = [...wanted].filter(([id]) => !told.has(id));
    for (let start = 0; start < waiting.length; start += BATCH) {
      const batch = waiting.slice(start, start + BATCH);
      const gone = batch.flatMap(([id]) => (present.has(id) ? [] : { id, code: id, name: '', problem: GONE }));
      const results = await changeAll(
        batch.flatMap(([id, to]) => {
          const document = present.get(id);
          return document ? { document, to } : [];
        }),
      );
      done += batch.length;
      yield { done, total, results: [...results, ...gone] };
    }
  },
  onSettled: refreshDocuments,
};

const GONE = 'It has been deleted meanwhile.';
const CHANGED_SINCE = 'It has been changed meanwhile.';

export function countResults(results: readonly EditResult[]) {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const changed = results.filter(({ undo }) => undo !== undefined).length;
  return { changed, failed, unchanged: results.length - changed - failed };
}

/** Takes all of them back that were changed: an edit for each value that was there before. */
export const undoOf = (results: readonly EditResult[]) => editsOf(results, 'undo');

/** Tries once more what the platform has refused; not what is gone, nor what others have changed. */
export const retryOf = (results: readonly EditResult[]) => editsOf(results, 'refused');

function editsOf(results: readonly EditResult[], which: 'undo' | 'refused'): FieldEdit[] {
  const byValue = new Map<string, FieldValue & { documentIds: string[] }>();
  for (const { id, [which]: to } of results) {
    if (!to) continue;
    const edit = byValue.get(to.value) ?? { ...to, documentIds: [] };
    edit.documentIds.push(id);
    byValue.set(to.value, edit);
  }
  return [...byValue.values()];
}

/** A document as it is, and what one of its fields is to be. */
interface Change {
  document: attributeStore.Document;
  to: FieldValue;
}

/** Saves only what would be otherwise, and nothing on top of what others have made of it since. */
async function changeAll(changes: readonly Change[]): Promise<EditResult[]> {
  const settled = new Map<Change, EditResult>();
  for (const change of changes) {
    const { document, to } = change;
    const value = toFormValues(document)[to.field];
    if (value === to.value) settled.set(change, resultOf(change));
    else if (to.expected !== undefined && value !== to.expected) {
      settled.set(change, { ...resultOf(change), problem: CHANGED_SINCE });
    }
  }
  const saved = await saveAll(changes.filter((change) => !settled.has(change)));
  return [...saved, ...settled.values()];
}

async function saveAll(changes: readonly Change[]): Promise<EditResult[]> {
  if (changes.length === 0) return [];
  const problem = await problemOf(attributeStore.saveDocuments(changes.map(edited)));
  if (problem === undefined) return changes.map((change) => ({ ...resultOf(change), undo: reverseOf(change) }));
  if (changes.length === 1) return changes.map((change) => ({ ...resultOf(change), problem, refused: change.to }));
  const found: EditResult[] = [];
  for (const change of changes) found.push(...(await saveAll([change])));
  return found;
}

const resultOf = ({ document: { id, type, name } }: Change): EditResult => ({ id, code: type, name });

const reverseOf = ({ document, to: { field, value } }: Change): FieldValue => ({
  field,
  value: toFormValues(document)[field],
  expected: value,
});

const edited = ({ document, to: { field, value } }: Change) =>
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
