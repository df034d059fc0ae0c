import { retry, type SessionReason, signOut, useSession } from '@console/session';
import { Button, chakra, Spinner } from '@console/ui';
import { t } from '@console/words';
import { PictureLayout } from './PictureLayout';

/** HOST-010 */
export function AuthInProcessPage() {
  return (
    <PictureLayout>
      <div role="status">
        <chakra.h1 textStyle="xl" fontWeight="strong" display="flex" alignItems="center" gap="3">
          <Spinner /> {t('Authentication in process')}
        </chakra.h1>
      </div>
    </PictureLayout>
  );
}

/** HOST-009 */
export function NotAuthorizedPage() {
  return (
    <PictureLayout>
      <Heading>{t('Not Authorized')}</Heading>
      <chakra.p textStyle="md" color="text.muted">
        {t(
          'You’re signed in, but this account doesn’t have access to the console. Ask an administrator in your company to give you access.',
        )}
      </chakra.p>
      <Button variant="secondary" size="large" onClick={() => void signOut()}>
        {t('Sign out')}
      </Button>
    </PictureLayout>
  );
}

const FAILURES: Partial<Record<SessionReason, string>> = {
  'provider-unreachable': t('The sign-in service isn’t responding. The console will try again automatically.'),
  'part-missing': t('Part of the console didn’t load. Your work is safe.'),
  storage: t('This browser blocks storage for the console. Allow storage for this site, then try again.'),
};

/** Who is signed in is unknown: no provider, no code, or no storage. */
export function SignInFailedPage() {
  const reason = useSession((session) => session.reason);
  return (
    <PictureLayout>
      <Heading>{t('Sign-in isn’t available right now')}</Heading>
      <chakra.p role="status" textStyle="md" color="text.muted">
        {(reason && FAILURES[reason]) ?? t('Something went wrong while signing in.')}
      </chakra.p>
      <Button variant="primary" size="large" onClick={() => void retry()}>
        {t('Try again')}
      </Button>
    </PictureLayout>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <chakra.h1 data-page-heading tabIndex={-1} textStyle="2xl" fontWeight="strong" letterSpacing="tight" outline="none">
      {children}
    </chakra.h1>
  );
}
