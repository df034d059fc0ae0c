import { z } from '@console/schema';
import { ApiError, type ApiErrorCode } from './api-error';
import { readErrorBody } from './api-error-body';
import { post } from './call';
import { configureApi, send } from './client';

test('SHRD-008 the server’s message, in any spelling, replaces the generic one', () => {
  const bodies = [
    { Message: 'Taken' },
    { message: ' Taken ' },
    { title: 'Taken' },
    { Message: '', message: 'Taken', title: 'Bad Request' },
    'Taken',
    '{"Message":"Taken"}',
    '"Taken"',
  ];
  for (const body of bodies) {
    const error = new ApiError('validation', { status: 400, ...readErrorBody(body) });
    expect(error.userMessage('Failed to save')).toBe('Taken');
  }
});

test.each([
  [undefined],
  [null],
  [42],
  [[]],
  [{}],
  [{ Message: 7 }],
  ['{}'],
  ['null'],
  ['{"Message":'],
  ['<html><body>Bad Gateway</body></html>'],
  ['at System.Data.SqlClient… '.repeat(50)],
])('SHRD-008 %j has no message for a person, so the generic one is shown', (body) => {
  const error = new ApiError('server', { status: 500, ...readErrorBody(body) });
  expect(error.userMessage('Failed to save')).toBe('Failed to save');
});

test.each([
  ['a list of texts', { errors: ['Too short', 'Too plain'] }, {}],
  [
    'a map of lists',
    { errors: { Name: ['Too short'], '$.Address.City': ['Too plain'] } },
    { name: 'Too short', 'address.city': 'Too plain' },
  ],
  [
    'a map of texts',
    { ValidationErrors: { name: 'Too short', City: 'Too plain' } },
    { name: 'Too short', city: 'Too plain' },
  ],
  [
    'a list of objects',
    { ValidationErrors: [{ PropertyName: 'Name', ErrorMessage: 'Too short' }, { message: 'Too plain' }] },
    { name: 'Too short' },
  ],
])('SHRD-009 SHRD-010 validation messages as %s follow the message only when asked for', (_, body, fieldErrors) => {
  const error = new ApiError('validation', { status: 400, ...readErrorBody({ Message: 'Not saved', ...body }) });
  expect(error.userMessage('Failed to save', { withValidation: true })).toBe('Not saved\nToo short\nToo plain');
  expect(error.userMessage('Failed to save')).toBe('Not saved');
  expect(error.fieldErrors).toEqual(fieldErrors);
});

test('Q18 a hostile field name does not change a prototype', () => {
  const { fieldErrors } = readErrorBody(
    JSON.parse('{"errors":{"__proto__":["x"],"a.constructor.b":["y"],"ok":["z"]}}'),
  );
  expect(Object.entries(fieldErrors)).toEqual([['ok', 'z']]);
  expect(Object.getPrototypeOf(fieldErrors)).toBe(Object.prototype);
});

const statuses: [number, ApiErrorCode][] = [
  [400, 'validation'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [422, 'validation'],
  [429, 'rateLimited'],
  [500, 'server'],
];
test.each(statuses)('Q30 status %d is "%s", with the request id and the wait', async (status, code) => {
  configureApi({
    bases: { main: 'https://api.example.com', identity: 'https://x.example', ownBackend: 'https://y.example' },
    getAccessToken: async () => 'token',
    renewAccessToken: async () => undefined,
    onUnauthenticated: () => {},
    onForbidden: () => {},
    onConcurrentEdit: () => {},
    fetch: async () =>
      new Response('{}', {
        status,
        headers: { 'content-type': 'application/json', 'x-request-id': 'r-1', 'retry-after': '60' },
      }),
  });
  const error = await send(post('main', 'x', { answer: z.unknown() })).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code, status, requestId: 'r-1', retryAfterSeconds: 60, message: '' });
});
