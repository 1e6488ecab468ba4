import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../src/statecharts/chart/chart-model.ts';
import { errand, errandVocabulary } from '../../../../src/statecharts/flow/testing/errand.flow.ts';
import { withReadableNames } from './chart-text.ts';

// A flow is a machine's configuration.
const model = chartOf(createMachine(errand as Parameters<typeof createMachine>[0]));
const reported = withReadableNames(model, errand, errandVocabulary);

it('says what the vocabulary has words for, and calls steps by their titles', () => {
  const saving = reported.states.find(({ id }) => id === 'errand.note.saving');
  expect(saving).toMatchObject({ key: 'saving', invokes: [{ src: 'tell the flat mates' }] });
  expect(reported.states.find(({ id }) => id === 'errand.note')).toMatchObject({
    key: 'Your note',
    title: null,
  });
  const from = (source: string) =>
    reported.edges
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
  expect(ids(reported)).toEqual(ids(model));
  expect(reported.edges.map(({ event }) => event.type)).toEqual(model.edges.map(({ event }) => event.type));
});
