import { cp, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hashed = /-([a-z0-9]{8})\.[a-z0-9]+$/;
const isText = /\.(?:js|css|html|json)$/;

/**
 * A copy of the build in which every hashed file has another name, as after a change that affects all of them. Returns
 * its folder, and a name that only this build has.
 */
export async function makeOtherBuild(build: string): Promise<{ folder: string; entry: string }> {
  // Next to node_modules, where the server's part finds its packages.
  const cache = path.join(path.dirname(build), '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'other-build-'));
  // Compressed copies would still contain the old names.
  await cp(build, folder, { recursive: true, filter: (file) => !/\.(?:br|map)$/.test(file) });
  const assets = path.join(folder, 'client', 'assets');
  const hashes = (await readdir(assets)).flatMap((name) => hashed.exec(name)?.[1] ?? []);
  const others = new Map(hashes.map((hash) => [hash, [...hash].toReversed().join('')]));
  const anyHash = new RegExp(`-(${hashes.join('|')})\\.`, 'g');
  const renamed = (text: string): string =>
    text.replaceAll(anyHash, (_, hash: string) => `-${others.get(hash)}.`);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (isText.test(file)) await writeFile(file, renamed(await readFile(file, 'utf8')));
    if (renamed(entry.name) !== entry.name)
      await rename(file, path.join(entry.parentPath, renamed(entry.name)));
  }
  const entry = /\/assets\/[\w.-]+\.js/.exec(
    await readFile(path.join(folder, 'client', 'index.html'), 'utf8'),
  );
  return { folder, entry: entry?.[0] ?? '' };
}
