/** Folder picker. Loads with the first page that uses this entry. */
export { FolderPicker } from './folders/FolderPicker';
