import type { DocumentEnvironment } from '@console/api';
import { pathOf } from '@console/contract';
import { matchPath, useLocation } from '@console/router';
import area from '../area';

const { pages } = area;
const recordPages = {
  development: pages.developmentDocument,
  test: pages.testDocument,
  production: pages.productionDocument,
};

/** ATTR-002 */
export const documentsPath = (environment: DocumentEnvironment) => pathOf(pages[environment]);
export const documentPath = (environment: DocumentEnvironment, documentId: string) =>
  pathOf(recordPages[environment], { documentId });

const ENVIRONMENTS = ['development', 'test', 'production'] as const satisfies DocumentEnvironment[];

/** @throws without an environment */
export function useEnvironment(): DocumentEnvironment {
  const { pathname } = useLocation();
  const environment = ENVIRONMENTS.find((each) => matchPath({ path: documentsPath(each), end: false }, pathname));
  if (!environment) throw new Error(`${pathname} is of no environment`);
  return environment;
}
