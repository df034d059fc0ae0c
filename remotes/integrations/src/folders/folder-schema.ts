import { type digitalArchiveFolders, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

export const folderSchema = z.object({
  name: texts.name.check(z.refine((name) => name.trim() !== '', t('Required'))),
  accessGroups: z.array(z.string()),
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
