import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { errandVocabulary } from '../../../../src/statecharts/flow/testing/errand.flow.ts';
import { labelOfEvent } from '../../parts/event-label.ts';
import type { AvailableEvent } from '../../workbench/available-events.ts';
import { answerLabel, withLabel, localFirst } from './event-labels.ts';

const available = (type: string, actor = '/'): AvailableEvent => ({
  actor,
  type,
  label: labelOfEvent(type),
  cases: [],
});
const reported = (type: string, actor?: string) =>
  withLabel(errandVocabulary, available(type, actor)).label.label;

it('says what can happen in the vocabulary’s words', () => {
  expect(reported('PACKED')).toBe('Mia packs the bag');
  expect(reported('xstate.done.actor.tell')).toBe('Telling the flat mates');
  expect(reported('xstate.after.patience.errand.bag')).toBe('After a while');
  expect(reported('UNHEARD.OF')).toBe('UNHEARD.OF');
});

it('reads the names of another machine as words', () => {
  expect(reported('FILE.CHOSEN', '/import')).toBe('File chosen');
  expect(withLabel(errandVocabulary, available('xstate.done.actor.openDraft', '/tell#2'))).toMatchObject({
    actor: 'telling the flat mates',
    label: { label: 'Open draft' },
  });
});

it('says which answer came', () => {
  const event = { actor: '/', event: { type: 'xstate.done.actor.tell' }, at: 0 };
  const answer = { scriptedEvent: event, event: available(event.event.type) };
  expect(answerLabel(errandVocabulary, { ...answer, name: 'all are out' })).toBe(
    'Telling the flat mates (all are out)',
  );
  expect(answerLabel(errandVocabulary, { ...answer, name: '' })).toBe('Telling the flat mates');
});

it('lists what can happen in the current state before what can be done anywhere', () => {
  const machine = createMachine({
    on: { OPENED: {} },
    initial: 'bag',
    states: { bag: { on: { PACKED: {} } } },
  });
  const events = [available('OPENED'), available('PACKED'), available('OPENED', '/import')];
  const snapshot = createActor(machine).getSnapshot();
  expect(localFirst(events, snapshot).map(({ actor, type }) => `${actor} ${type}`)).toEqual([
    '/ PACKED',
    '/import OPENED',
    '/ OPENED',
  ]);
});
