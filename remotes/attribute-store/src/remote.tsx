import type { DocumentEnvironment } from '@console/api';
import { bindArea } from '@console/contract';
import type { QueryClient } from '@console/query';
import area from './area';
import { documentQuery, documentsQuery } from './documents/documents-queries';

const prefetchList = (environment: DocumentEnvironment) => (client: QueryClient) =>
  client.prefetchQuery(documentsQuery(environment));

const prefetchRecord =
  (environment: DocumentEnvironment) =>
  (client: QueryClient, { documentId = '' }: Record<string, string | undefined>) =>
    client.prefetchQuery(documentQuery(environment, documentId));

/** The one module that the host loads: each page's code, and the data it will ask for first. Same code, same file. */
export default bindArea(area, {
  pages: {
    development: {
      load: () =>
        import(/* webpackChunkName: "development" */ './documents/DocumentsPage').then(
          (module) => module.DocumentsPage,
        ),
      prefetch: prefetchList('development'),
    },
    newDocument: {
      load: () =>
        import(/* webpackChunkName: "newDocument" */ './document-panel/NewDocumentPanel').then(
          (module) => module.NewDocumentPanel,
        ),
    },
    developmentDocument: {
      load: () =>
        import(/* webpackChunkName: "developmentDocument" */ './document-panel/DocumentPanel').then(
          (module) => module.DocumentPanel,
        ),
      prefetch: prefetchRecord('development'),
    },
    test: {
      load: () =>
        import(/* webpackChunkName: "test" */ './documents/DocumentsPage').then((module) => module.DocumentsPage),
      prefetch: prefetchList('test'),
    },
    testDocument: {
      load: () =>
        import(/* webpackChunkName: "testDocument" */ './document-panel/DocumentPanel').then(
          (module) => module.DocumentPanel,
        ),
      prefetch: prefetchRecord('test'),
    },
    production: {
      load: () =>
        import(/* webpackChunkName: "production" */ './documents/DocumentsPage').then((module) => module.DocumentsPage),
      prefetch: prefetchList('production'),
    },
    productionDocument: {
      load: () =>
        import(/* webpackChunkName: "productionDocument" */ './document-panel/DocumentPanel').then(
          (module) => module.DocumentPanel,
        ),
      prefetch: prefetchRecord('production'),
    },
  },
  slots: {},
});
