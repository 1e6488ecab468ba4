import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { AskModel } from '../model/question.ts';
import { understandAsPointed } from '../pointing/pointed-list.ts';
import { previewOf } from '../pointing/preview.ts';
import { readFile } from '../reading/read-file.ts';
import type { ReportProgress } from '../reading/table.ts';
import { understand } from '../understanding/list.ts';
import { understandWithModel } from '../understanding/with-model.ts';
import { acquire } from './piece-semaphore.ts';
import type { ReceivedJob, WorkerNote } from './job.ts';
import { listJson } from './list-json.ts';
import { isModelAnswer, modelLine, type ModelAnswer } from './model-line.ts';

/** A stack contains files and lines of the program; its first line may quote the file. */
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
  const bytes = Buffer.from(job.bytes, 0, job.length);
  if (job.preview) return look(bytes, job.preview.page, { report, allowance, send });
  const file = await readFile(bytes, report);
  if (!file.ok) return { note: 'refused', refusal: file.error, heldMb: heldMb() };
  const json = listJson(kind, (piece) => {
    acquire(allowance);
    send({ note: 'piece', json: piece });
  });
  const writer = {
    offer: json.add,
    tell: (rows: number, of: number) => report('understanding', rows, of),
  };
  const shown = { pointing: job.pointing ?? null, remembered: job.remembered ?? [], columnMeanings };
  const understood =
    understandAsPointed(file.value, kind, writer, shown) ??
    (job.hasModel
      ? await understandWithModel(file.value, kind, writer, { columnMeanings, ask })
      : understand(file.value, kind, writer, columnMeanings));
  if (!understood.ok) return { note: 'refused', refusal: understood.error, heldMb: heldMb() };
  json.end(understood.value);
  return { note: 'done', heldMb: heldMb() };
}

interface Looking {
  readonly report: ReportProgress;
  readonly allowance: SharedArrayBuffer;
  readonly send: Send;
}

/** Writes the preview of a file, in one piece. */
async function look(
  bytes: Buffer,
  page: number | null,
  { report, allowance, send }: Looking,
): Promise<WorkerNote> {
  const preview = await previewOf(bytes, page, report);
  if (!preview.ok) return { note: 'refused', refusal: preview.error, heldMb: heldMb() };
  acquire(allowance);
  send({ note: 'piece', json: new TextEncoder().encode(JSON.stringify(preview.value)) });
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
