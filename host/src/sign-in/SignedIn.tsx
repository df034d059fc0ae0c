import { Outlet, useNavigate } from '@console/router';
import { completeSignIn, useSession } from '@console/session';
import { useEffect, useEffectEvent } from 'react';
import { AuthInProcessPage, NotAuthorizedPage, SignInFailedPage } from './AuthStatusPage';
import { SignInPage } from './SignInPage';

/** Everything inside needs a session; outside of one, the page says what is going on instead (HOST-008..HOST-010). */
export function SignedIn() {
  const status = useSession((session) => session.status);
  const isForbidden = useSession((session) => session.loadError?.code === 'forbidden');
  switch (status) {
    case 'starting':
    case 'in-process':
      return <AuthInProcessPage />;
    case 'not-authenticated':
      return <SignInPage />;
    case 'failed':
      return <SignInFailedPage />;
    case 'authenticated':
      return isForbidden ? <NotAuthorizedPage /> : <Outlet />;
  }
}

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
