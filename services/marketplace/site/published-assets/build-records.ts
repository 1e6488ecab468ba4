import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../platform/files/index.ts';

const buildRecord = z.object({
  release: z.string(),
  publishedAt: z.iso.datetime(),
  /** Names under /assets, including compressed copies. */
  files: z.array(z.string()).readonly(),
});
/** A published build. */
export type BuildRecord = z.output<typeof buildRecord>;

const recordsFolder = 'site/builds';
const recordKey = (id: string): string => `${recordsFolder}/${id}.json`;
const recordName = /\/([0-9a-f]{16})\.json$/;

/** The names contain hashes of the content: the same id is the same build, whoever published it. */
export const buildIdOf = (files: readonly string[]): string =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);

/** Ids of the published builds, unsorted. */
export async function listBuilds(store: FileStore): Promise<readonly string[]> {
  const keys = await store.list(recordsFolder);
  return keys.flatMap((key) => recordName.exec(key)?.[1] ?? []);
}

/** Null if it was removed in the meantime. */
export async function readBuild(store: FileStore, id: string): Promise<BuildRecord | null> {
  const found = await store.read(recordKey(id));
  return found.ok ? buildRecord.parse(JSON.parse(await text(found.value.stream))) : null;
}

/** Replaces the record of the same build. */
export const writeBuild = (store: FileStore, id: string, record: BuildRecord): Promise<void> =>
  store.write(recordKey(id), Buffer.from(JSON.stringify(record)), { mimeType: 'application/json' });

export const deleteBuild = (store: FileStore, id: string): Promise<void> => store.delete(recordKey(id));
