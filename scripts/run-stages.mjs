import { fileURLToPath } from 'node:url';
import { requireChromium } from './browser.mjs';
import { hashInputs, parts, stampBuild } from './market/build-stamp.mjs';
import { inLanes } from './stages/in-lanes.mjs';
import { temporaryFolder } from './stages/memory-folder.mjs';
import { runStage } from './stages/run-stage.mjs';
import { allStages, quickStages } from './stages/stages.mjs';
import { summarise } from './stages/summary.mjs';

// The second half of `npm test` and `npm run check` (--quick), on the pinned Node: runs all stages, even after a
// failure.
const root = fileURLToPath(new URL('..', import.meta.url));
const isQuick = process.argv.includes('--quick');
const stages = isQuick ? quickStages : allStages;
const startedAt = performance.now();
const secondsSinceStart = () => (performance.now() - startedAt) / 1_000;
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** @type {Set<import('./market/child.mjs').Child>} */
const running = new Set();
let isStopped = false;
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isStopped = true;
    for (const child of running) child.signal('SIGTERM');
  });
}

/** @type {{ path: string } | { problem: string }} */
let browser = { problem: '' };
if (stages.some(({ inBrowser }) => inBrowser)) {
  try {
    browser = { path: requireChromium({ mayInstall: Boolean(process.env.CI) }) };
  } catch (error) {
    browser = { problem: error instanceof Error ? error.message : String(error) };
  }
}
const environment = {
  // The type checker and the linter are short-lived Go programs: less frequent garbage collection only costs memory.
  GOGC: '400',
  ...process.env,
  ...('path' in browser && { CHROMIUM_PATH: browser.path }),
};

const inMemory = stages.some(({ inBrowser }) => inBrowser) ? temporaryFolder() : null;
/** A browser's profile has hundreds of temporary files, and so has the market of the end-to-end tests. */
const browserEnvironment = inMemory === null ? environment : { ...environment, TMPDIR: inMemory };

/** @type {import('./stages/summary.mjs').Outcome[]} */
const outcomes = [];

/** Why a stage can't run, or null. */
function whyNot({ inBrowser, needs = [] }) {
  if (inBrowser && 'problem' in browser) return browser.problem;
  const broken = needs.find((need) =>
    outcomes.some(({ name, result }) => name === need && result !== 'passed'),
  );
  return broken === undefined ? null : `${broken} failed`;
}

/** @param {import('./stages/stages.mjs').Stage} stage */
async function carryOut(stage) {
  if (isStopped) return;
  const begunAt = secondsSinceStart();
  const note = whyNot(stage);
  if (note !== null) {
    say(`– ${stage.name}: ${note}`);
    outcomes.push({ name: stage.name, result: 'left out', begunAt, seconds: 0, note });
    return;
  }
  const hashes =
    stage.script === 'build'
      ? parts.map((part) => /** @type {const} */ ([part, hashInputs(root, part)]))
      : [];
  const outcome = await runStage(stage, {
    root,
    environment: stage.inBrowser ? browserEnvironment : environment,
    running,
    say,
  });
  if (outcome.result === 'passed') for (const [part, hash] of hashes) stampBuild(root, part, hash);
  outcomes.push({ ...outcome, begunAt });
}
await inLanes(stages, { lanes: 2, run: carryOut });

say(summarise(outcomes, secondsSinceStart()));
if (isStopped) say('Stopped before the end.');
process.exitCode = !isStopped && outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
