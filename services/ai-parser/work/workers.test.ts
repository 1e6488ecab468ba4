import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkers } from './workers.ts';

let folder: string;
let workers: ReturnType<typeof createWorkers>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-workers-'));
});
afterEach(async () => {
  await workers.close();
  await rm(folder, { recursive: true });
});
const create = (program: URL) => (workers = createWorkers({ program, memoryMaxMb: 32, retireAboveMb: 96 }));
const works = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ note: 'loaded' });";
const written = async (text: string, name = 'program.mjs') => {
  await writeFile(path.join(folder, name), text);
  return pathToFileURL(path.join(folder, name));
};

describe('workers can start', () => {
  it('when one has loaded its program, which is then used for a file', async () => {
    create(await written(`${works} parentPort.on('message', () => undefined);`));
    expect(await workers.canStart()).toBe(true);
    const [first, second] = [workers.take(), workers.take()];
    expect(first.threadId).toBeLessThan(second.threadId);
  });

  it('also when the only one died from a file', async () => {
    create(await written(`${works} parentPort.on('message', () => process.exit(1));`));
    await workers.canStart();
    const worker = workers.take();
    const died = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('a file');
    await died;
    expect(await workers.canStart()).toBe(true);
  });

  it('not when the last one could not, until the program is repaired', async () => {
    create(await written("import './what-it-needs.mjs';"));
    expect([await workers.canStart(), await workers.canStart()]).toEqual([false, false]);
    await written(works, 'what-it-needs.mjs');
    expect(await workers.canStart()).toBe(true);
  });

  it('not if the system creates no thread', async () => {
    // Refused at once, like a thread above the system's limit.
    create(new URL('https://example.com/program.mjs'));
    expect(await workers.canStart()).toBe(false);
    expect(() => workers.take()).toThrow();
    expect(await workers.canStart()).toBe(false);
  });
});
