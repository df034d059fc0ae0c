/** The only webpack preset, for host and areas. */
export { compile, packageConfiguration, watch } from './compile';
export { defineHost, type HostOptions } from './define-host';
export { defineRemote } from './define-remote';
export { type BuildMode, preset, productionRouter } from './preset';
export { serveArea } from './serve-area';
