import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../src/statecharts/chart/chart-model.ts';
import { errand, errandWords } from '../../../../src/statecharts/flow/testing/errand.flow.ts';
import { chartInWords } from './chart-words.ts';

// A flow is a machine's configuration.
const model = chartOf(createMachine(errand as Parameters<typeof createMachine>[0]));
const told = chartInWords(model, errand, errandWords);

it('says what the vocabulary has words for, and calls steps by their titles', () => {
  const saving = told.states.find(({ id }) => id === 'errand.note.saving');
  expect(saving).toMatchObject({ key: 'saving', invokes: [{ src: 'tell the flat mates' }] });
  expect(told.states.find(({ id }) => id === 'errand.note')).toMatchObject({ key: 'Your note', title: null });
  const from = (source: string) =>
    told.edges
      .filter((edge) => edge.source === source)
      .map(({ event, guard, actions }) => [event.label, guard, actions]);
  expect(from('errand.note.saving')).toEqual([
    ['Mia cancels', null, []],
    ['telling the flat mates', null, []],
    ['telling the flat mates', null, ['say what went wrong']],
  ]);
  expect(from('errand')).toContainEqual([
    'Mia goes back to a step',
    'she asked for the step (“Your note”)',
    [],
  ]);
});

it('leaves everything where it is: what is marked and chosen is known by its id', () => {
  const ids = ({ states, edges }: typeof model) => [...states, ...edges].map(({ id }) => id);
  expect(ids(told)).toEqual(ids(model));
  expect(told.edges.map(({ event }) => event.type)).toEqual(model.edges.map(({ event }) => event.type));
});
