import { settlesWithin } from '@console/browser';
import type { PageBinding, PageParams, RegistryArea } from '@console/contract';
import { codeQuery, prefetchQueries, type QueryClient } from '@console/query';
import type { ComponentType } from 'react';
import type { AreaError } from './area-error';
import type { AreaLoader } from './area-loader';
import type { Binding } from './load-release';

function boundQuery<Code>(
  loader: AreaLoader,
  area: RegistryArea,
  key: string,
  bind: (client: QueryClient) => Binding<Code>,
) {
  return codeQuery<Code, AreaError>(['area-code', area.current.manifest.container, key], ({ client }) =>
    loader.load(area, bind(client)),
  );
}

/** Milliseconds for data after code, so that a page draws once. */
const SOON_MS = 30;

/** Requests data once the module runs, beside the page's code. */
export function pageQuery(loader: AreaLoader, area: RegistryArea, page: string, params: PageParams, search: string) {
  return boundQuery<ComponentType>(loader, area, `pages/${page}`, (client) => ({
    chunks: (manifest) => manifest.chunks[page] ?? [],
    pick: (module) => {
      const binding = module.pages[page];
      const data = prefetchData(client, binding, params, search);
      return (
        binding &&
        (async () => {
          const component = await binding.load();
          await settlesWithin(data, SOON_MS);
          return component;
        })
      );
    },
  }));
}

/** Never rejects: a wrong query must not keep a page closed. */
export async function prefetchData(
  client: QueryClient,
  { prefetch = [] }: Partial<PageBinding> = {},
  params: PageParams,
  search: string,
): Promise<void> {
  try {
    await prefetchQueries(client, typeof prefetch === 'function' ? prefetch(params, search) : prefetch);
  } catch (error) {
    reportError(error);
  }
}

export function slotQuery<Content>(loader: AreaLoader, area: RegistryArea, key: string) {
  return boundQuery<Content>(loader, area, `slots/${key}`, () => ({
    chunks: () => [],
    pick: (module) => module.slots[key] as (() => Promise<Content>) | undefined,
  }));
}
