import { z } from '@console/schema';
import { get, post } from './call';
import { configureApi, send } from './client';
import { askEarly, dropEarlyAnswers, pageStart } from './early-answers';

const schema = z.object({ name: z.string() });
const URL = 'https://api.example.com/api/MyUser';
const json = (name: string) =>
  new Response(JSON.stringify({ name }), { headers: { 'content-type': 'application/json' } });

let sent: jest.SpiedFunction<typeof fetch>;

function early(answer: Promise<Response>, token = 'token-1'): void {
  answer.catch(() => {});
  pageStart().answers = new Map([[URL, { answer, authorization: `Bearer ${token}` }]]);
}

beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => json('asked again'));
  configure();
});

function configure(renewAccessToken: () => Promise<string | undefined> = async () => undefined): void {
  configureApi({
    bases: { main: 'https://api.example.com/', identity: 'https://id.example.com', ownBackend: 'https://own.example' },
    getAccessToken: async () => 'token-1',
    renewAccessToken,
    onUnauthenticated: () => {},
    onConcurrentEdit: () => {},
    onForbidden: () => {},
  });
}
afterEach(() => {
  dropEarlyAnswers();
  jest.restoreAllMocks();
});

const getName = async (path = 'api/MyUser') => (await send(get('main', path, { answer: schema }))).name;

test('P5 an early answer is used, and only once', async () => {
  early(Promise.resolve(json('early')));
  expect(await getName()).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await getName()).toBe('asked again');
});

test('Q16 an answer to another token, another address or another method is not used', async () => {
  early(Promise.resolve(json('early')), 'token-0');
  expect(await getName()).toBe('asked again');

  early(Promise.resolve(json('early')));
  expect(await getName('api/MyUser/1')).toBe('asked again');
  expect((await send(post('main', 'api/MyUser', { answer: schema }))).name).toBe('asked again');
  expect(await getName()).toBe('early');
});

test('Q30 an early request that got no answer is sent again at once', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect(await getName()).toBe('asked again');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('Q30 Q11 an early answer that is a failure is the first attempt: repeated once, or sent again with a new token', async () => {
  early(Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '0' } })));
  expect(await getName()).toBe('asked again');
  expect(sent).toHaveBeenCalledTimes(1);

  configure(async () => 'token-2');
  early(Promise.resolve(new Response('', { status: 401 })));
  expect(await getName()).toBe('asked again');
  const request = sent.mock.lastCall?.[0] as Request;
  expect(request.headers.get('authorization')).toBe('Bearer token-2');
});

test('Q30 an early answer whose body is cut short is requested again', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut short')) });
  early(Promise.resolve(new Response(body)));
  expect(await getName()).toBe('asked again');
});

test('Q30 a call with an effect never uses an early answer', async () => {
  early(Promise.resolve(json('early')));
  expect((await send(get('main', 'api/MyUser', { answer: schema, isRead: false }))).name).toBe('asked again');
});

test('P4 a request of the console itself is not sent early afterwards', async () => {
  const answers = new Map();
  pageStart().answers = answers;
  await getName();
  expect([...answers.keys()]).toEqual([URL]);
});

test('Q10 early answers are dropped when the session ends', async () => {
  early(Promise.resolve(json('early')));
  dropEarlyAnswers();
  expect(await getName()).toBe('asked again');
});

test('P16 the first script prefetches once for the page after sign-in, and a failure is left to the host', () => {
  const paths: string[] = [];
  pageStart().ask = (path) => paths.push(path);
  askEarly('/admin/team/manage');
  askEarly('/admin/team/roles');
  pageStart().ask = () => {
    throw new Error('no documents');
  };
  askEarly('/dashboard');
  expect(paths).toEqual(['/admin/team/manage']);
});
