import { auditlogForward } from '@console/api';
import { and, eq } from 'drizzle-orm';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import { refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { secretsAfter } from '../platform/stored-secrets';
import { forwardingErrors, updatePositions } from './audit-forwarding-rules';
import { auditForwardings } from './audit-tables';

const OFF: auditlogForward.AuditForwarding = {
  enableAuditForwarding: false,
  useRestApiForward: false,
  useConsoleForward: false,
  messagePrefix: '',
  url: '',
  authenticationType: 'none',
  clientId: '',
  clientSecret: '',
  tokenEndpoint: '',
  scope: '',
};

/** api/Customer/AuditlogForward */
export function auditForwardingEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db, recordReads, outgoing } = platform;
  const recordOf = (customerId: string) => `auditlog-forward ${customerId}`;
  const read = async (customerId: string) => {
    const [row] = await db.select().from(auditForwardings).where(eq(auditForwardings.customerId, customerId));
    return row ?? { settings: OFF, version: 0 };
  };

  endpoint(auditlogForward.getAuditForwarding, {
    gate: 'GENERAL_ADMIN',
    handle: async ({ principal }) => {
      const { id } = companyOf(principal);
      const { settings, version } = await read(id);
      recordReads.note(principal.person.id, recordOf(id), version);
      return { ...settings, clientSecret: '', isClientSecretStored: settings.clientSecret !== '' };
    },
  });

  endpoint(auditlogForward.updateAuditForwarding, {
    gate: 'GENERAL_ADMIN',
    audit: ['auditForwarding', 'updated'],
    handle: async ({ principal, body }) => {
      const { id, name } = companyOf(principal);
      const { settings: stored, version } = await read(id);
      const addresses = auditlogForward.secretAddresses;
      const settings = { ...body, ...secretsAfter({ addresses, sent: body, stored }, 'clientSecret') };
      refuseInvalid(forwardingErrors(settings, outgoing.addressError));
      await recordReads.write(principal, recordOf(id), version, (next) =>
        version === 0
          ? db.insert(auditForwardings).values({ customerId: id, settings, version: next }).onConflictDoNothing()
          : db
              .update(auditForwardings)
              .set({ settings, version: next })
              .where(and(eq(auditForwardings.customerId, id), eq(auditForwardings.version, version))),
      );
      await updatePositions(db, id, settings);
      noteChange(principal, { id, name, before: stored, after: settings });
      return null;
    },
  });
}
