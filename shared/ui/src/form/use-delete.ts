import { ApiError } from '@console/http';
import { type Save, type SaveOptions, type SaveReport, useSave } from './use-save';

/** `gone`: another person was first. */
type Deletion = 'deleted' | 'gone';

interface DeleteOptions<Variables> extends Omit<SaveOptions<Variables, Deletion>, 'mutationFn' | 'saved'> {
  mutationFn: (variables: Variables) => Promise<unknown>;
  saved?: (variables: Variables) => SaveReport;
  /** 'Auditor was already deleted'. */
  gone: (variables: Variables) => string;
  /** Reads records that still exist, so that a deleted record does not block the rest; undefined means none. */
  left?: (variables: Variables) => Promise<Variables | undefined>;
}

/** A record already deleted counts as success (C117). */
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

/** Undefined = none. */
export async function idsLeft<Id extends string>(
  ids: readonly Id[],
  read: () => Promise<readonly { id: Id }[]>,
): Promise<readonly Id[] | undefined> {
  const present = new Set((await read()).map(({ id }) => id));
  const remaining = ids.filter((id) => present.has(id));
  return remaining.length === 0 ? undefined : remaining;
}
