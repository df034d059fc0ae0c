/** Folder picker. Loads with the first page that uses this entry. */
export { FolderPicker, type FolderPickerProps } from './folders/FolderPicker';
export type { ListedFolder } from './folders/folder-index';
