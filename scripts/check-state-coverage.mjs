// Lists the story, tests and saved recordings of every machine state, for the coverage page of the machine lab, after
// the unit tests recorded what they reach. `--check` writes nothing and fails if a state has neither story nor test, or
// the committed file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatText } from './format-text.mjs';
import { allFlowStories } from './states/all-flow-stories.mjs';
import { changesBetween, coverageOf, uncovered } from './states/coverage.mjs';
import { reachedByTests, reachedByTraces } from './states/evidence.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const check = process.argv.includes('--check');
const file = path.join(root, '.storybook/machine-lab/coverage/coverage.data.json');

const tests = await reachedByTests(root);
if (!tests) {
  console.error('No unit test has noted yet which states it reaches: run `npm run test:unit` first.');
  process.exit(1);
}
const { machines, flows } = await allFlowStories(root);
const traces = await reachedByTraces(root, machines);
const stories = new Map(flows.map((flow) => [flow.name, flow]));
const coverage = coverageOf(machines, { stories, tests, traces });

const red = uncovered(coverage);
const committed = await readFile(file, 'utf8').then(JSON.parse, () => []);
const changes = changesBetween(committed, coverage);
if (!check && changes.length > 0) await writeFile(file, await formatText(file, JSON.stringify(coverage)));

for (const sentence of red) console.error(sentence);
const states = coverage.flatMap((machine) => machine.states).length;
if (changes.length > 0 && check) {
  console.error(`The coverage of states that the machine lab shows is stale:\n${changes.join('\n')}`);
  console.error('Run `npm run test:unit` and `npm run states`, and commit what they write.');
} else {
  console.log(
    `${states} states of ${coverage.length} machines, ${red.length} with neither story nor test. ${changes.length === 0 ? 'What the machine lab shows is up to date.' : `Wrote what changed:\n${changes.join('\n')}`}`,
  );
}
if (red.length > 0 || (check && changes.length > 0)) process.exitCode = 1;
