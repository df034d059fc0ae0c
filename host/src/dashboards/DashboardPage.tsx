import { Navigate, useLocation } from '@console/router';
import { useSession } from '@console/session';
import { useEffect } from 'react';
import { useConsole } from '../shell/console-context';
import type { RefusedState } from '../shell/Gate';
import { DashboardView } from './DashboardView';
import { dashboardOutcome } from './dashboard-rules';

/** `/`, `/dashboard` and every unknown path (HOST-018..HOST-020). */
export function DashboardPage() {
  const { config } = useConsole();
  const user = useSession((session) => session.gateUser);
  const customer = useSession((session) => session.customer);
  const state: Partial<RefusedState> | null = useLocation().state;
  if (!user || customer === undefined) return null;

  const outcome = dashboardOutcome(customer, user, config, state?.refused === true);
  if (outcome.kind === 'internal') return <Navigate to={outcome.to} replace />;
  if (outcome.kind === 'external') return <ReplacePage url={outcome.url} />;
  return <DashboardView outcome={outcome} />;
}

/** The only product of this user lives elsewhere (HOST-079). */
function ReplacePage({ url }: { url: string }) {
  useEffect(() => location.replace(url), [url]);
  return null;
}
