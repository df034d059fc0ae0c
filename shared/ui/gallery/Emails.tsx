import { useState } from 'react';
import { EmailsInput } from '../src/emails/EmailsInput';
import { Field } from '../src/ui';
import { Columns } from './Row';

const GOOD = ['kari.nordmann@fjellheim.example', 'ola@partner.example'];
const MIXED = [
  'kari.nordmann@fjellheim.example',
  'ola@',
  'a-very-long-name.of-a-department@subsidiary.fjellheim-pensjon.example',
  'per',
];

export function Emails() {
  const [none, setNone] = useState<string[]>([]);
  const [good, setGood] = useState(GOOD);
  const [mixed, setMixed] = useState(MIXED);
  return (
    <Columns>
      <Field label="Emails, empty" hint="One or more addresses, separated by commas">
        <EmailsInput value={none} onChange={setNone} placeholder="name@company.com" />
      </Field>
      <Field label="Emails">
        <EmailsInput value={good} onChange={setGood} />
      </Field>
      <Field label="Emails, some bad">
        <EmailsInput value={mixed} onChange={setMixed} problems={{ [GOOD[0] ?? '']: 'User already exists' }} />
      </Field>
      <Field label="Emails, read-only" readOnly="Kept by the company register">
        <EmailsInput value={GOOD} onChange={setGood} />
      </Field>
      <Field label="Emails, required" required error="Email is required">
        <EmailsInput value={[]} onChange={setNone} />
      </Field>
    </Columns>
  );
}
