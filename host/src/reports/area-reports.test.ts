import { waitFor } from '@console/testing';
import { AreaError } from '../areas/loading/area-error';
import { createReports } from './area-reports';

const sent = jest.fn(async (_url: string, _init: { body: string }) => new Response());
const event = { area: 'team', version: '1.0.0', outcome: 'loaded', stage: 'page', duration: 12.7 } as const;

beforeAll(() => Object.assign(globalThis, { requestIdleCallback: (work: () => void) => work() }));
afterAll(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));
beforeEach(() => {
  sent.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(sent as never);
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(init.body) as object);

test('Q21 without a collector nothing is sent', async () => {
  createReports(undefined).event(event);
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
});

test('Q6 Q21 a report carries area, version, release, stage, duration, kind of failure and the place, once, and nothing else', async () => {
  const reports = createReports({ endpoint: 'https://collector.example/areas' }, { release: '1.2.0-abc' });
  const detail = 'Request of ingrid@example with token eyJhbGciOi failed';
  const cause = new TypeError(detail);
  cause.stack = `TypeError: ${detail}
    at open (https://console.example/areas/team/2.0.0/page.3fa9.js?retry=1:1:2345)
    at https://console.example/admin/users/ingrid:2:3
    at https://console.example/assets/main.9c1d.js:7:8`;
  const failure = { area: 'team', version: '2.0.0', stage: 'render', failure: 'code', detail } as const;
  const error = new AreaError(failure, { cause });
  reports.failure(error, { outcome: 'failed', duration: 41.6 });
  reports.failure(error, { outcome: 'failed', duration: 90 });

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('https://collector.example/areas');
  expect(bodies()).toEqual([
    {
      type: 'area',
      release: '1.2.0-abc',
      load: expect.any(Number),
      area: 'team',
      version: '2.0.0',
      outcome: 'failed',
      stage: 'render',
      duration: 42,
      failure: 'code',
      error: 'TypeError',
      stack: ['/areas/team/2.0.0/page.3fa9.js:1:2345', '/assets/main.9c1d.js:7:8'],
    },
  ]);
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(Object.keys((init as RequestInit | undefined)?.headers ?? {})).toEqual(['Content-Type']);
});

test('Q97 the kind of a refused sign-in is in the browser’s log and in a report, once, and nothing else', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const reports = createReports({ endpoint: 'https://collector.example/areas' }, { release: '1.2.0-abc' });
  reports.signIn('id-token-subject');
  reports.signIn('id-token-subject');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(bodies()).toEqual([
    { type: 'sign-in', release: '1.2.0-abc', load: expect.any(Number), refusal: 'id-token-subject' },
  ]);
  expect(warned.mock.calls).toEqual([['Sign-in refused: id-token-subject']]);
});

test('Q97 without a collector the kind is in the browser’s log', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  createReports(undefined).signIn('invalid-client');
  expect(warned).toHaveBeenCalledTimes(1);
});

test('a collector that is down has no effect on the console', async () => {
  const reports = createReports({ endpoint: 'https://collector.example/areas' }, { release: '1.2.0-abc' });
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(() => reports.event(event)).not.toThrow();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
