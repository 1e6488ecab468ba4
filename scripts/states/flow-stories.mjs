import { existsSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { configurationsOf } from '../../src/statecharts/explore/configurations.ts';
import { camelCase, importFrom } from './machines.mjs';

/** The folder of the generated stories: they use the machine lab, which nothing in `src` may import. */
export const storiesFolder = '.storybook/machine-lab/states';

/**
 * @typedef {object} StateStory
 * @property {string} at the id of its configuration
 * @property {string} label its display name
 * @property {string} exportName
 * @property {string} storyId as Storybook makes it
 * @property {readonly string[]} states ids of all states that it shows
 * @property {boolean} isLook the first of its screen: looked at in both appearances and widths
 *
 * @typedef {object} FlowStories
 * @property {string} name of the flow
 * @property {string} title of its stories
 * @property {string} file from the root, where they are kept
 * @property {string} lab the file of its lab, from the root
 * @property {number} leftOut values that only combine parallel regions otherwise, or are beyond the limit
 * @property {readonly StateStory[]} stories
 */

/**
 * A story for each configuration of a flow; null while the flow has no fixtures or no lab.
 * @param {string} root
 * @param {import('./machines.mjs').KnownMachine} flow
 * @returns {Promise<FlowStories | null>}
 */
export async function storiesOf(root, { name, folder, machine, lab }) {
  const fixtures = `${folder}/${name}.fixtures.ts`;
  if (!lab || !existsSync(path.join(root, fixtures))) return null;
  const exported = (await importFrom(root, fixtures))[`${camelCase(name)}Fixtures`];
  if (!exported) throw new Error(`${fixtures} exports no ${camelCase(name)}Fixtures.`);
  const title = `States/${lab.title}`;
  const { configurations, leftOut } = configurationsOf(machine, exported);
  const seen = new Set();
  const stories = configurations.map(({ id, label, states }) => {
    const exportName = exportNameOf(id);
    const screen = screenOf(machine, states);
    const isLook = !seen.has(screen);
    seen.add(screen);
    const storyId = toId(title, storyNameFromExport(exportName));
    return { at: id, label, exportName, storyId, states, isLook };
  });
  const twice = stories.find(({ storyId }, index) =>
    stories.slice(0, index).some((other) => other.storyId === storyId),
  );
  if (twice) throw new Error(`Two configurations of ${name} have one story id: ${twice.storyId}.`);
  return {
    name,
    title,
    file: `${storiesFolder}/${name}.states.stories.tsx`,
    lab: lab.file,
    leftOut,
    stories,
  };
}

/** `reviewing.desk-editing` → `ReviewingDeskEditing`. @param {string} id */
const exportNameOf = (id) =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
    .replace(/^(?=\d)/, 'At');

/**
 * Groups configurations that look the same, as far as the machine shows (a lab's own `screenOf` is not available: Node
 * reads no .tsx): the innermost `meta.screen` of each region, or the top-level state.
 * @param {import('xstate').AnyStateMachine} machine
 * @param {readonly string[]} states
 */
function screenOf(machine, states) {
  const nodes = states
    .map((id) => machine.getStateNodeById(id))
    .sort((a, b) => b.path.length - a.path.length);
  const named = nodes.find(({ meta }) => meta?.screen !== undefined);
  return named?.meta?.screen ?? nodes.find(({ path: { length } }) => length === 1)?.key ?? machine.id;
}
