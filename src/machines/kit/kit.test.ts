import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { ApiError } from '../../api/index.ts';
import { errorIn, failureDetailsOf, failureOf, isRefusal, pending, providedPromise } from './index.ts';

const door = setup({
  types: { context: {} as { message: string | null }, tags: {} as 'busy' | 'slow' },
  actors: { open: providedPromise<undefined>('open') },
  delays: { patience: 10 },
}).createMachine({
  id: 'door',
  context: { message: null },
  initial: 'opening',
  states: {
    opening: {
      ...pending({ 'CANCEL.REQUESTED': { target: 'shut' } }),
      invoke: { id: 'open', src: 'open', onDone: 'shut', onError: 'stuck' },
    },
    stuck: {},
    shut: {},
  },
});

describe('a call under way', () => {
  it('is busy, slow once patience is over, and can be left at any time', () => {
    const clock = new SimulatedClock();
    const open = fromPromise<undefined>(() => new Promise(() => {}));
    const actor = createActor(door.provide({ actors: { open } }), { clock }).start();
    const tags = () => [...actor.getSnapshot().tags].sort();
    expect(tags()).toEqual(['busy']);
    clock.increment(10);
    expect(tags()).toEqual(['busy', 'slow']);
    actor.send({ type: 'CANCEL.REQUESTED' });
    expect([actor.getSnapshot().value, tags()]).toEqual(['shut', []]);
  });

  it('fails with the name of an effect that nobody provided', async () => {
    const failed: unknown[] = [];
    const actor = createActor(door, {
      inspect: ({ type, ...step }) => {
        if (type === '@xstate.event' && 'event' in step) failed.push(errorIn(step.event));
      },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('stuck'));
    expect(failed.filter(Boolean)).toContainEqual(new Error('The actor "open" is not provided.'));
  });
});

describe('a failure', () => {
  const refused = new ApiError({
    code: 'VALIDATION',
    message: 'Look at the port.',
    status: 400,
    details: { retryAfterSeconds: 30, fields: [{ field: 'port', message: 'Choose one.', rule: 'required' }] },
  });

  const unexpected = {
    code: 'UNEXPECTED',
    message: 'Something went wrong on this page. Try again.',
  };

  it.each([
    ['a refusal of the server', refused, { code: 'VALIDATION', message: 'Look at the port.' }],
    ['a bug', new TypeError('boom'), unexpected],
    ['a code that is no text', { code: 7, message: 'boom' }, unexpected],
    ['a code without words', { code: 'VALIDATION' }, unexpected],
    ['a text', 'boom', unexpected],
    ['nothing', undefined, unexpected],
  ])('of %s is plain data', (_, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });

  it('keeps of the details what is said well', () => {
    expect(failureDetailsOf(refused)).toEqual({
      retryAfterSeconds: 30,
      triesLeft: null,
      fields: [{ field: 'port', message: 'Choose one.' }],
      missing: [],
    });
    expect(failureDetailsOf({ details: { triesLeft: '4', fields: 'port', missing: ['logo', 7] } })).toEqual({
      retryAfterSeconds: null,
      triesLeft: null,
      fields: [],
      missing: ['logo'],
    });
    expect(failureDetailsOf(new Error('boom')).fields).toEqual([]);
  });

  it.each([
    ['a refusal', refused, true],
    ['a refusal with 200', { status: 200, fromServer: true }, true],
    ['a 200 that could not be read', { status: 200, fromServer: false }, false],
    ['an outage', { status: 503 }, false],
    ['no answer', { status: 0 }, false],
    ['a bug', new Error('boom'), false],
  ])('is a refusal of the server or not: %s', (_, error, is) => {
    expect(isRefusal(error)).toBe(is);
  });
});
