import { jsonFault } from './json-fault.ts';

/** What is wrong with a file, and where, in plain language. */
export interface Refusal {
  readonly ok: false;
  readonly place: string;
  readonly reason: string;
}

export const refusal = (place: string, reason: string): Refusal => ({ ok: false, place, reason });

const MOST_DEPTH = 60;

/** `line 3, column 14` */
export function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The position of the first bracket nested deeper than anything we write; -1 if there is none. */
export function tooDeep(text: string): number {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > MOST_DEPTH) return at;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return -1;
}

/** Reads untrusted JSON: invalid text is refused with line and column, and prototype keys are dropped. */
export function readJson(text: string): { readonly ok: true; readonly value: unknown } | Refusal {
  if (text.trim() === '') return refusal('the whole text', 'There is nothing in it.');
  const deep = tooDeep(text);
  if (deep !== -1) return refusal(lineAndColumn(text, deep), 'It is nested deeper than any recording.');
  try {
    const value: unknown = JSON.parse(text, (key, inside: unknown) =>
      key === '__proto__' ? undefined : inside,
    );
    return { ok: true, value };
  } catch {
    // Engine messages differ between browsers.
    const { at, isCut } = jsonFault(text);
    const reason = isCut ? 'The text ends in the middle: it was cut off.' : 'This isn’t JSON.';
    return refusal(lineAndColumn(text, isCut ? text.length : at), reason);
  }
}
