import { hasWord, pricedText } from '../name-and-price.ts';
import { columnsOf, wordsByColumn, type Column } from './columns.ts';
import { areOtherLetters, lettersOf } from './letters.ts';
import { clarityOfRow, isAmount, textOfCell, type Line } from './lines.ts';
import { boxAround, medianOf, middleOf, type PageBlock, type PageRow, type Rule, type Word } from './page.ts';

interface Draft {
  readonly cells: Word[][];
  bottom: number;
  top: number;
}

/** Lines that share columns, as one table without ruled cells. */
export function alignedTable(lines: readonly Line[], rules: readonly Rule[]): PageBlock {
  const { columns, cellsOf } = layOut(lines);
  const pitch = pitchOf(lines);
  const isBanded = isRuledByRow(lines, cellsOf, rules);
  const drafts: Draft[] = [];
  for (const line of lines) {
    const cells = cellsOf(line);
    const last = drafts.at(-1);
    const isSame =
      last &&
      (isBanded
        ? isSameStyle(last, line)
        : continuesRow({ last, line, cells, columns, pitch, above: drafts.at(-2)?.bottom ?? null }));
    if (last && isSame && !isSeparated(last, line, rules)) {
      for (const [column, words] of cells.entries()) last.cells[column]?.push(...words);
      last.bottom = line.bottom;
    } else drafts.push({ cells, top: line.top, bottom: line.bottom });
  }
  const rows: PageRow[] = drafts.map(({ cells }) => ({
    ...boxAround(cells.flat()),
    cells: cells.map((words) => textOfCell(words)),
    clarity: clarityOfRow(cells.flat()),
    letters: lettersOf(cells.flat()),
  }));
  return { kind: 'table', ...boxAround(lines), rows, columns };
}

const driftLeast = 3;
const isSum = (words: readonly Word[] | undefined): boolean =>
  words !== undefined && words.length > 0 && pricedText(textOfCell(words))?.name === '';
const isFilled = (words: readonly Word[] | undefined): boolean => words !== undefined && words.length > 0;

/**
 * The index of a column of shifted prices; null if there is none. Prices set by hand vary in position: a column of only
 * amounts belongs to the column before it if that has amounts too, no line has both, and no header says that they are
 * two prices.
 */
function driftOf(columns: readonly Column[], lines: readonly Line[]): number | null {
  const cells = lines.map((line) => wordsByColumn(line, columns));
  const at = columns.findIndex((_, place) => {
    if (place < 2) return false;
    const own = cells.filter((line) => isFilled(line[place]));
    const before = cells.filter((line) => isSum(line[place - 1]));
    return (
      own.length > 0 &&
      before.length > 0 &&
      own.length + before.length >= driftLeast &&
      own.every((line) => isSum(line[place])) &&
      !before.some((line) => isFilled(line[place]))
    );
  });
  return at < 0 ? null : at;
}

/**
 * The columns of a table and the words of its lines by column; amounts that are shifted are assigned to their proper
 * column.
 */
function layOut(lines: readonly Line[]): {
  readonly columns: readonly Column[];
  readonly cellsOf: (line: Line) => Word[][];
} {
  const columns = columnsOf(lines);
  const drift = driftOf(columns, lines);
  if (drift === null) return { columns, cellsOf: (line) => wordsByColumn(line, columns) };
  const isLeft = (line: Line) => isFilled(wordsByColumn(line, columns)[drift - 1]);
  const moved = (line: Line) => {
    const cells = wordsByColumn(line, columns);
    const words = cells[drift - 1];
    if (words && isSum(words)) cells.splice(drift - 1, 2, [], words);
    return cells;
  };
  const isWhole = lines.every((line) => !isLeft(line) || isSum(wordsByColumn(line, columns)[drift - 1]));
  if (!isWhole) return { columns, cellsOf: moved };
  const [left, right] = [columns[drift - 1], columns[drift]];
  const joined = left && right ? [{ left: left.left, right: right.right }] : [];
  return {
    columns: columns.toSpliced(drift - 1, 2, ...joined),
    cellsOf: (line) => moved(line).toSpliced(drift - 1, 1),
  };
}

/** A heading above a row has larger letters than the row, or is separated from it. */
const isSameStyle = (last: Draft, line: Line): boolean => {
  const size = last.cells.flat().at(-1)?.size ?? line.size;
  const isOfOneSize = Math.max(size, line.size) < 1.25 * Math.min(size, line.size);
  return isOfOneSize && line.top - last.bottom < 0.5 * line.size;
};

/** The line spacing between the rows that have an amount, or between all rows if none has. */
function pitchOf(lines: readonly Line[]): number {
  const amounts = lines.filter(({ segments }) =>
    segments.some(({ words }, place) => place > 0 && isAmount(textOfCell(words))),
  );
  const own = amounts.length >= 3 ? amounts : lines;
  return medianOf(own.slice(1).map((line, place) => middleOf(line) - middleOf(own[place] ?? line)));
}

