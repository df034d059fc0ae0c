// Loaded before a program of `startProgram`: ends with the starting process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
// Not for the program's own child processes, such as build workers: their channel ends them.
const own = process.execArgv.findIndex((argument) => argument.includes('end-with-parent'));
if (own > 0) process.execArgv.splice(own - 1, 2);
