/** A tree of folders, loaded with the first page that has one. */
export { FolderTree, type FolderTreeProps } from './folders/FolderTree';
export { type Folder, type FolderSource, type FoundFolder, sourceOfList } from './folders/folder-source';
