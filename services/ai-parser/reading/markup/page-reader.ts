import { Parser } from 'htmlparser2';
import { cellLengthMax, pageDepthMax } from '../../limits.ts';
import { pricedText } from '../name-and-price.ts';
import { lineCounter } from '../structured/line-counter.ts';
import type { PageElement, TextLine } from './lines-table.ts';
import { PageTable, shownText } from './page-table.ts';

/** A table, or a line of text outside of tables. */
export type PagePart = TextLine | PageTable;

export interface Page {
  /** In the order of the page. */
  readonly parts: readonly PagePart[];
  readonly end: 'read' | 'too-deep' | 'too-wide' | 'too-many-rows';
}

const pieceChars = 64 * 1024;
/** The maximum length of an element's class, which distinguishes it from others. */
const classMax = 100;
const unseen: ReadonlySet<string> = new Set(
  'script,style,template,noscript,head,nav,svg,math,object,iframe,select,datalist,del,s,strike'.split(','),
);
const heading = /^h[1-6]$/u;
const block = new Set(
  'p,div,li,ul,ol,dl,dt,dd,section,article,header,footer,main,nav,form,fieldset,blockquote,pre,address,figure,figcaption,center,hr,body,html,aside,h1,h2,h3,h4,h5,h6'.split(
    ',',
  ),
);
const isHiddenBy = (attributes: Readonly<Record<string, string>>): boolean =>
  'hidden' in attributes ||
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/iu.test(attributes.style ?? '');

interface OpenCell {
  readonly name: string;
  readonly line: number;
  readonly columns: number;
  readonly rows: number;
  text: string;
  /** Addresses of pictures and values of form fields, for a cell without text. */
  instead: string;
}

interface OpenTable {
  readonly table: PageTable;
  cell: OpenCell | null;
  isCaption: boolean;
  /** Where a heading in the open cell begins. */
  heading: { readonly line: number; readonly from: number } | null;
}

const spanOf = (text: string | undefined): number => {
  const span = Number.parseInt(text ?? '1', 10);
  return Number.isNaN(span) || span < 1 ? 1 : span;
};

/**
 * Reads a page in one pass, element by element: its tables, and the lines of text outside of them. Nothing is run or
 * fetched; an address is just text.
 */
