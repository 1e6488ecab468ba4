import { expect, it } from 'vitest';
import { createRenderedPage } from './rendered-page.ts';

const template = `<html><head><script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head><body><!--app--></body></html>`;
const sheets = [
  { href: '/assets/hero-1.css', css: '._hero_1f544_1{top:0}' },
  { href: '/assets/index-1.css', css: 'body{margin:0}.gone{top:0}' },
];

it('asks for nothing before the first paint but the theme, and names for later what the template had at once', () => {
  const page = createRenderedPage(template, sheets)('<div class="_hero_1f544_1">', 'n0nce');
  expect(page.match(/<(?:link|script|style).*/g)).toEqual([
    '<script src="/theme.js"></script>',
    '<style nonce="n0nce">body{margin:0}._hero_1f544_1{top:0}</style>',
    '<script async src="/start.js" data-entry="/assets/index-1.js" data-scripts="/assets/react-1.js" data-styles="/assets/index-1.css /assets/hero-1.css"></script>',
  ]);
});

it('leaves a template without an entry alone', () => {
  expect(createRenderedPage('<head></head>', sheets)('<p>', 'n0nce')).toBe('<head></head>');
});
