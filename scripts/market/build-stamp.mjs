import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ofAll = ['package.json', 'package-lock.json'];

/** The sources of each part of dist/. @type {Readonly<Record<'site' | 'api', readonly string[]>>} */
const inputs = {
  site: [
    'src',
    'openapi',
    'public',
    'index.html',
    'vite.config.ts',
    'scripts/vite',
    'tsconfig.json',
    'scripts/build-reference.mjs',
    ...ofAll,
  ],
  api: [
    'services/marketplace',
    'services/http-adapter',
    'services/postgres',
    'src/lib',
    'openapi/__generated__',
    'scripts/build-api.mjs',
    ...ofAll,
  ],
};

/** @typedef {keyof typeof inputs} Built a part of dist/; `npm run build:<part>` builds it. */

/** @type {readonly Built[]} */
export const parts = ['site', 'api'];

// Neither is part of a build, and both change often.
const isLeftOut = (/** @type {string} */ name) => /\.(test|stories)\.tsx?$/.test(name);

/**
 * A hash over names and contents of everything from which the part is built.
 * @param {string} root
 * @param {Built} part
 */
export function hashInputs(root, part) {
  const hash = createHash('sha256');
  for (const input of inputs[part]) {
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

/**
 * @param {string} root
 * @param {Built} part
 */
const stampFile = (root, part) => path.join(root, 'dist', `.${part}-built-from`);

/**
 * Whether the part is missing or was built from other sources than the current ones.
 * @param {string} root
 * @param {Built} part
 */
export function isBuildStale(root, part) {
  const stamp = stampFile(root, part);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs(root, part);
}

/**
 * Must be called with the hash taken before the build: later changes are not in it.
 * @param {string} root
 * @param {Built} part
 * @param {string} hash
 */
export function stampBuild(root, part, hash) {
  mkdirSync(path.dirname(stampFile(root, part)), { recursive: true });
  writeFileSync(stampFile(root, part), hash);
}
