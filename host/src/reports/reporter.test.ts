import { startReporter } from './reporter';

test('Q6 what the host throws is reported without its message, and what areas have reported is not reported again', () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  class AreaFault extends Error {}
  startReporter({
    telemetry: { endpoint: '/reports' },
    pageArea: () => undefined,
    isReported: (thrown) => thrown instanceof AreaFault,
  });
  for (const error of [new AreaFault('token eyJhbGciOi'), new RangeError('of ingrid@example')]) {
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }
  expect(sent.mock.calls.map(([url, init]) => [url, JSON.parse(`${init?.body as string}`) as object])).toEqual([
    ['/reports', { type: 'error', release: '', error: 'RangeError', stack: expect.any(Array) }],
  ]);
  sent.mockRestore();
});
