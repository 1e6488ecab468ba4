import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The static imports of a file, without types and dynamic imports. */
const importedBy = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)';/gmu,
    ),
  ].map(([, name = '']) => name);

/** The packages in memory once this file has started, with the file that imports each. */
function packagesOf(main: string): ReadonlyMap<string, string> {
  const packages = new Map<string, string>();
  const files = new Set([path.join(root, main)]);
  // Iterating a set includes items added meanwhile.
  for (const file of files)
    for (const name of importedBy(file)) {
      if (name.startsWith('.') && /\.tsx?$/u.test(name)) files.add(path.resolve(path.dirname(file), name));
      else if (/^[@a-z]/u.test(name) && !name.startsWith('node:') && !packages.has(name))
        packages.set(name, path.relative(root, file));
    }
  return packages;
}

// Each takes one to ten megabytes of every node, and is only needed by an upload, a calendar, a second factor or a
// payment: its first use loads it.
it('loads with a node of the marketplace no library that few calls need', () => {
  const packages = packagesOf('services/marketplace/main.ts');
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['fastify', 'pg', 'xstate']));
  const late = [
    '@simplewebauthn/server',
    'file-type',
    'ical.js',
    'nodemailer',
    'sharp',
    'stripe',
    'web-push',
  ];
  expect(late.flatMap((name) => (packages.has(name) ? [`${name} by ${packages.get(name)}`] : []))).toEqual(
    [],
  );
});
