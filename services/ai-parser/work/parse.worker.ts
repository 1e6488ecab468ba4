import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { AskModel } from '../model/question.ts';
import { readFile } from '../reading/read-file.ts';
import { understand } from '../understanding/list.ts';
import { understandWithModel } from '../understanding/with-model.ts';
import { acquire } from './piece-semaphore.ts';
import type { ReceivedJob, WorkerNote } from './job.ts';
import { listJson } from './list-json.ts';
import { isModelAnswer, modelLine, type ModelAnswer } from './model-line.ts';

/** A stack names files and lines of the program; its first line may quote what was being read. */
const whereOf = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = error instanceof Error ? error.name : typeof error;
  return [name, ...stack.split('\n').filter((line) => /^\s+at /u.test(line))].join('\n').slice(0, 2_000);
};

const heldMb = () => Math.round(getHeapStatistics().total_heap_size / 1024 / 1024);

type Send = (note: WorkerNote) => void;

async function run(job: ReceivedJob, send: Send, ask: AskModel): Promise<WorkerNote> {
  const { kind, columnMeanings, allowance } = job;
  const report = (stage: 'reading' | 'recognising' | 'understanding', rows: number, of: number | null) =>
    send({ note: 'progress', stage, rows, of });
  report('reading', 0, null);
  const file = await readFile(Buffer.from(job.bytes, 0, job.length), report);
  if (!file.ok) return { note: 'refused', refusal: file.error, heldMb: heldMb() };
  const json = listJson(kind, (piece) => {
    acquire(allowance);
    send({ note: 'piece', json: piece });
  });
  const writer = {
    offer: json.add,
    tell: (rows: number, of: number) => report('understanding', rows, of),
  };
  const understood = job.hasModel
    ? await understandWithModel(file.value, kind, writer, { columnMeanings, ask })
    : understand(file.value, kind, writer, columnMeanings);
  if (!understood.ok) return { note: 'refused', refusal: understood.error, heldMb: heldMb() };
  json.end(understood.value);
  return { note: 'done', heldMb: heldMb() };
}

const port = parentPort;
const send: Send = (note) => port?.postMessage(note, note.note === 'piece' ? [note.json.buffer] : []);
const line = modelLine(send);
port?.on('message', (message: ReceivedJob | ModelAnswer) => {
  if (isModelAnswer(message)) return line.hear(message);
  void run(message, send, line.ask)
    .catch((error: unknown): WorkerNote => ({ note: 'failed', where: whereOf(error) }))
    .then((last) => {
      // Frees the file's bytes now instead of at garbage collection.
      message.bytes.transfer(0);
      send(last);
    });
});
send({ note: 'loaded' });
