import { readFileSync } from 'node:fs';
import { changeState, changeTransitions } from '../../../statecharts/flow/change-flow.ts';
import { addTransition } from '../../../statecharts/flow/edit-flow.ts';
import type {
  Cause,
  Flow,
  FlowGuard,
  FlowTransition,
  TransitionPlace,
} from '../../../statecharts/flow/flow.types.ts';
import { flowProblems } from '../../../statecharts/flow/problems/problems.ts';
import { readFlow } from '../../../statecharts/flow/read/read-flow.ts';
import { setOptional } from '../../../statecharts/flow/steps/steps.ts';
import type { VendorRole } from '../../import/index.ts';
import { onboardingPhrases as vocabulary } from '../onboarding.phrases.ts';
import { onboardingSteps as kit } from '../onboarding.steps.ts';

const read = readFlow(readFileSync(new URL('../onboarding.flow.json', import.meta.url), 'utf8'), {
  vocabulary,
  id: 'onboarding',
});
if (!read.ok) throw new Error('The committed path can be read.');
export const committed = read.flow;

export const errorsIn = (flow: Flow): string[] =>
  flowProblems(flow, { vocabulary, kit })
    .filter(({ severity }) => severity === 'error')
    .map(({ kind, state }) => `${kind}: ${state}`);

export const on = (event: string): Cause => ({ kind: 'on', event });
export const always: Cause = { kind: 'always' };
export const done = (invoke: string): Cause => ({ kind: 'done', invoke });
export const failed = (invoke: string): Cause => ({ kind: 'error', invoke });
export const at = (state: string, cause: Cause, index = 0): TransitionPlace => ({ state, cause, index });
export const settled = (step: string) => ({ type: 'step is settled', params: { step } });
export const isA = (role: VendorRole) => ({ type: 'vendor is a', params: { role } });

/** Appends a transition after the existing ones. */
export const more = (state: string, cause: Cause, transition: FlowTransition, flow = committed): Flow =>
  addTransition(flow, state, cause, transition);
/** Inserts a transition before the existing ones. */
export const first = (state: string, cause: Cause, transition: FlowTransition): Flow =>
  changeState(committed, state, (here) => changeTransitions(here, cause, (all) => [transition, ...all]));
export const to = (target: string, guard?: FlowGuard): FlowTransition => ({
  ...(guard === undefined ? {} : { guard }),
  target: `#onboarding.${target}`,
});
export const mandatory = (step: string, flow = committed): Flow => setOptional(flow, kit, step, false);
export const optional = (step: string, flow = committed): Flow => setOptional(flow, kit, step, true);
