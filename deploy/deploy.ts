/** Delivery tools for other packages: a site from built packages, and its server. */
export { inCheckout, runIn } from './checkout';
export { createCollector, createCollectorServer } from './collector/collector';
export { writeImage } from './containers/image';
export { originsOf } from './serve/headers';
export { localConfig, sandboxApi, standInOf } from './serve/local-config';
export { BROTLI_MODULE, writeNginxFolder } from './serve/nginx';
export { ownOriginApi } from './serve/platform-paths';
export { prepareSite } from './serve/prepare-site';
export { signedBundle } from './signing/sign';
export { makeKey, type SigningKey } from './signing/signing-key';
