import type { digitalArchiveFolders } from '@console/api';
import { compareWords } from '@console/ui';

export function foldersOf(
  policyId: string,
  folders: readonly digitalArchiveFolders.Folder[],
): readonly digitalArchiveFolders.Folder[] {
  return folders
    .filter(({ retentionPolicyId }) => retentionPolicyId === policyId)
    .toSorted((a, b) => compareWords(a.fullPath, b.fullPath));
}
