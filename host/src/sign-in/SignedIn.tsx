import { Outlet, useNavigate } from '@console/router';
import { completeSignIn, useSession } from '@console/session';
import { useEffect, useEffectEvent } from 'react';
import { AuthInProcessPage, NotAuthorizedPage, SignInFailedPage } from './AuthStatusPage';
import { SignInPage } from './SignInPage';

/** The dashboard may lead to the only task (C149). */
export interface ArrivedState {
  arrived: true;
}

/** Draws the page, else a page for the session's status (HOST-008..HOST-010). */
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

/** HOST-011 */
export function CallbackPage() {
  const navigate = useNavigate();
  const status = useSession((session) => session.status);

  const arrive = useEffectEvent((url: string) => {
    completeSignIn(url).then(
      ({ returnTo }) => navigate(returnTo, { replace: true, state: { arrived: true } satisfies ArrivedState }),
      // The page shows the failure by the session's status.
      () => undefined,
    );
  });
  useEffect(() => arrive(location.href), []);

  if (status === 'failed') return <SignInFailedPage />;
  if (status === 'not-authenticated') return <SignInPage />;
  return <AuthInProcessPage />;
}
