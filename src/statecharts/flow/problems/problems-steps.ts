import { retarget } from '../edit-flow.ts';
import { isWithin, statesIn, targetPath, transitionsOf } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import type { FlowAnalysis } from './flow-analysis.ts';
import type { StepKind, StepKit } from '../steps/step-kit.types.ts';
import { withStatesInOrder, reactionsInOrder, rewireSteps } from '../steps/step-wiring.ts';
import { addStep, setOptional, stepsOf, type StepInPath } from '../steps/steps.ts';
import { quoted, sentence } from '../describe.ts';

type Problem = Omit<FlowProblem, 'kind' | 'severity'>;

const demanded = (problem: Problem): FlowProblem => ({ kind: 'demanded', severity: 'error', ...problem });

const titleOf = ({ title, step }: StepInPath): string => quoted(title === '' ? step : title);

/** The title of a step that is missing. */
const nameOf = ({ node, step }: StepKind): string => {
  const title = node?.meta?.title;
  return quoted(typeof title === 'string' ? title : step);
};

const because = (reason: string): string => reason.replace(/\.$/u, '');

function missing({ kit, steps }: FlowAnalysis): FlowProblem[] {
  return kit.kinds.flatMap((kind, at): FlowProblem[] => {
    if (kind.neededBecause === null || steps.some(({ step }) => step === kind.step)) return [];
    const earlier = kit.kinds.slice(0, at);
    const position = steps.filter(({ step }) => earlier.some((one) => one.step === step)).length;
    const quickFixes: QuickFix[] =
      kind.node === null
        ? []
        : [{ label: `Add ${nameOf(kind)}`, apply: (flow) => addStep(flow, kit, kind.step, position) }];
    return [
      demanded({
        state: '',
        text: sentence(`${nameOf(kind)} is missing: ${because(kind.neededBecause)}`),
        quickFixes,
      }),
    ];
  });
}

/** Whether its skip exists and can be reached. */
function canBeSkipped({ states, reached }: FlowAnalysis, { key, kind }: StepInPath): boolean {
  if (!kind?.skip) return false;
  const { from, event } = kind.skip;
  const here = states.get(`${key}.${from}`);
  return (
    here !== undefined &&
    reached.has(here.path) &&
    here.transitions.some(
      ({ place: { cause }, to, shadow }) =>
        cause.kind === 'on' && cause.event === event && to !== null && to !== here.path && !shadow,
    )
  );
}

function skips(survey: FlowAnalysis, step: StepInPath): FlowProblem[] {
  const { kit, reached } = survey;
  const { kind, key, optional } = step;
  if (!kind || !reached.has(key)) return [];
  const title = titleOf(step);
  const skippable = canBeSkipped(survey, step);
  const makeMandatory: QuickFix = {
    label: `Make ${title} required`,
    apply: (flow) => setOptional(setOptional(flow, kit, kind.step, true), kit, kind.step, false),
  };
  const putSkipIn: QuickFix = {
    label: optional ? `Let ${title} be skipped` : `Make ${title} optional`,
    apply: (flow) => setOptional(flow, kit, kind.step, true),
  };
  if (optional && kind.mandatoryBecause !== null) {
    return [
      demanded({
        state: key,
        text: sentence(`${title} may not be optional: ${because(kind.mandatoryBecause)}`),
        quickFixes: [makeMandatory],
      }),
    ];
  }
  if (optional && !skippable) {
    return [
      {
        kind: 'cannot be skipped',
        severity: 'error',
        state: key,
        text: sentence(`${title} is marked as optional, but it can’t be skipped`),
        quickFixes: kind.skip ? [putSkipIn, makeMandatory] : [makeMandatory],
      },
    ];
  }
  if (!optional && skippable) {
    return [
      {
        kind: 'cannot be skipped',
        severity: 'warning',
        state: key,
        text: sentence(`${title} is marked as required, but it can be skipped`),
        quickFixes: kind.mandatoryBecause === null ? [putSkipIn, makeMandatory] : [makeMandatory],
      },
    ];
  }
  return [];
}

/** Leads every step to its successor, whichever step it led to: a wrong order means wrong transitions. */
const ledThrough = (flow: Flow, keys: readonly string[]): Flow =>
  keys.slice(0, -1).reduce((led, key, index) => {
    const next = keys[index + 1] ?? key;
    const ways = statesIn(led)
      .filter(({ path }) => isWithin(path, key))
      .flatMap(({ path }) => transitionsOf(led, path))
      .filter(({ place, transition: { target } }) => {
        const to = target === undefined ? null : targetPath(led, place.state, target);
        return to !== null && to !== key && to !== next && keys.includes(to);
      });
    return ways.reduce((changed, { place }) => retarget(changed, place, next), led);
  }, flow);

/** Also moves fixed steps and steps after the end. */
function putBefore(flow: Flow, kit: StepKit, key: string, beforeKey: string): Flow {
  const keys = stepsOf(flow, kit).map((step) => step.key);
  const others = keys.filter((one) => one !== key);
  const order = others.toSpliced(others.indexOf(beforeKey), 0, key);
  const led = ledThrough(rewireSteps(flow, kit, keys, order), order);
  return reactionsInOrder(withStatesInOrder(led, order), kit, order);
}

/** Fixed steps that are out of order, and steps after the last one. */
function misplaced({ kit, steps }: FlowAnalysis): FlowProblem[] {
  const rank = (step: StepInPath): number => kit.kinds.findIndex(({ step: name }) => name === step.step);
  const fixed = steps.filter(({ kind }) => kind?.fixedBecause);
  const lastKind = kit.kinds.findLast(({ fixedBecause }) => fixedBecause !== null);
  const end = steps.findIndex(({ step }) => step === lastKind?.step);
  const behind = end === -1 ? [] : steps.slice(end + 1);
  const last = steps[end];
  const late = behind.map((step) =>
    demanded({
      state: step.key,
      text: sentence(`${titleOf(step)} comes after ${last ? titleOf(last) : ''}, so it is never reached`),
      quickFixes: [
        {
          label: `Move ${titleOf(step)} before ${last ? titleOf(last) : ''}`,
          apply: (flow) => putBefore(flow, kit, step.key, last?.key ?? ''),
        },
      ],
    }),
  );
  const early = fixed.flatMap((step, index): FlowProblem[] => {
    const next = fixed.slice(0, index).findLast((one) => rank(one) > rank(step));
    if (!next || behind.includes(step)) return [];
    return [
      demanded({
        state: step.key,
        text: sentence(
          `${titleOf(step)} has to come before ${titleOf(next)}: ${because(step.kind?.fixedBecause ?? '')}`,
        ),
        quickFixes: [
          {
            label: `Move ${titleOf(step)} before ${titleOf(next)}`,
            apply: (flow) => putBefore(flow, kit, step.key, next.key),
          },
        ],
      }),
    ];
  });
  return [...late, ...early];
}

export const stepProblems = (survey: FlowAnalysis): readonly FlowProblem[] => [
  ...missing(survey),
  ...survey.steps.flatMap((step) => skips(survey, step)),
  ...misplaced(survey),
];
