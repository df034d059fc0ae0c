import { DeadlineError, focusPageHeading, withDeadline } from './browser';

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('returns the outcome of work that ends in time, and removes its timer', async () => {
    await expect(withDeadline(Promise.resolve('done'), 100)).resolves.toBe('done');
    await expect(withDeadline(Promise.reject(new RangeError('no')), 100)).rejects.toThrow(RangeError);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('rejects when the time is over, with the caller’s error', async () => {
    const never = new Promise<string>(() => undefined);
    const errors: unknown[] = [];
    const collect = (error: unknown) => errors.push(error);
    withDeadline(never, 100).catch(collect);
    withDeadline(never, 100, () => new RangeError('no answer in time')).catch(collect);
    await jest.advanceTimersByTimeAsync(99);
    expect(errors).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(errors).toEqual([expect.any(DeadlineError), expect.any(RangeError)]);
  });
});

test('Q33 the focus goes to the heading of the page, or of the given panel', () => {
  document.body.innerHTML = '<h1 tabindex="-1" data-page-heading>Users</h1><aside></aside>';
  const panel = document.querySelector('aside') as HTMLElement;
  expect(focusPageHeading(panel)).toBe(false);
  panel.innerHTML = '<h2 tabindex="-1" data-page-heading>Ingrid</h2>';
  expect(focusPageHeading(panel)).toBe(true);
  expect(document.activeElement).toHaveTextContent('Ingrid');
  expect(focusPageHeading()).toBe(true);
  expect(document.activeElement).toHaveTextContent('Users');
});
