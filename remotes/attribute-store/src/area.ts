import { defineArea } from '@console/contract';

const requires = { staff: true, feature: 'generalAdmin', switch: 'attributestore' } as const;

export default defineArea({
  name: 'attribute-store',
  title: 'Attribute store',
  groups: { 'Attribute Store': { icon: 'database', order: 20 } },
  pages: {
    development: {
      path: '/admin/attributestore/development',
      title: 'Documents - Development',
      requires,
      nav: { group: 'Attribute Store', label: 'Development', order: 10 },
    },
    newDocument: {
      path: '/admin/attributestore/development/new',
      title: 'New document',
      parent: 'development',
      requires,
    },
    developmentDocument: {
      path: '/admin/attributestore/development/:documentId',
      title: 'Document - Development',
      parent: 'development',
      requires,
    },
    test: {
      path: '/admin/attributestore/test',
      title: 'Documents - Test',
      requires,
      nav: { group: 'Attribute Store', label: 'Test', order: 20 },
    },
    testDocument: {
      path: '/admin/attributestore/test/:documentId',
      title: 'Document - Test',
      parent: 'test',
      requires,
    },
    production: {
      path: '/admin/attributestore/production',
      title: 'Documents - Production',
      requires,
      nav: { group: 'Attribute Store', label: 'Production', order: 30 },
    },
    productionDocument: {
      path: '/admin/attributestore/production/:documentId',
      title: 'Document - Production',
      parent: 'production',
      requires,
    },
    promotion: {
      path: '/admin/attributestore/promotion',
      title: 'Promotion',
      requires,
      nav: { group: 'Attribute Store', label: 'Promotion', order: 40 },
    },
    promotionDocument: {
      path: '/admin/attributestore/promotion/:documentId',
      title: 'Document - Promotion',
      parent: 'promotion',
      requires,
    },
  },
  slots: { findDocuments: { slot: 'search', order: 20, requires } },
});
