import { texts } from '@console/api';
import { sameName } from '@console/schema/names';
import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { demandRow, lengthError, Refusal } from '../calls/refusal';
import type { Database } from '../db/open-database';
import { groups, members } from '../db/schema';
import type { Platform } from '../platform/platform';
import { byName } from '../words/request-words';

export async function readGroups(db: Database, company: Company) {
  const ofCompany = eq(groups.customerId, company.id);
  return byName(await db.select({ id: groups.id, name: groups.name }).from(groups).where(ofCompany));
}

export const isGroup = (company: Company, groupId: string) =>
  and(eq(groups.id, groupId), eq(groups.customerId, company.id));

export const findGroup = ({ db }: Platform, company: Company, groupId: string) =>
  demandRow(db.select().from(groups).where(isGroup(company, groupId)), t('The group was not found.'));

/** ACCT-127, ACCT-128. A group may keep or recase its name. */
export async function groupNameError(
  { db }: Platform,
  company: Company,
  entered: string,
  groupId?: string,
): Promise<string | null> {
  const name = entered.trim();
  if (name === '') return t('Enter a name.');
  const length = lengthError(texts.name, name);
  if (length !== undefined) return length;
  const storedGroups = await db.select().from(groups).where(eq(groups.customerId, company.id));
  const isTaken = storedGroups.some((group) => group.id !== groupId && sameName(group.name, name));
  return isTaken ? t('A group named {name} already exists.', { name }) : null;
}

export async function refuseNonMembers({ db }: Platform, company: Company, userIds: string[]): Promise<void> {
  const rows = await db.select({ id: members.personId }).from(members).where(eq(members.customerId, company.id));
  const ids = new Set(rows.map(({ id }) => id));
  if (!userIds.every((id) => ids.has(id)))
    throw new Refusal(400, t('Some of these users aren’t in your company. Remove them and try again.'));
}
