import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { errandWords } from '../../../../src/statecharts/flow/testing/errand.flow.ts';
import { wordsOfEvent } from '../../parts/event-words.ts';
import type { Act } from '../../workbench/acts.ts';
import { answerInWords, inWordsOf, nearestFirst } from './act-words.ts';

const act = (type: string, actor = '/'): Act => ({ actor, type, words: wordsOfEvent(type), cases: [] });
const told = (type: string, actor?: string) => inWordsOf(errandWords, act(type, actor)).words.label;

it('says what can happen in the vocabulary’s words', () => {
  expect(told('PACKED')).toBe('Mia packs the bag');
  expect(told('xstate.done.actor.tell')).toBe('Telling the flat mates');
  expect(told('xstate.after.patience.errand.bag')).toBe('After a while');
  expect(told('UNHEARD.OF')).toBe('UNHEARD.OF');
});

it('reads the names of another machine as words', () => {
  expect(told('FILE.CHOSEN', '/import')).toBe('File chosen');
  expect(inWordsOf(errandWords, act('xstate.done.actor.openDraft', '/tell#2'))).toMatchObject({
    actor: 'telling the flat mates',
    words: { label: 'Open draft' },
  });
});

it('says which answer came', () => {
  const cue = { actor: '/', event: { type: 'xstate.done.actor.tell' }, at: 0 };
  const answer = { cue, act: act(cue.event.type) };
  expect(answerInWords(errandWords, { ...answer, name: 'all are out' })).toBe(
    'Telling the flat mates (all are out)',
  );
  expect(answerInWords(errandWords, { ...answer, name: '' })).toBe('Telling the flat mates');
});

it('puts what can be done anywhere behind what can happen where one stands', () => {
  const machine = createMachine({
    on: { OPENED: {} },
    initial: 'bag',
    states: { bag: { on: { PACKED: {} } } },
  });
  const acts = [act('OPENED'), act('PACKED'), act('OPENED', '/import')];
  const snapshot = createActor(machine).getSnapshot();
  expect(nearestFirst(acts, snapshot).map(({ actor, type }) => `${actor} ${type}`)).toEqual([
    '/ PACKED',
    '/import OPENED',
    '/ OPENED',
  ]);
});
