import { Parser } from 'htmlparser2';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cellLengthMax, treeDepthMax } from '../../limits.ts';
import { lineCounter } from './line-counter.ts';
import { TreeList, TreeObject, type TreeFailure, type TreeValue } from './record-tree.ts';

const pieceChars = 64 * 1024;

interface OpenElement {
  readonly name: string;
  readonly line: number;
  /** Its attributes and children; null for an element with only text. */
  thing: TreeObject | null;
  /** Its own text. */
  text: string;
  /** Its text with that of its children, for prose with emphasis. */
  flow: string;
}

/** Elements of web pages, which a shop's texts contain and seldom close. */
const ofPages =
  /^(?:a|b|big|blockquote|br|center|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|t(?:able|body|d|h|head|r)|u|ul|wbr)$/iu;

/** How pages draw their elements; records have no such attributes. */
const drawing = ['style', 'class', 'href', 'src', 'align', 'width'];

const isForProgramsAlone = (name: string) => /^(?:xmlns(?::|$)|xsi:|xml:)/u.test(name);

/** Names without their namespace prefix, unless two prefixes result in the same name (`title` and `g:title`). */
function localNames(): (name: string) => string {
  const owners = new Map<string, string>();
  return (name) => {
    const local = name.slice(name.indexOf(':') + 1);
    const owner = owners.get(local);
    if (owner === undefined) owners.set(local, name);
    return owner === undefined || owner === name ? local : name;
  };
}

/** Stores a value under its name; further values with the same name make it a list. */
function add(thing: TreeObject, name: string, value: TreeValue, line: number): void {
  const before = thing.values.get(name);
  if (before === undefined) {
    thing.values.set(name, value);
    return;
  }
  if (before instanceof TreeList) {
    before.items.push(value);
    return;
  }
  const list = new TreeList(before instanceof TreeObject ? before.line : line);
  list.items.push(before, value);
  thing.values.set(name, list);
}

const isDrawn = ({ thing }: OpenElement): boolean =>
  thing !== null && drawing.some((attribute) => thing.values.has(attribute));

/** An element's content: its text, its children by name, or both; the text is then under the empty name. */
function valueOf({ thing, text, flow }: OpenElement): TreeValue {
  const own = text.trim();
  if (thing === null) return own;
  const hasChildren = flow.length > text.length;
  if (own !== '' && hasChildren) return flow.trim();
  if (own !== '') thing.values.set('', own);
  return thing;
}

/**
 * Reads XML as a tree. Document type declarations are skipped: nothing is fetched, and only XML's own entities are
 * known, so none can expand.
 */
export function readXmlText(text: string): Result<TreeValue, TreeFailure> {
  const root: OpenElement = { name: '', line: 1, thing: new TreeObject(1), text: '', flow: '' };
  const open: OpenElement[] = [root];
  const lineAt = lineCounter(text);
  const nameOf = localNames();
  // A property, because TypeScript does not see that the parser's events change a variable.
  const outcome: { failure: TreeFailure | null } = { failure: null };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (outcome.failure) return;
        const line = lineAt(parser.startIndex);
        const names = Object.entries(attributes).filter(([attribute]) => !isForProgramsAlone(attribute));
        const thing = names.length === 0 ? null : new TreeObject(line);
        for (const [attribute, value] of names) thing?.values.set(nameOf(attribute), value.trim());
        if (open.push({ name, line, thing, text: '', flow: '' }) > treeDepthMax) outcome.failure = 'too-deep';
      },
      ontext(piece) {
        const element = open.at(-1);
        // Outside of the root there are only declarations.
        if (!element || element === root || outcome.failure) return;
        element.text += piece;
        element.flow += piece;
      },
      onclosetag(_name, isImplied) {
        if (outcome.failure) return;
        const closed = open.pop();
        const parent = open.at(-1);
        if (!closed || !parent) return;
        const isEmpty = text.startsWith('/>', parser.endIndex - 1);
        // Never closed: the file is truncated here, or its elements overlap. A paragraph ends with its text.
        const isUnclosed = isImplied && !isEmpty;
        const isProse = ofPages.test(closed.name) && (isUnclosed || isDrawn(closed));
        if (isUnclosed && !isProse) {
          outcome.failure = { brokenAtLine: closed.line };
          return;
        }
        if (parent.flow.length < cellLengthMax) parent.flow += ` ${closed.flow}`;
        if (isProse) {
          parent.text += ` ${closed.flow}`;
          return;
        }
        parent.thing ??= new TreeObject(parent.line);
        add(parent.thing, nameOf(closed.name), valueOf(closed), closed.line);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length && !outcome.failure; at += pieceChars)
    parser.write(text.slice(at, at + pieceChars));
  if (!outcome.failure) parser.end();
  if (outcome.failure) return refuse(outcome.failure);
  return open.length === 1 && root.thing?.values.size !== 0 ? ok(valueOf(root)) : refuse({ brokenAtLine: 1 });
}
