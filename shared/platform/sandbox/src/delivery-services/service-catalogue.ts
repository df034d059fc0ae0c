import { hostProblem, mfdx, texts, webAddressProblem } from '@console/api';
import { bare, bareSecret } from '@console/schema/bare';
import { t } from '@console/words';
import { later } from '@console/words/later';
import { lengthError, refuseInvalid } from '../calls/refusal';
import { secretsAfter } from '../platform/stored-secrets';

/** Null = empty field. */
export type ServiceContent = Record<string, string | number | null>;

type Kind = 'text' | 'secret' | 'positiveInteger' | 'port' | 'url' | 'host' | 'tenantKey';
interface Field {
  kind: Kind;
  isRequired: boolean;
}

export interface Service {
  id: number;
  name: string;
  countryCodes: string[];
  fields: Record<string, Field>;
}

const optional: Field = { kind: 'text', isRequired: false };
const required = (kind: Kind = 'text'): Field => ({ kind, isRequired: true });

const fileTransfer = {
  path: optional,
  tempPath: optional,
  filePrefix: optional,
  printShopProvider: optional,
  sftpAddress: required('host'),
  sftpUser: required(),
  sftpPassword: required('secret'),
};

const service = (id: number, name: string, countryCodes: string[], fields: Service['fields']): Service => ({
  id,
  name,
  countryCodes,
  fields,
});

/** SERV-027. The tenth has no form in consoles yet. */
export const allServices: readonly Service[] = [
  service(1, later('Digital mailbox B'), ['NO'], { description: optional, sender: required('positiveInteger') }),
  service(2, later('SMS provider'), ['*'], { description: optional, id: required(), secret: required('secret') }),
  service(3, later('Digital mailbox A'), ['SE'], { tenantKey: required('tenantKey'), description: optional }),
  service(4, later('Print shop'), ['*'], fileTransfer),
  service(5, later('E-mail delivery'), ['*'], {
    description: optional,
    apiKey: required('secret'),
    smtpServer: required('host'),
    smtpPort: required('port'),
  }),
  service(6, later('File transfer'), ['*'], fileTransfer),
  service(7, later('Signing provider'), ['*'], { description: optional, profile: optional }),
  service(8, later('SMS and voice'), ['*'], {
    description: optional,
    accountSid: required(),
    authToken: required('secret'),
    callerId: required(),
  }),
  service(9, later('Archive'), ['NO', 'SE'], {
    description: optional,
    clientId: required(),
    clientSecret: required('secret'),
    systemUser: required(),
    uri: required('url'),
  }),
  service(10, later('Fax gateway'), ['SE'], { description: optional, number: required() }),
];

export const EMAIL_DELIVERY = 5;

export const findService = (id: number): Service | undefined => allServices.find((each) => each.id === id);

/** A secret counts as present or absent: changes are stored as answered. */
export function changesBetween(
  { fields }: Service,
  oldContent: ServiceContent | null | undefined,
  newContent: ServiceContent,
): mfdx.SettingChange[] {
  return Object.entries(fields)
    .filter(([name]) => (oldContent?.[name] ?? null) !== (newContent[name] ?? null))
    .map(([name, field]) => ({
      type: name,
      oldValue: answerOf(field, oldContent?.[name]),
      newValue: answerOf(field, newContent[name]),
    }));
}

export const answerOf = ({ kind }: Field, value: ServiceContent[string] = null): mfdx.FieldValue =>
  kind === 'secret' && value !== null ? true : value;

/**
 * Picks the service's fields and ignores the rest; unsent fields are empty. A secret that is no text keeps the stored
 * secret for the same address. Refuses rule breaks (SERV-028..SERV-048).
 */
export function checkContent(
  { id, fields }: Service,
  sent: Record<string, unknown>,
  stored: ServiceContent | undefined,
): ServiceContent {
  const content: ServiceContent = {};
  const errors: Record<string, string | undefined> = {};
  const addresses = mfdx.secretAddresses[id] ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.kind === 'secret' ? secretsAfter({ addresses, sent, stored }, name)[name] : sent[name];
    const input = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const text = field.kind === 'secret' ? bareSecret(input) : bare(input);
    errors[name] = errorOf(field, text);
    content[name] = text === '' ? null : isNumber(field) ? Number(text) : text;
  }
  refuseInvalid(errors);
  return content;
}

const isNumber = ({ kind }: Field) => kind === 'positiveInteger' || kind === 'port';

function errorOf({ kind, isRequired }: Field, text: string): string | undefined {
  if (kind === 'tenantKey') return text.length === 42 ? undefined : t('Tenant key must be exactly 42 characters!');
  if (kind === 'positiveInteger' || kind === 'port') {
    if (!/^\d{1,15}$/.test(text) || Number(text) <= 0) return t('Must be a positive integer');
    return kind === 'port' && Number(text) > mfdx.LARGEST_PORT
      ? t('Must be {port} or lower', { port: mfdx.LARGEST_PORT })
      : undefined;
  }
  if (text === '') return isRequired ? t('Required') : undefined;
  const problem =
    kind === 'url' ? webAddressProblem(text, t('Must be a URL')) : kind === 'host' ? hostProblem(text) : undefined;
  // The request's schema does not name these fields.
  return problem ?? lengthError(texts.setting, text);
}
