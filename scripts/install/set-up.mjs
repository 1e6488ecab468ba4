import { explainOldNode } from './node-version.mjs';
import { installDependencies, isInstallStale } from './dependencies.mjs';
import { explainSkippedScripts } from './skipped-scripts.mjs';

/**
 * Everything needed before the pinned Node can run: plain JavaScript for the machine's Node, without any package.
 * Returns one sentence that says what to do if it can't continue, otherwise null.
 * @param {string} root
 * @returns {string | null}
 */
export function setUp(root) {
  const oldNode = explainOldNode(process.versions.node);
  if (oldNode !== null) return oldNode;
  if (isInstallStale(root)) {
    process.stdout.write('Installing the dependencies (once, about a minute)…\n');
    const failure = installDependencies(root);
    if (failure !== null) return failure;
  }
  return explainSkippedScripts(root);
}