export function readPage(text: string): Page {
  const parts: PagePart[] = [];
  const tables: OpenTable[] = [];
  const lineAt = lineCounter(text);
  let depth = 0;
  let unseenDepth = 0;
  // A property, because TypeScript does not see that the parser's events change a variable.
  const outcome: { end: Page['end'] } = { end: 'read' };
  let pieces: { readonly text: string; readonly element: PageElement }[] = [];
  let piece = '';
  let pieceLine = 1;
  let isHeading = false;
  const page: PageElement = { name: 'page.', parent: null };
  let element = page;
  let pieceElement = page;
  const footers: { readonly from: number; to: number }[] = [];

  const endPiece = () => {
    const shown = shownText(piece);
    if (shown !== '') pieces.push({ text: shown, element: pieceElement });
    piece = '';
  };
  const endLine = () => {
    endPiece();
    if (pieces.length > 0)
      parts.push({
        line: pieceLine,
        cells: pieces.map(({ text: shown }) => shown),
        isHeading,
        elements: pieces.map(({ element: own }) => own),
      });
    pieces = [];
    isHeading = false;
  };
  const endCell = (open: OpenTable | undefined) => {
    const cell = open?.cell;
    if (!open || !cell) return;
    open.cell = null;
    const shown = shownText(cell.text);
    const { line, columns, rows } = cell;
    open.table.addCell({
      line,
      text: shown === '' ? cell.instead : shown,
      isHeader: cell.name === 'th',
      columns,
      rows,
    });
    if (open.table.isTooWide) outcome.end = 'too-wide';
  };
  const endRow = (open: OpenTable | undefined) => {
    endCell(open);
    open?.table.closeRow();
    if (open?.table.hasTooManyRows) outcome.end = 'too-many-rows';
  };
  const endTable = () => {
    const open = tables.at(-1);
    endRow(open);
    tables.pop();
  };
  const openTable = (line: number, isHidden: boolean) => {
    endLine();
    const table = new PageTable(line, isHidden);
    parts.push(table);
    tables.push({ table, cell: null, isCaption: false, heading: null });
  };
  /** Starts a new line on the page; within a cell it only separates words, and a definition stays next to its term. */
  const breakText = (isInline: boolean) => {
    const open = tables.at(-1);
    if (open?.cell) open.cell.text += ' ';
    else if (open?.isCaption) open.table.caption += ' ';
    else if (open) return;
    else if (isInline) endPiece();
    else endLine();
  };
  /** A heading in a cell of a layout table applies to the next table in that cell. */
  const beginHeading = (open: OpenTable | undefined, line: number) => {
    if (!open) isHeading = true;
    else if (open.cell) open.heading = { line, from: open.cell.text.length };
  };
  const endHeading = (open: OpenTable | undefined) => {
    if (!open?.cell || !open.heading) return;
    const { line, from } = open.heading;
    const shown = shownText(open.cell.text.slice(from));
    if (shown !== '') parts.push({ line, cells: [shown], isHeading: true });
    open.heading = null;
  };

  const inTable = (
    name: string,
    open: OpenTable,
    attributes: Readonly<Record<string, string>>,
    line: number,
  ): boolean => {
    if (name === 'tr') {
      endRow(open);
      open.table.openRow(line, isHiddenBy(attributes));
    } else if (name === 'td' || name === 'th') {
      endCell(open);
      open.isCaption = false;
      const [columns, rows] = [spanOf(attributes.colspan), spanOf(attributes.rowspan)];
      open.heading = null;
      open.cell = { name, line, columns, rows, text: '', instead: '' };
    } else if (name === 'thead' || name === 'tbody' || name === 'tfoot') {
      endCell(open);
      open.table.closePart();
    } else if (name === 'caption') open.isCaption = true;
    else return false;
    return true;
  };

  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        element = { name: `${name}.${(attributes.class ?? '').slice(0, classMax)}`, parent: element };
        if (depth > pageDepthMax) outcome.end = 'too-deep';
        if (
          unseenDepth > 0 ||
          unseen.has(name) ||
          (isHiddenBy(attributes) && !/^(?:tr|td|th|table|tbody|body|html)$/u.test(name))
        ) {
          unseenDepth += 1;
          return;
        }
        const open = tables.at(-1);
        const line = lineAt(parser.startIndex);
        if (name === 'table') openTable(line, isHiddenBy(attributes));
        else if (open && inTable(name, open, attributes, line)) return;
        else if (name === 'br' || block.has(name)) {
          breakText(name === 'dd');
          if (heading.test(name)) beginHeading(open, line);
          if (name === 'footer') footers.push({ from: parts.length, to: Infinity });
        } else if (!open) {
          // An inline element separates its text.
          if (/^(?:span|b|strong|em|i|td|small)$/u.test(name)) endPiece();
        } else if (open.cell && name === 'img' && open.cell.instead === '')
          open.cell.instead = attributes.src ?? '';
        else if (
          open.cell &&
          name === 'input' &&
          !/hidden|checkbox|radio|submit|button/iu.test(attributes.type ?? '')
        )
          open.cell.instead = attributes.value ?? '';
      },
      ontext(added) {
        if (unseenDepth > 0) return;
        const open = tables.at(-1);
        if (open?.cell) {
          if (open.cell.text.length <= cellLengthMax * 4) open.cell.text += added;
        } else if (open?.isCaption) open.table.caption += added;
        else if (!open) {
          if (piece.trim() === '') {
            if (pieces.length === 0) pieceLine = lineAt(parser.startIndex);
            pieceElement = element;
          }
          piece += added;
        }
      },
      onclosetag(name) {
        depth -= 1;
        element = element.parent ?? page;
        if (unseenDepth > 0) {
          unseenDepth -= 1;
          return;
        }
        const open = tables.at(-1);
        if (name === 'table') endTable();
        else if (name === 'tr') endRow(open);
        else if (name === 'td' || name === 'th') endCell(open);
        else if (name === 'caption' && open) open.isCaption = false;
        else if (block.has(name)) {
          if (heading.test(name)) endHeading(open);
          breakText(name === 'dt');
          const footer = footers.at(-1);
          if (name === 'footer' && footer) footer.to = parts.length;
        } else if (!open && /^(?:span|b|strong|em|i|small)$/u.test(name)) endPiece();
      },
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < text.length && outcome.end === 'read'; at += pieceChars)
    parser.write(text.slice(at, at + pieceChars));
  if (outcome.end === 'read') parser.end();
  endLine();
  return { parts: withFooterTold(parts.flatMap(termApart), footers), end: outcome.end };
}

const partOf = (element: PageElement | null | undefined, name: 'dt' | 'dd'): PageElement | null =>
  !element || element.name.startsWith(`${name}.`) ? (element ?? null) : partOf(element.parent, name);

/** A term with several definitions is the heading of all of them: its line is that of the first. */
function termApart(part: PagePart, at: number, parts: readonly PagePart[]): readonly PagePart[] {
  const next = parts[at + 1];
  if (part instanceof PageTable || !next || next instanceof PageTable) return [part];
  const [term, definition] = [partOf(part.elements?.[0], 'dt'), partOf(part.elements?.at(-1), 'dd')];
  if (!term || !definition || partOf(next.elements?.[0], 'dt') !== null) return [part];
  if (partOf(next.elements?.[0], 'dd')?.parent !== definition.parent) return [part];
  const count = part.elements?.findIndex((element) => partOf(element, 'dd') !== null) ?? 0;
  const [cells, elements] = [part.cells, part.elements ?? []];
  return [
    { ...part, cells: cells.slice(0, count), elements: elements.slice(0, count), isHeading: true },
    { ...part, cells: cells.slice(count), elements: elements.slice(count) },
  ];
}

/** The one footer of a page says something of all of it, and offers nothing; several are those of cards. */
function withFooterTold(
  parts: readonly PagePart[],
  [footer, another]: readonly { readonly from: number; readonly to: number }[],
): readonly PagePart[] {
  if (!footer || another) return parts;
  const isFooter = (at: number) => at >= footer.from && at < footer.to;
  const isPriced = parts.some(
    (part, at) => isFooter(at) && !(part instanceof PageTable) && pricedText(part.cells.join(' ')) !== null,
  );
  if (isPriced) return parts;
  return parts.map((part, at) =>
    isFooter(at) && !(part instanceof PageTable)
      ? { ...part, cells: [part.cells.join(' ')], isHeading: true }
      : part,
  );
}
