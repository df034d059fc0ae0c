import { Outlet, useNavigate } from '@console/router';
import { completeSignIn, useSession } from '@console/session';
import { useEffect, useEffectEvent } from 'react';
import { AuthInProcessPage, NotAuthorizedPage, SignInFailedPage } from './AuthStatusPage';
import { SignInPage } from './SignInPage';

/** Navigation state of a user who has just signed in: the dashboard may then lead on to their only task (C149). */
export interface ArrivedState {
  arrived: true;
}

/** Its routes need a session; without one, it shows the page for the session's status (HOST-008..HOST-010). */
export function SignedIn() {
  const status = useSession((session) => session.status);
  const isRefused = useSession((session) => session.loadError?.isRefusal);
  switch (status) {
    case 'starting':
    case 'in-process':
      return <AuthInProcessPage />;
    case 'not-authenticated':
      return <SignInPage />;
    case 'failed':
      return <SignInFailedPage />;
    case 'authenticated':
      return isRefused ? <NotAuthorizedPage /> : <Outlet />;
  }
}

/** The redirect address of the identity provider (HOST-011). Shows the page for the session's status. */
export function CallbackPage() {
  const navigate = useNavigate();
  const status = useSession((session) => session.status);

  const arrive = useEffectEvent((url: string) => {
    completeSignIn(url).then(
      ({ returnTo }) => navigate(returnTo, { replace: true, state: { arrived: true } satisfies ArrivedState }),
      // The session's status has the cause.
      () => undefined,
    );
  });
  useEffect(() => arrive(location.href), []);

  if (status === 'failed') return <SignInFailedPage />;
  if (status === 'not-authenticated') return <SignInPage />;
  return <AuthInProcessPage />;
}
