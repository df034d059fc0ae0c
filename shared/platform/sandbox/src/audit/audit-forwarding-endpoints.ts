import { auditlogForward } from '@console/api';
import { eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import { refuseInvalid } from '../calls/refusal';
import { noteRead, putRow } from '../calls/versioned-rows';
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
export function auditForwardingEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db, outgoing } = platform;
  const read = async (customerId: string) => {
    const [row] = await db.select().from(auditForwardings).where(eq(auditForwardings.customerId, customerId));
    return row ?? { customerId, settings: OFF, version: 0 };
  };

  endpoint(auditlogForward.getAuditForwarding, async ({ principal, company: { id } }) => {
    const row = await read(id);
    noteRead(platform, principal, auditForwardings, row);
    const { settings } = row;
    return { ...settings, clientSecret: '', isClientSecretStored: settings.clientSecret !== '' };
  });

  endpoint(auditlogForward.updateAuditForwarding, {
    audit: ['auditForwarding', 'updated'],
    handle: async ({ principal, company: { id, name }, body }) => {
      const row = await read(id);
      const { settings: stored } = row;
      const addresses = auditlogForward.secretAddresses;
      const settings = { ...body, ...secretsAfter({ addresses, sent: body, stored }, 'clientSecret') };
      refuseInvalid(forwardingErrors(settings, outgoing.addressError));
      await putRow(platform, principal, auditForwardings, row, { settings });
      await updatePositions(db, id, settings);
      noteChange(principal, { id, name, before: stored, after: settings });
    },
  });
}
