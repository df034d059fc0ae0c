import { mfdx, webAddressProblem } from '@console/api';
import { defineFields, type FieldChange, type RecordFields } from '@console/product';

/** The error message for a text; undefined if it is valid. */
type Rule = (text: string) => string | undefined;

export interface ServiceField {
  /** The platform's name of the field. */
  name: string;
  label: string;
  /** `identifier` and `number` are compared character by character; a `secret` can be written but not read. */
  kind: 'text' | 'identifier' | 'number' | 'secret';
  /** Checked in this order; a field without rules may be empty. */
  rules?: readonly Rule[];
  help?: string;
  /** The heading of the field; adjacent fields with the same section share it. */
  section?: string;
  /** Spans the whole width. */
  isWide?: boolean;
}

const required: Rule = (text) => (text === '' ? 'Required' : undefined);
const positiveInteger: Rule = (text) =>
  /^\d{1,15}$/.test(text) && Number(text) > 0 ? undefined : 'Must be a positive integer';
// C139: the specification has no words for it.
const port: Rule = (text) => (Number(text) > mfdx.LARGEST_PORT ? `At most ${mfdx.LARGEST_PORT}` : undefined);
const tenantKeyLength: Rule = (text) => (text.length === 42 ? undefined : 'Tenant key must be exactly 42 characters!');
// The specification has no words for it (SERV-048).
const url: Rule = (text) => webAddressProblem(text, 'Must be a URL');

const description: ServiceField = { name: 'description', label: 'Description', kind: 'text', isWide: true };

const SERVER = 'SFTP server';
const FILES = 'Files';
const fileTransfer: readonly ServiceField[] = [
  {
    name: 'sftpAddress',
    label: 'SFTP address',
    kind: 'identifier',
    rules: [required],
    section: SERVER,
    isWide: true,
  },
  { name: 'sftpUser', label: 'SFTP user', kind: 'identifier', rules: [required], section: SERVER },
  { name: 'sftpPassword', label: 'SFTP password', kind: 'secret', rules: [required], section: SERVER },
  { name: 'path', label: 'Path', kind: 'identifier', section: FILES },
  {
    name: 'tempPath',
    label: 'Temp path',
    kind: 'identifier',
    section: FILES,
    help: 'Where files are while they are written',
  },
  { name: 'filePrefix', label: 'File prefix', kind: 'identifier', section: FILES },
  { name: 'printShopProvider', label: 'Print shop provider', kind: 'text', section: FILES },
];

/** SERV-028..SERV-048: the fields of each service, by its id (SERV-027). A new service is one entry here. */
export const serviceFields: Record<number, readonly ServiceField[]> = {
  1: [{ name: 'sender', label: 'Sender', kind: 'number', rules: [positiveInteger] }, description],
  2: [
    { name: 'id', label: 'ID', kind: 'identifier', rules: [required] },
    { name: 'secret', label: 'Secret', kind: 'secret', rules: [required] },
    description,
  ],
  3: [
    {
      name: 'tenantKey',
      label: 'Tenant key',
      kind: 'identifier',
      rules: [tenantKeyLength],
      help: '42 characters',
      isWide: true,
    },
    description,
  ],
  4: fileTransfer,
  5: [
    { name: 'smtpServer', label: 'SMTP server', kind: 'identifier', rules: [required], isWide: true },
    { name: 'smtpPort', label: 'SMTP port', kind: 'number', rules: [positiveInteger, port] },
    { name: 'apiKey', label: 'API key', kind: 'secret', rules: [required] },
    description,
  ],
  6: fileTransfer,
  7: [{ name: 'profile', label: 'Profile', kind: 'identifier' }, description],
  8: [
    { name: 'accountSid', label: 'Account SID', kind: 'identifier', rules: [required] },
    { name: 'authToken', label: 'Auth token', kind: 'secret', rules: [required] },
    { name: 'callerId', label: 'Caller ID', kind: 'identifier', rules: [required] },
    description,
  ],
  9: [
    { name: 'uri', label: 'URI', kind: 'identifier', rules: [required, url], isWide: true },
    { name: 'clientId', label: 'Client ID', kind: 'identifier', rules: [required] },
    { name: 'clientSecret', label: 'Client secret', kind: 'secret', rules: [required] },
    { name: 'systemUser', label: 'System user', kind: 'identifier', rules: [required] },
    description,
  ],
};

/** The fields for history, comparison and review. A service without a form is shown with the platform's names. */
export const recordFieldsOf = (settingsId: number): RecordFields =>
  defineFields(
    (serviceFields[settingsId] ?? []).map(({ name, label, kind }) => ({ name, label, isSecret: kind === 'secret' })),
  );

/** The platform's list of changes, with the form's labels and in its order. */
export function changesInWords(settingsId: number, changes: readonly mfdx.SettingChange[]): FieldChange[] {
  const { list, changeOf } = recordFieldsOf(settingsId);
  const placeOf = ({ type }: mfdx.SettingChange) => list.findIndex(({ name }) => name === type);
  return [...changes]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ type, oldValue, newValue }) => changeOf(type, oldValue, newValue));
}
