import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatePaths } from './generate-paths.mjs';
import { writeAtomically } from './write-atomically.mjs';

const tide = {
  id: 'tide',
  initial: 'low',
  states: { low: { on: { 'TIDE.ROSE': { target: 'high' } } }, high: {} },
};
const text = `export const tidePhrases = {
  events: { 'TIDE.ROSE': { phrase: 'the tide rises' } },
  guards: {}, actions: {}, actors: {}, delays: {}, tags: [], screens: {},
};\n`;

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'generated-paths-'));
  folder = path.join(root, 'src/machines/tide');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'tide.phrases.ts'), text);
  await write(tide);
});
afterEach(() => rm(root, { recursive: true }));

const write = (flow: object) => writeFile(path.join(folder, 'tide.flow.json'), JSON.stringify(flow, null, 2));
const literal = () => readFile(path.join(folder, 'tide.flow.gen.ts'), 'utf8').catch(() => null);

describe('the literals of the paths', () => {
  it('are written if they are missing or stale, and then up to date', async () => {
    expect(await generatePaths(root, { check: false })).toEqual({
      stale: ['src/machines/tide/tide.flow.gen.ts'],
      broken: [],
    });
    expect(await literal()).toContain('export const tideFlow = {');
    expect(await generatePaths(root, { check: false })).toEqual({ stale: [], broken: [] });
  });

  it('are only read by a check', async () => {
    const { stale } = await generatePaths(root, { check: true });
    expect(stale).toHaveLength(1);
    expect(await literal()).toBeNull();
  });

  it.each([
    [
      'a missing target',
      { ...tide, states: { low: { on: { 'TIDE.ROSE': { target: 'spring' } } } } },
      'spring',
    ],
    ['a name without words', { ...tide, states: { low: { entry: 'flood' } } }, 'flood'],
    ['another path’s id', { ...tide, id: 'moon' }, 'moon'],
  ])('stay as they were for %s, whose place and reason are said', async (_, broken, named) => {
    await generatePaths(root, { check: false });
    const before = await literal();
    await write(broken);
    const changes = await generatePaths(root, { check: false });
    expect(changes.stale).toEqual([]);
    expect(changes.broken.join('\n')).toMatch(/^src\/machines\/tide\/tide\.flow\.json: /);
    expect(changes.broken.join('\n')).toContain(named);
    expect(await literal()).toBe(before);
  });

  it('report the line of invalid JSON', async () => {
    await writeFile(path.join(folder, 'tide.flow.json'), '{\n  "id": "tide",\n  oops\n}');
    const { broken } = await generatePaths(root, { check: false });
    expect(broken.join()).toContain('line 3');
  });

  it('require the vocabulary of a path', async () => {
    await rm(path.join(folder, 'tide.phrases.ts'));
    const { broken } = await generatePaths(root, { check: false });
    expect(broken.join()).toContain('no tide.phrases.ts next to it');
  });
});

describe('writing atomically', () => {
  it('leaves every file as it was if the process is killed halfway, and the next run deletes the remains', async () => {
    await generatePaths(root, { check: false });
    const before = await literal();
    const target = path.join(folder, 'tide.flow.gen.ts');
    const script = `
      import { writeAtomically } from ${JSON.stringify(new URL('write-atomically.mjs', import.meta.url).href)};
      await writeAtomically([{ target: ${JSON.stringify(target)}, text: 'half' }], async () => process.kill(process.pid, 'SIGKILL'));`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    expect(signal).toBe('SIGKILL');
    expect(await literal()).toBe(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toHaveLength(1);

    await generatePaths(root, { check: true });
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toHaveLength(1);
    await generatePaths(root, { check: false });
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('restores the first file if the second can’t be replaced', async () => {
    const [first, second, third] = ['first', 'second', 'third'].map((name) => path.join(folder, name));
    if (!first || !second || !third) throw new Error('unreachable: three names');
    await writeFile(first, 'before');
    await mkdir(path.join(third, 'in the way'), { recursive: true });
    const files = [first, second, third].map((target) => ({ target, text: 'after' }));
    await expect(writeAtomically(files)).rejects.toThrow();
    expect(await readFile(first, 'utf8')).toBe('before');
    expect((await readdir(folder)).sort()).toEqual(['first', 'third', 'tide.flow.json', 'tide.phrases.ts']);
  });
});
