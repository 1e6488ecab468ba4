// Generates a story for every configuration of a flow (`<flow>.states.stories.tsx`, in the machine lab) from its
// machine and fixtures. `--check` writes nothing and fails if a committed file is stale, listing the changes.
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allFlowStories } from './states/all-flow-stories.mjs';
import { storiesFolder } from './states/flow-stories.mjs';
import { storyFile } from './states/story-file.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const check = process.argv.includes('--check');

const { flows, problems } = await allFlowStories(root);
const stale = [];
for (const flow of flows) {
  const target = path.join(root, flow.file);
  const [committed, text] = [await readFile(target, 'utf8').catch(() => ''), await storyFile(root, flow)];
  if (committed === text) continue;
  stale.push(...changes(flow, committed));
  if (!check) await writeFile(target, text);
}
for await (const file of glob(`${storiesFolder}/*.states.stories.tsx`, { cwd: root })) {
  if (flows.some((flow) => flow.file === file)) continue;
  stale.push(`${file} is of no flow`);
  if (!check) await rm(path.join(root, file));
}

/** @param {import('./states/flow-stories.mjs').FlowStories} flow @param {string} committed */
function changes({ name, file, stories }, committed) {
  if (committed === '') return [`${file} is missing`];
  const had = new Set([...committed.matchAll(/\bat: ['"](.+?)['"]/g)].map(([, at]) => at));
  const has = new Set(stories.map(({ at }) => at));
  const reported = [
    ...[...has].filter((at) => !had.has(at)).map((at) => `new state ${name}: ${at} has no story`),
    ...[...had].filter((at) => !has.has(at)).map((at) => `${name}: ${at} is no longer reached`),
  ];
  return reported.length > 0 ? reported : [`${file} is written otherwise`];
}

for (const problem of problems) console.error(problem);
const count = flows.reduce((sum, { stories }) => sum + stories.length, 0);
if (stale.length === 0)
  console.log(`The stories of ${count} configurations of ${flows.length} flows are up to date.`);
else if (check) console.error(`${stale.join('\n')}\nRun \`npm run codegen\` and commit what it writes.`);
else
  console.log(`${stale.join('\n')}\nWrote the stories of ${count} configurations of ${flows.length} flows.`);
if (problems.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
