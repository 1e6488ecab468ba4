// Loaded into each process that the start script starts (node --import): when the start script is killed, its end of
// the channel closes, and the process stops as if asked to instead of holding its port for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening keeps a process alive; this must not.
process.channel?.unref();
