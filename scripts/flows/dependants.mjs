import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The form of imports between our own files: relative, with the extension. */
const ownImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Has global declarations, or imports a package that does: files that use these do not import it. */
const forEverybody = /^\s*declare (?:global|module)\b|^import '[^.']/m;

/**
 * A file and all files that depend on it, directly or through others, because a change of its types can only show
 * there; and those without which the compiler would misread them.
 * @param {string} root
 * @param {string} start
 * @param {readonly string[]} files every file that the compiler reads
 * @returns {Promise<{ dependants: ReadonlySet<string>, ambient: readonly string[] }>}
 */
export async function dependantsOf(root, start, files) {
  const known = new Set(files);
  const ambient = [];
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files) {
    // A file deleted since the listing is imported by nobody.
    const text = await readFile(file, 'utf8').catch(() => '');
    if (file.endsWith('.d.ts') || forEverybody.test(text)) ambient.push(file);
    for (const [, imported] of text.matchAll(ownImport)) {
      const target = path.posix.resolve(path.posix.dirname(file), imported);
      if (known.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const found = new Set([start]);
  // Also visits files found on the way.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  const tops = new Set([...found].map((file) => topFolder(root, file)));
  return { dependants: found, ambient: ambient.filter((file) => tops.has(topFolder(root, file))) };
}

/** Global declarations of the tests or the services only apply there. */
const topFolder = (root, file) => path.posix.relative(root, file).split('/')[0];
