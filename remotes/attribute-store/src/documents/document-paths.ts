import type { DocumentEnvironment } from '@console/api';
import { useLocation } from '@console/router';

const ROOT = '/admin/attributestore';

export const documentsPath = (environment: DocumentEnvironment) => `${ROOT}/${environment}`;
export const documentPath = (environment: DocumentEnvironment, documentId: string) =>
  `${documentsPath(environment)}/${encodeURIComponent(documentId)}`;
export const newDocumentPath = `${documentsPath('development')}/new`;

/** ATTR-002. Each environment has a page of its own, so the address always names one. */
export function useEnvironment(): DocumentEnvironment {
  const name = useLocation().pathname.split('/')[3];
  return name === 'test' || name === 'production' ? name : 'development';
}
