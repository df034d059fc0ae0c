import { QueryClient } from '@console/query';

/** The one cache of server data. The HTTP client retries by itself, so the cache does not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
