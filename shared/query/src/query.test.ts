import { get } from '@console/http';
import { z } from '@console/schema';
import { callQuery, createQueryClient, keyOf, prefetchQueries, queryOptions } from './query';

const user = z.object({ id: z.string() });
const getUsers = get('main', 'api/ManageTeam/Users', { answer: z.array(user) });
const getUser = get('main', 'api/ManageTeam/Users/:userId', { answer: user });

test('the key of a call is its path, noun first, and its input: a call’s key invalidates the calls below it and no others', () => {
  // @ts-expect-error the parameter of the path is missing
  callQuery(getUser);
  // @ts-expect-error the call has no parameters
  callQuery(getUsers, { userId: '1' });
  expect(keyOf(getUsers)).toEqual(['ManageTeam', 'Users']);
  expect(callQuery(getUsers, {}).queryKey).toEqual(keyOf(getUsers));
  expect(callQuery(getUser, { userId: '1' }).queryKey).toEqual(['ManageTeam', 'Users', ':userId', { userId: '1' }]);
  expect(keyOf(get('main', 'api/Country/', { answer: user }))).toEqual(['Country']);

  const client = createQueryClient();
  const [all, one, other] = [
    callQuery(getUsers),
    callQuery(getUser, { userId: '1' }),
    callQuery(getUser, { userId: '2' }),
  ];
  client.setQueryData(all.queryKey, []);
  for (const { queryKey } of [one, other]) client.setQueryData(queryKey, { id: '' });
  const stale = () => [all, one, other].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
  void client.invalidateQueries({ queryKey: one.queryKey });
  expect(stale()).toEqual([false, true, false]);
  void client.invalidateQueries({ queryKey: keyOf(getUser) });
  expect(stale()).toEqual([false, true, true]);
  void client.invalidateQueries({ queryKey: keyOf(getUsers) });
  expect(stale()).toEqual([true, true, true]);
});

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
