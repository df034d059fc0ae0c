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

/** SERV-027. The tenth has no form in consoles yet. */
const services: readonly Service[] = [
  {
    id: 1,
    name: later('Digital mailbox B'),
    countryCodes: ['NO'],
    fields: { description: optional, sender: required('positiveInteger') },
  },
  {
    id: 2,
    name: later('SMS provider'),
    countryCodes: ['*'],
    fields: { description: optional, id: required(), secret: required('secret') },
  },
  {
    id: 3,
    name: later('Digital mailbox A'),
    countryCodes: ['SE'],
    fields: { tenantKey: required('tenantKey'), description: optional },
  },
  { id: 4, name: later('Print shop'), countryCodes: ['*'], fields: fileTransfer },
  {
    id: 5,
    name: later('E-mail delivery'),
    countryCodes: ['*'],
    fields: {
      description: optional,
      apiKey: required('secret'),
      smtpServer: required('host'),
      smtpPort: required('port'),
    },
  },
  { id: 6, name: later('File transfer'), countryCodes: ['*'], fields: fileTransfer },
  { id: 7, name: later('Signing provider'), countryCodes: ['*'], fields: { description: optional, profile: optional } },
  {
    id: 8,
    name: later('SMS and voice'),
    countryCodes: ['*'],
    fields: {
      description: optional,
      accountSid: required(),
      authToken: required('secret'),
      callerId: required(),
    },
  },
  {
    id: 9,
    name: later('Archive'),
    countryCodes: ['NO', 'SE'],
    fields: {
      description: optional,
      clientId: required(),
      clientSecret: required('secret'),
      systemUser: required(),
      uri: required('url'),
    },
  },
  {
    id: 10,
    name: later('Fax gateway'),
    countryCodes: ['SE'],
    fields: { description: optional, number: required() },
  },
];

export const EMAIL_DELIVERY = 5;

export const allServices: readonly Service[] = services;
export const findService = (id: number): Service | undefined => services.find((service) => service.id === id);

export const isSecret = (service: Service, field: string): boolean => service.fields[field]?.kind === 'secret';

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
