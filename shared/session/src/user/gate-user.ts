import type { customer, customerUser, myUser } from '@console/api';
import type { GateUser } from '@console/contract/kernel';

interface UserParts {
  user?: { customerInactive: boolean } | undefined;
  currentUser?: customerUser.CurrentUser | undefined;
  customer?: customer.Customer | null | undefined;
  myUser?: myUser.MyUser | undefined;
}

/** For the session and the page's first script (host/src/boot.ts). Undefined until all parts are loaded. */
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
