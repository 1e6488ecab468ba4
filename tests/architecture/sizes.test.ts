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

/** Random bytes keep their size under gzip, except for about 30 bytes. */
const weigh = (file: string, kb: number) => writeFile(path.join(folder, file), randomBytes(kb * 1000));

/** A build in which every screen imports the same chunk of `sharedKb`; `sentKb` is its size with brotli. */
async function plantBuild(given: { sharedKb: number; publicCssKb: number; sentKb?: number }): Promise<void> {
  const { sharedKb, publicCssKb, sentKb } = given;
  const chunk = (file: string, css: readonly string[] = []) => ({ file, css, imports: ['_shared.js'] });
  const manifest = {
    'index.html': chunk('assets/index.js'),
    '_shared.js': { file: 'assets/shared.js' },
    '_public.js': { ...chunk('assets/public.js', ['assets/public.css']), name: 'public' },
    '_notice.js': { file: 'assets/notice.js', name: 'notice' },
    'src/app/layouts/signed-in-frame.tsx': chunk('assets/signed-in.js'),
    'src/features/storefront/department/department-screen.tsx': chunk('assets/department.js'),
    'src/features/storefront/product/product-screen.tsx': chunk('assets/product.js'),
    '_own-settings.js': { ...chunk('assets/settings.js'), name: 'own-settings' },
  };
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'index.html'), '<script src="/theme.js"></script>');
  await weigh('theme.js', 1);
  await weigh('start.js', 1);
  for (const name of ['index', 'public', 'notice', 'signed-in', 'department', 'product', 'settings'])
    await weigh(`assets/${name}.js`, 5);
  await weigh('assets/shared.js', sharedKb);
  if (sentKb !== undefined) await weigh('assets/shared.js.br', sentKb);
  await weigh('assets/public.css', publicCssKb);
}

async function measure() {
  const args = [script, '--json', '--build', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, out, failure: failure.trim() };
}

it('counts a chunk once, however many import it, and the scripts of the page itself', async () => {
  await plantBuild({ sharedKb: 100, publicCssKb: 20, sentKb: 80 });
  const { exitCode, out, failure } = await measure();
  // The output of --json.
  const report = JSON.parse(out) as {
    screens: { name: string; jsKb: number; sentKb: number; cssKb: number }[];
  };
  const rounded = report.screens.map(({ name, ...kb }) => [
    name,
    ...[kb.jsKb, kb.sentKb, kb.cssKb].map(Math.round),
  ]);
  expect(rounded).toEqual([
    ['public: /', 117, 97, 20],
    ['public: department', 122, 102, 20],
    ['public: product', 122, 102, 20],
    ['signed in: settings', 117, 97, 0],
  ]);
  expect({ exitCode, failure }).toEqual({ exitCode: 0, failure: '' });
});

it('fails over each limit, and says which', async () => {
  await plantBuild({ sharedKb: 210, publicCssKb: 61 });
  const { exitCode, failure } = await measure();
  expect(exitCode).toBe(1);
  expect(failure.split('\n').map((line) => line.replace(/\d+\.\d/, '…'))).toEqual([
    'public: /: … kB of JS, 140 are allowed.',
    'public: /: … kB of CSS, 60 are allowed.',
    'public: department: … kB of JS are sent, 140 are allowed.',
    'public: department: … kB of CSS, 60 are allowed.',
    'public: product: … kB of JS are sent, 140 are allowed.',
    'public: product: … kB of CSS, 60 are allowed.',
    'signed in: settings: … kB of JS, 220 are allowed.',
  ]);
});

it('asks for a build if there is none', async () => {
  expect(await measure()).toEqual({
    exitCode: 1,
    out: '',
    failure: 'There is no build to measure: run `npm run build` first.',
  });
});
