import { globSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { slimRadix } from './slim-radix.ts';

const sheet = (file: string) => `/${file}/page.css`;
const rules = `
.rt-Button { color: red }
.rt-SliderRoot, .rt-BaseMenuItem { color: blue }
.rt-SliderThumb { color: blue }
.rt-TextFieldRoot:where(.rt-r-size-1) { height: 1px }
@media (min-width: 768px) { .sm\\:rt-r-p-1 { padding: 1px } }
@media (min-width: 1280px) { .lg\\:rt-r-p-1 { padding: 1px } }
[data-accent-color='crimson'] { --accent-1: var(--crimson-1) }
[data-accent-color='red'] { --accent-1: var(--red-1) }
.radix-themes:where([data-gray-color='sand']) { --gray-1: var(--sand-1) }
@supports (color: color(display-p3 1 1 1)) { @media (color-gamut: p3) { .x { color: red } } }
`;

async function slimmed(file: string) {
  const config = await resolveConfig(
    { configFile: false, plugins: [slimRadix()], logLevel: 'silent' },
    'build',
  );
  const { code } = await preprocessCSS(rules, sheet(file), config);
  return code.replace(/\s+/g, ' ').trim();
}

test('removes unused components, widths, colours and wide-gamut colours from Radix', async () => {
  expect(await slimmed('node_modules/@radix-ui/themes')).toBe(
    '.rt-Button { color: red } .rt-BaseMenuItem { color: blue } @media (min-width: 768px) { .sm\\:rt-r-p-1 { padding: 1px } }' +
      " [data-accent-color='red'] { --accent-1: var(--red-1) }",
  );
});

test('does not change other sheets', async () => {
  expect(await slimmed('src')).toBe(rules.replace(/\s+/g, ' ').trim());
});

test('no screen uses a width whose rules are removed', () => {
  const screens = globSync('src/**/*.tsx');
  const broken = screens.filter((file) =>
    /\{\{[^}]*\b(?:xs|lg|xl):[^}]*\}\}/.test(readFileSync(file, 'utf8')),
  );
  expect(screens.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('no screen uses a colour whose rules are removed', () => {
  const kept = ['indigo', 'gray', 'red', 'green', 'blue', 'amber'];
  const taken = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bcolor(?:=|: )["']([a-z]+)["']/g)].map(([, colour]) => colour),
  );
  expect(taken).toContain('gray');
  expect(taken.filter((colour) => !kept.includes(colour ?? ''))).toEqual([]);
});
