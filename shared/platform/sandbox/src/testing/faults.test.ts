import { createSandbox } from '../sandbox';
import { parseFault } from './faults';

const USERS = 'http://localhost:4000/api/ManageTeam/Users';

async function openSandbox(testMode: boolean) {
  const sandbox = await createSandbox({ testMode });
  const authorization = `Bearer ${await sandbox.tokenFor('owner')}`;
  const get = (fault?: string, signal?: AbortSignal) =>
    sandbox.fetch(USERS, {
      headers: { authorization, ...(fault ? { 'x-sandbox-fault': fault } : {}) },
      ...(signal ? { signal } : {}),
    });
  return { sandbox, get };
}

test('a call is broken as asked', async () => {
  const { sandbox, get } = await openSandbox(true);
  const refused = await get('delay=5;status=400;message=Not now; later');
  expect([refused.status, await refused.json()]).toEqual([400, { Message: 'Not now; later' }]);
  const busy = await get('status=429;retryAfter=2');
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await get('body=html')).headers.get('content-type')).toContain('text/html');
  await expect((await get('body=malformed')).json()).rejects.toMatchObject({ name: 'SyntaxError' });
  await expect(get('body=drop')).rejects.toThrow('fetch failed');
  await expect(get('body=hang', AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(get('body=lost')).rejects.toThrow('fetch failed');
  expect((await get('delay=5')).status).toBe(200);
  await sandbox.close();
});

test('an ordered fault meets the calls it names, as often as ordered', async () => {
  const { sandbox, get } = await openSandbox(true);
  const order = (payload: object) => sandbox.app.inject({ method: 'POST', url: '/__test/faults', payload });
  await order({ match: 'GET /api/ManageTeam/Users', times: 1, fault: 'status=503' });
  await order({ match: 'PUT /api/ManageTeam', fault: 'status=500' });
  expect([(await get()).status, (await get()).status]).toEqual([503, 200]);
  expect((await order({ match: 'GET /', fault: 'explode=1' })).statusCode).toBe(400);
  await sandbox.close();
});

test('reset brings the first day back', async () => {
  const { sandbox, get } = await openSandbox(true);
  const before = await (await get()).json();
  await sandbox.setUserLimit('AD', 1);
  await sandbox.app.inject({ method: 'POST', url: '/__test/reset' });
  expect(await (await get()).json()).toEqual(before);
  await sandbox.close();
});

test('outside test mode there is nothing to break', async () => {
  const { sandbox, get } = await openSandbox(false);
  expect((await get('status=503')).status).toBe(200);
  for (const url of ['/__test/faults', '/__test/reset', '/__test/end-sessions', '/__test/user-limit']) {
    expect((await sandbox.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  }
  expect((await sandbox.app.inject('/outbox.json')).statusCode).toBe(404);
  await sandbox.close();
});

test.each(['', 'status', 'status=abc', 'body=smoke', 'unknown=1'])('%p is no fault', (text) => {
  expect(parseFault(text)).toBeUndefined();
});
