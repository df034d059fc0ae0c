import { useRef, useState } from 'react';
import { Slider } from '../src/fields/Slider';
import { ChoiceCards, DateInput } from '../src/form';
import { AddIcon, DeleteIcon, EditIcon, ExportIcon, MoreIcon } from '../src/icons';
import {
  Button,
  Checkbox,
  CopyButton,
  ExternalLink,
  Field,
  IconButton,
  LinkButton,
  LockedNote,
  SearchInput,
  Segmented,
  Select,
  Switch,
  TextArea,
  TextInput,
  TextLink,
} from '../src/ui';
import { Columns, Row } from './Row';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

const MAILS = [
  { value: 'send', label: 'Send', description: 'A mail for each release.' },
  { value: 'none', label: 'Do not send', description: 'Releases are found in the console.' },
] as const;

export function ButtonsAndFields() {
  return (
    <>
      <Row>
        <Button variant="primary" icon={<AddIcon />}>
          Invite
        </Button>
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button>Cancel</Button>
        <Button icon={<ExportIcon />} size="small">
          Export
        </Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon={<DeleteIcon />}>
          Delete
        </Button>
        <Button variant="dangerFill">Delete role</Button>
        <Button icon={<EditIcon />} disabledReason="You cannot edit your own row. Ask another administrator.">
          Edit
        </Button>
        <Button variant="primary" disabledReason="Nothing has changed">
          Save
        </Button>
        <IconButton label="More" icon={<MoreIcon />} />
        <CopyButton text="u-00417" label="Copy user id" />
        <LinkButton to="/">Go to dashboard</LinkButton>
        <Button variant="primary" size="large">
          Sign in
        </Button>
        <span>
          <TextLink to="/">See features</TextLink>,{' '}
          <ExternalLink href="https://example.com">documentation</ExternalLink>
        </span>
        <LockedNote>
          Unable to edit document in test and production. Please edit the document in development.
        </LockedNote>
      </Row>
      <Fields />
    </>
  );
}

function Fields() {
  const [query, setQuery] = useState('mæhlum');
  const [zoom, setZoom] = useState(2);
  const [status, setStatus] = useState<'active' | 'inactive'>('active');
  const [mails, setMails] = useState<'send' | 'none'>('send');
  const [day, setDay] = useState('2026-11-05');
  const search = useRef<HTMLInputElement>(null);
  return (
    <Columns>
      <Field label="Email" error="Must be valid email">
        <TextInput defaultValue="kari.nordmann@" />
      </Field>
      <Field label="Role" hint="Was Billing. Loses Invoices and Payment methods.">
        <Select defaultValue="2">
          <option value="1">Administrator</option>
          <option value="2">Case handler</option>
          <option value="3">Template author</option>
        </Select>
      </Field>
      <Field label="Organisation number" readOnly="Kept in the company register">
        <TextInput defaultValue="999 000 111" mono />
      </Field>
      <Field label="Status" group>
        <Segmented options={STATUSES} value={status} onChange={setStatus} />
      </Field>
      <Field label="Mails" group>
        <ChoiceCards options={MAILS} value={mails} onChange={setMails} />
      </Field>
      <Field label="Date">
        <DateInput value={day} onChange={setDay} />
      </Field>
      <Field label="Zoom">
        <Slider min={1} max={4} step={0.01} value={zoom} onChange={setZoom} />
      </Field>
      <Field label="Search">
        <SearchInput
          label="Search by email, name or role"
          value={query}
          onChange={setQuery}
          ref={search}
          shortcut="/"
        />
      </Field>
      <Field label="Note" required>
        <TextArea placeholder="What the others should know" />
      </Field>
      <Row>
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox mixed>Some</Checkbox>
        <Checkbox>Not ticked</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off" />
      </Row>
    </Columns>
  );
}
