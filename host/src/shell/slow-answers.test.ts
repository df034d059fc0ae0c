import { toast } from '@console/ui';
import { sayWhatIsSlow } from './slow-answers';

const shown = new Map<string | undefined, string>();
const titles = () => [...shown.values()];

beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(toast, 'info').mockImplementation((title, options) => shown.set(options?.topic, title).size);
  jest.spyOn(toast, 'withdraw').mockImplementation((topic) => void shown.delete(topic));
  sayWhatIsSlow();
});

afterAll(() => jest.useRealTimers());

test('Q142 a part of the page that loads for 8 s is named as such until it has loaded, and a running save is not', () => {
  document.body.innerHTML = '<button aria-busy="true">Save</button><div aria-busy="true"></div>';
  jest.advanceTimersByTime(8_000);
  expect(titles()).toEqual([]);
  jest.advanceTimersByTime(2_000);
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
