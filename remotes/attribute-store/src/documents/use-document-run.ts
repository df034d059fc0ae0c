import type { DocumentEnvironment } from '@console/api';
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@console/query';
import { showFailure, toast } from '@console/ui';
import { useRefreshDocuments } from './documents-queries';

/** Work on many documents, piece by piece. */
interface Work {
  /** What it does, for as long as it does it: 'Publishing to Test'. */
  label: string;
  total: number;
  /** How many are sent at a time. */
  pieceSize: number;
  /** Sends those from `start` to before `end`. */
  send: (start: number, end: number) => Promise<unknown>;
  success: { title: string; description: string };
  failure: string;
}

/** How far the work of an environment has come. */
export interface DocumentRun {
  label: string;
  done: number;
  total: number;
  isStopping: boolean;
}

/** Kept with the data and not with a screen: the work goes on, and is seen, when its dialog has been left. */
const runQuery = (environment: DocumentEnvironment) =>
  queryOptions<DocumentRun | null>({
    queryKey: ['attributestore', 'run', environment],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Sends work on many documents in pieces, tells how far it has come, and can be stopped between two pieces. */
export function useDocumentRun(environment: DocumentEnvironment) {
  const client = useQueryClient();
  const refresh = useRefreshDocuments();
  const { queryKey } = runQuery(environment);
  const { data: run = null } = useQuery(runQuery(environment));

  const mutation = useMutation({
    async mutationFn({ label, total, pieceSize, send }: Work) {
      client.setQueryData<DocumentRun>(queryKey, { label, done: 0, total, isStopping: false });
      addEventListener('beforeunload', askBeforeUnload);
      for (let done = 0; done < total && !client.getQueryData(queryKey)?.isStopping; ) {
        const end = Math.min(done + pieceSize, total);
        await send(done, end);
        done = end;
        client.setQueryData(queryKey, (before) => before && { ...before, done });
      }
    },
    // Here and not where it is started: the dialog that did may be gone when it ends.
    onSuccess(_, { success }) {
      const { done = 0, total = 0 } = client.getQueryData(queryKey) ?? {};
      if (done === total) toast.success(success.title, { description: success.description });
      else toast.info('Stopped', { description: sayHowFar(done, total) });
    },
    onError(error, { failure }) {
      const { done = 0, total = 0 } = client.getQueryData(queryKey) ?? {};
      showFailure(error, failure, done > 0 ? { description: sayHowFar(done, total) } : undefined);
    },
    onSettled() {
      removeEventListener('beforeunload', askBeforeUnload);
      client.setQueryData(queryKey, null);
      refresh();
    },
  });

  return {
    run,
    start: (work: Work, onDone: () => void) => mutation.mutate(work, { onSuccess: onDone }),
    stop: () => client.setQueryData(queryKey, (before) => before && { ...before, isStopping: true }),
  };
}

function sayHowFar(done: number, total: number): string {
  const [some, all] = [done.toLocaleString('en-GB'), total.toLocaleString('en-GB')];
  return `${some} of ${all} documents are done and stay so. The others are as they were.`;
}

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
