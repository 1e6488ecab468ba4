import { parentPort } from 'node:worker_threads';
import type { Job, WorkerNote } from '../job.ts';

/** A worker that does what the first byte of its file says, as a file that cannot be borne would make the real one do. */
parentPort?.on('message', ({ bytes }: Job) => {
  const [what] = new Uint8Array(bytes);
  const send = (note: WorkerNote) => parentPort?.postMessage(note);
  if (what === 109) {
    const held: string[][] = [];
    for (let turn = 0; ; turn += 1) held.push(Array.from({ length: 10_000 }, (_, at) => `${turn} ${at}`));
  }
  if (what === 120) process.exit(1);
  if (what === 98) send({ note: 'failed', where: 'TypeError\n    at somewhere' });
  if (what === 100) send({ note: 'done', json: [new TextEncoder().encode('{}')] });
  // Anything else never ends.
});
