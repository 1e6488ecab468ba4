// The names of the flows' states for the server: it counts visits to these and drops any other name
// (services/marketplace/modules/analytics/flow-states.gen.ts). `--check` writes nothing and fails when the committed
// file is stale.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPhaseOfCall } from '../src/machines/kit/index.ts';
import { formatText } from './format-text.mjs';
import { writeAtomically } from './flows/write-atomically.mjs';
import { allMachines } from './states/machines.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const file = 'services/marketplace/modules/analytics/flow-states.gen.ts';
const target = path.join(root, file);

const machines = (await allMachines(root))
  .filter(({ kind }) => kind === 'flow')
  .map(({ machine }) => machine);
const names = Object.fromEntries(machines.map(({ root: top }) => [top.id, statesBelow(top)]));
const text = await formatText(
  target,
  `// Generated from src/machines by \`npm run codegen\`.
/** The states of every flow of the site, by its id. */
export const flowStates: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(names)};\n`,
);

/** Ids of all descendant states in document order, without history states, which are never active, and without states for slow calls. */
function statesBelow(node) {
  return Object.values(node.states)
    .filter(({ type, key }) => type !== 'history' && !isPhaseOfCall(key))
    .flatMap((child) => [child.id, ...statesBelow(child)]);
}

const count = Object.values(names).flat().length;
if ((await readFile(target, 'utf8').catch(() => '')) === text)
  console.log(`The names of the ${count} states are up to date.`);
else if (process.argv.includes('--check')) {
  console.error(`Stale: ${file}. Run \`npm run codegen\` and commit what it writes.`);
  process.exitCode = 1;
} else {
  // Atomically: a server starting meanwhile reads a complete file.
  await writeAtomically([{ target, text }]);
  console.log(`Wrote ${file}: the names of ${count} states.`);
}
