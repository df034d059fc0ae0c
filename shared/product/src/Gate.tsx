import { HOST_PAGES, pathOf, type Requirement } from '@console/contract';
import { Navigate } from '@console/router';
import { useCan } from '@console/session';
import { toast } from '@console/ui';
import { type ReactNode, useEffect } from 'react';

/** Navigation state of a user whom a gate refused; the dashboard then does not redirect (C13). */
export interface RefusedState {
  refused: true;
}

/** Shows its children to those who may see them and sends all others to `/`, saying why (HOST-025, HOST-026). */
export function Gate({ requires, title, children }: { requires?: Requirement; title: string; children: ReactNode }) {
  return useCan(requires) ? children : <Refused title={title} />;
}

function Refused({ title }: { title: string }) {
  useEffect(() => {
    toast.info(`You do not have access to ${title}.`, {
      description: 'An administrator of your company can change it.',
    });
  }, [title]);
  return <Navigate to={pathOf(HOST_PAGES.home)} replace state={{ refused: true } satisfies RefusedState} />;
}
