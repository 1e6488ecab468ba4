import { cellLengthMax } from '../../limits.ts';

/** A quote that stays open must not swallow the file: how far it is looked for its end, in letters and in quotes that end nothing. */
const quietMax = 2 * cellLengthMax;
const insideMax = 16 * quietMax;
const straysMax = 50;

const [quote, tab, lineFeed, verticalTab, formFeed, carriageReturn, space] = [
  0x22, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20,
];

/** Whether a letter is white space, by its code; breaks of lines are none here. */
function isBlank(code: number): boolean {
  if (code < 0x80) return code === space || code === tab || code === verticalTab || code === formFeed;
  return code === 0xa0 || (code >= 0x1680 && /\s/u.test(String.fromCharCode(code)));
}

/** The first place from `at` on that is no blank; what separates cells is none either. */
export function behindBlanks(text: string, at: number, separator: number): number {
  let place = at;
  for (; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === separator || !isBlank(code)) return place;
  }
  return place;
}

/** Whether a cell ends at a place: there is a separator, the end of a line, or of the text. */
export function isCellEnd(text: string, at: number, separator: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code === separator || code === lineFeed || code === carriageReturn;
}

/** A quote that nobody closes: it is a letter. */
export const unclosed = -1;
/** More of the text is needed to tell. */
export const untold = -2;

/**
 * Where the cell that opens with a quote at `open` closes: the place of a quote with nothing behind it. Quotes inside may be doubled, as
 * RFC 4180 wants it, or not (`"5" hose, red"`); one that closes nothing directly behind the first makes that a letter.
 */
export function closingQuote(text: string, open: number, separator: number, isLast: boolean): number {
  let strays = 0;
  for (let from = open + 1; ;) {
    const next = text.indexOf('"', from);
    const reach = next < 0 ? text.length : next;
    if (reach - from > quietMax || reach - open > insideMax) return unclosed;
    if (next < 0) return isLast ? unclosed : untold;
    if (text.charCodeAt(next + 1) === quote) {
      from = next + 2;
      continue;
    }
    const end = behindBlanks(text, next + 1, separator);
    if (end === text.length && !isLast) return untold;
    if (isCellEnd(text, end, separator)) return next;
    strays += 1;
    if (next === open + 1 || strays > straysMax) return unclosed;
    from = next + 1;
  }
}
