import { StateMachine, type AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../statecharts/explore/fixtures.ts';
import type { TraceAllowance } from '../statecharts/trace/trace.types.ts';

type Module = Record<string, unknown>;
const machineModules = import.meta.glob<Module>('./*/*.machine.ts', { eager: true });
const fixtureModules = import.meta.glob<Module>('./*/*.fixtures.ts', { eager: true });
const allowanceModules = import.meta.glob<Module>('./*/*.allowance.ts', { eager: true });

/** A flow as the tests over all of them meet it. */
export interface Flow {
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  readonly allowance: TraceAllowance;
}

/** What a file of a flow exports, by the end of its name; fails where the file is not there. */
function exportOf<Of>(modules: Record<string, Module>, file: string, ending: string): Of {
  const named = Object.entries(modules[file] ?? {}).find(([name]) => name.endsWith(ending));
  if (!named) throw new Error(`src/machines/${file.slice(2)} has no …${ending}`);
  return named[1] as Of; // what a file of that name holds, by the rules of the house
}

export const machines: readonly AnyStateMachine[] = Object.values(machineModules).flatMap((module) =>
  Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
);

const alone = Object.entries(machineModules).flatMap(([file, module]): Flow[] =>
  Object.values(module)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({
      machine,
      fixtures: exportOf(fixtureModules, file.replace('.machine.ts', '.fixtures.ts'), 'Fixtures'),
      allowance: exportOf(allowanceModules, file.replace('.machine.ts', '.allowance.ts'), 'Allowance'),
    })),
);

/** A machine that is invoked is given what its own flow is given. */
const withInvoked = (flow: Flow): Flow => ({
  ...flow,
  fixtures: {
    ...flow.fixtures,
    machines: Object.fromEntries(
      Object.entries(flow.machine.implementations.actors).flatMap(([src, logic]) => {
        const invoked = alone.find(({ machine }) => machine === logic);
        return invoked ? [[src, invoked.fixtures]] : [];
      }),
    ),
  },
});

/** Every flow, with its fixtures and its allowance; a flow that lacks them is reported. */
export const flows: readonly Flow[] = alone.map(withInvoked);

export const allowances: Readonly<Record<string, TraceAllowance>> = Object.fromEntries(
  flows.map(({ machine, allowance }) => [machine.id, allowance]),
);
