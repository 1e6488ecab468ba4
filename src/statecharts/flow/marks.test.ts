import { expect, it } from 'vitest';
import { flowDifferences } from './difference/difference.ts';
import { addTransition, removeTransition } from './edit-flow.ts';
import { differenceMarks, problemMarks } from './marks.ts';
import { flowProblems } from './problems/problems.ts';
import { addStep } from './steps/steps.ts';
import { errand, errandKit, knownOfErrand } from './testing/errand.flow.ts';

const describe = { kind: 'error', invoke: 'tell' } as const;

it('puts problems where they are: what must be fixed red, the rest amber', () => {
  const broken = [
    { state: 'note.saving', cause: describe, index: 0 },
    { state: 'note.saving', cause: { kind: 'on', event: 'CANCELLED' } as const, index: 0 },
  ].reduce(removeTransition, errand);
  const flow = addTransition(broken, 'bag.packing', { kind: 'on', event: 'GONE' }, { target: 'spilt' });
  expect(problemMarks(flow, flowProblems(flow, knownOfErrand))).toEqual({
    'errand.note.saving': { tone: 'red', text: 'no failure exit · no way out of a wait' },
    'errand.bag.packing GONE → errand.bag.spilt': { tone: 'amber', text: 'screen cannot send it' },
  });
});

it('shows differences by colour and by sign', () => {
  const after = addTransition(
    addStep(errand, errandKit, 'tea', 1),
    'bag.packing',
    { kind: 'on', event: 'AGAIN' },
    { actions: 'keepFailure' },
  );
  const marks = differenceMarks(flowDifferences(errand, after, knownOfErrand));
  expect(marks['errand.tea']).toEqual({ tone: 'green', text: '+ new' });
  expect(marks['errand.tea.drinking']).toEqual({ tone: 'green', text: '+' });
  expect(marks['errand.bag.shut  → errand.tea']).toEqual({ tone: 'green', text: '+' });
  expect(marks['errand.bag.packing']).toEqual({ tone: 'green', text: '+ new' });
  const back = differenceMarks(flowDifferences(after, errand, knownOfErrand));
  expect(back['errand.tea']).toEqual({ tone: 'red', text: '− gone' });
});
