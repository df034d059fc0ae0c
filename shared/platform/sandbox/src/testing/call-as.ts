import { configureApi } from '@console/http';
import type { Sandbox } from '../sandbox';

/** Checks client and server together. */
export function callAs(sandbox: Sandbox, who: Parameters<Sandbox['tokenFor']>[0]): void {
  configureApi({
    bases: {
      main: 'http://localhost:4000',
      identity: 'http://localhost:4000/identity',
      ownBackend: 'http://localhost:4000/centerpoint',
    },
    getAccessToken: () => sandbox.tokenFor(who),
    renewAccessToken: async () => undefined,
    onUnauthenticated: () => {},
    onForbidden: () => {},
    onConcurrentEdit: () => {},
    fetch: sandbox.fetch,
  });
}
