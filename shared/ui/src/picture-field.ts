/** Pictures: choose, drop, crop, shrink. Loads with the first page that uses this entry. */
export { DropZone } from './files/DropZone';
export { FileProblem } from './files/FileProblem';
export { acceptOf, formatFileSize } from './files/file-kinds';
export { PictureField } from './files/PictureField';
export { PICTURE_KINDS, readSmallPicture, sizeOfDataUrl } from './files/picture-file';
