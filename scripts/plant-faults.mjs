// Plants the chosen faults (tests/planted-faults/faults.mjs) one after the other in the working tree, runs the test that has to notice each, and says
// which were caught. For whoever makes the tests shorter: the same are caught before and after. No part of `npm test`.
//   node scripts/plant-faults.mjs              all of them
//   node scripts/plant-faults.mjs money stock  those of some subjects
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults } from '../tests/planted-faults/faults.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const unknown = asked.filter((subject) => !Object.hasOwn(faults, subject));
if (unknown.length > 0) {
  process.stderr.write(`There are no faults of ${unknown.join(', ')}: ${Object.keys(faults).join(', ')}.\n`);
  process.exit(1);
}
const chosen = Object.entries(faults)
  .filter(([subject]) => asked.length === 0 || asked.includes(subject))
  .flatMap(([subject, of]) => of.map((fault) => ({ subject, ...fault })));

const files = [...new Set(chosen.map(({ file }) => file))];
const changed = spawnSync('git', ['status', '--porcelain', '--', ...files], { cwd: root, encoding: 'utf8' });
if (changed.status !== 0 || changed.stdout !== '') {
  process.stderr.write(`Commit these first, since they are changed and put back:\n${changed.stdout}`);
  process.exit(1);
}

/** The text of the file that contains a fault now. @type {{ place: string, text: string } | null} */
let planted = null;
const putBack = () => {
  if (planted !== null) writeFileSync(planted.place, planted.text);
  planted = null;
};
process.on('exit', putBack);
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(1));

/**
 * Whether a test file passes; throws if it did not run.
 * @param {import('../tests/planted-faults/faults.mjs').Fault} fault
 */
async function passes({ project, test }) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const runs = spawn(process.execPath, [vitest, 'run', '--project', project, '--bail', '1', test], {
    cwd: root,
    // As on a developer's machine: failures are not retried.
    env: { ...process.env, CI: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [runs.stdout, runs.stderr]) stream.on('data', (part) => (said += part));
  const [code] = await once(runs, 'close');
  // Neither a wrong name nor a syntax error counts as a caught fault.
  if (!/ Tests +.*\d+ (?:passed|failed)/.test(said)) throw new Error(`${test} was not run:\n${said}`);
  return code === 0;
}

/** @param {(typeof chosen)[number]} fault @returns {Promise<'caught' | 'NOT caught' | 'NO LONGER THERE'>} */
async function tryOne(fault) {
  const place = path.join(root, fault.file);
  const text = readFileSync(place, 'utf8');
  if (text.split(fault.find).length !== 2) return 'NO LONGER THERE';
  planted = { place, text };
  writeFileSync(
    place,
    text.replace(fault.find, () => fault.put),
  );
  try {
    return (await passes(fault)) ? 'NOT caught' : 'caught';
  } finally {
    putBack();
  }
}

let missed = 0;
for (const fault of chosen) {
  const startedAt = performance.now();
  const how = await tryOne(fault);
  if (how !== 'caught') missed += 1;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  process.stdout.write(
    `${how.padEnd(10)}  ${fault.subject.padEnd(11)}  ${fault.name} (${fault.test}, ${seconds} s)\n`,
  );
}
process.stdout.write(`\n${chosen.length - missed} of ${chosen.length} caught.\n`);
process.exitCode = missed === 0 ? 0 : 1;
