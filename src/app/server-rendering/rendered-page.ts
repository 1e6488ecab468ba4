import { createStyleFinder, type Stylesheet } from './linked-styles.ts';
import { createUsedStyles } from './used-styles.ts';

const entryTag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const preloadTag = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const sheetTag = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

const hrefsOf = (template: string, tag: RegExp): string[] =>
  [...template.matchAll(tag)].map(([, href = '']) => href);

/**
 * The template for server-rendered pages: it inlines the CSS rules that the page uses; stylesheets and scripts are
 * left to `public/start.js`, which loads them after the first paint. Returns a function that makes the template for a
 * rendered page.
 */
export function createRenderedPage(
  template: string,
  stylesheets: readonly Stylesheet[],
): (app: string, nonce: string) => string {
  const [entry] = hrefsOf(template, entryTag);
  const ground = hrefsOf(template, sheetTag);
  const scripts = hrefsOf(template, preloadTag);
  const bare = template.replace(entryTag, '').replace(preloadTag, '').replace(sheetTag, '');
  const stylesOf = createStyleFinder(stylesheets, template);
  const usedStyles = createUsedStyles();
  const cssOf = new Map(stylesheets.map(({ href, css }) => [href, css]));

  return (app, nonce) => {
    // After the template's own style sheets, because a component's rules must override the base.
    const sheets = [...ground, ...stylesOf(app)];
    if (entry === undefined) return template;
    const css = usedStyles(
      app,
      sheets.map((href) => cssOf.get(href) ?? ''),
    );
    const start = `<script async src="/start.js" data-entry="${entry}" data-scripts="${scripts.join(' ')}" data-styles="${sheets.join(' ')}"></script>`;
    return bare.replace('</head>', () => `<style nonce="${nonce}">${css}</style>\n    ${start}\n  </head>`);
  };
}
