import { Readable } from 'node:stream';
import type { components, operations } from '../../../openapi/__generated__/ai-parser.ts';
import { refusal, PreserializedJson, type Call, type Handlers } from '../../http-adapter/index.ts';
import type { ListKind } from '../understanding/fields.ts';
import type { Pool } from '../work/pool.ts';
import { isLast, type Progress, type ProgressBoard } from '../work/progress-board.ts';
import { Abandoned } from '../work/turns.ts';
import { receiveFile, type NotReceived, type MemoryBudget } from './received-file.ts';

interface Parser {
  readonly pool: Pool;
  readonly board: ProgressBoard;
  readonly room: MemoryBudget;
  /** Aborts when the service stops, to end streams that would block it. */
  readonly stopping: AbortSignal;
}

type ParseCall = Call<operations['parseInventory' | 'parseServices' | 'previewFile'], null>;

const busyRetrySeconds = 5;
const busy = () => refusal('UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds });

const fieldProblems: Readonly<Partial<Record<NotReceived, components['schemas']['FieldProblem']>>> = {
  'no-id': { field: 'progressId', message: 'This must be an id (UUID).', rule: 'format' },
  'no-meanings': {
    field: 'columnMeanings',
    message: 'This must be a list of headers and fields, as JSON.',
    rule: 'contentSchema',
  },
  'no-pointing': {
    field: 'pointing',
    message: 'This must show a name or a price, as JSON.',
    rule: 'contentSchema',
  },
  'no-pointings': {
    field: 'rememberedPointings',
    message: 'This must be a list of what was pointed at, as JSON.',
    rule: 'contentSchema',
  },
  'no-page': { field: 'page', message: 'This must be the number of a page.', rule: 'pattern' },
};

const notReceived = (why: NotReceived) => {
  if (why === 'no-room') return busy();
  const problem = fieldProblems[why];
  if (problem) return refusal('VALIDATION', { fields: [problem] });
  return refusal('VALIDATION', { message: 'Please send one file.' });
};

/** The handlers of the contract's operations. */
export function handlersOf({ pool, board, room, stopping }: Parser): Handlers<operations, null> {
  const parse = async (wanted: ListKind | 'preview', { upload, req, reply }: ParseCall) => {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    reply.raw.once('close', leave);
    let id: string | null = null;
    const report = (progress: Progress) => {
      if (id !== null) board.report(id, progress);
    };
    const begin = (progressId: string | null) => {
      id = progressId;
      report({ stage: 'receiving', rows: 0, of: null });
    };
    const lengthExpected = Number(req.headers['content-length'] ?? 0);
    let heldBytes = 0;
    const over = (stage: 'done' | 'failed') => {
      room.give(heldBytes);
      reply.raw.off('close', leave);
      report({ stage, rows: 0, of: null });
    };
    try {
      const file = await receiveFile(upload(), { room, begin, lengthExpected });
      if (!file.ok) {
        over('failed');
        return notReceived(file.error);
      }
      const { bytes, length, columnMeanings, pointing, remembered, page } = file.value;
      heldBytes = length;
      const read = await pool.run(
        wanted === 'preview'
          ? { kind: 'inventory', bytes, length, columnMeanings, preview: { page } }
          : { kind: wanted, bytes, length, columnMeanings, pointing, remembered },
        {
          client: req.ip,
          tell: (stage, rows, of) => report({ stage, rows, of }),
          onAhead: (of) => report({ stage: 'waiting', rows: 0, of }),
          signal: leaving.signal,
        },
      );
      if (!read.ok) {
        over('failed');
        if (read.error === 'busy') return busy();
        return refusal(read.error.code, { message: read.error.message });
      }
      const { stream, worked } = read.value;
      void worked.then(
        () => over('done'),
        () => over('failed'),
      );
      return { status: 200 as const, body: new PreserializedJson(stream) };
    } catch (error) {
      over('failed');
      // A client that has left gets no answer; one that is still there while the service stops is asked to come back.
      if (error instanceof Abandoned) return busy();
      throw error;
    }
  };

  return {
    parseInventory: (call) => parse('inventory', call),
    parseServices: (call) => parse('services', call),
    previewFile: (call) => parse('preview', call),
    watchProgress: ({ params }) => {
      const events = progressEvents(board, params.progressId.toLowerCase(), stopping);
      if (!events) return busy();
      return {
        status: 200,
        body: events,
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      };
    },
  };
}

/** The interval of heartbeats on a silent stream: proxies close connections that are silent for a minute. */
const heartbeatMs = 15_000;

/**
 * Server-sent events until the reading ends, the client leaves or the service stops; null if there are too many
 * streams.
 */
function progressEvents(board: ProgressBoard, id: string, stopping: AbortSignal): Readable | null {
  const stream = new Readable({ read: () => undefined });
  const send = (progress: components['schemas']['Progress']) => {
    stream.push(`event: progress\ndata: ${JSON.stringify(progress)}\n\n`);
    if (isLast(progress)) stream.push(null);
  };
  const stop = board.follow(id, send);
  if (!stop) return null;
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  heartbeat.unref();
  const end = () => stream.push(null);
  stopping.addEventListener('abort', end, { once: true });
  stream.once('close', () => {
    clearInterval(heartbeat);
    stopping.removeEventListener('abort', end);
    stop();
  });
  return stream;
}
