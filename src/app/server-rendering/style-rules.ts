/**
 * A part of a style sheet: text that always applies, a rule with the classes that its selectors require, or a
 * conditional group of parts.
 */
export type StylePart =
  | { readonly kind: 'always'; readonly css: string }
  | { readonly kind: 'keyframes'; readonly name: string; readonly css: string }
  | {
      readonly kind: 'rule';
      readonly prelude: string;
      /** For each selector, the classes without which it matches nothing. */
      readonly selectors: readonly (readonly string[])[];
      readonly declarations: readonly Declaration[];
    }
  | { readonly kind: 'group'; readonly condition: string; readonly parts: readonly StylePart[] };

export interface Declaration {
  /** `--indigo-9`; null if the property is not a custom property. */
  readonly property: string | null;
  readonly css: string;
}

/** The index after the string, comment or escape that begins at `from`; otherwise after the one character there. */
function afterToken(css: string, from: number): number {
  const sign = css[from];
  if (sign === '\\') return from + 2;
  if (sign === '/' && css[from + 1] === '*') {
    const end = css.indexOf('*/', from + 2);
    return end === -1 ? css.length : end + 2;
  }
  if (sign !== '"' && sign !== "'") return from + 1;
  let at = from + 1;
  while (at < css.length && css[at] !== sign) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The index of the first of `ends` outside strings, comments and brackets; the text's length if there is none. */
function find(css: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at = afterToken(css, at)) {
    const sign = css[at] ?? '';
    if (depth === 0 && ends.includes(sign)) return at;
    if (sign === '(' || sign === '[' || sign === '{') depth += 1;
    else if (sign === ')' || sign === ']' || sign === '}') depth -= 1;
  }
  return css.length;
}

function splitAt(list: string, separator: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from <= list.length;) {
    const end = find(list, from, separator);
    parts.push(list.slice(from, end));
    from = end + 1;
  }
  return parts;
}

const functions = /:(not|is|where|has|host)\(/;

/** The classes a selector requires. In `:is(.a, .b)` neither is required alone, and `:not(.a)` requires none. */
export function neededClasses(selector: string): string[] {
  const opening = functions.exec(selector);
  if (opening) {
    const start = opening.index + opening[0].length;
    const end = find(selector, start, ')');
    const choices = opening[1] === 'not' ? [] : splitAt(selector.slice(start, end), ',');
    const [only = '', ...others] = choices;
    const rest = `${selector.slice(0, opening.index)} ${selector.slice(end + 1)}`;
    return [...(others.length === 0 ? neededClasses(only) : []), ...neededClasses(rest)];
  }
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

const readDeclarations = (body: string): Declaration[] =>
  splitAt(body, ';')
    .filter((css) => css.trim() !== '')
    .map((css) => ({ property: /^\s*(--[\w-]+)\s*:/.exec(css)?.[1] ?? null, css }));

const isGroup = /^@(?:media|supports|layer|container)\b/;

/** Parses a style sheet as written by the build. */
export function readStyleParts(css: string): StylePart[] {
  const parts: StylePart[] = [];
  let at = 0;
  while (at < css.length) {
    const open = find(css, at, '{;');
    const prelude = css
      .slice(at, open)
      .replace(/\/\*.*?\*\//gs, '')
      .trim();
    if (css[open] !== '{') {
      if (prelude) parts.push({ kind: 'always', css: `${prelude};` });
      at = open + 1;
      continue;
    }
    const close = find(css, open + 1, '}');
    const body = css.slice(open + 1, close);
    const whole = `${prelude}{${body}}`;
    if (isGroup.test(prelude)) parts.push({ kind: 'group', condition: prelude, parts: readStyleParts(body) });
    else if (prelude.startsWith('@keyframes'))
      parts.push({ kind: 'keyframes', name: prelude.slice('@keyframes'.length).trim(), css: whole });
    else if (prelude.startsWith('@')) parts.push({ kind: 'always', css: whole });
    else
      parts.push({
        kind: 'rule',
        prelude,
        selectors: splitAt(prelude, ',').map(neededClasses),
        declarations: readDeclarations(body),
      });
    at = close + 1;
  }
  return parts;
}
