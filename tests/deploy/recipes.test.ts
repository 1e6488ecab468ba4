import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
// Safe: the fields of our own package.json.
const { dependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'scripts',
  Record<string, string>
>;
const recipe = read('deploy/container/Containerfile');

it('creates the image from a base with the Node version that the product requires', () => {
  const [major = ''] = (dependencies.node ?? '').split('.');
  expect(recipe).toMatch(new RegExp(`^ARG BASE=node:${major}-`, 'm'));
});

it('puts only existing files into the image', () => {
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied).toContain('services');
  expect(copied.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
});

it('runs existing commands, in units and containers', () => {
  const units = readdirSync(path.join(root, 'deploy/systemd')).map((unit) => read(`deploy/systemd/${unit}`));
  const command = /npm"?,? "?run"?,? (?:"?--silent"?,? )?"?([a-z:]+)/g;
  const run = [recipe, ...units].flatMap((text) => [...text.matchAll(command)].map(([, name = '']) => name));
  expect(new Set(run)).toEqual(new Set(['api', 'parser', 'build', 'migrate']));
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});
