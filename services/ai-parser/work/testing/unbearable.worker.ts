import { parentPort } from 'node:worker_threads';
import { acquire } from '../piece-semaphore.ts';
import type { ReceivedJob, WorkerNote } from '../job.ts';

/**
 * A worker that fails in the way that the first byte of its file selects, like the real one on files it cannot handle.
 */
parentPort?.postMessage({ note: 'loaded' } satisfies WorkerNote);
parentPort?.on('message', ({ bytes, allowance }: ReceivedJob) => {
  const [what] = new Uint8Array(bytes);
  const send = (note: WorkerNote) => parentPort?.postMessage(note);
  const write = (text: string) => {
    acquire(allowance);
    send({ note: 'piece', json: new TextEncoder().encode(text) });
  };
  const letter = String.fromCharCode(what ?? 0);
  if (letter === 'm') {
    // In small pieces: V8 ends the whole process if a single one outgrows the limit before the worker is stopped.
    const held: string[][] = [];
    for (let turn = 0; ; turn += 1) held.push(Array.from({ length: 100 }, (_, at) => `${turn} ${at}`));
  }
  if (letter === 'x') process.exit(1);
  if (letter === 'b') send({ note: 'failed', where: 'TypeError\n    at somewhere' });
  if (letter === 'd') {
    write('{}');
    send({ note: 'done', heldMb: 1 });
  }
  if (letter === 'h') {
    write('{"products":[');
    process.exit(1);
  }
  if (letter === 'l') {
    for (let count = 0; count < 200; count += 1) write(`${count}\n`);
    send({ note: 'done', heldMb: 1 });
  }
  if (letter === 'p') {
    for (let page = 0; page < 5; page += 1) {
      send({ note: 'progress', stage: 'recognising', rows: page, of: 5 });
      for (const from = performance.now(); performance.now() - from < 400;) Math.random();
    }
    write('{}');
    send({ note: 'done', heldMb: 1 });
  }
  // Any other byte: begins and never ends.
  send({ note: 'progress', stage: 'reading', rows: 0, of: null });
});
