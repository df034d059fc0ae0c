import { z } from '@console/schema';
import { longestOf } from './text-length';

test('Q182 an optional text of a request has its limit in the form', () => {
  const request = z.object({
    note: z.optional(z.string().check(z.longest(60))),
    place: z.optional(z.object({ city: z.string() })),
  });
  expect(longestOf(request, 'note')).toBe(60);
  expect(longestOf(request, 'place.city')).toBeUndefined();
});
