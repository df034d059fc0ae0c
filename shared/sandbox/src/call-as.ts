import { configureApi } from '@console/http';
import type { Sandbox } from './sandbox';

/** The console's own client, signed in as somebody, so that tests hold both sides to the contract. */
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
    onConcurrentEdit: () => {},
    fetch: sandbox.fetch,
  });
}
