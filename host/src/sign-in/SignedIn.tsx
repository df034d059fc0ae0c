import { Outlet } from '@console/router';
import { useSession } from '@console/session';
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
