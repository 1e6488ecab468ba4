import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { citationProblems, pageProblems, type Tree } from './cited-pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Files that are not in git, or are generated. */
const leftOut =
  /^(?:node_modules|\.git|\.cache|dist|data|storybook-static)$|(?:^|\/)(?:__generated__|node_modules)$/;
// Examples of others' lists, and the planted violations below.
const notOurWords = /^services\/ai-parser\/fixtures\/|^tests\/architecture\/cited-pages\.test\.ts$/;

const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? [entry.name] : leftOut.test(entry.name) ? [] : filesIn(entry.name),
);

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (leftOut.test(name)) return [];
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const tree: Tree = {
  files,
  scripts: Object.keys(manifest.scripts),
  read: (file) => (files.includes(file) ? readFileSync(path.join(root, file), 'utf8') : null),
};

const code = files.filter(
  (file) =>
    /^(?:src|services|tests|scripts|openapi|\.storybook)\/.*\.(?:tsx?|mjs|css|sql|yaml)$|^\.[\w-]+\.(?:mjs|json)$/.test(
      file,
    ) && !notOurWords.test(file),
);
const pages = files.filter((file) => file.endsWith('.md') && !notOurWords.test(file));

it('finds every page, section and decision that code names', () => {
  expect(code.length).toBeGreaterThan(1000);
  expect(code.flatMap((file) => citationProblems(tree, file, tree.read(file) ?? ''))).toEqual([]);
});

it('finds every page, heading, file and command that pages name', () => {
  expect(pages).toContain('docs/requirements.md');
  expect(pages.flatMap((page) => pageProblems(tree, page, tree.read(page) ?? ''))).toEqual([]);
});

const small: Tree = {
  files: ['docs/rules.md', 'docs/adr/0001-boats.md', 'src/boat.ts', 'README.md'],
  scripts: ['check'],
  read: (file) =>
    file === 'docs/rules.md'
      ? '# Rules\n\n## §1 Boats\n\n**Hulls.** They float.\n\n## §2 Cars & vans\n'
      : file === 'docs/adr/0001-boats.md'
        ? '# 0001. Boats\n'
        : null,
};

it.each([
  ['// docs/rules.md §1, "Hulls"'],
  [' * See docs/rules.md "Cars & vans" and §2 (ADR 0001).'],
  ['const file = "sunk.md"; // a price list'],
])('lets “%s” pass', (line) => {
  expect(citationProblems(small, 'src/boat.ts', line)).toEqual([]);
});

it.each([
  ['// docs/sunk.md', 'no page docs/sunk.md'],
  ['// sunk.md', 'no page sunk.md'],
  ['// docs/rules.md "Sails"', 'no section “Sails” in docs/rules.md'],
  ['// docs/rules.md §2, "Hulls"', 'no section “Hulls” in docs/rules.md §2'],
  ['// docs/rules.md §1 and §3', 'no §3 in docs/rules.md'],
  ['// docs/rules.md, Hulls', 'put the section of docs/rules.md in quotation marks: Hulls'],
  ['// ADR 0002', 'no ADR 0002'],
  ['// docs/rules.md, "Steam\n// boats"', 'no section “Steam boats” in docs/rules.md'],
])('reports “%s”', (line, problem) => {
  expect(citationProblems(small, 'src/boat.ts', `\n${line}`)).toEqual([`src/boat.ts:2: ${problem}`]);
});

it.each([
  ['[the rules](docs/rules.md#2-cars--vans), `src/boat.ts`, `src/<name>.ts`, `npm run check`', []],
  ['[rules](docs/rule.md)', ['README.md:1: no page docs/rule.md']],
  ['[rules](docs/rules.md#hulls)', ['README.md:1: no heading #hulls in docs/rules.md']],
  ['`boat.ts` and `raft.ts`', ['README.md:1: no file raft.ts']],
  ['`src/sunk.ts` and `src/*.tsx`', ['README.md:1: no file src/sunk.ts', 'README.md:1: no file src/*.tsx']],
  [
    'Paths are in `docs/`.\n`adr/0001-<name>.md` and `sunk/raft.ts`\n# Next\n`sunk/raft.ts`',
    ['README.md:2: no file sunk/raft.ts'],
  ],
  ['`npm run sink`', ['README.md:1: no command npm run sink']],
  ['as ADR 0003 says', ['README.md:1: no ADR 0003']],
])('reads “%s” of a page', (line, problems) => {
  expect(pageProblems(small, 'README.md', line)).toEqual(problems);
});
