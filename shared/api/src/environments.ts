import type { z } from '@console/schema';

/*
 * Two services name the same three environments and number them differently (SHRD-032, C1): 2 is test to documents and
 * production to delivery services and customers. Code speaks in names; the numbers are for addresses only, and a brand
 * keeps one from being used as the other.
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
