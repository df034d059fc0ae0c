import type { GoToAnswer } from '@console/contract';
import { renderRoutes, waitFor } from '@console/testing';
import { FindDocuments } from './FindDocuments';

test.each(['ÅRSBESKED bes-', 'arsbesked BES-'])('Go to finds documents by name and type: %s', async (search) => {
  const onFound = jest.fn<void, [GoToAnswer]>();
  const element = <FindDocuments search={search} onFound={onFound} />;
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
