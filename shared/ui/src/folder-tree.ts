/** Folder tree. Loads with the first page that uses this entry. */
export { FolderTree, type FolderTreeProps } from './folders/FolderTree';
export { type Folder, type FolderSource, type FoundFolder, sourceOfList } from './folders/folder-source';
