import * as fc from 'fast-check';
import { isInCanary } from './canary';

const users = Array.from({ length: 5_000 }, (_, at) => `u-${String(at).padStart(5, '0')}`);
const share = (area: string, percent: number) => users.filter((sub) => isInCanary(sub, area, percent));

test.each([1, 10, 50])('Q26 a canary of %d percent reaches about that share of the users', (percent) => {
  const found = (share('billing', percent).length / users.length) * 100;
  expect(Math.abs(found - percent)).toBeLessThan(percent ** 0.5 / 2);
});

test('Q26 nobody is in a canary of 0 percent, everybody in one of 100', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (sub, area) => {
      expect([0, 100].map((percent) => isInCanary(sub, area, percent))).toEqual([false, true]);
    }),
  );
});

test('Q26 who is in a canary stays in it when its share grows', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string(), percent, percent, (sub, a, b) => {
      const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
      const before = isInCanary(sub, 'billing', smaller);
      expect(before && !isInCanary(sub, 'billing', larger)).toBe(false);
    }),
  );
});

test('another area asks other users', () => {
  const both = share('billing', 10).filter((sub) => isInCanary(sub, 'versions', 10));
  expect(both.length).toBeLessThan(users.length / 50);
});
