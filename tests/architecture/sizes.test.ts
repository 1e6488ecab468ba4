import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/sizes.mjs', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-sizes-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Random bytes stay what they are under gzip, but for some 30 bytes around them. */
const weigh = (file: string, kb: number) => writeFile(path.join(folder, file), randomBytes(kb * 1000));

/** A build whose every screen imports the same chunk of `sharedKb`. */
async function plantBuild({ sharedKb, homeCssKb }: { sharedKb: number; homeCssKb: number }): Promise<void> {
  const screen = (file: string, css: readonly string[] = []) => ({ file, css, imports: ['_shared.js'] });
  const manifest = {
    'index.html': screen('assets/index.js'),
    '_shared.js': { file: 'assets/shared.js' },
    'src/app/layouts/public-frame.tsx': screen('assets/public.js'),
    'src/app/layouts/signed-in-frame.tsx': screen('assets/signed-in.js'),
    'src/features/storefront/home/home-screen.tsx': screen('assets/home.js', ['assets/home.css']),
    'src/features/account/screens/settings-screen.tsx': screen('assets/settings.js'),
  };
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'index.html'), '<script src="/theme.js"></script>');
  await weigh('theme.js', 1);
  for (const name of ['index', 'public', 'signed-in', 'home', 'settings'])
    await weigh(`assets/${name}.js`, 5);
  await weigh('assets/shared.js', sharedKb);
  await weigh('assets/home.css', homeCssKb);
}

async function measure() {
  const args = [script, '--json', '--build', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, out, failure: failure.trim() };
}

it('counts a chunk once, however many import it, and the scripts of the page itself', async () => {
  await plantBuild({ sharedKb: 100, homeCssKb: 20 });
  const { exitCode, out, failure } = await measure();
  const report = JSON.parse(out) as { screens: { name: string; jsKb: number; cssKb: number }[] }; // what --json prints
  const rounded = report.screens.map(({ name, jsKb, cssKb }) => [name, Math.round(jsKb), Math.round(cssKb)]);
  expect(rounded).toEqual([
    ['public: /', 116, 20],
    ['signed in: settings', 116, 0],
  ]);
  expect({ exitCode, failure }).toEqual({ exitCode: 0, failure: '' });
});

it('fails over each limit, and says which', async () => {
  await plantBuild({ sharedKb: 210, homeCssKb: 61 });
  const { exitCode, failure } = await measure();
  expect(exitCode).toBe(1);
  expect(failure.split('\n').map((line) => line.replace(/\d+\.\d/, '…'))).toEqual([
    'public: /: … kB of JS, 140 are allowed.',
    'public: /: … kB of CSS, 60 are allowed.',
    'signed in: settings: … kB of JS, 220 are allowed.',
  ]);
});

it('asks for a build when there is none', async () => {
  expect(await measure()).toEqual({
    exitCode: 1,
    out: '',
    failure: 'There is no build to measure: run `npm run build` first.',
  });
});
