import { describe, expect, it } from 'vitest';
import { actsOf, needsForm, payloadOfCue, withPayload } from './acts.ts';

const error = Object.assign(new Error('Network Error'), { code: 'NETWORK_ERROR', status: 0 });
const acts = actsOf([
  {
    words: 'FILE.CHOSEN · a list',
    cue: { actor: '/', event: { type: 'FILE.CHOSEN', name: 'a.csv' } as never, at: 0 },
  },
  {
    words: 'FILE.CHOSEN · none',
    cue: { actor: '/', event: { type: 'FILE.CHOSEN', name: '' } as never, at: 0 },
  },
  { words: 'CANCEL.REQUESTED', cue: { actor: '/', event: { type: 'CANCEL.REQUESTED' }, at: 0 } },
  {
    words: '✕ uploadFile · no network',
    cue: {
      actor: '/',
      event: { type: 'xstate.error.actor.uploadFile', error, actorId: 'uploadFile' } as never,
      at: 0,
    },
  },
]);
const [chosen, cancelled, failed] = acts;

describe('what can happen now', () => {
  it('names each event once, with its examples', () => {
    expect(acts.map(({ words, cases }) => [words.label, cases.map(({ name }) => name)])).toEqual([
      ['FILE.CHOSEN', ['a list', 'none']],
      ['CANCEL.REQUESTED', ['']],
      ['uploadFile', ['no network']],
    ]);
  });

  it('asks for what an event brings, and for nothing where it brings nothing', () => {
    expect([chosen, cancelled, failed].map((act) => act && needsForm(act))).toEqual([true, false, true]);
  });

  it('lets the fields of a failure be edited, and wraps them again', () => {
    const cue = failed?.cases[0]?.cue;
    if (!cue) throw new Error('There is a failure.');
    expect(payloadOfCue(cue)).toEqual({
      name: 'Error',
      message: 'Network Error',
      code: 'NETWORK_ERROR',
      status: 0,
    });
    expect(withPayload(cue, { message: 'AI parsing failed' }).event).toEqual({
      type: 'xstate.error.actor.uploadFile',
      actorId: 'uploadFile',
      error: { $error: { message: 'AI parsing failed' } },
    });
  });
});
