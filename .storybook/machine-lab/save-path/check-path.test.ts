import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPath } from './check-path.ts';

const well = `console.log(JSON.stringify({ ok: true, files: 1, lines: [] }));`;
const fails = `console.error('no lab shows it'); process.exitCode = 1;`;
const isKilled = `process.kill(process.pid, 'SIGKILL');`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checked-paths-'));
  await mkdir(join(root, 'scripts/flows'), { recursive: true });
  const codegen =
    'node scripts/codegen.mjs && node scripts/generate-flows.mjs && node scripts/names.mjs && node scripts/stories.mjs';
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: { codegen } }));
  for (const before of ['codegen', 'flows']) await script(before, fails);
  await script('names', '');
  await script('stories', '');
  await script('flows/check-types', well);
});
afterEach(() => rm(root, { recursive: true }));

const script = (name: string, text: string) => writeFile(join(root, `scripts/${name}.mjs`), text);
const check = () => {
  const steps: string[] = [];
  const { signal } = new AbortController();
  return { steps, done: checkPath('onboarding', { root, onProgress: (step) => steps.push(step), signal }) };
};

describe('what follows when a path is saved', () => {
  it('is that all made of it is generated, and nothing else, and then checked', async () => {
    await script('names', `import { writeFileSync } from 'node:fs'; writeFileSync('names.txt', '');`);
    await script('stories', `import { renameSync } from 'node:fs'; renameSync('names.txt', 'stories.txt');`);
    const { done, steps } = check();
    expect(await done).toEqual({ ok: true, lines: [] });
    expect(steps).toEqual(['generated', 'checking']);
    expect(existsSync(join(root, 'stories.txt'))).toBe(true);
  });

  it('says what the compiler says, of the flow that was saved', async () => {
    await script(
      'flows/check-types',
      `console.log(JSON.stringify({ ok: false, files: 2, lines: [process.argv[2] + '.tsx, line 3: no such state'] }));`,
    );
    expect(await check().done).toEqual({ ok: false, lines: ['onboarding.tsx, line 3: no such state'] });
  });

  it.each([
    ['fails', fails, ['scripts/names.mjs failed.', 'no lab shows it']],
    ['is killed', isKilled, ['scripts/names.mjs was stopped']],
  ])('continues when a generator %s, and reports it', async (_, text, texts) => {
    await script('names', text);
    const { done, steps } = check();
    const { ok, lines } = await done;
    expect(ok).toBe(false);
    for (const [index, label] of texts.entries()) expect(lines[index]).toContain(label);
    expect(steps).toEqual(['generated', 'checking']);
  });

  it.each([
    ['fails', fails],
    ['is killed', isKilled],
  ])('reports no success when the type check itself %s', async (_, text) => {
    await script('flows/check-types', text);
    const { ok, lines } = await check().done;
    expect(ok).toBe(false);
    expect(lines[0]).toContain('didn’t run');
  });

  it('ends when a newer path makes it pointless', async () => {
    await script('flows/check-types', `setInterval(() => undefined, 1000);`);
    const overtaken = new AbortController();
    const checking = Promise.withResolvers<void>();
    const done = checkPath('onboarding', {
      root,
      signal: overtaken.signal,
      onProgress: (step) => {
        if (step === 'checking') checking.resolve();
      },
    });
    await checking.promise;
    overtaken.abort();
    expect(await done).toMatchObject({ ok: false, lines: [expect.stringContaining('saved once more')] });
  });
});
