import { expect, it } from 'vitest';
import { createUsedStyles } from './used-styles.ts';

const used = (html: string, ...sheets: string[]) => createUsedStyles()(html, sheets);

it('keeps the rules of what is drawn in their order, whatever state they are for', () => {
  const ground = '.a{color:red}.b{color:blue}body{margin:0}';
  const part = '.a:hover{color:green}@media (width>=1px){.a{top:0}.c{top:0}}@media print{.c{top:0}}';
  expect(used('<p class="a z">', ground, part)).toBe(
    '.a{color:red}body{margin:0}.a:hover{color:green}@media (width>=1px){.a{top:0}}',
  );
});

it('keeps both themes, of which the first script takes one', () => {
  const sheet = '.light{color:black}.dark .a{color:white}.sepia{color:brown}';
  expect(used('<p class="a">', sheet)).toBe('.light{color:black}.dark .a{color:white}');
});

it('keeps the custom properties that are read, by way of others too, and from the page', () => {
  const sheet =
    ':root{--one:1;--two:var(--one);--three:3;--four:4}.a{order:var(--two)}.b{order:var(--three)}';
  expect(used('<p class="a" style="order:var(--four)">', sheet)).toBe(
    ':root{--one:1;--two:var(--one);--four:4}.a{order:var(--two)}',
  );
});

it('keeps the movements that are played', () => {
  const sheet =
    '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:spin 1s}.b{animation:fade 1s}';
  expect(used('<p class="a">', sheet)).toBe('.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}');
});

it('finds again what another page uses', () => {
  const find = createUsedStyles();
  const sheets = ['.a{top:0}.b{top:0}'];
  expect([
    find('<p class="a">', sheets),
    find('<p class="b">', sheets),
    find('<p class="a">', sheets),
  ]).toEqual(['.a{top:0}', '.b{top:0}', '.a{top:0}']);
});
