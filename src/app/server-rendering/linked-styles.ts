/** A style sheet of the build, as the page links it. */
export interface Stylesheet {
  href: string;
  css: string;
}

/** A class that a CSS module gave its rules: `_hero_1f544_1`. No two modules share one. */
const moduleClass = /\.(_[\w-]+?_[a-z0-9]{5}_\d+)/g;

/**
 * Finds the style sheets that a drawn page needs, by the classes it uses: parts that are loaded lazily bring theirs too late for the first paint.
 * Sheets that the template links already are left out.
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
