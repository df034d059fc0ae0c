import { isAllowed, pathOf } from '@console/contract';
import type { RefusedState } from '@console/pages';
import { MonthPicture } from '@console/product';
import { Navigate, useLocation } from '@console/router';
import { leaveToCustomerResolve, refreshCustomer, sessionStore, useSession } from '@console/session';
import { Button, chakra, EmptyState, LinkButton, Notice, toast, useSave } from '@console/ui';
import { RetryIcon } from '@console/ui/icons';
import { locale, t } from '@console/words';
import { type ReactNode, useEffect, useState } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { LINKED_PAGES, openEntries, sideNavigation } from '../navigation/navigation';
import type { ArrivedState } from '../sign-in/SignedIn';
import { type DashboardOutcome, dashboardOutcome } from './dashboard-rules';
import { ProductTiles } from './ProductTiles';
import { RefusedNotice } from './RefusedNotice';

/** `/`, `/dashboard` and unknown paths (HOST-018..HOST-020). */
export function DashboardPage() {
  const { config, routes, groups } = useConsole();
  const user = useSession((session) => session.gateUser);
  const memberships = useSession((session) => session.myUser?.customerIds.length ?? 0);
  const customer = useSession((session) => session.customer);
  const state: Partial<RefusedState & ArrivedState> | null = useLocation().state;
  if (!user || customer === undefined) return null;

  const plans = routes.find(({ path }) => path === LINKED_PAGES.plans.path);
  const outcome = dashboardOutcome(customer, user, config, {
    stay: state?.refused === true,
    mayPlan: plans !== undefined && isAllowed(plans.requires, user, config),
    hasRegistered: memberships > 0,
    arrived: state?.arrived === true,
    administration: openEntries(sideNavigation(routes, groups, user, config)),
  });
  if (outcome.kind === 'internal') return <Navigate to={outcome.to} replace />;
  if (outcome.kind === 'external') return <ReplacePage url={outcome.url} />;
  const refused = state?.title === undefined ? null : <RefusedNotice title={state.title} requires={state.requires} />;
  return <DashboardView outcome={outcome} refused={refused} />;
}

/** Opens the user's only product, outside the console (HOST-079). */
function ReplacePage({ url }: { url: string }) {
  useEffect(() => location.replace(url), [url]);
  return null;
}

type Visible = Extract<DashboardOutcome, { kind: 'tiles' | 'register' | 'registered' }>;

/** HOST-075 */
function DashboardView({ outcome, refused }: { outcome: Visible; refused: ReactNode }) {
  const firstName = useSession((session) => session.myUser?.firstName || session.user?.name || '');
  const company = useSession((session) => session.customer?.name);
  const [now] = useState(() => new Date());
  const day = new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  const today = day.charAt(0).toLocaleUpperCase() + day.slice(1);
  return (
    <>
      <chakra.div css={strip} aria-hidden>
        <MonthPicture position="50% 60%" />
      </chakra.div>
      <chakra.div css={column}>
        <chakra.h1 data-page-heading tabIndex={-1} textStyle="2xl" outline="none">
          {greeting(now)}, {firstName}
        </chakra.h1>
        <chakra.p color="text.muted" marginTop="0.5">
          {[today.replace(',', ''), company].filter(Boolean).join(' · ')}
        </chakra.p>
        {refused}
        {outcome.kind === 'register' ? <NoCompany mayRegister={outcome.mayRegister} /> : null}
        {outcome.kind === 'registered' ? <RegisteredCompany /> : null}
        {outcome.kind === 'tiles' && outcome.inactive ? (
          <chakra.div marginTop="5">
            <PendingNotice />
          </chakra.div>
        ) : null}
        {outcome.kind === 'tiles' && outcome.needsPlan ? (
          <chakra.div marginTop="5">
            <Notice
              action={
                <LinkButton size="small" to={pathOf(LINKED_PAGES.plans)}>
                  {t('See plans')}
                </LinkButton>
              }
            >
              <strong>{t('Your company has no plan yet.')}</strong> {t('Choose a plan to open its products.')}
            </Notice>
          </chakra.div>
        ) : null}
        {outcome.kind === 'tiles' ? <ProductTiles tiles={outcome.tiles} isWaiting={outcome.inactive} /> : null}
      </chakra.div>
    </>
  );
}

function NoCompany({ mayRegister }: { mayRegister: boolean }) {
  if (!mayRegister) {
    return (
      <EmptyState condition="not-allowed" title={t('You don’t belong to a company yet')}>
        {t('Ask an administrator in your company to invite you.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('Register a company')}
      action={
        <LinkButton variant="primary" to={pathOf(LINKED_PAGES.newCompany)}>
          {t('Register a company')}
        </LinkButton>
      }
    >
      {t('You can use the console once your company is registered and approved.')}
    </EmptyState>
  );
}

/** Left before *Finish*, which signs in to the company. */
function RegisteredCompany() {
  return (
    <EmptyState
      title={t('Your company is registered')}
      action={
        <Button variant="primary" onClick={leaveToCustomerResolve}>
          {t('Continue')}
        </Button>
      }
    >
      {t('You’re the company’s administrator. Select Continue to sign in.')}
    </EmptyState>
  );
}

/** HOST-098. Approval is a claim of the next token, so *Check again* renews. */
function PendingNotice() {
  const check = useSave({
    mutationFn: refreshCustomer,
    failed: t('Failed to load'),
    onSuccess() {
      const { user, loadError } = sessionStore.getState();
      if (!loadError && user?.customerInactive) toast.info(t('Your account hasn’t been approved yet'));
    },
  });
  return (
    <Notice
      action={
        <Button size="small" icon={<RetryIcon />} loading={check.isPending} onClick={() => check.mutate()}>
          {t('Check again')}
        </Button>
      }
    >
      <strong>{t('Your account will be approved within 24 hours.')}</strong> {t('You’ll be notified when it’s active.')}
    </Notice>
  );
}

/** Uses the user's clock: morning until noon, afternoon until 18. */
function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return t('Good evening');
  return hour < 12 ? t('Good morning') : t('Good afternoon');
}

const strip = {
  position: 'relative',
  flex: 'none',
  height: 'clamp(164px, 13vw, 320px)',
  marginBottom: '-18px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000 20%, transparent)',
} as const;
const column = {
  position: 'relative',
  width: '100%',
  maxWidth: '1120px',
  marginInline: 'auto',
  padding: { base: '0 20px 40px', sm: '0 32px 56px' },
} as const;
