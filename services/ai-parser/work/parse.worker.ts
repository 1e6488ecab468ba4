import { parentPort } from 'node:worker_threads';
import { readFile } from '../reading/read-file.ts';
import { understand } from '../understanding/list.ts';
import type { Job, WorkerNote } from './job.ts';
import { listJson } from './list-json.ts';

/** A stack names files and lines of the program; its first line may quote what was being read. */
const whereOf = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = error instanceof Error ? error.name : typeof error;
  return [name, ...stack.split('\n').filter((line) => /^\s+at /u.test(line))].join('\n').slice(0, 2_000);
};

async function run({ kind, bytes }: Job, tell: (note: WorkerNote) => void): Promise<WorkerNote> {
  tell({ note: 'progress', stage: 'reading', rows: 0, of: null });
  const file = await readFile(Buffer.from(bytes), (rows) =>
    tell({ note: 'progress', stage: 'reading', rows, of: null }),
  );
  if (!file.ok) return { note: 'refused', refusal: file.error };
  const json = listJson(kind);
  const understood = understand(file.value, kind, {
    offer: json.add,
    tell: (rows, of) => tell({ note: 'progress', stage: 'understanding', rows, of }),
  });
  if (!understood.ok) return { note: 'refused', refusal: understood.error };
  return { note: 'done', json: json.end(understood.value) };
}

const port = parentPort;
port?.on('message', (job: Job) => {
  const send = (note: WorkerNote) => {
    const moved = note.note === 'done' ? note.json.map((piece) => piece.buffer) : [];
    port.postMessage(note, moved);
  };
  run(job, send).then(send, (error: unknown) => send({ note: 'failed', where: whereOf(error) }));
});
