/** The one webpack preset of the console, for host and areas, and functions that run it. */
export { compile, packageConfiguration, watch } from './compile';
export { defineHost, type HostOptions } from './define-host';
export { defineRemote } from './define-remote';
export { type BuildMode, preset, productionRouter } from './preset';
export { serveArea } from './serve-area';
