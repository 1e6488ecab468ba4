import { columnsMax } from '../../../limits.ts';
import { cellText, type Merged } from '../sheet-cells.ts';
import type { Cell } from '../../table.ts';
import type { NumberFormat } from './formats.ts';
import { attributeIn, tagsIn, textIn, unescaped, UnusualXml } from './xml.ts';

/** The data to which a sheet's cells refer. */
export interface SheetTexts {
  readonly shared: readonly string[];
  readonly formats: readonly (NumberFormat | null)[];
  /** A number as its format displays it. */
  readonly shown: (format: string, value: number) => Cell;
  /** Called with the format of each number. */
  readonly noteFormat: (column: number, format: string) => void;
}

export interface SheetRow {
  readonly line: number;
  readonly cells: Cell[];
  readonly isHidden: boolean;
}

/** There is content beyond the last column read, which must not be lost silently. */
export class TooWideSheet extends Error {}

const isTagEnd = (code: number) =>
  code === 0x20 || code === 0x3e || code === 0x2f || code === 0x0a || code === 0x0d;

/** Reads rows from successive pieces of a sheet's XML; only non-empty rows. */
export function rowScanner(texts: SheetTexts): (xml: string, take: (row: SheetRow) => void) => void {
  let line = 0;
  return (xml, take) => {
    for (let at = xml.indexOf('<row'); at >= 0;) {
      const open = xml.indexOf('>', at);
      if (!isTagEnd(xml.charCodeAt(at + 4)) || open < 0) {
        at = xml.indexOf('<row', at + 4);
        continue;
      }
      const tag = xml.slice(at + 4, open);
      const found = attributeIn(tag, ' r="');
      const next = found === null ? line + 1 : Number(found);
      if (!(next > line)) throw new UnusualXml();
      line = next;
      const close = tag.endsWith('/') ? open : xml.indexOf('</row>', open);
      if (close < 0) throw new UnusualXml();
      if (close > open) {
        const cells = cellsIn(xml.slice(open + 1, close), texts);
        const isHidden =
          tag.includes(' hidden="') && /^(?:1|true)$/u.test(attributeIn(tag, ' hidden="') ?? '');
        if (cells.length > 0) take({ line, cells, isHidden });
      }
      at = xml.indexOf('<row', close);
    }
  };
}

function cellsIn(xml: string, texts: SheetTexts): Cell[] {
  const cells: Cell[] = [];
  let column = -1;
  for (let at = xml.indexOf('<c'); at >= 0;) {
    const open = xml.indexOf('>', at);
    if (!isTagEnd(xml.charCodeAt(at + 2)) || open < 0) throw new UnusualXml();
    const tag = xml.slice(at + 2, open);
    const address = attributeIn(tag, ' r="');
    const place = address === null ? column + 1 : columnOf(address);
    if (place <= column) throw new UnusualXml();
    column = place;
    if (tag.endsWith('/')) {
      at = xml.indexOf('<c', open);
      continue;
    }
    const close = xml.indexOf('</c>', open);
    if (close < 0) throw new UnusualXml();
    const value = valueOf(tag, xml.slice(open + 1, close), column, texts);
    if (value !== '') {
      if (column >= columnsMax) throw new TooWideSheet();
      while (cells.length < column) cells.push('');
      cells.push(value);
    }
    at = xml.indexOf('<c', close + 4);
  }
  return cells;
}

/** `AB12` → 27. */
function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const code = address.charCodeAt(at);
    if (code < 0x41 || code > 0x5a) break;
    column = column * 26 + code - 0x40;
  }
  return column - 1;
}

/** A cell's stored value: for a formula its last result, never the formula. */
function written(inside: string): string {
  const at = inside.indexOf('<v');
  if (at < 0) return '';
  const from = inside.indexOf('>', at) + 1;
  const to = inside.indexOf('</v>', from);
  return to < 0 ? '' : inside.slice(from, to);
}

const errors: ReadonlySet<string> = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
]);

function valueOf(tag: string, inside: string, column: number, texts: SheetTexts): Cell {
  const type = attributeIn(tag, ' t="');
  switch (type) {
    case 's':
      return texts.shared[Number(written(inside))] ?? '';
    case 'inlineStr':
      return cellText(textIn(inside));
    case 'str':
      return cellText(unescaped(written(inside)));
    case 'b':
      return written(inside) === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return errors.has(written(inside)) ? written(inside) : '#VALUE!';
    case 'n':
    case null:
      return numberOf(tag, written(inside), column, texts);
    default:
      throw new UnusualXml();
  }
}

function numberOf(
  tag: string,
  text: string,
  column: number,
  { formats, shown, noteFormat }: SheetTexts,
): Cell {
  if (text === '') return '';
  const value = Number(text);
  if (Number.isNaN(value)) throw new UnusualXml();
  const style = attributeIn(tag, ' s="');
  const look = style === null ? null : (formats[Number(style)] ?? null);
  if (look === null) return value;
  noteFormat(column, look.format);
  return look.isShown ? shown(look.format, value) : value;
}

/** The vertically merged cells, listed after the rows. */
export function mergedIn(xml: string): readonly Merged[] {
  return tagsIn(xml, 'mergeCell').flatMap((tag) => {
    const [from = '', to = ''] = (attributeIn(tag, ' ref="') ?? '').split(':');
    const column = columnOf(from);
    const lineOf = (address: string) => Number(/\d+$/u.exec(address)?.[0] ?? 0);
    return column >= 0 && columnOf(to) === column ? [{ column, from: lineOf(from), to: lineOf(to) }] : [];
  });
}
