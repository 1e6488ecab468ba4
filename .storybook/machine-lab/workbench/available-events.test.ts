import { describe, expect, it } from 'vitest';
import { availableEvents, needsForm, payloadOfEvent, withPayload } from './available-events.ts';

const error = Object.assign(new Error('Network Error'), { code: 'NETWORK_ERROR', status: 0 });
const events = availableEvents([
  {
    label: 'FILE.CHOSEN · a list',
    event: { actor: '/', event: { type: 'FILE.CHOSEN', name: 'a.csv' } as never, at: 0 },
  },
  {
    label: 'FILE.CHOSEN · none',
    event: { actor: '/', event: { type: 'FILE.CHOSEN', name: '' } as never, at: 0 },
  },
  { label: 'CANCEL.REQUESTED', event: { actor: '/', event: { type: 'CANCEL.REQUESTED' }, at: 0 } },
  {
    label: '✕ uploadFile · no network',
    event: {
      actor: '/',
      event: { type: 'xstate.error.actor.uploadFile', error, actorId: 'uploadFile' } as never,
      at: 0,
    },
  },
]);
const [chosen, cancelled, failed] = events;

describe('what can happen now', () => {
  it('names each event once, with its examples', () => {
    expect(events.map(({ label, cases }) => [label.label, cases.map(({ name }) => name)])).toEqual([
      ['FILE.CHOSEN', ['a list', 'none']],
      ['CANCEL.REQUESTED', ['']],
      ['uploadFile', ['no network']],
    ]);
  });

  it('asks for what an event brings, and for nothing where it brings nothing', () => {
    expect([chosen, cancelled, failed].map((event) => event && needsForm(event))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('lets the fields of a failure be edited, and wraps them again', () => {
    const event = failed?.cases[0]?.event;
    if (!event) throw new Error('There is a failure.');
    expect(payloadOfEvent(event)).toEqual({
      name: 'Error',
      message: 'Network Error',
      code: 'NETWORK_ERROR',
      status: 0,
    });
    expect(withPayload(event, { message: 'AI parsing failed' }).event).toEqual({
      type: 'xstate.error.actor.uploadFile',
      actorId: 'uploadFile',
      error: { $error: { message: 'AI parsing failed' } },
    });
  });
});
