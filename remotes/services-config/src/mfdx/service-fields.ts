import { hostProblem, mfdx, webAddressProblem } from '@console/api';
import { defineFields, type FieldChange, type RecordFields } from '@console/product';
import { t } from '@console/words';

/** Undefined = valid. */
type Rule = (text: string) => string | undefined;

export interface ServiceField {
  name: string;
  label: string;
  /** `identifier` and `number` are compared by character; a `secret` is write-only. */
  kind: 'text' | 'identifier' | 'number' | 'secret';
  rules?: readonly Rule[];
  help?: string;
  section?: string;
  isWide?: boolean;
}

const required: Rule = (text) => (text === '' ? t('Required') : undefined);
const positiveInteger: Rule = (text) =>
  /^\d{1,15}$/.test(text) && Number(text) > 0 ? undefined : t('Must be a positive integer');
// C139: unspecified.
const port: Rule = (text) =>
  Number(text) > mfdx.LARGEST_PORT ? t('Must be {most} or lower', { most: mfdx.LARGEST_PORT }) : undefined;
const tenantKeyLength: Rule = (text) =>
  text.length === 42 ? undefined : t('Tenant key must be exactly 42 characters!');
// Unspecified (SERV-048).
const url: Rule = (text) => webAddressProblem(text, t('Must be a URL'));

const host: Rule = (text) => hostProblem(text);

const description: ServiceField = { name: 'description', label: t('Description'), kind: 'text', isWide: true };

const SERVER = t('SFTP server');
const FILES = t('Files');
const fileTransfer: readonly ServiceField[] = [
  {
    name: 'sftpAddress',
    label: t('SFTP address'),
    kind: 'identifier',
    rules: [required, host],
    help: t('Enter the server name only. Put the folder in Path.'),
    section: SERVER,
    isWide: true,
  },
  { name: 'sftpUser', label: t('SFTP user'), kind: 'identifier', rules: [required], section: SERVER },
  { name: 'sftpPassword', label: t('SFTP password'), kind: 'secret', rules: [required], section: SERVER },
  { name: 'path', label: t('Path'), kind: 'identifier', section: FILES },
  {
    name: 'tempPath',
    label: t('Temp path'),
    kind: 'identifier',
    section: FILES,
    help: t('Where files are stored while they’re being written'),
  },
  { name: 'filePrefix', label: t('File prefix'), kind: 'identifier', section: FILES },
  { name: 'printShopProvider', label: t('Print shop provider'), kind: 'text', section: FILES },
];

/** SERV-028..SERV-048, by service id (SERV-027). */
export const serviceFields: Record<number, readonly ServiceField[]> = {
  1: [{ name: 'sender', label: t('Sender'), kind: 'number', rules: [positiveInteger] }, description],
  2: [
    { name: 'id', label: t('ID'), kind: 'identifier', rules: [required] },
    { name: 'secret', label: t('Secret'), kind: 'secret', rules: [required] },
    description,
  ],
  3: [
    {
      name: 'tenantKey',
      label: t('Tenant key'),
      kind: 'identifier',
      rules: [tenantKeyLength],
      help: t('42 characters'),
      isWide: true,
    },
    description,
  ],
  4: fileTransfer,
  5: [
    {
      name: 'smtpServer',
      label: t('SMTP server'),
      kind: 'identifier',
      rules: [required, host],
      help: t('Enter the server name only. Put the port in its own field.'),
      isWide: true,
    },
    { name: 'smtpPort', label: t('SMTP port'), kind: 'number', rules: [positiveInteger, port] },
    { name: 'apiKey', label: t('API key'), kind: 'secret', rules: [required] },
    description,
  ],
  6: fileTransfer,
  7: [{ name: 'profile', label: t('Profile'), kind: 'identifier' }, description],
  8: [
    { name: 'accountSid', label: t('Account SID'), kind: 'identifier', rules: [required] },
    { name: 'authToken', label: t('Auth token'), kind: 'secret', rules: [required] },
    { name: 'callerId', label: t('Caller ID'), kind: 'identifier', rules: [required] },
    description,
  ],
  9: [
    { name: 'uri', label: t('URI'), kind: 'identifier', rules: [required, url], isWide: true },
    { name: 'clientId', label: t('Client ID'), kind: 'identifier', rules: [required] },
    { name: 'clientSecret', label: t('Client secret'), kind: 'secret', rules: [required] },
    { name: 'systemUser', label: t('System user'), kind: 'identifier', rules: [required] },
    description,
  ],
};

export const recordFieldsOf = (settingsId: number): RecordFields =>
  defineFields(
    (serviceFields[settingsId] ?? []).map(({ name, label, kind }) => ({ name, label, isSecret: kind === 'secret' })),
  );

export function changesInWords(settingsId: number, changes: readonly mfdx.SettingChange[]): FieldChange[] {
  const { list, changeOf } = recordFieldsOf(settingsId);
  const placeOf = ({ type }: mfdx.SettingChange) => list.findIndex(({ name }) => name === type);
  return [...changes]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ type, oldValue, newValue }) => changeOf(type, oldValue, newValue));
}
