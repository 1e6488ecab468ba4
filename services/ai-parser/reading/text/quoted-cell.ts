import { cellLengthMax } from '../../limits.ts';

/**
 * An unclosed quote must not consume the file: limits for finding its end, in characters and in quotes that close
 * nothing.
 */
const quietMax = 2 * cellLengthMax;
const insideMax = 16 * quietMax;
const straysMax = 50;

const [quote, tab, lineFeed, verticalTab, formFeed, carriageReturn, space] = [
  0x22, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20,
];

/** Whether a character is white space, by its code; line breaks are not. */
function isBlank(code: number): boolean {
  if (code < 0x80) return code === space || code === tab || code === verticalTab || code === formFeed;
  return code === 0xa0 || (code >= 0x1680 && /\s/u.test(String.fromCharCode(code)));
}

/** The first non-blank position from `at` on; the separator does not count as blank. */
export function afterBlanks(text: string, at: number, separator: number): number {
  let place = at;
  for (; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === separator || !isBlank(code)) return place;
  }
  return place;
}

/** Whether a cell ends at a position: at a separator, the end of a line, or of the text. */
export function isCellEnd(text: string, at: number, separator: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code === separator || code === lineFeed || code === carriageReturn;
}

/** The quote is never closed, so it is a literal character. */
const unclosed = -1;
/** More text is needed to decide. */
export const undecided = -2;

/**
 * The position of the quote that closes the cell opened at `open`. Quotes inside may be doubled, as in RFC 4180, or
 * not (`"5" hose, red"`); if the next quote closes nothing, the opening one is a literal character.
 */
export function closingQuote(text: string, open: number, separator: number, isLast: boolean): number {
  let strays = 0;
  for (let from = open + 1; ;) {
    const next = text.indexOf('"', from);
    const reach = next < 0 ? text.length : next;
    if (reach - from > quietMax || reach - open > insideMax) return unclosed;
    if (next < 0) return isLast ? unclosed : undecided;
    if (text.charCodeAt(next + 1) === quote) {
      from = next + 2;
      continue;
    }
    const end = afterBlanks(text, next + 1, separator);
    if (end === text.length && !isLast) return undecided;
    if (isCellEnd(text, end, separator)) return next;
    strays += 1;
    if (next === open + 1 || strays > straysMax) return unclosed;
    from = next + 1;
  }
}
