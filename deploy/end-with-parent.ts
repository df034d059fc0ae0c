process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
// Child processes, such as build workers, end by their channel.
const position = process.execArgv.findIndex((argument) => argument.includes('end-with-parent'));
if (position > 0) process.execArgv.splice(position - 1, 2);
