/** Folders: a tree beside a list, and a picker. Fetched with the first page that has one. */
export {
  type Folder,
  type FolderSource,
  type FoundFolder,
  type ListedFolder,
  sourceOfList,
} from './folders/folder-source';
export { FolderDialog, type FolderDialogProps } from './folders/FolderDialog';
export { FolderPicker, type FolderPickerProps } from './folders/FolderPicker';
export { FolderTree, type FolderTreeProps } from './folders/FolderTree';
