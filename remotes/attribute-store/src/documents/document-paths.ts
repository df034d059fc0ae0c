import type { DocumentEnvironment } from '@console/api';
import { pathOf } from '@console/contract';
import { useLocation } from '@console/router';
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

/** The environment of the page one is on. */
export function useEnvironment(): DocumentEnvironment {
  const { pathname } = useLocation();
  const isBelow = (environment: DocumentEnvironment) => `${pathname}/`.startsWith(`${documentsPath(environment)}/`);
  return (['test', 'production'] as const).find(isBelow) ?? 'development';
}
