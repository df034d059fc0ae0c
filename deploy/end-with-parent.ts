// Loaded before a program that `startProgram` runs: it ends when the process that started it has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
// Not for child processes of the program, such as the workers of a build: their channel to it ends them.
const own = process.execArgv.findIndex((argument) => argument.includes('end-with-parent'));
if (own > 0) process.execArgv.splice(own - 1, 2);
