import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { treeDepthMax } from '../../limits.ts';
import { TreeList, TreeObject, type TreeFailure, type TreeValue } from './record-tree.ts';

const scalar = /-?\d[\d.eE+-]*|true|false|null|NaN|undefined/y;
const whole = /^-?\d+$/u;

/**
 * A number as written, 19.90 with its zero; if the text could be read as thousands (1.500) or has an exponent, the
 * number itself, since JSON has only one decimal mark.
 */
function numberOf(source: string): string | number {
  if (whole.test(source)) return source;
  return /\.\d{3}$|[eE]/u.test(source) ? Number(source) : source;
}

function scalarOf(source: string): string | number {
  if (source === 'true' || source === 'false') return source;
  const isNothing = source === 'null' || source === 'NaN' || source === 'undefined';
  return isNothing || Number.isNaN(Number(source)) ? '' : numberOf(source);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replaceAll(/\\(?:u([\da-fA-F]{4})|(.))/gsu, (_, code: string | undefined, letter: string = '') =>
        code === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** The position after the string that starts at `from`; -1 if it is never closed. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return -1;
}

/**
 * Reads JSON, or JSON lines as one list. Not by JSON.parse, which reports neither the lines of values nor how a number
 * was written, and so that deep nesting is a refusal and no stack overflow.
 */
export function readJsonText(text: string): Result<TreeValue, TreeFailure> {
  const whole = new TreeList(1);
  const open: (TreeObject | TreeList)[] = [whole];
  let line = 1;
  let key: string | null = null;
  let at = 0;
  const broken = () => refuse({ brokenAtLine: line });

  const put = (value: TreeValue): boolean => {
    const into = open.at(-1);
    if (into instanceof TreeList) into.items.push(value);
    else if (!into || key === null) return false;
    else into.values.set(key, value);
    key = null;
    return true;
  };

  while (at < text.length) {
    const letter = text[at];
    if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) line += 1;
    if (
      letter === ' ' ||
      letter === '\n' ||
      letter === '\r' ||
      letter === '\t' ||
      letter === ',' ||
      letter === '\ufeff'
    )
      at += 1;
    else if (letter === '{' || letter === '[') {
      const begun = letter === '{' ? new TreeObject(line) : new TreeList(line);
      if (!put(begun)) return broken();
      if (open.push(begun) > treeDepthMax) return refuse('too-deep');
      at += 1;
    } else if (letter === '}' || letter === ']') {
      const closed = open.pop();
      if (closed === whole || closed instanceof TreeObject !== (letter === '}') || key !== null)
        return broken();
      at += 1;
    } else if (letter === '"') {
      const end = endOfString(text, at);
      if (end < 0) return broken();
      const string = unescaped(text.slice(at + 1, end - 1));
      at = end;
      if (open.at(-1) instanceof TreeObject && key === null) {
        const colon = /\s*:/y;
        colon.lastIndex = at;
        const between = colon.exec(text)?.[0];
        if (between === undefined) return broken();
        line += between.split('\n').length - 1;
        at += between.length;
        key = string;
      } else if (!put(string)) return broken();
    } else {
      scalar.lastIndex = at;
      const found = scalar.exec(text)?.[0];
      if (found === undefined || !put(scalarOf(found))) return broken();
      at += found.length;
    }
  }
  if (open.length > 1) return broken();
  const [only] = whole.items;
  return ok(whole.items.length === 1 && only !== undefined ? only : whole);
}
