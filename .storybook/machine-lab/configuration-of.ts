import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../src/statecharts/explore/configuration.ts';
import { configurationsOf } from '../../src/statecharts/explore/configurations.ts';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';

const known = new WeakMap<AnyStateMachine, ReadonlyMap<string, Configuration>>();

/** What a flow's story shows, by its id: walked once a page, for all stories of a flow. Undefined for what the machine no longer reaches. */
export function configurationOf<Machine extends AnyStateMachine>(
  { machine, fixtures }: FlowLab<Machine>,
  id: string,
): Configuration | undefined {
  let configurations = known.get(machine);
  if (!configurations) {
    const walked = configurationsOf(machine, fixtures);
    configurations = new Map(walked.configurations.map((one) => [one.id, one]));
    known.set(machine, configurations);
  }
  return configurations.get(id);
}
