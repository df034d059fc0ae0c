import { ApiError } from '@console/http';
import { createQueryClient, QueryClientProvider, useQuery } from '@console/query';
import { render } from '@console/testing';
import { FailedNotice, toast } from '@console/ui';
import { sayWhatIsMissing } from './slow-answers';

const shown = new Map<string | undefined, string>();
const client = createQueryClient();
let press: (() => void) | undefined;
const titles = () => [...shown.values()];

beforeEach(() => {
  shown.clear();
  jest.useFakeTimers();
  jest.spyOn(toast, 'info').mockImplementation((title, options) => shown.set(options?.topic, title).size);
  jest.spyOn(toast, 'withdraw').mockImplementation((topic) => void shown.delete(topic));
  jest.spyOn(toast, 'error').mockImplementation((title, options) => {
    press = options?.action?.onClick;
    return shown.set(options?.topic, title).size;
  });
  jest.advanceTimersByTime(3_000);
  sayWhatIsMissing(client);
});

afterEach(() => jest.useRealTimers());

test('Q142 a part that loads since the page began is named after 8 s, however late the first look, until it has loaded; a running save is not', () => {
  document.body.innerHTML = '<button aria-busy="true">Save</button><div aria-busy="true"></div>';
  jest.advanceTimersByTime(4_000);
  expect(titles()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(titles()).toEqual(['Still loading…']);
  jest.advanceTimersByTime(10_000);
  expect(titles()).toHaveLength(1);

  document.querySelector('div')?.remove();
  jest.advanceTimersByTime(1_000);
  expect(titles()).toEqual([]);
  jest.advanceTimersByTime(30_000);
  expect(titles()).toEqual([]);
});

test('Q142 parts that load after each other are not slow', () => {
  for (let number = 0; number < 10; number += 1) {
    document.body.innerHTML = '<div aria-busy="true"></div>';
    jest.advanceTimersByTime(4_000);
  }
  expect(titles()).toEqual([]);
});

test('Q205 Q142 what the page reads without a skeleton is named when it is late, and when it did not load, with a way on', async () => {
  let fail: (error: Error) => void = () => {};
  const leave = show(() => new Promise((_, reject) => (fail = reject)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(titles()).toEqual(['Still loading…']);
  fail(new ApiError('network'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(titles()).toEqual(['Part of this page didn’t load']);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(titles()).toHaveLength(1);
  press?.();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(titles()).toEqual([]);
  leave();
});

test('Q205 a failure that the page names itself is not named again', async () => {
  const error = new ApiError('network');
  render(<FailedNotice query={{ error, isFetching: false, refetch: () => {} }}>Failed</FailedNotice>);
  const leave = show(() => Promise.reject(error));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(titles()).toEqual([]);
  leave();
});

function show(queryFn: () => Promise<string>): () => void {
  document.body.innerHTML = '';
  client.clear();
  const Part = () => useQuery({ queryKey: ['licences'], queryFn }).data ?? '';
  return render(
    <QueryClientProvider client={client}>
      <Part />
    </QueryClientProvider>,
  ).unmount;
}
