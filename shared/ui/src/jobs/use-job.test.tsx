import { setStorageOwner } from '@console/browser';
import { ApiError } from '@console/http';
import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from '../toasts/toast';
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard';
import { JobNotice } from './JobNotice';
import { JobProgress } from './JobProgress';
import { inBatches, type JobDefinition } from './job-definition';
import { clearJobs, jobStore, reportOf, startJob, stopJob, watchJob } from './job-store';
import { useJob } from './use-job';

interface Work {
  ids: readonly number[];
}

const answer: { resolve: () => void; reject: (error: Error) => void } = { resolve() {}, reject() {} };
const send = jest.fn<Promise<void>, [batch: readonly number[]]>(
  () => new Promise((resolve, reject) => Object.assign(answer, { resolve, reject })),
);
const onSettled = jest.fn();

const publishing: JobDefinition<Work> = {
  kind: 'publish',
  partlyDone: (some, all) => `${some} of ${all} documents were updated. The rest are unchanged.`,
  describe: ({ ids }) => ({
    label: 'Publishing to Test',
    href: '/documents',
    saved: { title: 'Documents published', description: `${ids.length} documents` },
    failed: 'Failed to publish',
  }),
  steps: ({ ids }, beginning) => inBatches(ids, 2, beginning, send),
  onSettled,
};

function DocumentsPage({ definition }: { definition: JobDefinition<Work> }) {
  const controls = useJob(definition);
  return (
    <>
      <button type="button" onClick={() => controls.start({ ids: [1, 2, 3, 4, 5] })}>
        Publish
      </button>
      <main>
        <JobNotice controls={controls} />
      </main>
    </>
  );
}

