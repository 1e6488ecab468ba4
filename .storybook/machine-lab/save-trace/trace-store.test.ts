import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { answerRequest } from './answer-request.ts';
import { saveTraceMessages, type SaveTraceAnswer } from './save-trace-messages.ts';
import { connectionOf } from '../testing/connection.fixture.ts';
import { downloadTraceStore, serverTraceStore } from './trace-store.ts';

const trace: Trace = {
  format: 'statechart-trace/1',
  machine: 'assistant',
  shapes: {},
  actors: {},
  base: null,
  steps: [],
};
const path = 'src/machines/assistant/traces/asked-once.json';

function scene() {
  const connection = connectionOf();
  let requests = 0;
  const traceStore = serverTraceStore(connection, () => `request-${++requests}`);
  const aborting = new AbortController();
  const before = connection.count();
  return {
    connection,
    aborting,
    keep: () => traceStore.save('assistant', 'asked-once', trace, aborting.signal),
    answer: (answer: SaveTraceAnswer) => connection.says(saveTraceMessages.saved, answer),
    left: () => connection.count() - before,
  };
}

describe('keeping by the development server', () => {
  it('resolves with the path that its own answer names, and listens no longer', async () => {
    const { keep, answer, connection, left } = scene();
    const stored = keep();
    expect(connection.sent).toEqual([
      [
        saveTraceMessages.save,
        { id: 'request-1', flow: 'assistant', name: 'asked-once', text: JSON.stringify(trace) },
      ],
    ]);
    answer({ id: 'another', ok: false, reason: 'not this one' });
    answer({ id: 'request-1', ok: true, path });
    await expect(stored).resolves.toBe(path);
    expect(left()).toBe(0);
  });

  it('rejects with the server’s reason, and listens no longer', async () => {
    const { keep, answer, left } = scene();
    const stored = keep();
    answer({ id: 'request-1', ok: false, reason: 'There is already a test “asked-once”.' });
    await expect(stored).rejects.toThrow('There is already a test “asked-once”.');
    expect(left()).toBe(0);
  });

  it('rejects when the server goes away before it answers', async () => {
    const { keep, connection, left } = scene();
    const stored = keep();
    connection.says('vite:ws:disconnect');
    await expect(stored).rejects.toThrow('stopped before it answered');
    expect(left()).toBe(0);
  });

  it('asks no server that is gone, and asks again once it is back', async () => {
    const { keep, answer, connection, left } = scene();
    connection.says('vite:ws:disconnect');
    await expect(keep()).rejects.toThrow('The development server stopped.');
    expect([connection.sent, left()]).toEqual([[], 0]);
    connection.says('vite:ws:connect');
    const stored = keep();
    answer({ id: 'request-1', ok: true, path });
    await expect(stored).resolves.toBe(path);
  });

  it('waits no longer once nobody waits for it', async () => {
    const { keep, aborting, connection, left } = scene();
    const stored = keep();
    aborting.abort();
    await expect(stored).rejects.toThrow('No one is waiting for it any more.');
    expect(left()).toBe(0);
    await expect(keep()).rejects.toThrow();
    expect(connection.sent).toHaveLength(1);
  });
});

it('hands the person a JSON file where there is no server, and the place where it goes', async () => {
  const saved: string[][] = [];
  const traceStore = downloadTraceStore((...file) => saved.push(file));
  expect(await traceStore.save('assistant', 'asked-once', trace, new AbortController().signal)).toBe(path);
  expect(saved).toEqual([['asked-once.json', `${JSON.stringify(trace, null, 2)}\n`, 'application/json']]);
});

describe('what the development server answers', () => {
  const request = { id: 'request-1', flow: 'assistant', name: 'asked-once', text: '{}' };

  it('is what came of keeping', async () => {
    const stored: SaveTraceAnswer = { id: 'request-1', ok: true, path };
    expect(await answerRequest(request, async () => stored)).toBe(stored);
  });

  it('is the reason why the file could not be written', async () => {
    const full = async () => Promise.reject(new Error('no space left on device'));
    expect(await answerRequest(request, full)).toEqual({
      id: 'request-1',
      ok: false,
      reason: 'It could not be written: no space left on device',
    });
  });

  it.each([
    ['what is missing', { id: 'request-1', flow: 'assistant' }, 'name'],
    ['what is too much', { ...request, folder: '/' }, 'folder'],
    ['what is no text', { ...request, text: {} }, 'text'],
  ])('names %s in a request it does not understand', async (_, malformed, named) => {
    const never = async () => Promise.reject(new Error('nothing is kept'));
    expect(await answerRequest(malformed, never)).toMatchObject({
      id: 'request-1',
      ok: false,
      reason: expect.stringMatching(new RegExp(`does not understand.*${named}`, 's')),
    });
  });

  it.each([null, 'keep it', { flow: 'assistant' }, { id: 7 }])(
    'is nothing to %j, which has no id',
    async (data) => {
      expect(await answerRequest(data, async () => Promise.reject(new Error('nothing is kept')))).toBeNull();
    },
  );
});