/** Whether a rule is drawn between a row and the next line of text. */
const isSeparated = (last: { readonly bottom: number }, line: Line, rules: readonly Rule[]): boolean =>
  rules.some(
    ({ isUpright, at, from, to }) =>
      !isUpright &&
      at > last.bottom - line.size * 0.5 &&
      at < line.top + line.size * 0.5 &&
      to - from > (line.right - line.left) * 0.5 &&
      from < line.right &&
      to > line.left,
  );

/** Whether rules separate all rows: hardly any two amounts are adjacent vertically without a rule between them. */
function isRuledByRow(
  lines: readonly Line[],
  cellsOf: (line: Line) => readonly Word[][],
  rules: readonly Rule[],
): boolean {
  const bands: Line[][] = [];
  for (const line of lines) {
    const last = bands.at(-1)?.at(-1);
    if (last && !isSeparated(last, line, rules)) bands.at(-1)?.push(line);
    else bands.push([line]);
  }
  const amountsIn = (band: readonly Line[]) =>
    band.filter((line) => isAmount(textOfCell(cellsOf(line).at(-1) ?? []))).length;
  const single = bands.filter((band) => amountsIn(band) === 1).length;
  return single >= 2 && bands.every((band) => amountsIn(band) <= 1) && single >= bands.length * 0.5;
}

interface Next {
  readonly last: Draft;
  readonly line: Line;
  readonly cells: readonly (readonly Word[])[];
  readonly columns: readonly Column[];
  readonly pitch: number;
  /** The bottom of the row before the last. */
  readonly above: number | null;
}

/**
 * Whether a line continues the row above: it has no amount of its own, and is close below it, or below a cell that is
 * full or unfinished.
 */
function continuesRow({ last, line, cells, columns, pitch, above }: Next): boolean {
  const filled = cells.flatMap((words, column) => (words.length > 0 ? [column] : []));
  const texts = cells.map((words) => textOfCell(words));
  const hasAmount = filled.some((column) => isAmount(texts[column] ?? ''));
  const gap = line.top - last.bottom;
  const isClose = middleOf(line) - (last.top + last.bottom) / 2 < pitch * 0.8 && gap < line.size * 0.7;
  const lastFilled = last.cells.flatMap((words, column) => (words.length > 0 ? [column] : []));
  // Closer to the last line than that line is to the row above it, and closer than the line spacing.
  const isNearer =
    above !== null && gap < nearShare * (last.top - above) && gap < nearShare * (pitch - line.size);
  // Amounts vertically centred next to a name of several lines.
  if (hasAmount)
    return (
      isClose &&
      (filled.every((column) => !lastFilled.includes(column)) || endsName(last, cells, texts, isNearer))
    );
  if (filled.length >= columns.length || gap > line.size) return false;
  const isBelow = filled.every((column) => (last.cells[column] ?? []).length > 0);
  const hadAmount = lastFilled.some((column) => isAmount(textOfCell(last.cells[column] ?? [])));
  // The ingredients of a product are printed close below its name, in smaller letters.
  const isOther = (column: number) =>
    areOtherLetters(lettersOf(last.cells[column] ?? []), lettersOf(cells[column] ?? []));
  if (isBelow && hadAmount && filled.every(isOther)) return false;
  if (isClose) return true;
  if (!isBelow || !hadAmount || gap > line.size * 0.8) return false;
  return filled.every((column) =>
    isUnfinished(last.cells[column] ?? [], texts[column] ?? '', columns[column]),
  );
}

const nearShare = 0.6;

/**
 * Whether a line with a price is the second line of a name above it: it begins with a lower-case letter or is close to
 * the name, and has the same letters.
 */
function endsName(last: Draft, cells: Next['cells'], texts: readonly string[], isNearer: boolean): boolean {
  const [name, other] = last.cells.flatMap((words, column) => (words.length > 0 ? [column] : []));
  if (name === undefined || other !== undefined) return false;
  const [own, next] = [lettersOf(last.cells[name] ?? []), lettersOf(cells[name] ?? [])];
  const text = texts[name] ?? '';
  const isNear =
    isNearer && own !== null && hasWord(text) && !textOfCell(last.cells[name] ?? []).endsWith(':');
  return (isNear || /^\p{Ll}/u.test(text)) && !areOtherLetters(own, next);
}

/** Whether a text continues on the next line: a lower-case letter follows, it is hyphenated, or the column is full. */
function isUnfinished(words: readonly Word[], next: string, column: Column | undefined): boolean {
  const text = textOfCell(words);
  if (/^[\p{Ll}(&+]/u.test(next) || /[-,(/&]$/u.test(text)) return true;
  if (!column) return false;
  const first = next.split(/\s+/u)[0] ?? '';
  const [word] = words;
  const right = Math.max(...words.map((own) => own.right));
  const isSameLetter = word !== undefined;
  return (
    isSameLetter &&
    column.right - right < first.length * (word.size * 0.45) &&
    text.length > 12 &&
    text.includes(' ')
  );
}
