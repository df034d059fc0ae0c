process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
// Child processes, such as build workers, end by their channel.
const own = process.execArgv.findIndex((argument) => argument.includes('end-with-parent'));
if (own > 0) process.execArgv.splice(own - 1, 2);
