// Loaded into each process of the start script (node --import): when the start script is killed, its end of the channel
// closes, and the process stops as on request instead of occupying its port forever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening keeps a process alive; this must not.
process.channel?.unref();
