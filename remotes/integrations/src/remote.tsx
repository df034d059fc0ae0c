import { bindArea } from '@console/contract';
import { apiClientsQuery } from './api-clients/api-clients-queries';
import area from './area';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    apiClients: {
      load: () =>
        import(/* webpackChunkName: "apiClients" */ './api-clients/ApiClientsPage').then(
          (module) => module.ApiClientsPage,
        ),
      prefetch: [apiClientsQuery],
    },
  },
  slots: {},
});
