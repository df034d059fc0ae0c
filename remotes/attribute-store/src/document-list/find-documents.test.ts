import { renderRoutes } from '@console/testing';
import { findDocuments } from './find-documents';

test.each(['ÅRSBESKED bes-', 'arsbesked BES-'])('Go to finds documents by name and type: %s', async (search) => {
  const { client } = await renderRoutes([{ path: '/' }], '/', { persona: 'staff' });
  const { results } = await findDocuments(search, client, new AbortController().signal);
  expect(results.length).toBeGreaterThan(0);
  expect(results[0]).toMatchObject({
    kind: 'Document',
    label: expect.stringMatching(/^årsbesked/i),
    detail: expect.stringMatching(/^BES/),
    path: expect.stringMatching(/^\/admin\/attributestore\/development\/d-/),
  });
});
