// Loaded before a program that `startProgram` runs: it ends when the process that started it has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
// What the program itself starts, such as the workers of a build, has a channel of its own and needs none of this.
const own = process.execArgv.findIndex((argument) => argument.includes('end-with-parent'));
if (own > 0) process.execArgv.splice(own - 1, 2);
