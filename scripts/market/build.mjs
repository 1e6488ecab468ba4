import { startProcess } from './child.mjs';
import { hashInputs, isBuildStale, stampBuild } from './build-stamp.mjs';

/**
 * Runs `npm run build` if dist/ is stale; throws a Problem if it fails.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.logs
 * @param {import('./child.mjs').Child[]} options.children gets the running build, for whoever stops everything
 * @param {(line: string) => void} options.say
 */
export async function build({ root, logs, children, say }) {
  if (!isBuildStale(root)) return;
  say('Building the site…');
  const hash = hashInputs(root);
  const child = startProcess('npm', {
    root,
    name: 'build',
    args: ['run', 'build'],
    environment: process.env,
    logs,
  });
  children.push(child);
  const { exitCode, problem } = await child.ended;
  children.splice(children.indexOf(child), 1);
  if (exitCode !== 0) throw problem;
  stampBuild(root, hash);
}
