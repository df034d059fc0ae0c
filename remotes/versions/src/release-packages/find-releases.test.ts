import { renderRoutes } from '@console/testing';
import { findReleases } from './find-releases';

test.each(['26.11.0', 'previews INTERACT'])(
  'C156 Go to finds release packages by version and description: %s',
  async (search) => {
    const { client } = await renderRoutes([{ path: '/' }], '/', { persona: 'owner' });
    const { results } = await findReleases(search, client, new AbortController().signal);
    expect(results[0]).toEqual({
      kind: 'Release package',
      label: 'Interact 26.11.0',
      detail: expect.stringMatching(/^Faster previews/),
      path: expect.stringMatching(/^\/admin\/releasePackageDetails\/\d+$/),
    });
  },
);
