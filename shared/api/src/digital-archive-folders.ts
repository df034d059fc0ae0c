import { get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/DigitalArchiveFolders (INTG-063..INTG-087) */

/** INTG-080 */
export const folder = z.object({
  id: z.string(),
  name: z.string(),
  /** Null = top level. */
  parentId: z.nullable(z.string()),
  /** Separated by ` / `, the folder included. */
  fullPath: z.string(),
  /** Empty = everyone. */
  accessGroups: z.array(z.string()),
  /** Null = never deleted. */
  retentionPolicyId: z.nullable(z.string()),
  /** Days; null without policy. */
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
/** C77 */
export const updateFolderRequest = z.extend(createFolderRequest, { id: texts.key });
/** C77. Folders below go too (INTG-069). */
export const deleteFoldersRequest = z.array(texts.key);

export type Folder = z.infer<typeof folder>;
export type AccessGroup = z.infer<typeof accessGroup>;
export type CreateFolderRequest = z.infer<typeof createFolderRequest>;
export type UpdateFolderRequest = z.infer<typeof updateFolderRequest>;

/** INTG-082. By name. */
export const getTopFolders = get('main', 'api/DigitalArchiveFolders/all', { answer: z.array(folder) });
/** INTG-082. By name. Unspecified: the id is a parent's. */
export const getFolders = get('main', 'api/DigitalArchiveFolders/all/:parentId', { answer: z.array(folder) });
/** INTG-036. All levels that the user may open; an administrator's are all. */
export const getAllUserFoldersFlat = get('main', 'api/DigitalArchiveFolders/getAllUserFoldersFlat', {
  answer: z.array(folder),
});
/** INTG-084. By name. */
export const getAccessGroups = get('main', 'api/DigitalArchiveFolders/accessGroups', { answer: z.array(accessGroup) });
/** INTG-083 */
export const createFolder = post('main', 'api/DigitalArchiveFolders', { body: createFolderRequest });
/** INTG-083 */
export const updateFolder = post('main', 'api/DigitalArchiveFolders/update', {
  edits: getFolders,
  body: updateFolderRequest,
});
/** INTG-083 */
export const deleteFolders = post('main', 'api/DigitalArchiveFolders/delete', { body: deleteFoldersRequest });
