import { get, put } from '@console/http';
import * as z from 'zod/mini';
import { assertContract, endpointsOn, JsonText } from './endpoint';

const list = z.object({ rows: z.array(z.object({ id: z.int() })) });
const rows = (amount: number) => Array.from({ length: amount }, (_, id) => ({ id }));
const check = (answer: unknown) => () => assertContract(list, answer, 'GET /api/rows');

test('P20 an answer that SQL has written is held to its contract like any other', () => {
  expect(check(new JsonText(JSON.stringify({ rows: rows(3) })))).not.toThrow();
  expect(check(new JsonText('{"rows":[{"id":1},{"id":"2"}]}'))).toThrow('GET /api/rows broke its contract');
  expect(check(new JsonText('{"rows":[{"id":1}'))).toThrow(SyntaxError);
});

test('P20 every row of an ordinary list is checked, of a long one some from its first to its last part', () => {
  for (const at of [0, 123, 249])
    expect(check({ rows: rows(250).with(at, { id: 0.5 }) })).toThrow('broke its contract');
  const long = rows(50_000);
  expect(check({ rows: long })).not.toThrow();
  expect(check({ rows: long.map(({ id }) => (id < 49_800 ? { id } : { id: 0.5 })) })).toThrow('broke its contract');
});

test('Q180 a write without its place in the audit trail stops the platform with method and path, and so does a read with one', async () => {
  const define = endpointsOn({ route: () => {} } as never, {} as never, []);
  const call = put('main', 'api/Tag/:tagId', { answer: z.null() });
  expect(() => define(call, { gate: 'staff', handle: () => null })).toThrow('PUT /api/Tag/:tagId');
  const audit = ['user', 'updated'] as const;
  expect(() => define(call, { gate: 'staff', audit, handle: () => null })).not.toThrow();
  const read = get('main', 'api/Tag/:tagId', { answer: z.null() });
  expect(() => define(read, { gate: 'staff', audit, handle: () => null })).toThrow('a read has no audit');
});
