import { afterEach, describe, expect, it } from 'vitest';
import type { WorkStage } from './job.ts';
import { startPool, type Pool, type PoolOptions } from './pool.ts';

const limits: PoolOptions = {
  program: new URL('testing/unbearable.worker.ts', import.meta.url),
  workers: 1,
  queueMax: 1,
  jobMaxMs: 20_000,
  memoryMaxMb: 32,
  retireAfterBytes: 1_000,
};
let pool: Pool | undefined;
const start = (options: Partial<PoolOptions> = {}) => (pool = startPool({ ...limits, ...options }));
afterEach(() => pool?.close());

const never = new AbortController().signal;
const silent = (_stage: WorkStage) => undefined;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text)).buffer;
const run = (of: Pool, text: string, signal: AbortSignal = never) =>
  of.run({ kind: 'inventory', bytes: bytesOf(text) }, { tell: silent, signal });

const done = { ok: true, value: [expect.any(Uint8Array)] };
const tooMuch = { ok: false, error: { code: 'TOO_MUCH_WORK', message: expect.any(String) } };

describe('the workers that read files', () => {
  it('refuse a file that a worker runs out of memory over, and read the next', async () => {
    const workers = start();
    expect(await run(workers, 'memory')).toEqual(tooMuch);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('refuse a file that a worker dies of, and read the next', async () => {
    const workers = start();
    expect(await run(workers, 'x')).toEqual(tooMuch);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('refuse a file that takes too long, and read the next', async () => {
    const workers = start({ jobMaxMs: 2_000 });
    expect(await run(workers, 'for ever')).toEqual(tooMuch);
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('throw what is a bug, with its place and without the file', async () => {
    const workers = start();
    await expect(run(workers, 'bug')).rejects.toThrow(
      'The reading of a file failed:\nTypeError\n    at somewhere',
    );
    expect(await run(workers, 'done')).toEqual(done);
  });

  it('make a file wait for its turn, and refuse one for which there is no place left', async () => {
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

  it('are given up when the service stops', async () => {
    const workers = start();
    const working = run(workers, 'for ever');
    const outcome = expect(working).rejects.toThrow('given up');
    await workers.close();
    await outcome;
  });
});
