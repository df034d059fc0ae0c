import type { z } from '@console/schema';

/*
 * Two services have the same three environments with different numbers (SHRD-032, C1): 2 is test for documents and
 * production for delivery services and customers. Code uses the names; the numbers are only for addresses, and a brand
 * type prevents using one kind as the other.
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
