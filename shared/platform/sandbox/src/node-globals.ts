import timers from 'node:timers';

/* Under jsdom the server's libraries miss globals that Node has and browsers do not. */
globalThis.setImmediate ??= timers.setImmediate;
globalThis.clearImmediate ??= timers.clearImmediate;
