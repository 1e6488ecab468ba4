import { createPool } from '../../db/database.ts';
import { silentLog } from '../../log.ts';
import { startWorker } from '../index.ts';

/** A process for tests to kill: takes `send_mail` jobs, reports them, and never finishes one. */
await startWorker({
  pool: createPool(process.argv[2] ?? '', { max: 5 }),
  tasks: {
    send_mail: () => {
      process.stdout.write('at work\n');
      return new Promise(() => undefined);
    },
  },
  log: silentLog,
  concurrency: 1,
});
