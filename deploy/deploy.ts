/** What other packages may take from the delivery tools: a site made of what is built, and the server for it. */
export { originsOf } from './headers';
export { writeImage } from './image';
export { localConfig } from './local-config';
export { BROTLI_MODULE } from './nginx';
export { writeNginxFolder } from './nginx-folder';
export { prepareSite } from './prepare-site';
