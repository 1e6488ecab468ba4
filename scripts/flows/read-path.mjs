import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMachine } from 'xstate';
import { readFlow } from '../../src/statecharts/flow/read/read-flow.ts';
import { camelCase } from './literal.mjs';

/**
 * @typedef {object} Refusal
 * @property {string} location
 * @property {string} reason
 *
 * @typedef {{ ok: true, flow: import('../../src/statecharts/flow/flow.types.ts').Flow } | { ok: false, refusals: readonly Refusal[] }} ReadPath
 */

/**
 * Reads a path and checks it against the vocabulary next to it (`<flow>.phrases.ts`).
 * @param {string} file `…/onboarding.flow.json`
 * @param {string} text
 * @returns {Promise<ReadPath>}
 */
export async function readPath(file, text) {
  const name = path.basename(file, '.flow.json');
  const phrases = path.join(path.dirname(file), `${name}.phrases.ts`);
  if (!existsSync(phrases)) {
    return refused(
      'the whole file',
      `There is no ${name}.phrases.ts next to it that says what it may be made of.`,
    );
  }
  const vocabulary = (await import(pathToFileURL(phrases).href))[`${camelCase(name)}Phrases`];
  if (!vocabulary) return refused(`${name}.phrases.ts`, `It exports no ${camelCase(name)}Phrases.`);
  const read = readFlow(text, { vocabulary, id: name });
  if (!read.ok) return read;
  return starts(read.flow) ?? { ok: true, flow: read.flow };
}

/** XState's own objections: a wrong target is no type error. */
function starts(flow) {
  try {
    // Reading the states resolves every target.
    for (const node of allStates(createMachine(flow).root)) void node.transitions;
    return null;
  } catch (error) {
    return refused('the machine made of it', error instanceof Error ? error.message : String(error));
  }
}

/** @param {import('xstate').AnyStateNode} node @returns {import('xstate').AnyStateNode[]} */
const allStates = (node) => [node, ...Object.values(node.states).flatMap(allStates)];

/** @param {string} location @param {string} reason @returns {ReadPath} */
const refused = (location, reason) => ({ ok: false, refusals: [{ location, reason }] });
