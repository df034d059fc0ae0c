import { AreaError } from '../areas/loading/area-error';
import { startReporter } from './reporter';

test('Q6 an exception of the host is reported without its message, and an exception that an area’s report has is not reported again', () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  startReporter({ endpoint: '/reports' });
  const failure = {
    area: 'team',
    version: '1.0.0',
    stage: 'render',
    failure: 'code',
    detail: 'token eyJhbGciOi',
  } as const;
  for (const error of [new AreaError(failure), new RangeError('of ingrid@example')]) {
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }
  expect(sent.mock.calls.map(([url, init]) => [url, JSON.parse(init?.body as string) as object])).toEqual([
    [
      '/reports',
      { type: 'error', release: '', load: expect.any(Number), error: 'RangeError', stack: expect.any(Array) },
    ],
  ]);
  sent.mockRestore();
});
