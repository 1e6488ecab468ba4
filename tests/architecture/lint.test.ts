import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/**
 * One violation of each ban that is ours or that the linter could silently stop reporting, and the rule that must
 * report it.
 */
const planted: Readonly<Record<string, readonly [source: string, rule: string]>> = {
  'src/lib/spread-object.ts': [
    'export const f = (a: number) => ({ ...{ a }, b: 1 });',
    'quayside(no-literal-spread)',
  ],
  'src/lib/spread-array.ts': [
    "export const f = (a: string) => [...(['b', 'c'] as const), a];",
    'quayside(no-literal-spread)',
  ],
  'src/ui/spread-attributes.tsx': [
    'export const F = (props: { title: string }) => <p {...{ title: props.title }} />;',
    'quayside(no-literal-spread)',
  ],
  'src/lib/default-export.ts': ['export default 1;', 'import(no-default-export)'],
  'src/lib/any.ts': ['export const f = (a: any) => [a];', 'typescript(no-explicit-any)'],
  'src/lib/floating.ts': [
    'export const f = () => { Promise.resolve(1); };',
    'typescript(no-floating-promises)',
  ],
  'src/lib/condition.ts': [
    'export const f = (a: string[]) => (a ? 1 : 2);',
    'typescript(no-unnecessary-condition)',
  ],
  'src/lib/exhaustive.ts': [
    "export function f(a: 'b' | 'c') { switch (a) { case 'b': return 1; } }",
    'typescript(switch-exhaustiveness-check)',
  ],
  'src/lib/type-import.ts': [
    "import { A } from './a.ts';\nexport const f = (a: A) => [a];",
    'typescript(consistent-type-imports)',
  ],
  'src/lib/extension.ts': ["export { f } from './a';", 'eslint(no-restricted-imports)'],
  'src/lib/console.ts': ['console.log(1);', 'eslint(no-console)'],
  'src/lib/inline-off.ts': ['// eslint-disable-next-line no-console\nconsole.log(1);', 'eslint(no-console)'],
  'src/lib/left-out.test.ts': [
    "import { it } from 'vitest';\nit.skip('a', () => undefined);",
    'vitest(no-disabled-tests)',
  ],
  'src/lib/alone.test.ts': [
    "import { it } from 'vitest';\nit.only('a', () => undefined);",
    'vitest(no-focused-tests)',
  ],
  'src/lib/later.test.ts': ["import { it } from 'vitest';\nit.todo('a');", 'vitest(warn-todo)'],
  'src/features/hook.tsx': [
    "import { useState } from 'react';\nexport const useA = (a: boolean) => (a ? useState(1) : null);",
    'react-hooks(rules-of-hooks)',
  ],
  'src/features/effect.tsx': [
    "import { useEffect } from 'react';\nexport const useA = (a: () => void) => { useEffect(() => { a(); }, []); };",
    'react-hooks(exhaustive-deps)',
  ],
  'src/features/frame.ts': [
    'export const f = (a: HTMLElement) => requestAnimationFrame(() => a.focus());',
    'eslint(no-restricted-globals)',
  ],
  'src/features/render.tsx': ['export const A = () => <p>{Math.random()}</p>;', 'react(purity)'],
  'src/machines/a/now.ts': ['export const f = () => new Date();', 'quayside(no-clock)'],
  'src/machines/a/date-now.ts': ['export const f = () => Date.now();', 'quayside(no-clock)'],
  'services/a/modules/b/b.process.ts': ['export const f = () => crypto.randomUUID();', 'quayside(no-chance)'],
  'services/a/modules/b/b.domain.ts': ['export const f = () => Math.random();', 'quayside(no-chance)'],
  'services/a/http/b.ts': ['export const f = () => process.env.HOME;', 'node(no-process-env)'],
  'scripts/loose.mjs': ['export const f = (a) => a == 1;', 'eslint(eqeqeq)'],
};

async function lint(folder: string): Promise<Report> {
  const linter = spawn(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'src', 'services', 'scripts'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(await text(linter.stdout)) as Report;
}

it('finds no comment that disables a rule', async () => {
  const directive = 'oxlint-' + 'disable';
  const search = spawn('git', ['grep', '--files-with-matches', directive], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await text(search.stdout)).toBe('');
});

it('reports a planted violation of each ban', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-lint-'));
  try {
    await cp(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    await cp(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
    await cp(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, [source]] of Object.entries({
      ...planted,
      'src/lib/a.ts': ['export interface A {\n  a: string;\n}\nexport const f = (a: A) => [a];'] as const,
    })) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), `${source}\n`);
    }
    const { diagnostics } = await lint(folder);
    const found = Object.keys(planted).map((name) => [
      name,
      diagnostics.filter(({ filename }) => filename === name).map(({ code }) => code),
    ]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        Object.entries(planted).map(([name, [, rule]]) => [name, expect.arrayContaining([rule])]),
      ),
    );
    expect(diagnostics.filter(({ filename }) => filename === 'src/lib/a.ts')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
