import { expect, it } from 'vitest';
import { createStyleFinder } from './linked-styles.ts';

const find = createStyleFinder(
  [
    { href: '/assets/index.css', css: '.radix-themes{margin:0}._spinner_aaaaa_1{color:red}' },
    {
      href: '/assets/hero.css',
      css: '._hero_1f544_1{color:red}:global(.dark) ._hero_1f544_1 ._sky_1f544_9{color:blue}',
    },
    { href: '/assets/menu.css', css: '._menu_2b2b2_1{color:red}' },
  ],
  '<link rel="stylesheet" crossorigin href="/assets/index.css">',
);

it('names each sheet that a class of the page comes from, once, and none that the template links', () => {
  expect(
    find(
      '<div class="_spinner_aaaaa_1"><p class="rt-Text _sky_1f544_9"></p><p class="_hero_1f544_1"></p></div>',
    ),
  ).toEqual(['/assets/hero.css']);
});

it('names none for a page without classes of ours', () => {
  expect(find('<p class="rt-Text">_menu_2b2b2_1</p>')).toEqual([]);
});
