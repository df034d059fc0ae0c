import { ApiError } from '@console/http';
import { type Save, type SaveOptions, type SaveReport, useSave } from './use-save';

/** `gone`: somebody else had deleted the record before. */
type Deletion = 'deleted' | 'gone';

interface DeleteOptions<Variables> extends Omit<SaveOptions<Variables, Deletion>, 'mutationFn' | 'saved'> {
  mutationFn: (variables: Variables) => Promise<unknown>;
  /** The success toast. */
  saved?: (variables: Variables) => SaveReport;
  /** The toast's text if somebody else was first: 'Auditor was already deleted'. */
  gone: (variables: Variables) => string;
  /**
   * For several records: returns those that still exist, from a fresh read, so that one deleted record does not block
   * the others. Undefined if none exists.
   */
  left?: (variables: Variables) => Promise<Variables | undefined>;
}

/** Deletes, and treats a record that somebody else has already deleted as success (C117). */
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

/** The ids of the records that still exist; undefined if none does. */
export async function idsLeft<Id extends string>(
  ids: readonly Id[],
  read: () => Promise<readonly { id: Id }[]>,
): Promise<readonly Id[] | undefined> {
  const present = new Set((await read()).map(({ id }) => id));
  const left = ids.filter((id) => present.has(id));
  return left.length === 0 ? undefined : left;
}
