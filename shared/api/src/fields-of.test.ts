import { z } from '@console/schema';
import { fieldsOf } from './fields-of';
import * as texts from './texts';

test('Q182 a form starts with the fields of its request alone, and a missing or empty text is an empty text', () => {
  const request = z.object({
    id: texts.key,
    note: z.optional(texts.line),
    place: z.nullable(texts.line),
    days: z.int(),
  });
  const record = { id: 'u-1', place: null, days: 3, email: 'not in the request' };
  expect(fieldsOf(request, record)).toEqual({ id: 'u-1', note: '', place: '', days: 3 });
});
