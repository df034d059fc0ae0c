import type { digitalArchiveFolders } from '@console/api';
import { z } from '@console/schema';

const LONGEST_NAME = 100;

export const folderSchema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Required'),
    z.longest(LONGEST_NAME),
  ),
  accessGroups: z.array(z.string()),
  /** Empty = None. */
  retentionPolicyId: z.string(),
});
export type FolderValues = z.infer<typeof folderSchema>;

export const emptyFolder: FolderValues = { name: '', accessGroups: [], retentionPolicyId: '' };

export const toFormValues = ({
  name,
  accessGroups,
  retentionPolicyId,
}: digitalArchiveFolders.Folder): FolderValues => ({
  name,
  accessGroups,
  retentionPolicyId: retentionPolicyId ?? '',
});

export const toRequest = (
  { name, accessGroups, retentionPolicyId }: FolderValues,
  parentId: string | null,
): digitalArchiveFolders.CreateFolderRequest => ({
  name: name.trim(),
  parentId,
  accessGroups,
  retentionPolicyId: retentionPolicyId || null,
});
