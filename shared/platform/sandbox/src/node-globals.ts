import timers from 'node:timers';

/* jsdom hides Node globals that the server's libraries need. */
globalThis.setImmediate ??= timers.setImmediate;
globalThis.clearImmediate ??= timers.clearImmediate;
