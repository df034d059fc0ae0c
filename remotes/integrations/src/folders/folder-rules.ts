import type { digitalArchiveFolders, retentionPolicies } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { t } from '@console/words';

type Folder = digitalArchiveFolders.Folder;
type Policy = retentionPolicies.RetentionPolicy;

export interface FolderLine {
  text: string;
  isWarning: boolean;
}

export function accessLine({ accessGroups }: Folder, groups: readonly digitalArchiveFolders.AccessGroup[]): FolderLine {
  if (accessGroups.length === 0) return { text: t('No groups: free access'), isWarning: true };
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return { text: accessGroups.map((id) => names.get(id) ?? t('Deleted group')).join(', '), isWarning: false };
}

export function retentionLine({ lifetimeDays, retentionPolicyId }: Folder, policies: readonly Policy[]): FolderLine {
  if (lifetimeDays === null) return { text: t('Nothing is deleted'), isWarning: false };
  const lifetime = lifetimeInWords(lifetimeDays);
  const isDisabled = policies.some(({ id, isDisabled: off }) => id === retentionPolicyId && off);
  return isDisabled
    ? { text: t('{lifetime}, policy disabled', { lifetime }), isWarning: true }
    : { text: lifetime, isWarning: false };
}

export type FolderConcern = { folder: Folder } & (
  | { kind: 'freeAccess' | 'disabledPolicy' }
  /** The folder deletes sooner than its parent. */
  | { kind: 'shorterLifetime'; lifetimeDays: number; longerDays: number }
);

const MOST_CONCERNS = 5;

export function concernsOf(
  level: readonly Folder[],
  above: Folder | undefined,
  policies: readonly Policy[],
): readonly FolderConcern[] {
  const concerns = level.flatMap((folder): FolderConcern[] => {
    const folderConcerns: FolderConcern[] = [];
    if (folder.accessGroups.length === 0 && above && above.accessGroups.length > 0) {
      folderConcerns.push({ folder, kind: 'freeAccess' });
    }
    if (retentionLine(folder, policies).isWarning) {
      folderConcerns.push({ folder, kind: 'disabledPolicy' });
    } else if (folder.lifetimeDays !== null && above?.lifetimeDays && folder.lifetimeDays < above.lifetimeDays) {
      const { lifetimeDays } = folder;
      folderConcerns.push({ folder, kind: 'shorterLifetime', lifetimeDays, longerDays: above.lifetimeDays });
    }
    return folderConcerns;
  });
  return concerns.slice(0, MOST_CONCERNS);
}

export function idsBelow(folderId: string, all: readonly Folder[]): ReadonlySet<string> {
  const children = new Map<string, string[]>();
  for (const { id, parentId } of all) {
    if (parentId === null) continue;
    children.set(parentId, [...(children.get(parentId) ?? []), id]);
  }
  const below = new Set(children.get(folderId));
  // Iterating a set also visits elements that are added meanwhile.
  for (const id of below) for (const child of children.get(id) ?? []) below.add(child);
  return below;
}

/** Starts at the top level; an empty path means unknown. */
export function pathTo(folderId: string | undefined, all: readonly Folder[]): readonly Folder[] {
  const byId = new Map(all.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  for (let id: string | null | undefined = folderId; id != null; ) {
    const folder = byId.get(id);
    if (!folder || path.includes(folder)) break;
    path.unshift(folder);
    id = folder.parentId;
  }
  return path;
}
