import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { startProcess, stopChildren } from '../../scripts/market/child.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The sources of the lab and the site, and of the type check. Packages are found above the copy. */
const parts = [
  'src',
  'services',
  'openapi',
  'public',
  'scripts',
  '.storybook',
  'index.html',
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'vite.config.ts',
];
/** Checking them too takes the compiler as long as all else, and what it finds is found in any file. */
const isLeftOut = (source: string): boolean =>
  /\.test\.tsx?$/.test(source) || (source.endsWith('.stories.tsx') && !source.includes('/.storybook/'));
const flowFile = 'src/machines/onboarding/onboarding.flow.json';
const servedFile = 'src/machines/onboarding/onboarding.flow.gen.ts';

/**
 * The lab's own settings, with the editor, the screens that it shows and the generated files; and permission to serve
 * files above the copy: the packages.
 */
const labSettings = `import settings from './settings.ts';
export default {
  ...settings,
  stories: [
    './machine-lab/path-editor/path-editor.stories.tsx',
    './machine-lab/preview/screen.stories.tsx',
    './machine-lab/states/onboarding.states.stories.tsx',
  ],
  addons: ['./machine-lab/panel/preset.ts'],
  features: { highlight: false },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, server: { ...config.server, fs: { allow: [${JSON.stringify(root)}] } } }),
};
`;

interface Ports {
  readonly lab: number;
  readonly site: number;
  /** The port of the running market. */
  readonly market: number;
}

/**
 * A copy of the project in development: its lab (`npm run storybook`) and its site (`npm run dev`), on the running
 * market. Saving in the lab changes the site, and nothing outside of the copy.
 */
export async function pathLab({ lab, site, market }: Ports) {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(path.join(root, '.cache/path-editor-'));
  await Promise.all(
    parts.map((part) =>
      cp(path.join(root, part), path.join(copy, part), {
        recursive: true,
        filter: (source) => !isLeftOut(source),
      }),
    ),
  );
  await rename(path.join(copy, '.storybook/main.ts'), path.join(copy, '.storybook/settings.ts'));
  await writeFile(path.join(copy, '.storybook/main.ts'), labSettings);
  const start = (name: string, args: readonly string[]) =>
    startProcess(
      process.execPath,
      {
        root: copy,
        name,
        environment: process.env,
        logs: copy,
        args: ['--import', path.join(root, 'scripts/market/leave-with-parent.mjs'), ...args],
      },
      'ipc',
    );
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const quietly = ['--no-open', '--ci', '--exact-port', '--no-version-updates', '--disable-telemetry'];
  const children = [
    start('lab', [storybook, 'dev', '-p', String(lab), ...quietly]),
    start('site', ['scripts/market/dev-site.mjs', String(site), String(market)]),
  ];
  const answers = (address: string) =>
    expect
      .poll(
        async () => {
          const gone = children.find((child) => !child.isRunning());
          if (gone) throw (await gone.ended).problem;
          return (await fetch(address).catch(() => null))?.status;
        },
        { timeout: 120_000 },
      )
      .toBe(200);
  await Promise.all([answers(`http://localhost:${lab}/iframe.html`), answers(`http://127.0.0.1:${site}/`)]);

  return {
    editor: `http://localhost:${lab}/iframe.html?id=machine-lab-path-editor--onboarding&viewMode=story`,
    /** The path in the site's script. */
    servedPath: async () => (await fetch(`http://127.0.0.1:${site}/${servedFile}`)).text(),
    /** The path as stored in the copy. */
    path: () => readFile(path.join(copy, flowFile), 'utf8'),
    /** Changes the path like a colleague's commit. Returns the stored path. */
    async changePath(change: (path: string) => string): Promise<string> {
      const changed = change(await readFile(path.join(copy, flowFile), 'utf8'));
      await writeFile(path.join(copy, flowFile), changed);
      return changed;
    },
    async close() {
      await stopChildren(children);
      await rm(copy, { recursive: true, force: true });
    },
  };
}

export type PathLab = Awaited<ReturnType<typeof pathLab>>;
