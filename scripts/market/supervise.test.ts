import { expect, test } from 'vitest';
import { Problem } from './problem.mjs';
import { supervise } from './supervise.mjs';

interface Death {
  readonly how: string;
  readonly problem: Problem;
}

const killed = (name: string): Death => ({
  how: 'was ended by SIGKILL',
  problem: new Problem(`${name} was ended by SIGKILL; the end of its log:`, 'last words'),
});

/** A part whose runs end when the test says so; `starts` are failures to start. */
function fakePart(name: string, starts: readonly Error[] = []) {
  let running = Promise.withResolvers<Death>();
  const failing = [...starts];
  let restarts = 0;
  const restarted = new Set<() => void>();
  const part = {
    name,
    ended: running.promise,
    restart: async () => {
      restarts += 1;
      const failure = failing.shift();
      if (failure) throw failure;
      running = Promise.withResolvers<Death>();
      for (const resolve of restarted) resolve();
      return running.promise;
    },
  };
  return {
    part,
    restarts: () => restarts,
    async dies() {
      const again = new Promise<void>((resolve) => restarted.add(resolve));
      running.resolve(killed(name));
      await again;
    },
    diesForGood: () => running.resolve(killed(name)),
  };
}

function scene() {
  const lines: string[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  let nowMs = 0;
  const options = {
    say: (line: string) => lines.push(line),
    signal: stop.signal,
    now: () => nowMs,
    pause: async (pauseMs: number) => {
      pauses.push(pauseMs);
      nowMs += pauseMs;
    },
  };
  return { lines, pauses, stop, options };
}

test('a part that dies is restarted with a message, without affecting others', async () => {
  const [reader, other] = [fakePart('ai-parser'), fakePart('marketplace')];
  const { lines, pauses, stop, options } = scene();
  const over = supervise([reader.part, other.part], options);
  await reader.dies();
  await reader.dies();
  stop.abort();
  await over;
  expect(lines).toEqual([
    'ai-parser was ended by SIGKILL. Starting it again; the others keep running (1 of 4).',
    'ai-parser was ended by SIGKILL. Starting it again; the others keep running (2 of 4).',
  ]);
  expect([pauses, reader.restarts(), other.restarts()]).toEqual([[200, 400], 2, 0]);
});

test('the fifth death of a part within a minute ends everything with the reason, whatever the others did', async () => {
  const [reader, other] = [fakePart('ai-parser'), fakePart('marketplace')];
  const { options } = scene();
  const over = supervise([reader.part, other.part], options);
  await other.dies();
  for (let deaths = 1; deaths <= 4; deaths += 1) await reader.dies();
  reader.diesForGood();
  await expect(over).rejects.toEqual(
    new Problem(
      'ai-parser stopped 5 times within a minute, so everything is stopped. The last time: ai-parser was ended by SIGKILL; the end of its log:',
      'last words',
    ),
  );
});

test('a failed restart counts as a death', async () => {
  const taken = new Problem('Port 4020 is taken by another program.');
  const reader = fakePart('ai-parser', [taken, taken, taken, taken]);
  const { lines, options } = scene();
  const over = supervise([reader.part], options);
  reader.diesForGood();
  await expect(over).rejects.toThrow('The last time: Port 4020 is taken by another program.');
  expect(lines.slice(1)).toEqual(
    [2, 3, 4].map(
      (deaths) => `ai-parser did not come up. Starting it again; the others keep running (${deaths} of 4).`,
    ),
  );
});

test('a bug in a start is thrown unchanged', async () => {
  const reader = fakePart('ai-parser', [new TypeError('x is not a function')]);
  const over = supervise([reader.part], scene().options);
  reader.diesForGood();
  await expect(over).rejects.toThrow(TypeError);
});

test('a part that ends because all are stopped is no death', async () => {
  const reader = fakePart('ai-parser');
  const { lines, stop, options } = scene();
  const over = supervise([reader.part], options);
  stop.abort();
  reader.diesForGood();
  await over;
  expect([lines, reader.restarts()]).toEqual([[], 0]);
});
