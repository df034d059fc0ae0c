import { useNavigate } from '@console/router';
import { completeSignIn, useSession } from '@console/session';
import { useEffect, useEffectEvent } from 'react';
import { AuthInProcessPage, SignInFailedPage } from './AuthStatusPage';
import { SignInPage } from './SignInPage';

/** Where the identity provider sends the browser back to (HOST-011). It has nothing of its own to show. */
export function CallbackPage() {
  const navigate = useNavigate();
  const status = useSession((session) => session.status);

  const arrive = useEffectEvent((url: string) => {
    completeSignIn(url).then(
      ({ returnTo }) => navigate(returnTo, { replace: true }),
      // The session's status says what went wrong, and below is what is shown for it.
      () => undefined,
    );
  });
  useEffect(() => arrive(location.href), []);

  if (status === 'failed') return <SignInFailedPage />;
  if (status === 'not-authenticated') return <SignInPage />;
  return <AuthInProcessPage />;
}
