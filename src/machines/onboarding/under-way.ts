import type { AnyStateNode } from 'xstate';
import type { ActorsOf } from '../../statecharts/explore/fixtures.ts';
import type { onboardingMachine } from './onboarding.machine.ts';

/** An effect of the vocabulary, by its name. */
export type EffectName = ActorsOf<typeof onboardingMachine>['src'];

interface MachineState {
  readonly machine: { readonly root: AnyStateNode };
  readonly value: unknown;
}

/** Whether the path is running this effect, in any state. A step's screen checks this, since no path has every step. */
export const isUnderWay = ({ machine, value }: MachineState, effect: EffectName): boolean =>
  nodesAt(machine.root, value).some(({ invoke }) => invoke.some(({ src }) => src === effect));

function nodesAt(node: AnyStateNode, value: unknown): AnyStateNode[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
      : typeof value === 'string'
        ? [[value, undefined] as const]
        : [];
  return [
    node,
    ...inside.flatMap(([key, within]) => {
      const child = node.states[key];
      return child ? nodesAt(child, within) : [];
    }),
  ];
}
