import type { z } from '@console/schema';

/*
 * SHRD-032, C1: 2 is test for documents, production for customers. Code uses names; brand types keep the numbers apart.
 */

export type DocumentEnvironment = 'development' | 'test' | 'production';
export type CustomerEnvironment = 'development' | 'test' | 'production';

export type DocumentEnvironmentId = number & z.$brand<'DocumentEnvironmentId'>;
export type CustomerEnvironmentId = number & z.$brand<'CustomerEnvironmentId'>;

/** ATTR-014 */
export const documentEnvironmentIds = { development: 1, test: 2, production: 3 } as Record<
  DocumentEnvironment,
  DocumentEnvironmentId
>;

export const customerEnvironmentIds = { test: 1, production: 2, development: 3 } as Record<
  CustomerEnvironment,
  CustomerEnvironmentId
>;
