import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import { allLabs } from './labs.mjs';

/**
 * @typedef {object} KnownMachine
 * @property {string} name of its file: `order-answer`
 * @property {'flow' | 'process'} kind a flow runs in the browser and has screens, a process is decided on the server
 * @property {string} folder from the root
 * @property {import('xstate').AnyStateMachine} machine
 * @property {string} title "Catalogue import", as its lab has it, or the name in words
 * @property {import('./labs.mjs').Lab | undefined} lab
 */

/** @type {readonly { kind: KnownMachine['kind'], pattern: string, ending: string }[]} */
const places = [
  { kind: 'flow', pattern: 'src/machines/*/*.machine.ts', ending: '.machine.ts' },
  { kind: 'process', pattern: 'services/*/modules/**/*.process.ts', ending: '.process.ts' },
];

/**
 * All machines of the project, flows first.
 * @param {string} root
 * @returns {Promise<KnownMachine[]>}
 */
export async function allMachines(root) {
  const found = [];
  const labs = await allLabs(root);
  for (const { kind, pattern, ending } of places) {
    const files = (await Array.fromAsync(glob(pattern, { cwd: root }))).sort();
    for (const file of files) {
      const machines = Object.values(await importFrom(root, file)).filter(
        (value) => value instanceof StateMachine,
      );
      if (machines.length !== 1)
        throw new Error(`${file} exports ${machines.length} machines: one file, one machine.`);
      const name = path.basename(file, ending);
      const lab = kind === 'flow' ? labs.get(name) : undefined;
      const title = lab?.title ?? spacedName(name);
      found.push({ name, kind, folder: path.posix.dirname(file), machine: machines[0], title, lab });
    }
  }
  return found;
}

/** @param {string} root @param {string} file */
export const importFrom = (root, file) => import(pathToFileURL(path.join(root, file)).href);

/** `order-answer` → `orderAnswer`. @param {string} name */
export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `sub-order` → `Sub order`. @param {string} name */
const spacedName = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
