import { useState } from 'react';
import { ChoiceCards, Stepper } from '../src/form';
import { BillingIcon, CheckIcon, CloseIcon, MailIcon } from '../src/icons';
import { StatusBadge } from '../src/record';
import { Badge, Field } from '../src/ui';
import { Columns, Row } from './Row';

const PROVIDERS = [
  {
    value: 'verified',
    label: 'Verified',
    description: 'For contracts with members and employers in Norway and Sweden.',
    badge: (
      <Badge tone="success">
        <CheckIcon /> In use
      </Badge>
    ),
  },
  { value: 'signicat', label: 'Signicat', description: 'For electronic identities across the Nordic countries.' },
  { value: 'scrive', label: 'Scrive', description: 'For large volumes.', disabledReason: 'Not in your plan' },
] as const;
const PAYMENTS = [
  { value: 'stripe', label: 'Credit Card', icon: <BillingIcon size={20} strokeWidth={1.6} /> },
  {
    value: 'invoice',
    label: 'Request Invoice',
    description: 'Sent to the billing address.',
    icon: <MailIcon size={20} strokeWidth={1.6} />,
  },
] as const;

const STEPS = [
  { name: 'Company', about: 'Name, number, country' },
  { name: 'Tailoring', about: 'A few questions' },
  { name: 'Done', about: 'Approval within 24 hours' },
];

export function Choices() {
  const [provider, setProvider] = useState<'verified' | 'signicat' | 'scrive'>('verified');
  const [payments, setPayments] = useState<('stripe' | 'invoice')[]>(['stripe']);
  return (
    <>
      <Field label="Provider" group>
        <ChoiceCards options={PROVIDERS} value={provider} onChange={setProvider} />
      </Field>
      <Columns>
        <Field label="Several may be chosen" group>
          <ChoiceCards multiple options={PAYMENTS} value={payments} onChange={setPayments} />
        </Field>
        <Field label="Nothing chosen" group required error="Required">
          <ChoiceCards options={PAYMENTS} value="" onChange={() => undefined} />
        </Field>
      </Columns>
      <Columns>
        <Stepper label="In a line" steps={STEPS} current={1} />
        <Stepper
          label="Failed"
          orientation="vertical"
          steps={[
            { name: 'Requested', about: '11/20/2026 - 11:44' },
            { name: 'In progress', about: 'Failed to migrate', isFailed: true },
            { name: 'Migrated' },
          ]}
          current={1}
        />
        <Stepper label="Done" orientation="vertical" steps={STEPS} current={3} />
      </Columns>
      <Row>
        <StatusBadge tone="info">Open</StatusBadge>
        <StatusBadge tone="danger">Open</StatusBadge>
        <StatusBadge tone="success">Paid</StatusBadge>
        <StatusBadge tone="warning">Uncollectible</StatusBadge>
        <StatusBadge tone="danger" icon={<CloseIcon aria-hidden />}>
          Void
        </StatusBadge>
      </Row>
    </>
  );
}
