import { randomUUID } from 'node:crypto';
import { retentionPolicies as wire } from '@console/api';
import { sameName } from '@console/schema/names';
import { t } from '@console/words';
import { asc, eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import { demandRow, refuseInvalid } from '../calls/refusal';
import { noteRead, writeRow } from '../calls/versioned-rows';
import type { Platform } from '../platform/platform';
import { retentionPolicies } from './archive-tables';

type PolicyRow = typeof retentionPolicies.$inferSelect;

export function retentionEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db, now } = platform;
  const readPolicies = (customerId: string) =>
    db
      .select()
      .from(retentionPolicies)
      .where(eq(retentionPolicies.customerId, customerId))
      .orderBy(asc(retentionPolicies.position));

  endpoint(wire.getRetentionPolicies, async ({ principal, company }) => {
    const rows = await readPolicies(company.id);
    noteRead(platform, principal, retentionPolicies, ...rows);
    return rows.map(toWire);
  });

  endpoint(wire.createRetentionPolicy, {
    audit: ['retentionPolicy', 'created'],
    handle: async ({ principal, company: { id: customerId }, body }) => {
      const present = await readPolicies(customerId);
      const at = now().getTime();
      const id = `rp-${randomUUID().slice(0, 8)}`;
      const checked = checkPolicy(body, present);
      noteChange(principal, { id, name: checked.name, after: checked });
      await db.insert(retentionPolicies).values({
        id,
        customerId,
        ...checked,
        position: (present.at(-1)?.position ?? -1) + 1,
        createdAt: at,
        updatedAt: at,
      });
    },
  });

  endpoint(wire.updateRetentionPolicy, {
    audit: ['retentionPolicy', 'updated'],
    handle: async ({ principal, company, body }) => {
      const isMeant = ({ id }: PolicyRow) => id === body.id;
      const present = await readPolicies(company.id);
      const current = await demandRow(present.filter(isMeant), t('The retention policy was not found.'));
      const checked = checkPolicy(
        body,
        present.filter((each) => !isMeant(each)),
        current.lifetimeDays,
      );
      await writeRow(platform, principal, retentionPolicies, current, { ...checked, updatedAt: now().getTime() });
      noteChange(principal, { id: body.id, name: checked.name, before: current, after: checked });
    },
  });
}

function toWire(row: PolicyRow): wire.RetentionPolicy {
  const { id, customerId, name, lifetimeDays, isDisabled, createdAt, updatedAt, position } = row;
  return {
    id,
    companyId: customerId,
    name,
    lifetimeDays,
    isDisabled,
    createdDate: new Date(createdAt).toISOString(),
    updatedDate: new Date(updatedAt).toISOString(),
    order: position,
  };
}

/** A stored lifetime outlives the choices (C140). */
function checkPolicy(
  { name, lifetimeDays, isDisabled }: wire.CreateRetentionPolicyRequest,
  otherPolicies: PolicyRow[],
  storedDays?: number,
) {
  const checked = { name: name.trim(), lifetimeDays, isDisabled };
  const isTaken = otherPolicies.some((policy) => sameName(policy.name, checked.name));
  refuseInvalid({
    name: nameError(checked.name, isTaken),
    lifetimeDays:
      lifetimeDays === storedDays || (wire.LIFETIMES as readonly number[]).includes(lifetimeDays)
        ? undefined
        : t('Choose a lifetime.'),
  });
  return checked;
}

function nameError(name: string, isTaken: boolean): string | undefined {
  if (name === '') return t('Required');
  return isTaken ? t('A policy named {name} already exists.', { name }) : undefined;
}
