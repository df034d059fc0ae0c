import type { DocumentEnvironment } from '@console/api';
import { bindArea, type PageParams } from '@console/contract';
import area from './area';
import { comparisonQuery, documentQuery, documentsQuery } from './documents/documents-queries';

const recordIn =
  (environment: DocumentEnvironment) =>
  ({ documentId = '' }: PageParams) => [documentQuery(environment, documentId)];

export default bindArea(area, {
  pages: {
    development: () => import('./document-list/DocumentsPage'),
    newDocument: () => import('./document-panel/NewDocumentPanel'),
    developmentDocument: () => import('./document-panel/DocumentPanel'),
    test: () => import('./document-list/DocumentsPage'),
    testDocument: () => import('./document-panel/DocumentPanel'),
    production: () => import('./document-list/DocumentsPage'),
    productionDocument: () => import('./document-panel/DocumentPanel'),
    promotion: () => import('./promotion/PromotionPage'),
    promotionDocument: () => import('./promotion/PromotionPanel'),
  },
  prefetch: {
    development: [documentsQuery('development')],
    developmentDocument: recordIn('development'),
    test: [documentsQuery('test')],
    testDocument: recordIn('test'),
    production: [documentsQuery('production')],
    productionDocument: recordIn('production'),
    promotion: [documentsQuery('development'), documentsQuery('test'), documentsQuery('production')],
    promotionDocument: ({ documentId = '' }: PageParams) => [comparisonQuery(documentId)],
  },
  slots: {
    findDocuments: () => import('./document-list/find-documents').then((module) => module.findDocuments),
  },
});
