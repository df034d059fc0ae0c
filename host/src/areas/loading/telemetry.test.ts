import { AreaError } from './area-error';
import { reportFailure, sendTelemetryTo, sendEvent } from './telemetry';

const sent = jest.fn(async (_url: string, _init: { body: string }) => new Response());
const event = { area: 'team', version: '1.0.0', outcome: 'loaded', stage: 'page', duration: 12.7 } as const;

beforeEach(() => {
  sent.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(sent as never);
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
});
afterEach(() => {
  sendTelemetryTo(undefined);
  jest.restoreAllMocks();
});

test('Q21 without a collector nothing is sent', () => {
  sendEvent(event);
  expect(sent).not.toHaveBeenCalled();
});

test('Q6 Q21 a report carries area, version, stage, duration and kind of failure, once, and nothing else', () => {
  sendTelemetryTo('https://collector.example/areas');
  const detail = 'Request of ingrid@example with token eyJhbGciOi failed';
  const error = new AreaError({ area: 'team', version: '2.0.0', stage: 'render', failure: 'code', detail });
  reportFailure(error, { outcome: 'failed', duration: 41.6 });
  reportFailure(error, { outcome: 'failed', duration: 90 });

  expect(sent).toHaveBeenCalledTimes(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('https://collector.example/areas');
  expect(JSON.parse(init?.body ?? '')).toEqual({
    area: 'team',
    version: '2.0.0',
    outcome: 'failed',
    stage: 'render',
    duration: 42,
    failure: 'code',
  });
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(Object.keys((init as RequestInit | undefined)?.headers ?? {})).toEqual(['Content-Type']);
});

test('a collector that is down disturbs nobody', async () => {
  sendTelemetryTo('https://collector.example/areas');
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(() => sendEvent(event)).not.toThrow();
});
