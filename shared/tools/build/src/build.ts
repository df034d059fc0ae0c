/** The one webpack preset of the console, for host and areas, and functions that run it. */
export { integrityOf } from './area-manifest';
export { compile, watch } from './compile';
export { defineHost, type HostOptions } from './define-host';
export { defineRemote } from './define-remote';
export { fingerprint, isBuilt, markBuilt } from './fingerprint';
export { type BuildMode, preset, productionRouter } from './preset';
export { serveArea } from './serve-area';
