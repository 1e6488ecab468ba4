import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const fences = path.join(root, '.dependency-cruiser.mjs');

type Files = Readonly<Record<string, string>>;

interface Report {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

interface Findings {
  /** As `rule: from → to`, sorted. */
  readonly violations: readonly string[];
  readonly rules: readonly string[];
}

/** The packages in `package.json` of the planted tree; each exists, and is empty. */
const packages = {
  dependencies: ['react', 'kysely', 'elkjs', '@radix-ui/themes', '@tanstack/react-query'],
  devDependencies: ['vitest'],
};
const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

async function plant(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Writes a tree with these files and runs the real fences on it. */
export async function cruise(files: Files): Promise<Findings> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-fences-'));
  try {
    await plant(folder, {
      'package.json': JSON.stringify({
        name: 'planted',
        version: '1.0.0',
        dependencies: versions(packages.dependencies),
        devDependencies: versions(packages.devDependencies),
      }),
      ...Object.fromEntries(
        [...packages.dependencies, ...packages.devDependencies, 'unlisted'].flatMap((name) => [
          [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
          [`node_modules/${name}/index.js`, 'exports.anything = 1;'],
        ]),
      ),
      ...files,
    });
    const folders = ['src', 'services', 'tests', '.storybook'];
    const args = [cruiser, '--config', fences, '--output-type', 'json', ...folders];
    const run = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const { summary } = JSON.parse(await text(run.stdout)) as Report; // the cruiser's documented shape
    return {
      violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort(),
      rules: summary.ruleSetUsed.forbidden.map(({ name }) => name).sort(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
