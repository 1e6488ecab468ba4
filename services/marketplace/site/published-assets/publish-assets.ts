import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../platform/files/index.ts';
import { contentTypeOf, fileKey, filesFolder } from './asset-files.ts';
import {
  buildIdOf,
  deleteBuild,
  listBuilds,
  readBuild,
  writeBuild,
  type BuildRecord,
} from './build-records.ts';
import { forEachOf } from './for-each-of.ts';

interface PublishOptions {
  readonly store: FileStore;
  /** The build's folder: `dist`. */
  readonly buildFolder: string;
  readonly release: string;
  /** How many builds to keep, including this one. */
  readonly keep: number;
  readonly now: Date;
}

interface Published {
  readonly files: number;
  readonly added: number;
  readonly builds: number;
  readonly removedBuilds: number;
  readonly removedFiles: number;
}

/**
 * Copies a build's hashed files to where every node can read them, then removes those that only builds older than the
 * last `keep` have. Can be repeated, also after an interruption. Throws one sentence if there is no build, or one whose
 * files nodes would not serve.
 */
export async function publishAssets(options: PublishOptions): Promise<Published> {
  const { store, buildFolder, release, keep, now } = options;
  const folder = path.join(buildFolder, 'client', 'assets');
  const files = await filesOfBuild(folder);
  const id = buildIdOf(files);
  // Before the files: from now on no concurrent release removes a file that this build needs.
  await writeBuild(store, id, { release, publishedAt: now.toISOString(), files });
  const added = await copyMissing(store, folder, files);
  const removed = await removeOlder(store, id, keep);
  // A release that read the records just before this one was written may have removed a file since.
  await copyMissing(store, folder, files);
  return { files: files.length, added, ...removed };
}

async function filesOfBuild(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder).catch((cause: unknown) => {
    throw new Error(`There is no build in ${folder}: run \`npm run build\`.`, { cause });
  });
  // Source maps are for error reports, not for visitors.
  const files = entries.filter((name) => !name.endsWith('.map'));
  const odd = files.find((name) => contentTypeOf(name) === null);
  if (odd !== undefined)
    throw new Error(`${odd} has no name with a hash in lower case, or a kind that nodes do not serve.`);
  return files;
}

async function copyMissing(store: FileStore, folder: string, files: readonly string[]): Promise<number> {
  const there = new Set(await store.list(filesFolder));
  const missing = files.filter((name) => !there.has(fileKey(name)));
  await forEachOf(missing, async (name) => {
    const mimeType = contentTypeOf(name) ?? 'application/octet-stream';
    await store.write(fileKey(name), await readFile(path.join(folder, name)), { mimeType });
  });
  return missing.length;
}

async function removeOlder(store: FileStore, own: string, keep: number) {
  const builds = await readBuilds(store);
  const newestFirst = [...builds].toSorted(
    ([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt),
  );
  // Its own comes first even if another machine's clock is ahead.
  const others = newestFirst.filter(([id]) => id !== own);
  const old = others.slice(keep - 1);
  const kept = new Set(builds.get(own)?.files);
  for (const [, { files }] of others.slice(0, keep - 1)) for (const name of files) kept.add(name);
  const gone = [...new Set(old.flatMap(([, { files }]) => files))].filter(
    (name) => !kept.has(name) && contentTypeOf(name) !== null,
  );
  await forEachOf(gone, (name) => store.delete(fileKey(name)));
  // After their files: an interruption in between is repaired by the next release.
  await forEachOf(old, ([id]) => deleteBuild(store, id));
  return { builds: builds.size - old.length, removedBuilds: old.length, removedFiles: gone.length };
}

async function readBuilds(store: FileStore): Promise<ReadonlyMap<string, BuildRecord>> {
  const builds = new Map<string, BuildRecord>();
  for (const id of await listBuilds(store)) {
    const record = await readBuild(store, id);
    if (record) builds.set(id, record);
  }
  return builds;
}
