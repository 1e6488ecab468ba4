// Generates the literal that the compiler checks from each path stored as data (src/machines/<flow>/<flow>.flow.json).
// A JSON import would lose the literal types; a wrong target is no type error, so each path is also read and started.
// `--check` writes nothing and fails if a committed file is stale.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatePaths } from './flows/generate-paths.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const check = process.argv.includes('--check');

const { stale, broken } = await generatePaths(root, { check });

for (const sentence of broken) console.error(sentence);
if (check && stale.length > 0)
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run codegen\` and commit what it writes.`);
else if (stale.length > 0) console.log(`Wrote ${stale.join(', ')}.`);
else if (broken.length === 0) console.log('The generated paths are up to date.');
if (broken.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
