import { startProcess } from './child.mjs';
import { hashInputs, isBuildStale, parts, stampBuild } from './build-stamp.mjs';

/**
 * Builds the stale parts of dist/; throws a Problem if that fails.
 * @param {Options} options
 */
export async function build(options) {
  for (const part of parts) if (isBuildStale(options.root, part)) await buildPart(part, options);
}

/**
 * @typedef {object} Options
 * @property {string} root
 * @property {string} logs
 * @property {import('./child.mjs').Child[]} children gets the running build, for whoever stops everything
 * @property {(line: string) => void} say
 */

/**
 * @param {import('./build-stamp.mjs').Built} part
 * @param {Options} options
 */
async function buildPart(part, { root, logs, children, say }) {
  say(part === 'site' ? 'Building the site…' : 'Building the API…');
  const hash = hashInputs(root, part);
  const child = startProcess('npm', {
    root,
    name: `build-${part}`,
    args: ['run', `build:${part}`],
    environment: process.env,
    logs,
  });
  children.push(child);
  const { exitCode, problem } = await child.ended;
  children.splice(children.indexOf(child), 1);
  if (exitCode !== 0) throw problem;
  stampBuild(root, part, hash);
}
