import type { auditTrail } from '@console/api';
import { defineFields, type FieldChange } from '@console/product';
import { ownValue } from '@console/schema';
import { t } from '@console/words';

/** An unknown subject shows the platform's name. */
const SUBJECTS: Record<auditTrail.Subject, string> = {
  apiClient: t('API client'),
  archiveDocument: t('Archived document'),
  auditForwarding: t('Auditlog Forwarding'),
  branding: t('Branding'),
  company: t('Company'),
  deliveryService: t('Delivery service'),
  document: t('Document'),
  event: t('System event'),
  folder: t('Folder'),
  group: t('Group'),
  invite: t('Invite', undefined, 'noun'),
  metadataColumns: t('Metadata columns'),
  migration: t('Migration'),
  notification: t('Notification'),
  paymentMethod: t('Payment method'),
  plan: t('Plan'),
  profile: t('Personal account'),
  releaseNotification: t('Release notification'),
  retentionPolicy: t('Retention policy'),
  role: t('Role'),
  signing: t('Digital signing'),
  signingOrder: t('Signing order'),
  soapClient: t('Interact SOAP Client'),
  user: t('User'),
  viewpoint: 'Viewpoint',
  webEditor: t('WebEditor setting'),
  webhook: t('Webhook'),
};

const OPERATIONS: Record<auditTrail.Operation, string> = {
  created: t('Created', undefined, 'event'),
  updated: t('Updated'),
  deleted: t('Deleted'),
  published: t('Published'),
  sent: t('Sent'),
  tested: t('Tested'),
  started: t('Started'),
};

const OUTCOMES: Record<auditTrail.AuditEvent['outcome'], string> = {
  succeeded: t('Succeeded'),
  refused: t('Refused'),
  failed: t('Failed'),
  interrupted: t('Interrupted'),
};

const wordIn = (words: Readonly<Record<string, string>>) => (value: string) => ownValue(words, value) ?? value;

export const subjectWord = wordIn(SUBJECTS);
export const operationWord = wordIn(OPERATIONS);
export const outcomeWord = wordIn(OUTCOMES);

/** An unknown field shows its wire name. */
const FIELDS: Readonly<Record<string, string>> = {
  addedMembers: t('Added members'),
  authenticationType: t('Authentication type'),
  body: t('Body'),
  clientId: t('Client ID'),
  clientSecret: t('Client Secret'),
  description: t('Description'),
  enableAuditForwarding: t('Enabled'),
  enabled: t('Enabled'),
  environment: t('Environment'),
  firstName: t('First name'),
  folder: t('Folder'),
  holders: t('Role of assigned users'),
  isActive: t('Active'),
  isDisabled: t('Disabled'),
  label: t('Label'),
  languageCode: t('Language'),
  lastName: t('Last name'),
  lifetimeDays: t('Lifetime in days'),
  messagePrefix: t('Console message prefix'),
  name: t('Name'),
  order: t('Order', undefined, 'sequence'),
  phoneNumber: t('Phone number'),
  removedMembers: t('Removed members'),
  role: t('Role'),
  scope: t('Scope'),
  signingSecret: t('Signing secret'),
  status: t('Status'),
  subject: t('Subject'),
  title: t('Title'),
  tokenEndpoint: t('Token Endpoint'),
  url: 'URL',
  useMtls: t('Mutual TLS'),
};

const ACCESS = 'access.';

/** A secret is only present or absent. */
export function changeInWords({ field, before, after, isSecret = false }: auditTrail.AuditChange): FieldChange {
  const name = field.startsWith(ACCESS) ? field.slice(ACCESS.length) : field;
  const label = ownValue(FIELDS, name) ?? name;
  return defineFields([{ name, label, isSecret, words: valueWord }]).changeOf(name, before, after);
}

function valueWord(value: auditTrail.AuditChange['before'] | undefined): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return String(value);
}
