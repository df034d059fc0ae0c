/** What other packages may take from the delivery tools: a site made of what is built, and the server for it. */
export { createCollector, createCollectorServer } from './collector/collector';
export { writeImage } from './containers/image';
export { originsOf } from './serve/headers';
export { localConfig, sandboxApi } from './serve/local-config';
export { BROTLI_MODULE, writeNginxFolder } from './serve/nginx';
export { ownOriginApi } from './serve/platform-paths';
export { prepareSite } from './serve/prepare-site';
