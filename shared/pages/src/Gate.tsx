import { HOST_PAGES, pathOf, type Requirement } from '@console/contract';
import { Navigate } from '@console/router';
import { useCan } from '@console/session';
import type { ReactNode } from 'react';

/** C13, C150: never redirects; tells the page, the missing right, and whom to ask. */
export interface RefusedState {
  refused: true;
  title: string;
  requires: Requirement | undefined;
}

/** HOST-025, HOST-026 */
export function Gate({ requires, title, children }: { requires?: Requirement; title: string; children: ReactNode }) {
  if (useCan(requires)) return children;
  return (
    <Navigate to={pathOf(HOST_PAGES.home)} replace state={{ refused: true, title, requires } satisfies RefusedState} />
  );
}
