import type { DocumentEnvironment } from '@console/api';
import { bindArea, type PageParams } from '@console/contract';
import area from './area';
import { comparisonQuery, documentQuery, documentsQuery } from './documents/documents-queries';

const recordIn =
  (environment: DocumentEnvironment) =>
  ({ documentId = '' }: PageParams) => [documentQuery(environment, documentId)];

export default bindArea(area, {
  pages: {
    development: {
      load: () => import('./document-list/DocumentsPage'),
      prefetch: [documentsQuery('development')],
    },
    newDocument: {
      load: () => import('./document-panel/NewDocumentPanel'),
    },
    developmentDocument: {
      load: () => import('./document-panel/DocumentPanel'),
      prefetch: recordIn('development'),
    },
    test: {
      load: () => import('./document-list/DocumentsPage'),
      prefetch: [documentsQuery('test')],
    },
    testDocument: {
      load: () => import('./document-panel/DocumentPanel'),
      prefetch: recordIn('test'),
    },
    production: {
      load: () => import('./document-list/DocumentsPage'),
      prefetch: [documentsQuery('production')],
    },
    productionDocument: {
      load: () => import('./document-panel/DocumentPanel'),
      prefetch: recordIn('production'),
    },
    promotion: {
      load: () => import('./promotion/PromotionPage'),
      prefetch: [documentsQuery('development'), documentsQuery('test'), documentsQuery('production')],
    },
    promotionDocument: {
      load: () => import('./promotion/PromotionPanel'),
      prefetch: ({ documentId = '' }: PageParams) => [comparisonQuery(documentId)],
    },
  },
  slots: {
    findDocuments: () => import('./document-list/find-documents').then((module) => module.findDocuments),
  },
});
