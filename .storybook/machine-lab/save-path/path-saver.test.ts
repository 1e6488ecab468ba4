import { describe, expect, it } from 'vitest';
import { answerRead, answerSave } from './answer-requests.ts';
import { saveMessages, type ServerOutcome } from './save-messages.ts';
import { connectionOf } from '../testing/connection.fixture.ts';
import { downloadSaver, serverSaver, type PathSaver } from './path-saver.ts';

const saved: ServerOutcome = {
  kind: 'saved',
  path: 'src/machines/onboarding/onboarding.flow.json',
  text: 'new',
  check: { ok: true, lines: [] },
};

function scene() {
  const connection = connectionOf();
  let requests = 0;
  const saver = serverSaver(connection, () => `request-${++requests}`);
  if (saver.kind !== 'server') throw new Error('unreachable: a server’s saver');
  const aborting = new AbortController();
  const steps: unknown[] = [];
  const before = connection.count();
  return {
    connection,
    aborting,
    steps,
    read: saver.read,
    save: () =>
      saver.save({
        flow: 'onboarding',
        text: 'new',
        basedOn: 'old',
        signal: aborting.signal,
        onProgress: (step) => steps.push(step),
      }),
    left: () => connection.count() - before,
  };
}

describe('saving by the development server', () => {
  it('reports its progress and its result from its own answers, and stops listening', async () => {
    const { save, connection, steps, left } = scene();
    const done = save();
    expect(connection.sent).toEqual([
      [saveMessages.save, { id: 'request-1', flow: 'onboarding', text: 'new', basedOn: 'old' }],
    ]);
    connection.says(saveMessages.progressed, { id: 'request-1', step: 'written', text: 'new' });
    connection.says(saveMessages.progressed, { id: 'another', step: 'generated' });
    connection.says(saveMessages.answered, { id: 'another', outcome: { kind: 'refused', reason: 'no' } });
    connection.says(saveMessages.progressed, { id: 'request-1', step: 'checking' });
    connection.says(saveMessages.answered, { id: 'request-1', outcome: saved });
    expect(await done).toEqual(saved);
    expect(steps).toEqual([{ step: 'written', text: 'new' }, { step: 'checking' }]);
    expect(left()).toBe(0);
  });

  it('rejects when the server goes away before it answers', async () => {
    const { save, connection, left } = scene();
    const done = save();
    connection.says('vite:ws:disconnect');
    await expect(done).rejects.toThrow('stopped before it answered');
    expect(left()).toBe(0);
  });

  it('asks no server that is gone, and asks again once it is back', async () => {
    const { save, connection, left } = scene();
    connection.says('vite:ws:disconnect');
    await expect(save()).rejects.toThrow('The development server stopped.');
    expect([connection.sent, left()]).toEqual([[], 0]);
    connection.says('vite:ws:connect');
    const done = save();
    connection.says(saveMessages.answered, { id: 'request-2', outcome: saved });
    expect(await done).toEqual(saved);
  });

  it('waits no longer once nobody waits for it', async () => {
    const { save, aborting, connection, left } = scene();
    const done = save();
    aborting.abort();
    await expect(done).rejects.toThrow('No one is waiting for it any more.');
    expect(left()).toBe(0);
    await expect(save()).rejects.toThrow();
    expect(connection.sent).toHaveLength(1);
  });

  it('reads what lies on the disk, or says why not', async () => {
    const { read, connection, left } = scene();
    const text = read('onboarding');
    connection.says(saveMessages.shown, { id: 'request-1', ok: true, text: '{}' });
    expect(await text).toBe('{}');
    const refused = read('cart');
    connection.says(saveMessages.shown, { id: 'request-2', ok: false, reason: 'There is no path “cart”.' });
    await expect(refused).rejects.toThrow('There is no path “cart”.');
    expect(left()).toBe(0);
  });
});

it('hands the person the file where there is no server, and the place where it goes', async () => {
  const files: string[][] = [];
  const saver: PathSaver = downloadSaver((...file) => files.push(file));
  const outcome = await saver.save({
    flow: 'onboarding',
    text: '{}\n',
    basedOn: '{}',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(outcome).toEqual({ kind: 'downloaded', path: 'src/machines/onboarding/onboarding.flow.json' });
  expect(files).toEqual([['onboarding.flow.json', '{}\n', 'application/json']]);
});

describe('what the development server answers', () => {
  const request = { id: 'request-1', flow: 'onboarding', text: '{}', basedOn: '{}' };
  const answers = async (data: unknown, save: () => Promise<ServerOutcome>) => {
    const reported: unknown[] = [];
    const isAnswered = await answerSave(data, { save }, (event, body) => reported.push([event, body]));
    return { reported, isAnswered };
  };

  it('is what came of saving', async () => {
    const { reported } = await answers(request, async () => saved);
    expect(reported).toEqual([[saveMessages.answered, { id: 'request-1', outcome: saved }]]);
  });

  it('is the reason why it could not be written', async () => {
    const { reported } = await answers(request, async () =>
      Promise.reject(new Error('no space left on device')),
    );
    const outcome = { kind: 'refused', reason: 'It could not be saved: no space left on device' };
    expect(reported).toEqual([[saveMessages.answered, { id: 'request-1', outcome }]]);
  });

  it.each([
    ['what is missing', { id: 'request-1', flow: 'onboarding' }, 'basedOn'],
    ['what is too much', { ...request, folder: '/' }, 'folder'],
    ['what is no text', { ...request, text: {} }, 'text'],
  ])('names %s in a request it does not understand', async (_, malformed, named) => {
    const { reported } = await answers(malformed, async () => Promise.reject(new Error('nothing is saved')));
    expect(JSON.stringify(reported)).toMatch(new RegExp(`request-1.*does not understand.*${named}`));
  });

  it.each([null, 'save it', { flow: 'onboarding' }, { id: 7 }])(
    'is nothing to %j, which has no id',
    async (data) => {
      expect(await answers(data, async () => saved)).toEqual({ reported: [], isAnswered: false });
    },
  );

  it('is why nothing can be read', async () => {
    const reported: unknown[] = [];
    const service = { read: async () => Promise.reject(new Error('permission denied')) };
    await answerRead({ id: 'r', flow: 'onboarding' }, service, (_, body) => reported.push(body));
    expect(reported).toEqual([{ id: 'r', ok: false, reason: 'It could not be read: permission denied' }]);
  });
});
