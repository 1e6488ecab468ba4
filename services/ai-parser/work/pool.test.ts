import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { WorkStage } from './job.ts';
import { startPool, type Pool, type PoolOptions } from './pool.ts';

const limits: PoolOptions = {
  program: new URL('testing/unbearable.worker.ts', import.meta.url),
  atOnce: 1,
  queueMax: 1,
  lentMax: 0,
  jobMaxMs: 20_000,
  stallMaxMs: 20_000,
  piecesAhead: 4,
  memoryMaxMb: 32,
  ask: null,
  retireAboveMb: 96,
};
let pool: Pool | undefined;
const start = (options: Partial<PoolOptions> = {}) => (pool = startPool({ ...limits, ...options }));
afterEach(() => pool?.close());

const never = new AbortController().signal;
const silent = (_stage: WorkStage) => undefined;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text)).buffer;
const run = (of: Pool, text: string, signal: AbortSignal = never) =>
  of.run(
    { kind: 'inventory', bytes: bytesOf(text), length: text.length, columnMeanings: [] },
    { client: '203.0.113.7', tell: silent, onAhead: () => undefined, signal },
  );

const done = { ok: true, value: { stream: expect.any(Readable), worked: expect.any(Promise) } };
const tooMuch = { ok: false, error: { code: 'TOO_MUCH_WORK', message: expect.any(String) } };

describe('the workers that read files', () => {
  it('refuse a file that a worker runs out of memory over, and read the next', async () => {
    const workers = start();
    expect(await run(workers, 'memory')).toEqual(tooMuch);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('refuse a file that makes a worker die, and read the next', async () => {
    const workers = start();
    expect(await run(workers, 'x')).toEqual(tooMuch);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('refuse a file that takes too long, and read the next', async () => {
    const workers = start({ jobMaxMs: 600 });
    expect(await run(workers, 'for ever')).toEqual(tooMuch);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('give each page that is recognised the time of a file', async () => {
    const workers = start({ jobMaxMs: 1_000 });
    // Five pages that take 400 ms each.
    const pages = await run(workers, 'pages');
    expect(pages).toEqual(done);
  });

  it('report a bug with its location and without the file', async () => {
    const workers = start();
    await expect(run(workers, 'bug')).rejects.toThrow(
      'The reading of a file failed:\nTypeError\n    at somewhere',
    );
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('give a turn back if there is no thread for it', async () => {
    const workers = start({ program: new URL('https://example.com/program.mjs') });
    await expect(run(workers, 'done')).rejects.toThrow();
    expect(workers.counts).toEqual({ working: 0, waiting: 0 });
  });

  it('make a file wait for its turn, and refuse one if the queue is full', async () => {
    const workers = start();
    const giveUp = new AbortController();
    const first = run(workers, 'for ever', giveUp.signal);
    const second = run(workers, 'done');
    expect(await run(workers, 'done')).toEqual({ ok: false, error: 'busy' });
    giveUp.abort();
    await expect(first).rejects.toThrow('given up');
    expect(await second).toEqual(done);
  });

  it('forget a file whose sender left while it waited', async () => {
    const workers = start();
    const [first, second] = [new AbortController(), new AbortController()];
    const working = run(workers, 'for ever', first.signal);
    const waiting = run(workers, 'done', second.signal);
    second.abort();
    await expect(waiting).rejects.toThrow('given up');
    const third = run(workers, 'done');
    first.abort();
    await expect(working).rejects.toThrow('given up');
    expect(await third).toEqual(done);
  });

  const begun = async (of: Pool, text: string, signal: AbortSignal = never) => {
    const list = await run(of, text, signal);
    if (!list.ok) throw new Error('refused');
    return list.value;
  };

  it('write only a limited amount ahead of the reader, and finally all of it', async () => {
    const { stream, worked } = await begun(start(), 'long');
    expect(await text(stream)).toBe(Array.from({ length: 200 }, (_, count) => `${count}\n`).join(''));
    await worked;
  });

  it('abort an answer if they die before its end', async () => {
    const { stream, worked } = await begun(start(), 'half');
    await expect(text(stream)).rejects.toThrow('broke off');
    await expect(worked).rejects.toThrow('broke off');
  });

  it('do not hold up others while nobody reads their answer', async () => {
    const workers = start({ lentMax: 1 });
    const slow = await begun(workers, 'long');
    expect(await run(workers, 'done')).toEqual(done);
    await text(slow.stream);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('abort an answer that nobody reads', async () => {
    const workers = start({ stallMaxMs: 100 });
    const { worked } = await begun(workers, 'long');
    await expect(worked).rejects.toThrow('given up');
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('stop when the reader of the answer leaves', async () => {
    const workers = start();
    const { stream, worked } = await begun(workers, 'long');
    stream.destroy();
    await expect(worked).rejects.toThrow('given up');
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('stop when the service stops', async () => {
    const workers = start();
    const working = run(workers, 'for ever');
    const outcome = expect(working).rejects.toThrow('given up');
    await workers.close();
    await outcome;
  });
});
