import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { innermostStates } from './resting-states.mjs';

/** The reached states by file name. @typedef {Map<string, Set<string>>} Reached */

/**
 * The states recorded during the unit tests (tests/machine-visits.setup.ts), without those of deleted files. Null if
 * the tests never ran.
 * @param {string} root
 * @returns {Promise<Reached | null>}
 */
export async function reachedByTests(root) {
  const folder = path.join(root, 'node_modules/.cache/quayside/machine-visits');
  if (!existsSync(folder)) return null;
  /** @type {Reached} */
  const reached = new Map();
  for await (const name of glob('*.json', { cwd: folder })) {
    const { file, states } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    if (existsSync(path.join(root, file))) reached.set(file, new Set(states));
  }
  return reached;
}

/**
 * The states through which each saved trace passes.
 * @param {string} root
 * @param {readonly import('./machines.mjs').KnownMachine[]} machines
 * @returns {Promise<Reached>}
 */
export async function reachedByTraces(root, machines) {
  // A process may have the name of a flow; only flows are recorded.
  const byId = new Map(
    machines.filter(({ kind }) => kind === 'flow').map(({ machine }) => [machine.id, machine]),
  );
  /** @type {Reached} */
  const reached = new Map();
  for await (const file of glob('src/machines/*/traces/*.json', { cwd: root })) {
    const content = JSON.parse(await readFile(path.join(root, file), 'utf8'));
    const states = (content.traces ?? [content]).flatMap((trace) => statesOfTrace(trace, byId));
    reached.set(file, new Set(states));
  }
  return reached;
}

/**
 * @param {import('../../src/statecharts/trace/trace.types.ts').Trace} trace
 * @param {ReadonlyMap<string, import('xstate').AnyStateMachine>} machines by id
 */
function statesOfTrace({ actors, base, steps }, machines) {
  const reached = [
    ...Object.entries(base ?? {}).map(([actor, { value }]) => ({ actor, value })),
    ...steps.flatMap(({ actor, to }) => (to ? [{ actor, value: to.value }] : [])),
  ];
  return reached.flatMap(({ actor, value }) => {
    const machine = machines.get(actors[actor]?.machine ?? '');
    return machine ? innermostStates(machine, value) : [];
  });
}
