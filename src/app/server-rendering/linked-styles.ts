/** A style sheet of the build, as linked by the page. */
export interface Stylesheet {
  href: string;
  css: string;
}

/** A class name of a CSS module: `_hero_1f544_1`. Each name belongs to one module. */
const moduleClass = /\.(_[\w-]+?_[a-z0-9]{5}_\d+)/g;

/**
 * Finds the style sheets that a rendered page needs, by the classes it uses: lazy parts load theirs too late for the
 * first paint. Omits the sheets that the template already links.
 */
export function createStyleFinder(
  sheets: readonly Stylesheet[],
  template: string,
): (html: string) => readonly string[] {
  const sheetOf = new Map<string, string>();
  for (const { href, css } of sheets) {
    if (template.includes(`href="${href}"`)) continue;
    for (const [, name] of css.matchAll(moduleClass)) if (name) sheetOf.set(name, href);
  }
  return (html) => {
    const needed = new Set<string>();
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) {
        const href = sheetOf.get(name);
        if (href) needed.add(href);
      }
    }
    return [...needed];
  };
}
