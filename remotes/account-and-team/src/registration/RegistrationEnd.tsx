import { leaveToCustomerResolve } from '@console/session';
import { Box, Button } from '@console/ui';
import { RegistrationStep } from './RegistrationStep';
import type { EndState } from './registration-steps';

/** Step 3 or 4 (ACCT-008..ACCT-014). Finish signs out and in again, because the token still speaks of no such company. */
export function RegistrationEnd({ registered, isActive }: EndState) {
  return (
    <RegistrationStep
      key={String(isActive)}
      title={isActive ? 'Account activated' : 'Registration Complete'}
      lead={
        isActive
          ? `The account of ${registered} is activated. Choose a subscription plan after login.`
          : `The account of ${registered} will be approved within 24 hours. A notification follows when it is active.`
      }
    >
      <Box>
        <Button look="primary" size="large" onClick={leaveToCustomerResolve}>
          Finish
        </Button>
      </Box>
    </RegistrationStep>
  );
}
