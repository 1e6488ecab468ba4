// The demo market's figures of its flows, in the form of getFlowFigures: for the drop-off page of the machine lab,
// which has no server. `--check` writes nothing and fails if a committed file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  demoVisitModels,
  historyDays,
  visitHistory,
} from '../services/marketplace/demo/visits/visit-history.ts';
import { flowFiguresOf } from '../services/marketplace/modules/analytics/index.ts';
import { formatText } from './format-text.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const folder = '.storybook/machine-lab/drop-off/figures';
/** The last day of the committed figures: a running market counts back from the current day. */
const lastDay = '2026-11-20';

/** Name and text of each file. */
async function demoFigures() {
  const visits = visitHistory();
  const from = new Date(Date.parse(lastDay) - (historyDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return Promise.all(
    demoVisitModels.map(async ({ flow }) => {
      const file = `${folder}/${flow}.json`;
      const states = flowFiguresOf(visits.filter((visit) => visit.flow === flow));
      return { file, text: await formatText(file, JSON.stringify({ flow, from, to: lastDay, states })) };
    }),
  );
}

/** The stale files. */
export async function staleFigures() {
  const files = await demoFigures();
  const committed = await Promise.all(
    files.map(({ file }) => readFile(path.join(root, file), 'utf8').catch(() => '')),
  );
  return files.filter(({ text }, at) => text !== committed[at]);
}

if (import.meta.main) {
  const stale = await staleFigures();
  const names = stale.map(({ file }) => file).join(', ');
  if (stale.length === 0) console.log('The figures of the demo market are up to date.');
  else if (process.argv.includes('--check')) {
    console.error(`Stale: ${names}. Run \`npm run codegen\` and commit what it writes.`);
    process.exitCode = 1;
  } else {
    await mkdir(path.join(root, folder), { recursive: true });
    for (const { file, text } of stale) await writeFile(path.join(root, file), text);
    console.log(`Wrote ${names}.`);
  }
}
