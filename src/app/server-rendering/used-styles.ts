import { readStyleParts, type Declaration, type StylePart } from './style-rules.ts';

/** The maximum number of remembered pages: one for each set of classes, of which a listing page has a few. */
const MOST_KEPT = 200;

/** Classes that the page's first script sets on `<html>` before the first paint. */
const themes = ['light', 'dark'];

function classesIn(html: string): Set<string> {
  const names = new Set(themes);
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(name);
  return names;
}

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The parts with a selector that matches these classes, without groups that become empty. */
function found(parts: readonly StylePart[], classes: ReadonlySet<string>): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'rule')
      return part.selectors.some((needed) => needed.every((name) => classes.has(name))) ? [part] : [];
    if (part.kind !== 'group') return [part];
    const inner = found(part.parts, classes);
    return inner.length > 0 ? [{ ...part, parts: inner }] : [];
  });
}

/** The custom properties that the page uses, directly or through other properties. */
function propertiesRead(parts: readonly StylePart[], html: string): Set<string> {
  const readBy = new Map<string, string[]>();
  const read = new Set<string>();
  const wanted = variablesIn(html);
  const collect = (part: StylePart): void => {
    if (part.kind === 'group') part.parts.forEach(collect);
    else if (part.kind !== 'rule') wanted.push(...variablesIn(part.css));
    else
      for (const { property, css } of part.declarations)
        if (property === null) wanted.push(...variablesIn(css));
        else readBy.set(property, [...(readBy.get(property) ?? []), ...variablesIn(css)]);
  };
  parts.forEach(collect);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    wanted.push(...(readBy.get(name) ?? []));
  }
  return read;
}

function written(parts: readonly StylePart[], isRead: (declaration: Declaration) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'always' || part.kind === 'keyframes') return part.css;
      const inner =
        part.kind === 'group'
          ? written(part.parts, isRead)
          : part.declarations
              .filter(isRead)
              .map(({ css }) => css)
              .join(';');
      return inner && `${part.kind === 'group' ? part.condition : part.prelude}{${inner}}`;
    })
    .join('');
}

function stylesFor(html: string, parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  const stored = found(parts, classes);
  const still = stored.filter(({ kind }) => kind !== 'keyframes');
  const read = propertiesRead(stored, html);
  const isRead = ({ property }: Declaration): boolean => property === null || read.has(property);
  const css = written(still, isRead);
  const played = stored.filter((part) => part.kind === 'keyframes' && css.includes(part.name));
  return css + written(played, isRead);
}

/**
 * Finds the rules that a rendered page needs, in the order of its sheets: with these inlined, its first paint waits for
 * no style sheet. They cover all states of the rendered elements (hovered, open, wide, dark), but not elements that
 * scripts add later.
 */
export function createUsedStyles(): (html: string, sheets: readonly string[]) => string {
  const read = new Map<string, readonly StylePart[]>();
  const stored = new Map<string, string>();
  const partsOf = (sheet: string): readonly StylePart[] => {
    const parts = read.get(sheet) ?? readStyleParts(sheet);
    read.set(sheet, parts);
    return parts;
  };
  return (html, sheets) => {
    const classes = classesIn(html);
    const key = [...classes, ...variablesIn(html)].sort().join(' ');
    const known = stored.get(key);
    if (known !== undefined) return known;
    const css = stylesFor(html, sheets.flatMap(partsOf), classes);
    if (stored.size >= MOST_KEPT) stored.delete(stored.keys().next().value ?? '');
    stored.set(key, css);
    return css;
  };
}
