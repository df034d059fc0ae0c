import { AreaError } from '../areas/loading/area-error';
import { MOST_FAILURES, startReporter } from './reporter';

const OWN = `at open (${location.origin}/assets/main.9c1d.js:7:8)`;
let sent: jest.SpiedFunction<typeof fetch>;
let listened: jest.SpiedFunction<typeof addEventListener>;

beforeEach(() => {
  listened = jest.spyOn(globalThis, 'addEventListener');
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
});
afterEach(() => {
  for (const [type, listener] of listened.mock.calls) removeEventListener(type, listener);
  jest.restoreAllMocks();
});

const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);

function throwFrom(message: string, frames: string) {
  const error = new RangeError(message);
  error.stack = `RangeError: ${message}\n    ${frames}`;
  dispatchEvent(new ErrorEvent('error', { error, message }));
}

test('Q6 an exception of the host is reported without its message, and an exception that an area’s report has is not reported again', () => {
  startReporter({ endpoint: '/reports' });
  const failure = {
    area: 'team',
    version: '1.0.0',
    stage: 'render',
    failure: 'code',
    detail: 'token eyJhbGciOi',
  } as const;
  dispatchEvent(new ErrorEvent('error', { error: new AreaError(failure) }));
  throwFrom('of ingrid@example', OWN);
  expect(sent.mock.calls.map(([url]) => url)).toEqual(['/reports']);
  const stack = ['/assets/main.9c1d.js:7:8'];
  expect(bodies()).toEqual([{ type: 'error', release: '', load: expect.any(Number), error: 'RangeError', stack }]);
});

test.each([
  '',
  'at hook (chrome-extension://abcdef/content.js:1:2)',
  'hook@moz-extension://abcdef/content.js:1:2',
  'hook@safari-web-extension://abcdef/content.js:1:2',
  'at <anonymous>:1:2',
  `at ${location.origin}/admin/users:2:3`,
  'at https://widget.example/assets/main.js:1:2',
  `at https://widget.example/?from=${location.origin}/assets/main.js:1:2`,
])('Q98 an exception without a frame of the console’s scripts is not reported: %s', (frames) => {
  startReporter({ endpoint: '/reports' });
  throwFrom(`at ${location.origin}/assets/main.9c1d.js:7:8`, frames);
  expect(sent).not.toHaveBeenCalled();
});

test('Q98 an exception that passes through an extension is reported', () => {
  startReporter({ endpoint: '/reports' });
  throwFrom('x', `at hook (chrome-extension://abcdef/content.js:1:2)\n    ${OWN}`);
  expect(bodies()).toMatchObject([{ error: 'RangeError' }]);
});

test('Q98 each failure is sent once in a page load, and at most twenty; areas that open are not counted', () => {
  const send = startReporter({ endpoint: '/reports' });
  for (let at = 0; at < 2 * MOST_FAILURES; at++) {
    for (let time = 0; time < 3; time++) throwFrom(`${at}`, `at open (${location.origin}/assets/main.js:7:${at})`);
  }
  expect(new Set(bodies().map(({ stack }) => JSON.stringify(stack))).size).toBe(20);
  expect(sent).toHaveBeenCalledTimes(20);
  send({ refusal: 'other' });
  send({ area: 'team', version: '1', outcome: 'failed', stage: 'page', duration: 1 });
  expect(sent).toHaveBeenCalledTimes(20);
  for (const area of ['team', 'team']) send({ area, version: '1', outcome: 'loaded', stage: 'page', duration: 1 });
  expect(sent).toHaveBeenCalledTimes(22);
});
