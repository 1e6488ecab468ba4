import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dependantsOf } from './dependants.mjs';

const files = {
  'src/tide.flow.gen.ts': 'export const tideFlow = {} as const;',
  'src/tide.machine.ts': "import { tideFlow } from './tide.flow.gen.ts';\nexport const tide = tideFlow;",
  'src/index.ts': "export { tide } from './tide.machine.ts';",
  'src/screen.tsx': "const shown = await import('./index.ts');",
  'src/types.ts': "export type Tide = typeof import('./index.ts').tide;",
  'src/apart.ts': "import path from 'node:path';\nexport const apart = path.sep;",
  'src/setup.ts': "import 'some-matchers/vitest';",
  'src/globals.ts': 'declare global {\n  interface Window {}\n}\nexport {};',
  'services/jobs.ts': "declare module 'jobs' {}",
};

it('finds all files that depend on one, and global declarations that are not imported', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'dependants-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  const all = Object.keys(files).map((name) => path.join(root, name));
  const found = await dependantsOf(root, path.join(root, 'src/tide.flow.gen.ts'), all);
  const named = (some: Iterable<string>) => [...some].map((file) => path.relative(root, file)).sort();
  expect(named(found.dependants)).toEqual(
    ['src/index.ts', 'src/screen.tsx', 'src/tide.flow.gen.ts', 'src/tide.machine.ts', 'src/types.ts'].sort(),
  );
  expect(named(found.ambient)).toEqual(['src/globals.ts', 'src/setup.ts']);
});
