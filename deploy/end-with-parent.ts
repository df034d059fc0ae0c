// Loaded before a program that `startProgram` runs: it ends when the process that started it has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
