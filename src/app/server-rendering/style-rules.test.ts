import { expect, it } from 'vitest';
import { neededClasses, readStyleParts } from './style-rules.ts';

it.each([
  ['.a', ['a']],
  ['.a.b > li:hover::before', ['a', 'b']],
  [String.raw`.sm\:rt-r-p-1`, ['sm:rt-r-p-1']],
  ['.card:where(.large):not(.quiet)', ['large', 'card']],
  ['.card:is(.large, .small)', ['card']],
  ['[data-file="a.b"] .c', ['c']],
  [':root', []],
])('%s finds nothing without %j', (selector, classes) => {
  expect(neededClasses(selector)).toEqual(classes);
});

it('reads rules, conditions and whatever else a sheet holds', () => {
  const sheet = `@charset "utf-8";/* .gone{} */@font-face{src:url("a;b}.woff2")}
    @media (width>=1px){.a,.b:hover{color:red;--x:url(data:a;b)}}@keyframes spin{to{rotate:1turn}}`;
  expect(readStyleParts(sheet)).toEqual([
    { kind: 'always', css: '@charset "utf-8";' },
    { kind: 'always', css: '@font-face{src:url("a;b}.woff2")}' },
    {
      kind: 'group',
      condition: '@media (width>=1px)',
      parts: [
        {
          kind: 'rule',
          prelude: '.a,.b:hover',
          selectors: [['a'], ['b']],
          declarations: [
            { property: null, css: 'color:red' },
            { property: '--x', css: '--x:url(data:a;b)' },
          ],
        },
      ],
    },
    { kind: 'keyframes', name: 'spin', css: '@keyframes spin{to{rotate:1turn}}' },
  ]);
});
