const space = /\s*/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Incomplete tokens at the end of a truncated text. */
const partial = /^(?:"[^\n]*|-|-?\d+\.?|-?\d[\d.]*[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/;

/** The position after a match; unchanged without one. */
function after(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}

/**
 * Where a text stops being JSON, and whether it was merely truncated. Browsers report the position differently; used
 * only after JSON.parse refused the text.
 */
export function jsonFault(source: string): { readonly at: number; readonly isCut: boolean } {
  const open: ('{' | '[')[] = [];
  let expects: 'value' | 'key' | 'colon' | 'more' = 'value';
  let isFirst = false;
  let at = 0;
  for (;;) {
    at = after(space, source, at);
    const letter = source[at];
    if (letter === undefined) return { at: source.length, isCut: open.length > 0 || expects === 'value' };
    const isClosing = (letter === '}' && open.at(-1) === '{') || (letter === ']' && open.at(-1) === '[');
    if (isClosing && (expects === 'more' || isFirst)) {
      open.pop();
      expects = 'more';
      isFirst = false;
      at += 1;
      continue;
    }
    if (expects === 'more') {
      if (letter !== ',' || open.length === 0) return { at, isCut: false };
      expects = open.at(-1) === '{' ? 'key' : 'value';
      at += 1;
      continue;
    }
    if (expects === 'colon') {
      if (letter !== ':') return { at, isCut: false };
      expects = 'value';
      at += 1;
      continue;
    }
    if (expects === 'value' && (letter === '{' || letter === '[')) {
      open.push(letter);
      expects = letter === '{' ? 'key' : 'value';
      isFirst = true;
      at += 1;
      continue;
    }
    const next = Math.max(after(text, source, at), expects === 'value' ? after(scalar, source, at) : at);
    if (next === at) return { at, isCut: partial.test(source.slice(at)) };
    expects = expects === 'key' ? 'colon' : 'more';
    isFirst = false;
    at = next;
  }
}
