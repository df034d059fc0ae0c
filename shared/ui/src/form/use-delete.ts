import { ApiError } from '@console/http';
import { type Save, type SaveOptions, type SaveReport, useSave } from './use-save';

/** Whether the record was there still. */
type Deletion = 'deleted' | 'gone';

interface DeleteOptions<Variables> extends Omit<SaveOptions<Variables, Deletion>, 'mutationFn' | 'saved'> {
  mutationFn: (variables: Variables) => Promise<unknown>;
  /** The success toast. */
  saved?: (variables: Variables) => SaveReport;
  /** Said in its place where somebody else was first: 'Auditor was already deleted'. */
  gone: (variables: Variables) => string;
  /**
   * Of several that are deleted together, those that are there still, read anew: one that is gone does not keep the
   * others. Undefined where nothing is left.
   */
  left?: (variables: Variables) => Promise<Variables | undefined>;
}

/** Deletes, and takes it for done where somebody else has deleted it already (C117). */
export function useDelete<Variables = void>(options: DeleteOptions<Variables>): Save<Variables> {
  const { mutationFn, saved, gone, left, ...others } = options;

  async function remove(variables: Variables): Promise<Deletion> {
    try {
      await mutationFn(variables);
      return 'deleted';
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'notFound') throw error;
      const rest = await left?.(variables);
      if (rest === undefined) return 'gone';
      await mutationFn(rest);
      return 'deleted';
    }
  }

  return useSave<Variables, Deletion>({
    ...others,
    mutationFn: remove,
    saved: (outcome, variables) => (outcome === 'gone' ? { kind: 'info', title: gone(variables) } : saved?.(variables)),
  });
}

/** Those of some records that are there still, by id; undefined where none is. */
export async function idsLeft<Id extends string>(
  ids: readonly Id[],
  read: () => Promise<readonly { id: Id }[]>,
): Promise<readonly Id[] | undefined> {
  const present = new Set((await read()).map(({ id }) => id));
  const left = ids.filter((id) => present.has(id));
  return left.length === 0 ? undefined : left;
}
