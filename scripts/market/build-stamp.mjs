import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** All that the site is built from. */
const inputs = [
  'src',
  'openapi',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build-reference.mjs',
];

// Neither goes into a build, and both change often.
const isLeftOut = (/** @type {string} */ name) => /\.(test|stories)\.tsx?$/.test(name);

/**
 * A hash over names and contents of everything the site is built from.
 * @param {string} root
 */
export function hashInputs(root) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const start = path.join(root, input);
    if (existsSync(start)) addTo(hash, start, input);
  }
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} file
 * @param {string} name
 */
function addTo(hash, file, name) {
  if (statSync(file).isDirectory()) {
    for (const entry of readdirSync(file).sort()) addTo(hash, path.join(file, entry), `${name}/${entry}`);
  } else if (!isLeftOut(name)) {
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
}

/** @param {string} root */
const stampFile = (root) => path.join(root, 'dist', '.built-from');

/**
 * Whether dist/ is missing or was built from other sources than the current ones.
 * @param {string} root
 */
export function isBuildStale(root) {
  const stamp = stampFile(root);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs(root);
}

/**
 * To be called with the hash taken before the build: changes saved meanwhile are not in it.
 * @param {string} root
 * @param {string} hash
 */
export function stampBuild(root, hash) {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), hash);
}
