import { type digitalArchiveFolders, fieldsOf, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

export const folderSchema = z.object({
  name: texts.name.check(z.refine((name) => name.trim() !== '', t('Required'))),
  accessGroups: z.array(z.string()),
  retentionPolicyId: z.string(),
});
export type FolderValues = z.infer<typeof folderSchema>;

export const emptyFolder: FolderValues = { name: '', accessGroups: [], retentionPolicyId: '' };

export const toFormValues = (folder: digitalArchiveFolders.Folder): FolderValues => fieldsOf(folderSchema, folder);

export const toRequest = (
  { name, retentionPolicyId, ...values }: FolderValues,
  parentId: string | null,
): digitalArchiveFolders.CreateFolderRequest => ({
  ...values,
  name: name.trim(),
  parentId,
  retentionPolicyId: retentionPolicyId || null,
});
