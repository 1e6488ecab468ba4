import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { literalFile, literalText } from './literal.mjs';
import { readPath } from './read-path.mjs';
import { removeLeftovers, writeAtomically } from './write-atomically.mjs';

/**
 * Generates the literal of every path that is stored as data. An invalid path keeps its literal.
 * @param {string} root
 * @param {{ check: boolean }} options `check`: nothing is written
 * @returns {Promise<{ stale: string[], broken: string[] }>} the literals that were other, and in words what is wrong with which path
 */
export async function generatePaths(root, { check }) {
  const stale = [];
  const broken = [];
  if (!check) await removeLeftovers(root, 'src/machines/*/*.flow.{json,gen.ts}');
  for (const file of (await Array.fromAsync(glob('src/machines/*/*.flow.json', { cwd: root }))).sort()) {
    const source = path.join(root, file);
    const read = await readPath(source, await readFile(source, 'utf8'));
    if (!read.ok) {
      broken.push(...read.refusals.map(({ location, reason }) => `${file}: ${location}: ${reason}`));
      continue;
    }
    const target = literalFile(source);
    const text = await literalText(source, read.flow);
    if ((await readFile(target, 'utf8').catch(() => '')) === text) continue;
    stale.push(path.relative(root, target));
    if (!check) await writeAtomically([{ target, text }]);
  }
  return { stale, broken };
}
