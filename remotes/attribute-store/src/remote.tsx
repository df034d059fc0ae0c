import type { DocumentEnvironment } from '@console/api';
import { bindArea, type PageParams } from '@console/contract';
import area from './area';
import { comparisonQuery, documentQuery, documentsQuery } from './documents/documents-queries';

const recordIn =
  (environment: DocumentEnvironment) =>
  ({ documentId = '' }: PageParams) => [documentQuery(environment, documentId)];

/** The module that the host loads. */
export default bindArea(area, {
  pages: {
    development: {
      load: () =>
        import(/* webpackChunkName: "development" */ './document-list/DocumentsPage').then(
          (module) => module.DocumentsPage,
        ),
      prefetch: [documentsQuery('development')],
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
      prefetch: recordIn('development'),
    },
    test: {
      load: () =>
        import(/* webpackChunkName: "test" */ './document-list/DocumentsPage').then((module) => module.DocumentsPage),
      prefetch: [documentsQuery('test')],
    },
    testDocument: {
      load: () =>
        import(/* webpackChunkName: "testDocument" */ './document-panel/DocumentPanel').then(
          (module) => module.DocumentPanel,
        ),
      prefetch: recordIn('test'),
    },
    production: {
      load: () =>
        import(/* webpackChunkName: "production" */ './document-list/DocumentsPage').then(
          (module) => module.DocumentsPage,
        ),
      prefetch: [documentsQuery('production')],
    },
    productionDocument: {
      load: () =>
        import(/* webpackChunkName: "productionDocument" */ './document-panel/DocumentPanel').then(
          (module) => module.DocumentPanel,
        ),
      prefetch: recordIn('production'),
    },
    promotion: {
      load: () =>
        import(/* webpackChunkName: "promotion" */ './promotion/PromotionPage').then((module) => module.PromotionPage),
      prefetch: [documentsQuery('development'), documentsQuery('test'), documentsQuery('production')],
    },
    promotionDocument: {
      load: () =>
        import(/* webpackChunkName: "promotionDocument" */ './promotion/PromotionPanel').then(
          (module) => module.PromotionPanel,
        ),
      prefetch: ({ documentId = '' }: PageParams) => [comparisonQuery(documentId)],
    },
  },
  slots: {
    findDocuments: () => import('./document-list/find-documents').then((module) => module.findDocuments),
  },
});
