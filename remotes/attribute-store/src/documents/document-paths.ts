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

/** ATTR-002. Each environment has a page of its own, and a page for its records. */
export const documentsPath = (environment: DocumentEnvironment) => pathOf(pages[environment]);
export const documentPath = (environment: DocumentEnvironment, documentId: string) =>
  pathOf(recordPages[environment], { documentId });

const ENVIRONMENTS = ['development', 'test', 'production'] as const satisfies DocumentEnvironment[];

/** The environment of the page one is on, told as the router tells pages apart. @throws on any other page */
export function useEnvironment(): DocumentEnvironment {
  const { pathname } = useLocation();
  const environment = ENVIRONMENTS.find((each) => matchPath({ path: documentsPath(each), end: false }, pathname));
  if (!environment) throw new Error(`${pathname} is of no environment`);
  return environment;
}
