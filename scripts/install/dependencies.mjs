import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampName = '.quayside-installed';
const neededMegabytes = 1_500;

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Whether node_modules is missing or was installed from another package-lock.json.
 * @param {string} root
 */
export function isInstallStale(root) {
  const modules = path.join(root, 'node_modules');
  const stamp = path.join(modules, stampName);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') !== lockHash(root);
  // Installed by hand: npm stores its own copy of the lock file there when it is done.
  const npmsOwn = path.join(modules, '.package-lock.json');
  if (!existsSync(npmsOwn)) return true;
  return statSync(npmsOwn).mtimeMs < statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** @param {string} root */
export const stampInstall = (root) =>
  writeFileSync(path.join(root, 'node_modules', stampName), lockHash(root));

/**
 * One sentence if the disk has no space for the dependencies, else null.
 * @param {number} freeMegabytes
 */
export const explainLittleRoom = (freeMegabytes) =>
  freeMegabytes >= neededMegabytes
    ? null
    : `The disk has ${freeMegabytes} MB left and the dependencies need ${neededMegabytes}: free some and start again.`;

/**
 * Runs `npm ci`; returns one sentence if it can't run or fails, else null.
 * @param {string} root
 * @returns {string | null}
 */
export function installDependencies(root) {
  const modules = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  // npm ci would empty the link's target, which belongs to another project.
  if (modules?.isSymbolicLink())
    return 'node_modules is a link to dependencies of another version: remove the link and start again.';
  const { bavail, bsize } = statfsSync(root);
  const littleRoom = explainLittleRoom(Math.floor((bavail * bsize) / 1_000_000));
  if (littleRoom !== null) return littleRoom;
  const bin = path.join(root, 'node_modules', '.bin');
  // npm ci deletes node_modules first, and with it the Node that `npm start` would find first in the path.
  const searchPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== bin);
  // A shell for production would omit what the build needs.
  const arguments_ = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', arguments_, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: searchPath.join(path.delimiter) },
    shell: process.platform === 'win32',
  });
  if (error) return 'npm was not found: install it with Node from https://nodejs.org and start again.';
  if (status !== 0) return 'npm ci failed; the reason is above. Fix it and start again.';
  stampInstall(root);
  return null;
}