async function openDocuments(path = '/documents', definition = publishing) {
  const router = createMemoryRouter(
    [
      {
        path: '/documents',
        element: (
          <>
            <UnsavedChangesGuard />
            <JobProgress />
            <DocumentsPage definition={definition} />
          </>
        ),
      },
      {
        path: '*',
        element: (
          <>
            <JobProgress />
            <p>Elsewhere</p>
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

async function openAndStart(definition = publishing) {
  const view = await openDocuments('/documents', definition);
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  return view;
}

const page = () => within(screen.getByRole('main'));
const answered = () => act(async () => answer.resolve());
const failed = (error = new ApiError('server', { status: 500 })) => act(async () => answer.reject(error));
const batches = () => send.mock.calls.map(([batch]) => batch);

beforeEach(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => {
  clearJobs();
  toast.clear();
  send.mockClear();
  onSettled.mockClear();
});

test('Q39 a job goes on when its page is left; the frame shows it, and a toast its outcome', async () => {
  const { router } = await openAndStart();
  expect(page().getByText('Publishing to Test: 0 of 5')).toBeVisible();
  await act(() => router.navigate('/other'));
  expect(screen.getByText('Elsewhere')).toBeVisible();
  await answered();
  expect(await screen.findByRole('button', { name: /Publishing to Test/ })).toHaveTextContent('40 %');
  await answered();
  await answered();

  expect(await screen.findByText('Documents published')).toBeVisible();
  expect(screen.getByText('5 documents')).toBeVisible();
  expect(batches()).toEqual([[1, 2], [3, 4], [5]]);
  expect(screen.queryByRole('button', { name: /Publishing to Test/ })).not.toBeInTheDocument();
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('Q32 started twice, it is sent once', async () => {
  const { user } = await openAndStart();
  await user.dblClick(screen.getByRole('button', { name: 'Publish' }));
  expect(batches()).toEqual([[1, 2]]);
});

test('Stop ends it between two batches and reports the progress', async () => {
  const { user } = await openAndStart();
  await user.click(page().getByRole('button', { name: 'Stop' }));
  expect(page().getByText('Stopping: 0 of 5')).toBeVisible();
  await answered();
  expect(await screen.findByText('Stopped')).toBeVisible();
  expect(screen.getByText(/2 of 5 documents were updated. The rest are unchanged.$/)).toBeVisible();
  expect(batches()).toEqual([[1, 2]]);
  expect(page().queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a failed batch is reported, and the job can be resumed there', async () => {
  const { user } = await openAndStart();
  await answered();
  await failed();
  expect(await screen.findByText('Failed to publish')).toBeVisible();
  expect(screen.getByText(/2 of 5 documents were updated. The rest are unchanged.$/)).toBeVisible();
  expect(page().getByText('Publishing to Test ended early: 2 of 5 done.')).toBeVisible();

  await user.click(page().getByRole('button', { name: 'Continue' }));
  await answered();
  await answered();
  expect(await screen.findByText('Documents published')).toBeVisible();
  expect(batches()).toEqual([[1, 2], [3, 4], [3, 4], [5]]);
});

test('a failed job can be discarded', async () => {
  const { user } = await openAndStart();
  await failed();
  await user.click(page().getByRole('button', { name: 'Discard' }));
  expect(page().queryByText(/Publishing to Test/)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

function mayLeave(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return !event.defaultPrevented;
}

test('while it runs, closing the page asks first; for a job on the server it does not', async () => {
  await openAndStart();
  expect(mayLeave()).toBe(false);
  await failed();
  expect(mayLeave()).toBe(true);
  act(clearJobs);
  const { user } = await openDocuments('/documents', { ...publishing, work: 'remote' });
  await user.click(screen.getAllByRole('button', { name: 'Publish' })[1]!);
  expect(mayLeave()).toBe(true);
});

test('the frame lists each job, with a link to its page and Stop', async () => {
  const { user, router } = await openAndStart();
  await act(() => router.navigate('/other'));
  await user.click(await screen.findByRole('button', { name: /Publishing to Test/ }));
  const jobs = within(screen.getByRole('dialog', { name: 'Background jobs', hidden: true }));
  expect(jobs.getByText('Publishing to Test: 0 of 5')).toBeInTheDocument();
  expect(jobs.getByText(/Keep this tab open/)).toBeInTheDocument();
  await user.click(jobs.getByText('Stop'));
  await answered();
  expect(await screen.findByText('Stopped')).toBeVisible();

  await act(() => router.navigate('/documents'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await act(() => router.navigate('/other'));
  await user.click(await screen.findByRole('button', { name: /Publishing to Test/ }));
  await user.click(screen.getByText('Go to page'));
  expect(router.state.location.pathname).toBe('/documents');
});

const owner = { person: 'u-ingrid', company: '999 000 111' };
beforeEach(() => setStorageOwner(owner));

async function reload() {
  const stored = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  act(clearJobs);
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  const fresh = { store: await import('./job-store') };
  await jest.isolateModulesAsync(async () => {
    fresh.store = await import('./job-store');
    (await import('@console/browser')).setStorageOwner(owner);
  });
  return { id: 'publish:', store: fresh.store };
}

test('after a reload a job is offered, and can be resumed once its page is open', async () => {
  await openAndStart();
  await answered();
  const { id, store } = await reload();
  expect(store.jobStore.getState()).toEqual([expect.objectContaining({ id, state: 'interrupted', done: 2, total: 5 })]);
  store.goOnWithJob(id);
  expect(store.findJob(id)).toMatchObject({ state: 'interrupted', canGoOn: false });

  send.mockClear();
  store.registerJob(publishing, new QueryClient());
  expect(store.findJob(id)?.canGoOn).toBe(true);
  store.goOnWithJob(id);
  await waitFor(() => expect(batches()).toEqual([[3, 4]]));
  await answered();
  await waitFor(() => expect(batches()).toEqual([[3, 4], [5]]));
  await answered();
  await waitFor(() => expect(store.jobStore.getState()).toEqual([]));
  expect(sessionStorage).toHaveLength(0);
});

test('Q54 a job interrupted by the end of a session is offered to its owner, and hidden from the next person in the tab', async () => {
  await openAndStart();
  await answered();
  await waitFor(() => expect(batches()).toHaveLength(2));
  act(() => setStorageOwner(undefined));
  expect(jobStore.getState()).toEqual([]);
  act(() => setStorageOwner({ person: 'u-sigurd', company: '800 000 106' }));
  expect(jobStore.getState()).toEqual([]);
  expect(reportOf('publish:')).toBeUndefined();
  // The late answer must not start a batch for the next person.
  await answered();
  expect(batches()).toHaveLength(2);

  act(() => setStorageOwner(owner));
  expect(jobStore.getState()).toEqual([
    expect.objectContaining({ state: 'interrupted', canGoOn: true, done: 2, total: 5 }),
  ]);
  act(clearJobs);
});

test('after a reload a job of the server is polled again by itself', async () => {
  const onServer = { ...publishing, work: 'remote' as const };
  await openAndStart(onServer);
  await answered();
  const { id, store } = await reload();
  // Never 'interrupted': the server runs on unpolled.
  expect(store.findJob(id)).toMatchObject({ state: 'running', canGoOn: false, runsOnServer: true, done: 2 });
  store.registerJob(onServer, new QueryClient());
  expect(store.findJob(id)).toMatchObject({ state: 'running', done: 2 });
  store.clearJobs();
});

interface Sent {
  id: number;
  problem?: string;
}

const sending: JobDefinition<Work, Sent> = {
  ...publishing,
  describe: (input) => ({
    ...publishing.describe(input),
    saved: ({ results, isWatched }) => [
      { title: `${results.filter(({ problem }) => !problem).length} sent` },
      ...(isWatched ? [] : [{ kind: 'error' as const, title: results.flatMap(({ problem }) => problem ?? []).join() }]),
    ],
  }),
  async *steps({ ids }, { done, results }) {
    for (const id of ids.slice(done)) {
      await send([id]);
      const problem = id === 2 ? { problem: `no to ${id} after ${results.length}` } : {};
      yield { done: id, total: ids.length, results: [{ id, ...problem }] };
    }
  },
};

test('Q39 the results of a job reach its page, its toasts, and after a reload its next steps', async () => {
  const client = new QueryClient();
  const ended = jest.fn();
  startJob('publish:', sending, { ids: [1, 2, 3] }, client, ended);
  await answered();
  expect(reportOf('publish:')).toEqual({ done: 1, total: 3, results: [{ id: 1 }] });

  const { store } = await reload();
  expect(store.reportOf('publish:')).toEqual({ done: 1, total: 3, results: [{ id: 1 }] });
  store.registerJob(sending, client);
  store.goOnWithJob('publish:');
  await waitFor(() => expect(send).toHaveBeenLastCalledWith([2]));
  await answered();
  await waitFor(() => expect(send).toHaveBeenLastCalledWith([3]));
  await answered();
  const results = [{ id: 1 }, { id: 2, problem: 'no to 2 after 1' }, { id: 3 }];
  await waitFor(() => expect(store.reportOf('publish:')).toEqual({ done: 3, total: 3, results }));
  expect(store.jobStore.getState()).toEqual([]);
  expect(ended).not.toHaveBeenCalled();
});

test('if the page of a job is open, the page lists the failures and not the toast', async () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  const ended = jest.fn();
  const leave = watchJob('publish:');
  act(() => startJob('publish:', sending, { ids: [1, 2] }, new QueryClient(), ended));
  await answered();
  await answered();
  expect(await screen.findByText('1 sent')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ done: 2, total: 2 }));

  leave();
  act(() => startJob('publish:', sending, { ids: [1, 2] }, new QueryClient()));
  await answered();
  await answered();
  expect(await screen.findByRole('alert')).toHaveTextContent('no to 2 after 0');
});

test('Q121 the page of a job gets its end: of a job that was resumed, that nobody watched, or that was discarded', async () => {
  const client = new QueryClient();
  const onEnd = jest.fn();
  startJob('publish:', sending, { ids: [1, 2, 3] }, client);
  await answered();
  stopJob('publish:');
  await answered();
  await waitFor(() => expect(jobStore.getState()).toEqual([]));
  const leave = watchJob('publish:', onEnd);
  const [one, two] = [{ id: 1 }, { id: 2, problem: 'no to 2 after 0' }];
  expect(onEnd.mock.calls).toEqual([[{ input: { ids: [1, 2, 3] }, done: 2, total: 3, results: [one, two] }]]);
  leave();

  startJob('publish:', sending, { ids: [1, 3] }, client);
  await answered();
  const { store } = await reload();
  const stop = store.watchJob('publish:', onEnd);
  store.discardJob('publish:');
  expect(onEnd).toHaveBeenLastCalledWith({ input: { ids: [1, 3] }, done: 1, total: 2, results: [one] });
  expect(onEnd).toHaveBeenCalledTimes(2);
  stop();
});

test('a job that is not resumable is not stored', async () => {
  await openAndStart({ ...publishing, work: 'file' });
  expect(sessionStorage).toHaveLength(0);
});
