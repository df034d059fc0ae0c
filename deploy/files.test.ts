import { severalAtOnce } from './files';

test('several items are worked on at the same time, and no more than the limit', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  const work = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  };
  await severalAtOnce([1, 2, 3, 4, 5, 6], work, 2);
  expect([most, done]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
});

test('after a failure no further item is begun: fifty builds do not go on after the first has failed', async () => {
  const begun: number[] = [];
  const work = (item: number) => {
    begun.push(item);
    return item === 2 ? Promise.reject(new Error('2 was not built')) : Promise.resolve();
  };
  await expect(severalAtOnce([1, 2, 3, 4, 5, 6], work, 1)).rejects.toThrow('2 was not built');
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
});
