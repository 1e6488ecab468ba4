import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../src/statecharts/explore/configuration.ts';
import { configurationsOf } from '../../src/statecharts/explore/configurations.ts';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';

const known = new WeakMap<AnyStateMachine, ReadonlyMap<string, Configuration>>();

/**
 * The configuration a story shows, by id; computed once per page for all stories of a flow. Undefined if the machine
 * no longer reaches it.
 */
export function configurationById<Machine extends AnyStateMachine>(
  { machine, fixtures }: FlowLab<Machine>,
  id: string,
): Configuration | undefined {
  let configurations = known.get(machine);
  if (!configurations) {
    const played = configurationsOf(machine, fixtures);
    configurations = new Map(played.configurations.map((one) => [one.id, one]));
    known.set(machine, configurations);
  }
  return configurations.get(id);
}
