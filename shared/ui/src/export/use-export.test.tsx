import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearJobs } from '../jobs/job-store';
import { toDay } from '../format/days';
import { JobProgress } from '../jobs/JobProgress';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from '../toasts/toast';
import { csvWriter } from './csv-writer';
import type { Lines } from './file-writer';
import { useExport } from './use-export';

/** Workers of the page, which this environment does not have: the same writer, one message after the other. */
class PageWorker {
  static made: PageWorker[] = [];
  onmessage: (event: { data: Blob | null }) => void = () => {};
  onerror: (event: { error: Error; message: string }) => void = () => {};
  terminate = jest.fn();
  batches: number[] = [];
  readonly #writer = csvWriter();

  constructor() {
    PageWorker.made.push(this);
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

test('P20 many rows are written by a worker, in batches, with progress that can be stopped', async () => {
  const user = openList();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const chip = await screen.findByRole('button', { name: /Exporting people-.*\.csv/ });
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true');
  await user.click(chip);
  expect(await screen.findByText(/^Exporting people-.*\.csv: [\d,]+ of 12,000$/)).toBeVisible();

  expect(await screen.findByText('Exported')).toBeVisible();
  expect(screen.getByText(`12,000 rows in people-${toDay(new Date())}.csv`)).toBeVisible();
  const [worker] = PageWorker.made;
  expect(Math.max(...(worker?.batches ?? []))).toBeLessThanOrEqual(500);
  expect(worker?.terminate).toHaveBeenCalled();
  expect((await files[0]!.text()).trimEnd().split('\r\n')).toHaveLength(12_001);
});

test('a worker that does not start is a failed export, of which nothing is left', async () => {
  jest.spyOn(PageWorker.prototype, 'postMessage').mockImplementation(function (this: PageWorker) {
    setTimeout(() => this.onerror({ error: new Error('refused'), message: 'refused' }));
  });
  const user = openList();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Failed to export')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Exporting/ })).not.toBeInTheDocument());
  expect(files).toEqual([]);
});
