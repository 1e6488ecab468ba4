import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeState, withStateKey } from '../../statecharts/flow/change-flow.ts';
import { flowDifferences } from '../../statecharts/flow/difference/difference.ts';
import {
  addTransition,
  removeTransition,
  retarget,
  setGuard,
  setMeta,
} from '../../statecharts/flow/edit-flow.ts';
import { stateAt } from '../../statecharts/flow/flow-tree.ts';
import type { Cause, Flow, TransitionPlace } from '../../statecharts/flow/flow.types.ts';
import type { FlowProblem } from '../../statecharts/flow/problems/problem.types.ts';
import { flowProblems } from '../../statecharts/flow/problems/problems.ts';
import { readFlow } from '../../statecharts/flow/read/read-flow.ts';
import { withStatesInOrder } from '../../statecharts/flow/steps/step-wiring.ts';
import {
  addStep,
  moveStep,
  removeStep,
  setOptional,
  stepsOf,
  whyStepActionRefused,
} from '../../statecharts/flow/steps/steps.ts';
import { onboardingSteps as kit } from './onboarding.steps.ts';
import { onboardingPhrases as vocabulary } from './onboarding.phrases.ts';

const known = { vocabulary, kit };

function flowOf(file: string): Flow {
  const read = readFlow(readFileSync(new URL(file, import.meta.url), 'utf8'), {
    vocabulary,
    id: 'onboarding',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return read.flow;
}
const committed = flowOf('onboarding.flow.json');

const on = (event: string): Cause => ({ kind: 'on', event });
const at = (state: string, cause: Cause, index = 0): TransitionPlace => ({ state, cause, index });
const kindsAt = (problems: readonly FlowProblem[]): string[] =>
  problems.map(({ kind, state }) => `${kind}: ${state}`);
const errorsAt = (flow: Flow): string[] =>
  kindsAt(flowProblems(flow, known).filter(({ severity }) => severity === 'error'));

/** One wrong edit of the committed path, and the problems found. */
const wrongs: readonly (readonly [kind: string, state: string, flow: Flow])[] = [
  [
    'unreachable',
    'companyProfile.addingPaper',
    removeTransition(committed, at('companyProfile.filling', on('PAPER.CHOSEN'))),
  ],
  [
    'dead end',
    'paymentAccount.refused',
    removeTransition(committed, at('paymentAccount.refused', on('PAYMENT.CHECKED'))),
  ],
  [
    'goes round',
    'paymentAccount.arriving',
    addTransition(committed, 'paymentAccount.none', { kind: 'always' }, { target: 'arriving' }),
  ],
  [
    'no failure exit',
    'logo.saving',
    removeTransition(committed, at('logo.saving', { kind: 'error', invoke: 'saveLogo' })),
  ],
  [
    'no failure exit',
    'deliveryArea.saving',
    retarget(committed, at('deliveryArea.saving', { kind: 'error', invoke: 'savePorts' }), null),
  ],
  [
    'no way out of a wait',
    'logo.saving',
    removeTransition(committed, at('logo.saving', on('CANCEL.REQUESTED'))),
  ],
  [
    'cannot be skipped',
    'companyProfile',
    setMeta(committed, 'companyProfile', { ...stateAt(committed, 'companyProfile')?.meta, optional: true }),
  ],
  [
    'guards overlap',
    'paymentAccount.pending',
    addTransition(committed, 'paymentAccount.pending', on('STEP.CONTINUED'), { target: 'refused' }),
  ],
  [
    'guards leave a gap',
    'logo.arriving',
    setGuard(committed, at('logo.arriving', { kind: 'always' }, 1), 'payment account exists'),
  ],
  [
    'no screen',
    'deliveryArea',
    changeState(committed, 'deliveryArea', (state) =>
      withStateKey(state, 'meta', { step: 'delivery-area', title: 'Where you serve', optional: true }),
    ),
  ],
  [
    'screen cannot send it',
    'trouble',
    addTransition(committed, 'trouble', on('LOGO.REMOVED'), { target: 'checking' }),
  ],
  [
    'demanded',
    'catalogue',
    setMeta(committed, 'catalogue', { ...stateAt(committed, 'catalogue')?.meta, optional: true }),
  ],
  [
    'demanded',
    'deliveryArea',
    withStatesInOrder(committed, [
      'catalogue',
      'companyProfile',
      'deliveryMethods',
      'workingHours',
      'logo',
      'paymentAccount',
      'completion',
      'deliveryArea',
    ]),
  ],
];

describe('the onboarding path', () => {
  it('has no problem', () => {
    expect(flowProblems(committed, known)).toEqual([]);
  });

  it.each(wrongs)('%s at %s is found once, and its quick fixes solve it', (kind, state, flow) => {
    const problems = flowProblems(flow, known);
    expect(kindsAt(problems)).toEqual([`${kind}: ${state}`]);
    expect(problems[0]?.quickFixes.length).toBeGreaterThan(0);
    for (const { apply, label } of problems[0]?.quickFixes ?? []) {
      const after = flowProblems(apply(flow), known);
      expect(kindsAt(after), label).not.toContain(`${kind}: ${state}`);
      expect(errorsAt(apply(flow)), label).toEqual([]);
    }
  });

  it('is reported when a required step is missing', () => {
    const { catalogue: _, ...states } = committed.states ?? {};
    const led = [{ state: 'resuming', cause: { kind: 'always' }, index: 1 } as const].reduce(
      (flow, place) => retarget(flow, place, 'companyProfile'),
      committed,
    );
    const opened = led.on?.['STEP.OPENED'];
    const flow = {
      ...led,
      on: {
        ...led.on,
        'STEP.OPENED': Array.isArray(opened) ? opened.slice(1) : [],
      },
      states: { ...states, resuming: led.states?.resuming ?? {} },
    };
    expect(flowProblems(flow, known).map(({ kind, text }) => [kind, text.split(':')[0]])).toEqual([
      ['demanded', '“catalogue” is missing'],
    ]);
  });

  it('offers to lead on what is sent in vain, where nobody comes to what it asks for any more', () => {
    const sending = at('deliveryArea.choosing', on('PORTS.SUBMITTED'));
    const [problem] = flowProblems(retarget(committed, sending, 'deliveryArea.choosing'), known).filter(
      ({ kind }) => kind === 'unreachable',
    );
    const [quickFix] = problem?.quickFixes ?? [];
    expect(problem?.state).toBe('deliveryArea.saving');
    expect(quickFix?.apply(retarget(committed, sending, 'deliveryArea.choosing'))).toEqual(committed);
    expect(
      problem?.quickFixes.map(({ label }) => label).filter((label) => label.includes('arriving')),
    ).toEqual([]);
  });

  it('has none after anything that can be done to its steps, and each is one difference', () => {
    const paths = [committed, removeStep(committed, kit, 'delivery-area')];
    const done = paths.flatMap((path) =>
      kit.kinds.flatMap(({ step }) => {
        const places = stepsOf(path, kit).map((_, index) => index);
        return [
          ...places.map((index) => moveStep(path, kit, step, index)),
          ...places.map((index) => addStep(path, kit, step, index)),
          ...(['optional', 'mandatory'] as const).flatMap((action) =>
            whyStepActionRefused(path, kit, step, action) === null
              ? [setOptional(path, kit, step, action === 'optional')]
              : [],
          ),
          removeStep(path, kit, step),
        ]
          .filter((flow) => flow !== path)
          .map((flow) => [path, flow] as const);
      }),
    );
    expect(done.length).toBeGreaterThan(20);
    for (const [before, after] of done) {
      const order = stepsOf(after, kit).map(({ step }) => step);
      expect(kindsAt(flowProblems(after, known)), order.join()).toEqual([]);
      for (const differences of [
        flowDifferences(before, after, known),
        flowDifferences(after, before, known),
      ]) {
        expect(
          differences.map(({ about }) => about),
          JSON.stringify(differences.map(({ text }) => text)),
        ).toEqual(['step']);
      }
    }
  });
});

describe('kept versions of the onboarding path', () => {
  const files = readdirSync(new URL('versions/', import.meta.url));
  it.each(files)('%s can be compared with the committed one', (file) => {
    const stored = flowOf(`versions/${file}`);
    expect(flowDifferences(stored, stored, known)).toEqual([]);
    expect(flowDifferences(stored, committed, known).length).toBeGreaterThan(0);
  });
});
