import { describe, expect, it } from 'vitest';
import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { retarget, setMeta } from '../../statecharts/flow/edit-flow.ts';
import { flowProblems } from '../../statecharts/flow/problems/problems.ts';
import { stateAt } from '../../statecharts/flow/flow-tree.ts';
import {
  addStep,
  moveStep,
  removeStep,
  renameStep,
  setOptional,
  stepsOf,
  whyStepActionRefused,
} from '../../statecharts/flow/steps/steps.ts';
import { bookingFlow } from './booking.flow.gen.ts';
import { bookingMachineOf } from './booking.machine.ts';
import { bookingPhrases } from './booking.phrases.ts';
import { bookingSteps } from './booking.steps.ts';

const committed: Flow = bookingFlow;
const known = { vocabulary: bookingPhrases, kit: bookingSteps };
const orderIn = (flow: Flow) => stepsOf(flow, bookingSteps).map(({ step }) => step);
const problemsIn = (flow: Flow) => flowProblems(flow, known).map(({ kind, state }) => `${kind}: ${state}`);

describe('the committed path', () => {
  it('has no problem', () => expect(problemsIn(committed)).toEqual([]));

  it('is the templates of its optional steps', () => {
    for (const step of ['details', 'billing']) {
      const at = orderIn(committed).indexOf(step);
      const again = addStep(removeStep(committed, bookingSteps, step), bookingSteps, step, at);
      expect(again.states?.[step]).toEqual(committed.states?.[step]);
    }
  });
});

describe('an edit', () => {
  const edits: readonly (readonly [string, Flow, readonly string[]])[] = [
    [
      'moves the billing before the details',
      moveStep(committed, bookingSteps, 'billing', 2),
      ['service', 'slot', 'billing', 'details', 'review', 'payment', 'answer'],
    ],
    [
      'asks for the details before a time is chosen',
      moveStep(committed, bookingSteps, 'details', 1),
      ['service', 'details', 'slot', 'billing', 'review', 'payment', 'answer'],
    ],
    [
      'leaves the billing out',
      removeStep(committed, bookingSteps, 'billing'),
      ['service', 'slot', 'details', 'review', 'payment', 'answer'],
    ],
    [
      'asks everybody for the details',
      setOptional(committed, bookingSteps, 'details', false),
      orderIn(committed),
    ],
    [
      'renames a step',
      renameStep(committed, 'details', { title: 'About the job', needs: 'All of it', minutes: 3 }),
      orderIn(committed),
    ],
  ];

  it.each(edits)('%s, and the path is sound', (_, flow, order) => {
    expect(flow).not.toEqual(committed);
    expect(orderIn(flow)).toEqual(order);
    expect(problemsIn(flow)).toEqual([]);
    expect(() => bookingMachineOf(flow).root).not.toThrow();
  });

  it.each(['service', 'slot', 'review', 'payment', 'answer'])(
    'of what the server demands is refused, with the reason: %s',
    (step) => {
      for (const action of ['move up', 'optional', 'remove'] as const)
        expect(whyStepActionRefused(committed, bookingSteps, step, action)).toMatch(/\.$/);
    },
  );

  it('that leads past the payment is found', () => {
    const past = retarget(
      committed,
      { state: 'review.holding', cause: { kind: 'done', invoke: 'holdSlot' }, index: 0 },
      'answer.confirmed',
    );
    expect(problemsIn(past)).toContain('steps are passed by: review.holding');
  });

  it('that takes a screen away is found', () => {
    const { screen: _, ...meta } = stateAt(committed, 'review')?.meta ?? {};
    expect(problemsIn(setMeta(committed, 'review', meta))).toContain('no screen: review');
  });
});
