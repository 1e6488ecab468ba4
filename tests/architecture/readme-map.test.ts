import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

const decisions = path.join(root, 'docs/adr');

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

test.each(['src/features', 'src/machines', 'services/marketplace/modules'])(
  'README describes each folder of %s',
  (folder) => {
    // In the map by its name or with its contents, elsewhere by its whole path.
    const isNamed = (name: string) => new RegExp(`[\`/]${name}/|\`${name}/`).test(readme);
    expect(foldersIn(folder).filter((name) => !isNamed(name))).toEqual([]);
  },
);

test('the list of decisions has each record once, with its title', () => {
  const list = readFileSync(path.join(decisions, 'README.md'), 'utf8');
  const rows = [...list.matchAll(/^\| \[(\d{4})\]\((\S+)\) *\| (.+?) *\|/gm)].map(
    ([, number, file, title]) => `${file}: # ${number}. ${title}`,
  );
  const records = readdirSync(decisions)
    .filter((file) => file !== 'README.md')
    .map((file) => `${file}: ${readFileSync(path.join(decisions, file), 'utf8').split('\n', 1)[0]}`);
  expect(rows.toSorted()).toEqual(records.toSorted());
});
