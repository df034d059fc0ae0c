import { createQueryClient, prefetchQueries, queryOptions } from './query';

test('queries of several kinds are prefetched, and one that fails neither rejects nor stops the others', async () => {
  const client = createQueryClient();
  const numbers = queryOptions<number[], RangeError>({ queryKey: ['numbers'], queryFn: () => Promise.resolve([1]) });
  const failing = queryOptions({ queryKey: ['failing'], queryFn: () => Promise.reject(new Error('no')) });
  const name = queryOptions({ queryKey: ['name'], queryFn: () => Promise.resolve('Ingrid') });

  await prefetchQueries(client, [numbers, failing, name]);
  expect(client.getQueryData(numbers.queryKey)).toEqual([1]);
  expect(client.getQueryData(name.queryKey)).toBe('Ingrid');
  expect(client.getQueryState(failing.queryKey)?.fetchFailureCount).toBe(1);
});
