import { storiesOf } from './flow-stories.mjs';
import { allMachines } from './machines.mjs';

/**
 * Every machine, the stories of every flow, and messages about flows without stories.
 * @param {string} root
 */
export async function allFlowStories(root) {
  const machines = await allMachines(root);
  /** @type {import('./flow-stories.mjs').FlowStories[]} */
  const flows = [];
  const problems = [];
  for (const machine of machines.filter(({ kind }) => kind === 'flow')) {
    const flow = await storiesOf(root, machine);
    if (flow) flows.push(flow);
    else
      problems.push(
        `${machine.name} has no stories: it needs ${machine.folder}/${machine.name}.fixtures.ts and a ${machine.name}.lab.tsx in its feature.`,
      );
  }
  return { machines, flows, problems };
}
