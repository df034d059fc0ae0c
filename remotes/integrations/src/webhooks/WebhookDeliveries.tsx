import type { digitalArchiveWebhooks } from '@console/api';
import { useQuery } from '@console/query';
import {
  Badge,
  Box,
  Button,
  chakra,
  counted,
  FailedNotice,
  formatCount,
  Loading,
  Section,
  SkeletonRows,
  Time,
} from '@console/ui';
import { OneTimeSecret } from '@console/ui/form';
import { LockIcon, RetryIcon } from '@console/ui/icons';
import { Caption } from '@console/ui/layout';
import { deliveriesQuery, useCreateSigningSecret, useSendAgain } from './webhooks-queries';

type Webhook = digitalArchiveWebhooks.Webhook;
type Delivery = digitalArchiveWebhooks.WebhookDelivery;

/** The deliveries with their answers, and a button to send each again; a capability of the installation. */
export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const query = useQuery(deliveriesQuery(webhook.id));
  const failed = query.data?.filter(({ state }) => state === 'failed').length ?? 0;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" mt="4">
      <Section
        title="Recent deliveries"
        aside={<span>{query.data && failed > 0 && `${failed} of ${query.data.length} failed`}</span>}
      >
        {query.data ? (
          <Deliveries webhook={webhook} deliveries={query.data} />
        ) : query.error ? (
          <FailedNotice query={query}>The deliveries could not be loaded.</FailedNotice>
        ) : (
          <Loading>
            <SkeletonRows rows={3} plain />
          </Loading>
        )}
      </Section>
      <SigningSecret webhook={webhook} />
    </Box>
  );
}

function Deliveries({ webhook, deliveries }: { webhook: Webhook; deliveries: readonly Delivery[] }) {
  const sendAgain = useSendAgain(webhook.id);
  if (deliveries.length === 0) {
    return (
      <chakra.p color="text.muted" py="3">
        Nothing has been sent yet. The next change in the archive is the first.
      </chakra.p>
    );
  }
  return (
    <ul>
      {deliveries.map((delivery) => (
        <Line key={delivery.id}>
          <Outcome delivery={delivery} />
          <code>{delivery.event}</code>
          <Time value={delivery.createdDate} />
          <small>{detailsOf(delivery)}</small>
          {delivery.state === 'failed' && (
            <Button
              size="small"
              icon={<RetryIcon />}
              aria-label={`Send again: ${delivery.event}`}
              loading={sendAgain.isPending && sendAgain.variables === delivery.id}
              disabledReason={webhook.isActive ? undefined : 'Activate the webhook first'}
              onClick={() => sendAgain.mutate(delivery.id)}
            >
              Send again
            </Button>
          )}
        </Line>
      ))}
    </ul>
  );
}

function Outcome({ delivery: { state, status } }: { delivery: Delivery }) {
  if (state === 'delivered') return <Badge tone="success">{status}</Badge>;
  if (state === 'failed') return <Badge tone="danger">{status ?? 'Failed'}</Badge>;
  return <Badge tone="info">{status ?? 'Waiting'}</Badge>;
}

function detailsOf({ state, tries, reason, durationMs, nextTryDate }: Delivery) {
  const number = counted(tries, { one: 'try', many: 'tries' });
  if (state === 'delivered') return `${formatCount(durationMs ?? 0)} ms${tries > 1 ? `, ${number}` : ''}`;
  if (state === 'failed') return `${reason} ${number}`;
  if (tries === 0) return 'On its way';
  return (
    <>
      {reason} {number}, again at <Time value={nextTryDate} />
    </>
  );
}

/** Creates the secret with which the receiver verifies that a delivery comes from the archive. */
function SigningSecret({ webhook }: { webhook: Webhook }) {
  const create = useCreateSigningSecret(webhook.id);
  if (create.created) {
    return (
      <OneTimeSecret
        title="New signing secret"
        secret={create.created}
        details={[{ label: 'Webhook', value: webhook.name }]}
        onClose={create.forget}
      />
    );
  }
  return (
    <Section title="Signature">
      <chakra.p color="text.muted" py="3">
        Each delivery has the header <code>x-archive-signature</code>: <code>t=&lt;seconds&gt;,v1=&lt;hex&gt;</code>, an
        HMAC-SHA256 of <code>&lt;seconds&gt;.&lt;body&gt;</code> with the webhook’s secret.
      </chakra.p>
      <Button size="small" icon={<LockIcon />} loading={create.isPending} onClick={create.start}>
        New secret
      </Button>
      <Caption mt="2">The receiver needs it at once: what is sent from then on is signed with it.</Caption>
    </Section>
  );
}

// A delivery has three columns on wide screens and two on mobile.
const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > code': { overflowWrap: 'anywhere' },
    '& > time': { textStyle: 'xs', color: 'text.muted' },
    '& > small': { gridColumn: '2', textStyle: 'xs', color: 'text.muted', overflowWrap: 'anywhere' },
    '& > button': { gridColumn: '3' },
    // Two columns, so that the event's name is not broken.
    smDown: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '& > :is(time, button)': { gridColumn: '2', justifySelf: 'start' },
    },
  },
});
