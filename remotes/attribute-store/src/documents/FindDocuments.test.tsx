import type { GoToAnswer } from '@console/contract';
import { renderRoutes, waitFor } from '@console/testing';
import { FindDocuments } from './FindDocuments';

test('Go to finds documents by name and type, whatever the case of their letters', async () => {
  const onFound = jest.fn<void, [GoToAnswer]>();
  const element = <FindDocuments search="ÅRSBESKED bes" onFound={onFound} />;
  await renderRoutes([{ path: '/', element }], '/', { persona: 'staff' });
  await waitFor(() => expect(onFound).toHaveBeenCalled());
  const { results = [], hasFailed } = onFound.mock.lastCall?.[0] ?? {};
  expect(hasFailed).toBe(false);
  expect(results.length).toBeGreaterThan(0);
  expect(results[0]).toMatchObject({
    kind: 'Document',
    label: expect.stringMatching(/^årsbesked/i),
    detail: expect.stringMatching(/^BES/),
    path: expect.stringMatching(/^\/admin\/attributestore\/development\/d-/),
  });
});
