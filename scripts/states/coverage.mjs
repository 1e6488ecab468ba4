import { restingStates } from './resting-states.mjs';

/** @typedef {import('../../.storybook/machine-lab/coverage/coverage.types.ts').MachineCoverage} MachineCoverage */
/** @typedef {import('../../.storybook/machine-lab/coverage/coverage.types.ts').StateCoverage} StateCoverage */

/**
 * Every resting state of each machine, with its story, and the tests and saved traces that reach it.
 * @param {readonly import('./machines.mjs').KnownMachine[]} machines
 * @param {object} evidence
 * @param {ReadonlyMap<string, import('./flow-stories.mjs').FlowStories>} evidence.stories by the name of the flow
 * @param {import('./evidence.mjs').Reached} evidence.tests
 * @param {import('./evidence.mjs').Reached} evidence.traces
 * @returns {MachineCoverage[]}
 */
export const coverageOf = (machines, { stories, tests, traces }) =>
  machines.map(({ name, kind, folder, machine, title }) => ({
    ...named(machines, { kind, id: machine.id, title }),
    states: restingStates(machine).map((state) => ({
      id: state,
      story: storyOf(stories.get(name), state),
      tests: nearest(filesReaching(tests, state), folder),
      traces: filesReaching(traces, state),
    })),
  }));

/**
 * A process with the name of a flow is marked as the process.
 * @param {readonly import('./machines.mjs').KnownMachine[]} machines
 * @param {Pick<MachineCoverage, 'kind' | 'id' | 'title'>} shown
 */
function named(machines, { kind, id, title }) {
  const isFlowToo =
    kind === 'process' && machines.some((one) => one.kind === 'flow' && one.machine.id === id);
  return isFlowToo ? { id: `${id}-process`, title: `${title} process`, kind } : { id, title, kind };
}

/** @param {import('./flow-stories.mjs').FlowStories | undefined} flow @param {string} state @returns {StateCoverage['story']} */
function storyOf(flow, state) {
  const through = flow?.stories.filter(({ states }) => states.includes(state)) ?? [];
  return through[0] ? { id: through[0].storyId, count: through.length } : null;
}

/** @param {import('./evidence.mjs').Reached} reached @param {string} state */
const filesReaching = (reached, state) =>
  [...reached].flatMap(([file, states]) => (states.has(state) ? [file] : [])).sort();

/**
 * The tests in the machine's own folder if there are any: the screens that pass through its states are irrelevant, and
 * would change the committed file with every screen.
 * @param {readonly string[]} files
 * @param {string} folder
 */
function nearest(files, folder) {
  const own = files.filter((file) => file.startsWith(`${folder}/`));
  return own.length > 0 ? own : [...files];
}

/**
 * The states without story and test, one sentence each.
 * @param {readonly MachineCoverage[]} coverage
 * @returns {string[]}
 */
export const uncovered = (coverage) =>
  coverage.flatMap(({ kind, states }) =>
    states
      .filter(({ story, tests }) => !story && tests.length === 0)
      .map(({ id }) =>
        kind === 'flow'
          ? `${id} has neither story nor test: give its fixtures what leads there (npm run codegen writes the story), or write a test that reaches it.`
          : `${id} has no test: write one that reaches it (a process has no stories).`,
      ),
  );

/**
 * The differences of two coverages, one sentence per state.
 * @param {readonly MachineCoverage[]} committed
 * @param {readonly MachineCoverage[]} now
 * @returns {string[]}
 */
export function changesBetween(committed, now) {
  const before = statesById(committed);
  const after = statesById(now);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [`${id} is new`];
    if (!is) return [`${id} is gone`];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [
      `${id}: ${
        /** @type {const} */ (['story', 'tests', 'traces'])
          .filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
          .map((part) => `${part} were ${output(was[part])}, are ${output(is[part])}`)
          .join('; ')
      }`,
    ];
  });
}

/** @param {readonly MachineCoverage[]} coverage */
const statesById = (coverage) =>
  new Map(coverage.flatMap(({ states }) => states.map((state) => /** @type {const} */ ([state.id, state]))));

/** @param {StateCoverage['story'] | readonly string[]} part */
const output = (part) =>
  part === null ? 'none' : 'id' in part ? `${part.id} (${part.count})` : part.join(', ') || 'none';
