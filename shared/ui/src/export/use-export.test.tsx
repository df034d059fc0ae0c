import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toDay } from '../format/days';
import { JobProgress } from '../jobs/JobProgress';
import { clearJobs } from '../jobs/job-store';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from '../toasts/toast';
import { startWorker, WorkerScript } from '../workers/start-worker';
import { csvWriter } from './csv-writer';
import type { Lines } from './file-writer';
import { useExport } from './use-export';

class PageWorker {
  static made: PageWorker[] = [];
  onmessage: (event: { data: Blob | null | 'ready' }) => void = () => {};
  onerror: (event: { error: Error | undefined; message: string }) => void = () => {};
  terminate = jest.fn();
  batches: number[] = [];
  readonly #writer = csvWriter();

  static starts: ('cut' | 'half')[] = [];

  constructor() {
    PageWorker.made.push(this);
    const start = PageWorker.starts.shift();
    if (start === 'cut') setTimeout(() => this.onerror({ error: undefined, message: 'Unexpected end of input' }));
    if (start === undefined) setTimeout(() => this.onmessage({ data: 'ready' }));
  }

  postMessage(data: Lines | null) {
    setTimeout(() => {
      if (data) {
        this.batches.push(data.length);
        this.#writer.add(data);
      }
      this.onmessage({ data: data ? null : this.#writer.finish() });
    });
  }
}

const columns = [{ id: 'name', header: 'Name', text: (row: number) => `Row ${row}` }];
const rows = Array.from({ length: 12_000 }, (_, index) => index);

function List() {
  const { exportRows, isExporting } = useExport<number>('people');
  return (
    <button type="button" aria-busy={isExporting} onClick={() => exportRows(columns, rows)}>
      Export
    </button>
  );
}

function openList() {
  const element = (
    <>
      <JobProgress />
      <List />
    </>
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/people'] })} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  PageWorker.made = [];
  PageWorker.starts = [];
  Object.assign(globalThis, { Worker: PageWorker });
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  act(() => {
    clearJobs();
    toast.clear();
  });
  jest.restoreAllMocks();
});

test('P20 a worker writes many rows in batches, with progress and Stop', async () => {
  const user = openList();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const chip = await screen.findByRole('button', { name: /Exporting people-.*\.csv/ });
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true');
  await user.click(chip);
  expect(await screen.findByText(/^Exporting people-.*\.csv: [\d ]+ of 12 000$/)).toBeVisible();

  expect(await screen.findByText('Exported')).toBeVisible();
  expect(screen.getByText(`12 000 rows in people-${toDay(new Date())}.csv`)).toBeVisible();
  const [worker] = PageWorker.made;
  expect(Math.max(...(worker?.batches ?? []))).toBeLessThanOrEqual(500);
  expect(worker?.terminate).toHaveBeenCalled();
  expect((await files[0]!.text()).trimEnd().split('\r\n')).toHaveLength(12_001);
});

describe('Q48 a worker whose script arrives cut', () => {
  const fetched = jest.fn(async (_script: URL, _init: RequestInit) => new Response('whole'));
  beforeEach(() => {
    fetched.mockClear();
    Object.assign(globalThis, { fetch: fetched });
  });

  test('is started once more with what is fetched past the cache', async () => {
    PageWorker.starts = ['cut'];
    const user = openList();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Exported')).toBeVisible();
    expect(fetched.mock.calls).toEqual([
      [expect.objectContaining({ pathname: expect.stringMatching(/csv-worker/) }), expect.anything()],
    ]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
    expect(PageWorker.made.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 1]);
  });

  test('and ran halfway is awaited for a limited time only', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      PageWorker.starts = ['half'];
      const starting = startWorker(new WorkerScript(new URL('http://localhost/assets/csv-worker.js'), { name: 'csv' }));
      await jest.advanceTimersByTimeAsync(10_000);
      await jest.advanceTimersByTimeAsync(1);
      expect(await starting).toBe(PageWorker.made[1]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('twice is a failed export that only offers Try again', async () => {
    PageWorker.starts = ['cut', 'cut'];
    const user = openList();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Failed to export')).toBeVisible();
    expect(screen.getByText('Part of the console didn’t load. Your work is safe.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Exporting/ })).not.toBeInTheDocument());
    expect(files).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Exported')).toBeVisible();
    expect(screen.queryByText('Failed to export')).not.toBeInTheDocument();
  });
});
