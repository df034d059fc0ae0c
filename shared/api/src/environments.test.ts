import { customerEnvironmentIds, type DocumentEnvironmentId, documentEnvironmentIds } from './environments';

test('ATTR-014 documents number their environments development 1, test 2, production 3', () => {
  expect(documentEnvironmentIds).toEqual({ development: 1, test: 2, production: 3 });
});

test('SHRD-032 the same number is another environment for documents than for customers', () => {
  const nameOf = (ids: Record<string, number>, id: number) => Object.entries(ids).find(([, each]) => each === id)?.[0];
  expect(nameOf(documentEnvironmentIds, 2)).toBe('test');
  expect(nameOf(customerEnvironmentIds, 2)).toBe('production');

  // @ts-expect-error one kind of number must not be accepted as the other
  const mixed: DocumentEnvironmentId = customerEnvironmentIds.test;
  expect(mixed).toBe(customerEnvironmentIds.test);
});
