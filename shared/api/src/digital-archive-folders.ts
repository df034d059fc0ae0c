import { z } from '@console/schema';
import { http, type RecordVersion } from '@console/http';
import { noAnswer } from './no-answer';
import { texts } from './texts';

/* api/DigitalArchiveFolders: the archive's folders and who may open them (INTG-063..INTG-087). */

/** INTG-080 */
export const folder = z.object({
  id: z.string(),
  name: z.string(),
  /** Null = at the top level. */
  parentId: z.nullable(z.string()),
  /** From the top level down to the folder itself, parted by ` / `. */
  fullPath: z.string(),
  /** Ids of the access groups that may open it; empty = everyone of the company. */
  accessGroups: z.array(z.string()),
  /** Null = its records are not deleted. */
  retentionPolicyId: z.nullable(z.string()),
  /** The lifetime of its policy in days; null without a policy. */
  lifetimeDays: z.nullable(z.int()),
});
/** INTG-081 */
export const accessGroup = z.object({ id: z.string(), name: z.string() });
export const createFolderRequest = z.object({
  name: texts.name,
  parentId: z.nullable(texts.key),
  accessGroups: z.array(texts.key),
  retentionPolicyId: z.nullable(texts.key),
});
/** The folder's id and its values (C77). */
export const updateFolderRequest = z.extend(createFolderRequest, { id: texts.key });
/** Ids (C77). What is below them is deleted too (INTG-069). */
export const deleteFoldersRequest = z.array(texts.key);

export type Folder = z.infer<typeof folder>;
export type AccessGroup = z.infer<typeof accessGroup>;
export type CreateFolderRequest = z.infer<typeof createFolderRequest>;
export type UpdateFolderRequest = z.infer<typeof updateFolderRequest>;

/** INTG-082. The folders of the top level, or those directly below one, by name. Unspecified: what the id stands for. */
export const getFolders = (parentId?: string, signal?: AbortSignal) =>
  http.get(
    'main',
    `api/DigitalArchiveFolders/all${parentId === undefined ? '' : `/${encodeURIComponent(parentId)}`}`,
    z.array(folder),
    { signal },
  );
/** INTG-036. All folders that the signed-in user may open, of all levels; an administrator's are all there are. */
export const getAllUserFoldersFlat = (signal?: AbortSignal) =>
  http.get('main', 'api/DigitalArchiveFolders/getAllUserFoldersFlat', z.array(folder), { signal });
/** INTG-084. By name. */
export const getAccessGroups = (signal?: AbortSignal) =>
  http.get('main', 'api/DigitalArchiveFolders/accessGroups', z.array(accessGroup), { signal });
/** INTG-083 */
export const createFolder = (body: CreateFolderRequest) =>
  http.post('main', 'api/DigitalArchiveFolders', body, noAnswer);
/** INTG-083 */
export const updateFolder = (body: UpdateFolderRequest, version?: RecordVersion) =>
  http.post('main', 'api/DigitalArchiveFolders/update', body, noAnswer, { version });
/** INTG-083 */
export const deleteFolders = (ids: string[]) => http.post('main', 'api/DigitalArchiveFolders/delete', ids, noAnswer);
