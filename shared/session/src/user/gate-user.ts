import type { GateUser } from '@console/contract/kernel';
import type { SessionState, SessionUser } from './session-store';

type UserParts = Pick<SessionState, 'currentUser' | 'customer' | 'myUser'> & {
  user?: Pick<SessionUser, 'customerInactive'> | undefined;
};

/** The session and the page's first script (host/src/boot.ts) open gates by it. Undefined until all parts are there. */
export function toGateUser({ user, currentUser, customer, myUser }: UserParts): GateUser | undefined {
  if (!user || !currentUser || !myUser) return undefined;
  return {
    isSppUser: currentUser.isSppUser,
    productFeatureAccessSelections: currentUser.customerUserAccess.productFeatureAccessSelections,
    // Until the next sign-in the token lacks a new company.
    companies: customer === null ? 0 : myUser.customerIds.length,
    customerInactive: user.customerInactive,
  };
}
