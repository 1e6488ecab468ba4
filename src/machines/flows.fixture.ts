import { StateMachine, type AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../statecharts/explore/fixtures.ts';
import type { TraceAllowance } from '../statecharts/trace/trace.types.ts';

type Module = Record<string, unknown>;
const machineModules = import.meta.glob<Module>('./*/*.machine.ts', { eager: true });
const fixtureModules = import.meta.glob<Module>('./*/*.fixtures.ts', { eager: true });
const allowanceModules = import.meta.glob<Module>('./*/*.allowance.ts', { eager: true });

/** A flow as the tests over all flows read it. */
export interface Flow {
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  readonly allowance: TraceAllowance;
}

/** A flow file's export, found by the end of its name; fails if the file is missing. */
function exportOf<Of>(modules: Record<string, Module>, file: string, ending: string): Of {
  const named = Object.entries(modules[file] ?? {}).find(([name]) => name.endsWith(ending));
  if (!named) throw new Error(`src/machines/${file.slice(2)} has no …${ending}`);
  return named[1] as Of; // the type that the naming convention gives such a file
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

/** An invoked machine is given the parts of its own flow. */
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

/** Every flow, with its fixtures and its allowance; fails for a flow that lacks them. */
export const flows: readonly Flow[] = alone.map(withInvoked);

export const allowances: Readonly<Record<string, TraceAllowance>> = Object.fromEntries(
  flows.map(({ machine, allowance }) => [machine.id, allowance]),
);
