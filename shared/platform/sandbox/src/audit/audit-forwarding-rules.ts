import type { auditlogForward } from '@console/api';
import { t } from '@console/words';
import { and, eq, max, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { auditEntries, auditPositions } from './audit-tables';

export type Receiver = 'rest' | 'console';
type Settings = auditlogForward.AuditForwarding;

export const RECEIVERS: readonly Receiver[] = ['rest', 'console'];

export function isForwarding(settings: Settings, receiver: Receiver): boolean {
  const { enableAuditForwarding, useRestApiForward, useConsoleForward } = settings;
  return enableAuditForwarding && (receiver === 'rest' ? useRestApiForward : useConsoleForward);
}

// oxlint-disable-next-line no-control-regex -- a line break in the prefix would forge a line of the log
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/** Keys are fields; empty while forwarding is off (INTG-170). */
export function forwardingErrors(
  settings: Settings,
  addressError: (address: string) => string | undefined,
): Record<string, string | undefined> {
  const { enableAuditForwarding, useRestApiForward, useConsoleForward, authenticationType } = settings;
  if (!enableAuditForwarding) return {};
  const { url, clientId, clientSecret, tokenEndpoint, messagePrefix } = settings;
  const requiredAddress = (address: string) => (address === '' ? t('Required') : addressError(address));
  const none = !useRestApiForward && !useConsoleForward;
  return {
    ...(none ? { useRestApiForward: t('Choose Rest API, Console, or both') } : {}),
    ...(useRestApiForward ? { url: requiredAddress(url) } : {}),
    ...(useRestApiForward && authenticationType === 'client-credentials'
      ? {
          clientId: clientId === '' ? t('Required') : undefined,
          clientSecret: clientSecret === '' ? t('Required') : undefined,
          tokenEndpoint: requiredAddress(tokenEndpoint),
        }
      : {}),
    ...(CONTROL_CHARACTER.test(messagePrefix) ? { messagePrefix: t('The prefix must be a single line.') } : {}),
  };
}

/** A receiver switched on starts at this moment; a receiver switched off loses its position. */
export async function updatePositions(db: Database, customerId: string, settings: Settings): Promise<void> {
  const [last] = await db
    .select({ id: max(auditEntries.id) })
    .from(auditEntries)
    .where(ne(auditEntries.outcome, 'pending'));
  for (const receiver of RECEIVERS) {
    if (isForwarding(settings, receiver)) {
      const position = { customerId, receiver, sentTo: last?.id ?? 0 };
      await db.insert(auditPositions).values(position).onConflictDoNothing();
    } else await db.delete(auditPositions).where(isPosition({ customerId, receiver }));
  }
}

export const isPosition = ({ customerId, receiver }: { customerId: string; receiver: Receiver }) =>
  and(eq(auditPositions.customerId, customerId), eq(auditPositions.receiver, receiver));
