import { HOST_PAGES, pathOf, type Requirement } from '@console/contract';
import { Navigate } from '@console/router';
import { useCan } from '@console/session';
import type { ReactNode } from 'react';

/**
 * Navigation state of a user whom a gate refused: the dashboard then does not redirect (C13), and says which page it
 * was, what it needs and whom to ask (C150).
 */
export interface RefusedState {
  refused: true;
  title: string;
  requires: Requirement | undefined;
}

/** Shows its children to users who may see them; sends others to `/`, which shows the reason (HOST-025, HOST-026). */
export function Gate({ requires, title, children }: { requires?: Requirement; title: string; children: ReactNode }) {
  if (useCan(requires)) return children;
  return (
    <Navigate to={pathOf(HOST_PAGES.home)} replace state={{ refused: true, title, requires } satisfies RefusedState} />
  );
}
