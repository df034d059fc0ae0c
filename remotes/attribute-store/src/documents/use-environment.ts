import type { DocumentEnvironment } from '@console/api';
import { useLocation } from '@console/router';
import { environmentAt } from './document-paths';

/** The environment of the page one is on. */
export function useEnvironment(): DocumentEnvironment {
  return environmentAt(useLocation().pathname);
}
