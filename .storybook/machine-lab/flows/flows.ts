import type { ComponentType } from 'react';
import { StateMachine, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import type { PathRules } from '../../../src/statecharts/explore/simple-paths.types.ts';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import { guardsAsFacts } from './guards-as-facts.ts';

/** A flow as its feature provides it (FlowLab), for any machine. */
export interface ShownFlow {
  readonly id: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  readonly Screen: ComponentType<{ readonly actor: AnyActorRef }>;
  readonly screenOf: (snapshot: AnyMachineSnapshot) => string;
  readonly paths?: PathRules;
  readonly editable?: EditablePath<AnyStateMachine>;
}

/** A server process: drawn and played, without a screen. */
export interface ShownProcess {
  readonly id: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  /** Names of its guards: facts known to the server, entered here by the user. */
  readonly facts: readonly string[];
}

const labs = import.meta.glob<{ lab: Omit<ShownFlow, 'id'> }>('../../../src/features/**/*.lab.tsx');
const processes = import.meta.glob<Record<string, unknown>>(
  '../../../services/marketplace/modules/**/*.process.ts',
);

const nameOf = (path: string, ending: string): string =>
  path.split('/').at(-1)?.slice(0, -ending.length) ?? '';
const byName = <Load>(files: Record<string, Load>, ending: string): ReadonlyMap<string, Load> =>
  new Map(Object.entries(files).map(([path, load]) => [nameOf(path, ending), load]));

const labOf = byName(labs, '.lab.tsx');
const processOf = byName(processes, '.process.ts');

/** Ids of the flows that a feature provides to the lab: the file's name, which is the machine's id. */
export const flowIds: readonly string[] = [...labOf.keys()];
export const processIds: readonly string[] = [...processOf.keys()];

/** Loads a flow with its screen. Rejects for an unknown id. */
export async function loadFlow(id: string): Promise<ShownFlow> {
  const load = labOf.get(id);
  if (!load) throw new Error(`No feature shows a flow “${id}”: there are ${flowIds.join(', ')}.`);
  const { lab } = await load();
  return { ...lab, id };
}

const inWords = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** A flow's label before it is loaded: "Order answer". */
export const flowName = inWords;

/** Loads a process whose guards read the facts in each event. */
export async function loadProcess(id: string): Promise<ShownProcess> {
  const load = processOf.get(id);
  if (!load) throw new Error(`There is no process “${id}”: there are ${processIds.join(', ')}.`);
  const machine = Object.values(await load()).find(
    (value): value is AnyStateMachine => value instanceof StateMachine,
  );
  if (!machine) throw new Error(`${id}.process.ts exports no machine.`);
  return { id, title: inWords(id), ...guardsAsFacts(machine) };
}
