import { useSession } from '@console/session';
import { MonthPicture } from '@console/product';
import { chakra, EmptyState, LinkButton } from '@console/ui';
import { useState } from 'react';
import type { DashboardOutcome } from './dashboard-rules';
import { greeting } from './greeting';
import { PendingNotice } from './PendingNotice';
import { ProductTiles } from './ProductTiles';

type Visible = Extract<DashboardOutcome, { kind: 'tiles' | 'register' }>;

/** The month's landscape, a greeting, and what the user can open (HOST-075). */
export function DashboardView({ outcome }: { outcome: Visible }) {
  const firstName = useSession((session) => session.myUser?.firstName || session.user?.name || '');
  const company = useSession((session) => session.customer?.name);
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
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
        {outcome.kind === 'register' ? <NoCompany mayRegister={outcome.mayRegister} /> : null}
        {outcome.kind === 'tiles' && outcome.inactive ? (
          <chakra.div marginTop="5">
            <PendingNotice />
          </chakra.div>
        ) : null}
        {outcome.kind === 'tiles' ? <ProductTiles tiles={outcome.tiles} /> : null}
      </chakra.div>
    </>
  );
}

function NoCompany({ mayRegister }: { mayRegister: boolean }) {
  if (!mayRegister) {
    return (
      <EmptyState condition="not-allowed" title="You do not belong to a company yet">
        Ask an administrator of your company to invite you.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Register a company"
      action={
        <LinkButton look="primary" to="/company/create">
          Register a company
        </LinkButton>
      }
    >
      The console opens when your company is registered and approved.
    </EmptyState>
  );
}

const strip = {
  position: 'relative',
  flex: 'none',
  height: '164px',
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
