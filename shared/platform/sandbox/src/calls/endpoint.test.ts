import * as z from 'zod/mini';
import { assertContract, JsonText } from './endpoint';

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
