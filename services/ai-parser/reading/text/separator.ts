import { eachRecordOf } from './records.ts';

const candidates = ['\t', ';', '|', ','] as const;
/** Separators that some people type between a name and its price if they use none of those. */
const rareCandidates = ['_', '~', '^', '¦', '='] as const;
const sampleMaxChars = 64 * 1024;
const sampleMaxRecords = 200;

/** How well a separator makes a table of the sample: how many records agree on a width, and that width. */
function fit(text: string, separator: string): number {
  const records: string[][] = [];
  // A record cut at the sample's end is left out: its open quote may be closed later.
  const piece = { text: text.slice(0, sampleMaxChars), line: 1, isLast: text.length <= sampleMaxChars };
  const { end } = eachRecordOf(piece, separator, (cells) => {
    if (cells.some((cell) => cell !== '')) records.push(cells);
    return records.length < sampleMaxRecords;
  });
  if (end === 'too-wide') return 1;
  const byWidth = new Map<number, number>();
  for (const { length } of records) byWidth.set(length, (byWidth.get(length) ?? 0) + 1);
  const [width = 1, count = 0] =
    [...byWidth].filter(([wide]) => wide > 1).sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  if (width < 2) return 0;
  const agreement = count / records.length;
  return agreement * (1 + Math.log10(width) / 4) * (splitsNumbers(records, separator) ? 0.1 : 1);
}

/** Commas between digits, before a dash, or alone in their line before two digits, are decimal commas. */
function splitsNumbers(records: readonly string[][], separator: string): boolean {
  if (separator !== ',') return false;
  const joints = records.flatMap((cells) =>
    cells.slice(1).map((cell, place) => [cells[place] ?? '', cell] as const),
  );
  const share = (test: (before: string, behind: string) => boolean) =>
    joints.filter(([before, behind]) => test(before, behind)).length / Math.max(1, joints.length);
  if (share((before, behind) => /\d$/u.test(before) && /^\d/u.test(behind)) > 0.8) return true;
  // `85,-`: an amount without cents.
  if (share((before, behind) => /\d$/u.test(before) && /^[-–—](?!\d)/u.test(behind)) > 0.3) return true;
  const isNarrow = records.filter(({ length }) => length <= 2).length > records.length * 0.8;
  return isNarrow && share((before, behind) => /\d$/u.test(before) && /^\d{2}(?!\d)/u.test(behind)) > 0.5;
}

/** The separator that a spreadsheet program declared in a first line `sep=;`. */
const declared = (text: string): string | null => /^"?sep=(.)"?\r?\n/iu.exec(text)?.[1] ?? null;

/** The share of records that must agree on a width. */
const agreed = 0.6;
const alignedShare = 0.6;

const wideGap = / {2,}/u;
const columnsLeast = 3;
const sameWidthLeast = 0.8;

/**
 * The non-empty lines of a text whose columns are aligned with wide gaps for human readers, so that a comma is part of
 * a name or a number.
 */
function alignedIn(text: string): { readonly isMostly: boolean; readonly sameWidth: number } {
  const lines = text
    .slice(0, sampleMaxChars)
    .split(/\r\n|\n|\r/u)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, sampleMaxRecords);
  const widths = lines.map((line) => line.trim().split(wideGap).length);
  const same = Math.max(
    0,
    ...widths
      .filter((width) => width >= columnsLeast)
      .map((width) => widths.filter((other) => other === width).length),
  );
  return {
    isMostly: widths.filter((width) => width > 1).length > lines.length * alignedShare,
    sameWidth: lines.length === 0 ? 0 : same / lines.length,
  };
}

/** The separator of a text's cells; null if there is none. */
export function separatorOf(text: string): string | null {
  const found = declared(text);
  if (found !== null) return found;
  const fits = (separator: string) => ({ separator, fits: fit(text, separator) });
  const [best] = candidates.map(fits).sort((a, b) => b.fits - a.fits);
  if (!best || best.fits < 0.2)
    return rareCandidates.map(fits).find((rare) => rare.fits >= agreed)?.separator ?? null;
  if (best.separator !== ',') return best.separator;
  const { isMostly, sameWidth } = alignedIn(text);
  const isAligned =
    (isMostly && best.fits < agreed) || (sameWidth >= sameWidthLeast && sameWidth > best.fits);
  return isAligned ? null : best.separator;
}
