/** Pictures: choose, drop, crop, shrink. Loads with the first page that uses this entry. */
export { DropZone, type DropZoneProps } from './files/DropZone';
export { FileProblem } from './files/FileProblem';
export { acceptOf, formatFileSize } from './files/file-kinds';
export { PictureField, type PictureFieldProps } from './files/PictureField';
export { PICTURE_KINDS, readSmallPicture, sizeOfDataUrl } from './files/picture-file';
