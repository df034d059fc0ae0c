import * as fc from 'fast-check';
import { memo } from './style-memo';

const style = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(0, 1, '0', '1', true, null, undefined, 'a:b', "|1'", "0'|1'|", '#1'),
    fc.dictionary(fc.constantFrom('p', 'color', '& > a', '_hover'), tie('value'), { maxKeys: 3 }),
    fc.array(tie('value'), { maxLength: 2 }),
  ),
})).value;

test('P12 what has been worked out is given again for the same styles, and never for others', () => {
  fc.assert(
    fc.property(fc.array(fc.array(style, { maxLength: 3 }), { maxLength: 12 }), (questions) => {
      let worked = 0;
      const spell = (args: unknown[]) => JSON.stringify(args, (_, value) => (value === undefined ? '(none)' : value));
      const answer = memo((...args: unknown[]) => {
        worked += 1;
        return { spelt: spell(args) };
      });
      for (const args of questions) expect(answer(...args).spelt).toBe(spell(args));
      const first = worked;
      for (const args of questions) expect(answer(...structuredClone(args)).spelt).toBe(spell(args));
      expect(worked).toBe(first);
    }),
  );
});

test('P12 an answer that comes back in a question is known by itself', () => {
  const merged = memo((...styles: object[]) => Object.assign({}, ...styles) as object);
  const base = merged({ p: '1' }, { color: 'red' });
  expect(merged(base, { m: '2' })).toBe(merged(base, { m: '2' }));
  expect(merged(base, { m: '3' })).toEqual({ p: '1', color: 'red', m: '3' });
});

test('P12 it forgets what came first rather than grow', () => {
  let worked = 0;
  const counted = memo((value: number) => {
    worked += 1;
    return value;
  });
  for (let value = 0; value < 2_000; value += 1) counted(value);
  counted(1_999);
  expect(worked).toBe(2_000);
  counted(0);
  expect(worked).toBe(2_001);
});
