import type { digitalArchiveWebhooks } from '@console/api';
import { useQuery } from '@console/query';
import { Badge, Box, Button, chakra, FailedNotice, formatCount, Loading, Section, Time } from '@console/ui';
import { OneTimeSecret } from '@console/ui/form';
import { LockIcon, RetryIcon } from '@console/ui/icons';
import { Caption } from '@console/ui/layout';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { deliveriesQuery, useCreateSigningSecret, useSendAgain } from './webhooks-queries';

type Webhook = digitalArchiveWebhooks.Webhook;
type Delivery = digitalArchiveWebhooks.WebhookDelivery;

/** Only some installations list deliveries. */
export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const query = useQuery(deliveriesQuery(webhook.id));
  const failed = query.data?.filter(({ state }) => state === 'failed').length ?? 0;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" mt="4">
      <Section
        title={t('Recent deliveries')}
        aside={
          <span>
            {query.data &&
              failed > 0 &&
              t('{failed} of {count} failed', { failed: formatCount(failed), count: formatCount(query.data.length) })}
          </span>
        }
      >
        {query.data ? (
          <Deliveries webhook={webhook} deliveries={query.data} />
        ) : query.error ? (
          <FailedNotice query={query}>{t('Couldn’t load the deliveries.')}</FailedNotice>
        ) : (
          <Loading rows={3} plain />
        )}
      </Section>
      {!query.isPending && <SigningSecret webhook={webhook} />}
    </Box>
  );
}

function Deliveries({ webhook, deliveries }: { webhook: Webhook; deliveries: readonly Delivery[] }) {
  const sendAgain = useSendAgain(webhook.id);
  if (deliveries.length === 0) {
    return (
      <chakra.p color="text.muted" py="3">
        {t('Nothing has been sent yet. The next change in the archive will be the first delivery.')}
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
              aria-label={t('Send again: {event}', { event: delivery.event })}
              loading={sendAgain.isPending && sendAgain.variables === delivery.id}
              disabledReason={webhook.isActive ? undefined : t('Activate the webhook first')}
              onClick={() => sendAgain.mutate(delivery.id)}
            >
              {t('Send again')}
            </Button>
          )}
        </Line>
      ))}
    </ul>
  );
}

function Outcome({ delivery: { state, status } }: { delivery: Delivery }) {
  if (state === 'delivered') return <Badge tone="success">{status}</Badge>;
  if (state === 'failed') return <Badge tone="danger">{status ?? t('Failed')}</Badge>;
  return <Badge tone="info">{status ?? t('Waiting')}</Badge>;
}

function detailsOf({ state, tries, reason, durationMs, nextTryDate }: Delivery) {
  const counted = n(tries, '{count} attempt', '{count} attempts');
  const duration = `${formatCount(durationMs ?? 0)} ms`;
  if (state === 'delivered') return tries > 1 ? `${duration}, ${counted}` : duration;
  if (state === 'failed') return `${reason} ${counted}`;
  if (tries === 0) return t('On its way');
  return rich('{reason} {tries}, next attempt at {time}', {
    reason,
    tries: counted,
    time: <Time value={nextTryDate} />,
  });
}

function SigningSecret({ webhook }: { webhook: Webhook }) {
  const create = useCreateSigningSecret(webhook.id);
  if (create.created) {
    return (
      <OneTimeSecret
        title={t('New signing secret')}
        secret={create.created}
        details={[{ label: t('Webhook'), value: webhook.name }]}
        onClose={create.forget}
      />
    );
  }
  return (
    <Section title={t('Signature', undefined, 'webhook')}>
      <chakra.p color="text.muted" py="3">
        {rich('Each delivery has the header {header}: {value}, an HMAC-SHA256 of {signed} with the webhook’s secret.', {
          header: <code>x-archive-signature</code>,
          value: <code>{'t=<seconds>,v1=<hex>'}</code>,
          signed: <code>{'<seconds>.<body>'}</code>,
        })}
      </chakra.p>
      <Button size="small" icon={<LockIcon />} loading={create.isPending} onClick={create.start}>
        {t('Create new secret')}
      </Button>
      <Caption mt="2">
        {t('Update the receiver right away, because new events will be signed with the new secret.')}
      </Caption>
    </Section>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    py: '3',
    borderBottomWidth: '1px',
    '& > code': { overflowWrap: 'anywhere' },
    '& > time': { textStyle: 'xs', color: 'text.muted' },
    '& > small': { gridColumn: '2', textStyle: 'xs', color: 'text.muted', overflowWrap: 'anywhere' },
    '& > button': { gridColumn: '3' },
    // Keeps the event's name whole.
    smDown: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '& > :is(time, button)': { gridColumn: '2', justifySelf: 'start' },
    },
  },
});
