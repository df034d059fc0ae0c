import type { digitalArchiveFolders, manageTeam } from '@console/api';
import { sameName } from '@console/schema/names';
import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import { companyOf, hasRight } from '../calls/gates';
import type { Company, Principal } from '../calls/principal';
import { FEATURE } from '../calls/products';
import { demandRow, refuseInvalid } from '../calls/refusal';
import { groupMembers, groups } from '../db/schema';
import type { Platform } from '../platform/platform';
import { compareNames } from '../words/request-words';
import { archiveFolders, retentionPolicies } from './archive-tables';

type FolderRow = typeof archiveFolders.$inferSelect;

export function findFolder({ db }: Platform, company: Company, folderId: string): Promise<FolderRow> {
  const isFolder = and(eq(archiveFolders.id, folderId), eq(archiveFolders.customerId, company.id));
  return demandRow(db.select().from(archiveFolders).where(isFolder), t('The folder was not found.'));
}

export const readFolders = ({ db }: Platform, company: Company): Promise<FolderRow[]> =>
  db.select().from(archiveFolders).where(eq(archiveFolders.customerId, company.id));

/** Undefined means no access. Folders inherit nothing; administrators open all. */
export async function folderReasons(
  { db }: Platform,
  company: Company,
  { personId, access }: Pick<Principal, 'access'> & { personId: string },
): Promise<(folder: Pick<FolderRow, 'accessGroups'>) => manageTeam.FolderReason | undefined> {
  const isAdmin = hasRight(FEATURE.generalAdmin, { access });
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.customerId, company.id), eq(groupMembers.personId, personId)));
  const memberOf = new Set(rows.map(({ id }) => id));
  return ({ accessGroups }) => {
    if (accessGroups.length === 0) return { kind: 'everyone' };
    const groupIds = accessGroups.filter((id) => memberOf.has(id));
    if (groupIds.length > 0) return { kind: 'groups', groupIds };
    return isAdmin ? { kind: 'administrator' } : undefined;
  };
}

export async function folderAccess(
  platform: Platform,
  principal: Principal,
): Promise<(folder: Pick<FolderRow, 'accessGroups'>) => boolean> {
  const { person, access } = principal;
  const reasonOf = await folderReasons(platform, companyOf(principal), { personId: person.id, access });
  return (folder) => reasonOf(folder) !== undefined;
}

/** `all`: every folder of the company, for the paths. */
export async function toWire(
  { db }: Platform,
  company: Company,
  rows: readonly FolderRow[],
  all: readonly FolderRow[],
): Promise<digitalArchiveFolders.Folder[]> {
  const policies = await db
    .select({ id: retentionPolicies.id, lifetimeDays: retentionPolicies.lifetimeDays })
    .from(retentionPolicies)
    .where(eq(retentionPolicies.customerId, company.id));
  const lifetimes = new Map(policies.map(({ id, lifetimeDays }) => [id, lifetimeDays]));
  const pathOf = pathsOf(all);
  return rows
    .map(({ id, name, parentId, accessGroups, retentionPolicyId }) => ({
      id,
      name,
      parentId,
      fullPath: pathOf(id),
      accessGroups,
      retentionPolicyId,
      lifetimeDays: (retentionPolicyId !== null && lifetimes.get(retentionPolicyId)) || null,
    }))
    .sort((a, b) => compareNames(a.name, b.name));
}

export function pathsOf(folders: readonly FolderRow[]): (id: string) => string {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const paths = new Map<string, string>();
  return function pathOf(id: string): string {
    const cached = paths.get(id);
    if (cached !== undefined) return cached;
    const folder = byId.get(id);
    if (!folder) return '';
    const above = folder.parentId === null ? '' : pathOf(folder.parentId);
    const path = above === '' ? folder.name : `${above} / ${folder.name}`;
    paths.set(id, path);
    return path;
  };
}

/** Throws a Refusal. `current` is the edited folder. */
export async function checkFolder(
  platform: Platform,
  company: Company,
  folder: digitalArchiveFolders.CreateFolderRequest,
  current?: FolderRow,
) {
  const { parentId, accessGroups, retentionPolicyId } = folder;
  const name = folder.name.trim();
  const all = await readFolders(platform, company);
  const siblings = all.filter((other) => other.parentId === parentId && other.id !== current?.id);
  refuseInvalid({
    name: nameError(name, siblings),
    parentId: parentError(parentId, all, current),
    accessGroups: await accessGroupsError(platform, company, accessGroups, current),
    retentionPolicyId: await policyError(platform, company, retentionPolicyId, current),
  });
  return { name, parentId, accessGroups: [...new Set(accessGroups)], retentionPolicyId };
}

function nameError(name: string, siblings: readonly FolderRow[]): string | undefined {
  if (name === '') return t('Enter a name.');
  return siblings.some((sibling) => sameName(sibling.name, name))
    ? t('A folder named {name} already exists here.', { name })
    : undefined;
}

function parentError(parentId: string | null, all: readonly FolderRow[], current?: FolderRow): string | undefined {
  if (parentId === null || parentId === current?.parentId) return undefined;
  if (!all.some(({ id }) => id === parentId)) return t('The parent folder no longer exists.');
  const isBelowItself = current && subtreeOf(all, [current.id]).some(({ id }) => id === parentId);
  return isBelowItself ? t('You can’t move a folder into itself.') : undefined;
}

async function accessGroupsError({ db }: Platform, company: Company, ids: readonly string[], current?: FolderRow) {
  const rows = await db.select({ id: groups.id }).from(groups).where(eq(groups.customerId, company.id));
  const allowedIds = new Set([...rows.map(({ id }) => id), ...(current?.accessGroups ?? [])]);
  return ids.every((id) => allowedIds.has(id))
    ? undefined
    : t('Some of these access groups aren’t in your company. Remove them and try again.');
}

export async function policyError(
  { db }: Platform,
  company: Company,
  policyId: string | null,
  current?: { retentionPolicyId: string | null },
) {
  if (policyId === null || policyId === current?.retentionPolicyId) return undefined;
  const [policy] = await db
    .select()
    .from(retentionPolicies)
    .where(and(eq(retentionPolicies.id, policyId), eq(retentionPolicies.customerId, company.id)));
  if (!policy) return t('The retention policy no longer exists.');
  return policy.isDisabled
    ? t('The retention policy {name} is disabled. Choose another policy.', { name: policy.name })
    : undefined;
}

export function subtreeOf(all: readonly FolderRow[], ids: readonly string[]): FolderRow[] {
  const children = new Map<string | null, FolderRow[]>();
  for (const folder of all) {
    const siblings = children.get(folder.parentId);
    if (siblings) siblings.push(folder);
    else children.set(folder.parentId, [folder]);
  }
  const selected = new Set(all.filter(({ id }) => ids.includes(id)));
  // A set's loop also visits values added meanwhile.
  for (const folder of selected) for (const child of children.get(folder.id) ?? []) selected.add(child);
  return [...selected];
}
