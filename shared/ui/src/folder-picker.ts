/** Folder pickers. Loads with the first page that uses this entry. */
export { FolderDialog, type FolderDialogProps } from './folders/FolderDialog';
export { FolderPicker, type FolderPickerProps } from './folders/FolderPicker';
export { type Folder, type FolderSource, type FoundFolder, sourceOfList } from './folders/folder-source';
