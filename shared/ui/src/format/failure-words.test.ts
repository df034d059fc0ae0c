import { ApiError, type ApiErrorCode, type Obstacle } from '@console/http';
import { failureWords, MissingPartError, missingPart, wayOn } from './failure-words';

const PART = 'Part of the console didn’t load. Your work is safe.';

/** Obstacle, sentence, button. */
const KINDS: [Obstacle & ApiErrorCode, RegExp, string | undefined][] = [
  ['offline', /^You’re offline/, 'Try again'],
  ['network', /^Couldn’t reach the server\. Check your internet connection\.$/, undefined],
  ['timeout', /^The server didn’t respond in time\.$/, undefined],
  ['server', /^The server sent an unexpected response.$/, 'Try again'],
  ['intercepted', /your network’s sign-in page. Reload the page. Your changes are kept.$/, 'Reload page'],
  ['filtered', /^A firewall or proxy .* Contact your IT department.$/, undefined],
  ['tooLarge', /^This is larger than .* Contact your IT department.$/, undefined],
];

test.each(KINDS)('Q111 %s: a call has the reason and the way on', (code, reason, way) => {
  const error = new ApiError(code);
  for (const what of ['save', 'load'] as const) expect(failureWords(error, 'Failed', what).reason).toMatch(reason);
  expect(wayOn(error, () => {})?.label).toBe(way);
});

test.each([...KINDS, ['gone', /has been updated .* Reload the page/, 'Reload page'] as const])(
  'Q111 %s: a part of the console has the same reason, and a way on',
  (code, reason, way) => {
    const error = new MissingPartError(undefined, code);
    expect(error.message.slice(0, PART.length)).toBe(PART);
    expect(error.message.slice(PART.length + 1)).toMatch(reason);
    expect(wayOn(error, () => {})?.label).toBe(way ?? 'Try again');
  },
);

test('Q111 a write whose answer was replaced may have been made, and has the way on too', () => {
  const error = Object.assign(new ApiError('intercepted', { status: 200 }), { isOutcomeUnknown: true });
  expect(failureWords(error, 'Failed').reason).toMatch(/^We didn’t get a response.* Reload the page/);
});

test('Q111 a part of the console that is missing is requested once more, and says what the answer was', async () => {
  const own = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  await expect(missingPart({ request: '/assets/page.js' })).rejects.toMatchObject({ code: 'gone' });
  expect(own).toHaveBeenCalledWith('/assets/page.js', expect.objectContaining({ redirect: 'manual' }));
  own.mockRestore();
});
