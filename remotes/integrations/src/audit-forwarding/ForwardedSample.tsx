import { type auditlogForward, hostOf } from '@console/api';
import { useSession } from '@console/session';
import { CopyButton, chakra, Notice, Stack } from '@console/ui';
import { Card, CardRow, CodeScroll, Preview } from '@console/ui/layout';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import type { ReactNode } from 'react';
import { type AuditForwardingValues, hasCredentials } from './audit-forwarding-schema';

const SAMPLE_ID = 'a3c9e1f2-0b7d-4c55-9a1e-6f20d8b7c341';

export function ForwardedSample({ values }: { values: AuditForwardingValues }) {
  const user = useSession((session) => session.user?.name ?? t('Someone'));
  const company = useSession((session) => session.customer?.name ?? t('Your company'));
  const entry = sampleEntry(user, company);
  return (
    <Preview title={t('What’s sent')}>
      <Stack gap="4">
        {values.receivers.includes('rest') && <RestSample values={values} entry={entry} />}
        {values.receivers.includes('console') && <ConsoleSample values={values} entry={entry} />}
        <Notice>
          {rich(
            'An example based on the form. Nothing is sent from here. If a receiver doesn’t respond, entries wait and are sent again with the same {header}.',
            { header: <code>Idempotency-Key</code> },
          )}
        </Notice>
      </Stack>
    </Preview>
  );
}

export function ExampleEntry() {
  const user = useSession((session) => session.user?.name ?? t('Someone'));
  const company = useSession((session) => session.customer?.name ?? t('Your company'));
  const entry = JSON.stringify(sampleEntry(user, company), undefined, 2);
  return (
    <Preview title={t('An example')}>
      <Sample label={t('Entry')} copyLabel={t('Copy entry')} head={t('Example entry')} copied={entry}>
        <pre>{entry}</pre>
      </Sample>
    </Preview>
  );
}

interface EntryProps {
  values: AuditForwardingValues;
  entry: auditlogForward.ForwardedEntry;
}

function RestSample({ values, entry }: EntryProps) {
  const body = JSON.stringify([entry], undefined, 2);
  const host = hostOf(values.tokenEndpoint);
  const token = host === undefined ? t('token from the token endpoint') : t('token from {host}', { host });
  const headers = [
    ...(hasCredentials(values) ? [`Authorization: Bearer (${token})`] : []),
    'Content-Type: application/json',
    `Idempotency-Key: ${SAMPLE_ID}`,
  ];
  return (
    <Sample
      label={t('Request')}
      copyLabel={t('Copy request')}
      head={`POST ${values.url || t('the URL')}`}
      copied={body}
    >
      <chakra.pre color="text.muted">{headers.join('\n')}</chakra.pre>
      <pre>{body}</pre>
    </Sample>
  );
}

function ConsoleSample({ values, entry }: EntryProps) {
  const line = [values.messagePrefix, JSON.stringify(entry)].filter(Boolean).join(' ');
  return (
    <Sample label={t('Log line')} copyLabel={t('Copy log line')} head={t('One line per entry')} copied={line}>
      <pre>{line}</pre>
    </Sample>
  );
}

interface SampleProps {
  label: string;
  copyLabel: string;
  head: string;
  copied: string;
  children: ReactNode;
}

function Sample({ label, copyLabel, head, copied, children }: SampleProps) {
  return (
    <Card strong clips lines>
      <CardRow flexWrap="nowrap">
        <chakra.code overflowWrap="anywhere">{head}</chakra.code>
        <CopyButton text={copied} label={copyLabel} size="small" />
      </CardRow>
      <CodeScroll label={label}>{children}</CodeScroll>
    </Card>
  );
}

function sampleEntry(name: string, company: string): auditlogForward.ForwardedEntry {
  return {
    id: SAMPLE_ID,
    time: '2026-11-21T08:41:07.000Z',
    company: { id: 'c-1', name: company },
    user: { id: 'u-1', name, email: 'name@company.example' },
    action: 'PUT /api/ManageTeam/Users/:userId',
    target: { userId: 'u-2' },
    fields: ['roleId', 'statusId'],
    from: { address: '192.0.2.10', userAgent: 'Mozilla/5.0' },
    outcome: 'succeeded',
    status: 200,
    message: '',
    requestId: '5f0c2c9e-8a41',
  };
}
