import {
  type ConsoleConfig,
  type GateUser,
  HOST_PAGES,
  isAdminUser,
  pathOf,
  type Requirement,
} from '@console/contract';
import { Navigate } from '@console/router';
import { sessionStore, useCan } from '@console/session';
import { toast } from '@console/ui';
import { t } from '@console/words';
import { type ReactNode, useEffect } from 'react';

/** Navigation state of a user whom a gate refused; the dashboard then does not redirect (C13). */
export interface RefusedState {
  refused: true;
}

/** Shows its children to users who may see them; sends others to `/` and shows the reason (HOST-025, HOST-026). */
export function Gate({ requires, title, children }: { requires?: Requirement; title: string; children: ReactNode }) {
  return useCan(requires) ? children : <Refused requires={requires} title={title} />;
}

function Refused({ requires, title }: { requires: Requirement | undefined; title: string }) {
  useEffect(() => {
    const { gateUser, config, customer } = sessionStore.getState();
    const hasPlan = customer?.activeProducts.length !== 0;
    const description = gateUser && config && wayIn(requires ?? {}, gateUser, config, hasPlan);
    toast.info(t('You do not have access to {title}.', { title }), { description });
  }, [requires, title]);
  return <Navigate to={pathOf(HOST_PAGES.home)} replace state={{ refused: true } satisfies RefusedState} />;
}

/** What the user lacks, or who can give it. Administrators are not referred to an administrator. */
function wayIn({ switch: name, staff }: Requirement, user: GateUser, config: ConsoleConfig, hasPlan: boolean): string {
  if (name !== undefined && config.features[name] !== true) return t('It is not part of this installation.');
  // No role, plan or purchase of a company opens a page for staff.
  if (staff && !user.isSppUser) return t('It is for internal staff only.');
  if (user.companies === 0) return t('It opens once you belong to a company.');
  if (user.customerInactive) return t('It opens once your account has been approved.');
  if (!hasPlan) return t('It opens once your company has a plan.');
  if (isAdminUser(user, config)) return t('Your role or your plan does not include it.');
  return t('An administrator of your company can change it.');
}
