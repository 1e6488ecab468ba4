import { areApart, isAmount, textOfWords, type Line, type Segment } from './lines.ts';
import { boxAround, centreOf, type Word } from './page.ts';

export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Merges overlapping spans, from left to right. */
function spansOf(segments: readonly Segment[]): Column[] {
  const spans: { left: number; right: number }[] = [];
  for (const { left, right } of [...segments].sort((a, b) => a.left - b.left)) {
    const last = spans.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans;
}

/** The usual number of segments in a line, weighted by how well a line indicates the columns. */
function usualCount(lines: readonly Line[]): number {
  const found = new Map<number, number>();
  for (const { segments } of lines)
    found.set(segments.length, (found.get(segments.length) ?? 0) + segments.length);
  return [...found].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

/** The columns that the lines share; empty if they share none. */
export function columnsOf(lines: readonly Line[]): readonly Column[] {
  const tabular = lines.filter(({ segments }) => segments.length >= 2);
  if (tabular.length === 0) return [];
  const usual = usualCount(tabular);
  const core = tabular.filter(({ segments }) => segments.length >= usual);
  let segments = core.flatMap((line) => line.segments);
  let spans = spansOf(segments);
  // A segment that extends into the next column would merge the two: segments are left out, widest first, as long as
  // they are few.
  for (let left = Math.floor(core.length * 0.2); left > 0; left -= 1) {
    const isOne = spans.length < usual || holdsSeveral(spans, core);
    const widest = isOne ? bridgeOf(segments, spans) : null;
    if (!widest) break;
    segments = segments.filter((segment) => segment !== widest);
    spans = spansOf(segments);
  }
  if (spans.length > columnsMax) return [];
  const [first] = core;
  const head = first ? lines.indexOf(first) : 0;
  return withoutParts(withSparse(spans, tabular, lines), lines.slice(0, head), lines.slice(head));
}

/**
 * Merges columns that only the lines above the first complete row fill, into the neighbour that one of those lines
 * reaches. These are short words of a multi-line title beside its column.
 */
function withoutParts(
  columns: readonly Column[],
  above: readonly Line[],
  below: readonly Line[],
): readonly Column[] {
  const fills = (line: Line, column: Column) => line.segments.some((segment) => overlap(column, segment) > 0);
  for (const [place, column] of columns.entries()) {
    if (below.some((line) => fills(line, column))) continue;
    const neighbour = [columns[place + 1], columns[place - 1]].find(
      (other) =>
        other &&
        above.some(({ segments }) =>
          segments.some((segment) => overlap(column, segment) > 0 && overlap(other, segment) > 0),
        ),
    );
    if (!neighbour) continue;
    const joined = {
      left: Math.min(column.left, neighbour.left),
      right: Math.max(column.right, neighbour.right),
    };
    return withoutParts(
      columns.flatMap((other) => (other === column ? [] : other === neighbour ? [joined] : [other])),
      above,
      below,
    );
  }
  return columns;
}

/** The share of lines that have two segments in a span from which the span is two columns. */
const severalShare = 0.4;

/** Whether a span has two segments in many lines: a segment of another line merged two columns. */
const holdsSeveral = (spans: readonly Column[], lines: readonly Line[]): boolean =>
  spans.some(
    (span) =>
      lines.filter(({ segments }) => segments.filter((segment) => overlap(span, segment) > 0).length > 1)
        .length >
      lines.length * severalShare,
  );

/** The segment whose removal separates the most spans. */
function bridgeOf(segments: readonly Segment[], spans: readonly Column[]): Segment | null {
  const wide = [...segments].sort((a, b) => b.right - b.left - (a.right - a.left)).slice(0, 12);
  return (
    wide.find((segment) => spansOf(segments.filter((other) => other !== segment)).length > spans.length) ??
    null
  );
}

/**
 * Sparse columns are accepted only where there is no other column; so are names above and below the middle of their
 * row.
 */
function withSparse(
  spans: readonly Column[],
  tabular: readonly Line[],
  all: readonly Line[],
): readonly Column[] {
  const isFree = ({ left, right }: Segment) =>
    spans.every((span) => right <= span.left || left >= span.right);
  const first = spans[0]?.left ?? 0;
  const before = all.flatMap(({ segments: [only, other] }) =>
    only && !other && only.right <= first ? [only] : [],
  );
  const free = tabular.flatMap(({ segments }) => segments.filter(isFree));
  return withoutStrays(
    [...spans, ...spansOf(before.length < namesLeast ? free : [...free, ...before])].sort(
      (a, b) => a.left - b.left,
    ),
    tabular,
  );
}

const namesLeast = 3;

/**
 * Assigns a segment beside a column to that column if the line has no other segment there: headers may be centred while
 * cells are left-aligned.
 */
function withoutStrays(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  const filledIn = (column: Column) =>
    lines.filter((line) => line.segments.some((segment) => overlap(column, segment) > 0));
  for (const [place, column] of columns.entries()) {
    const [first, second] = filledIn(column);
    if (!first || second) continue;
    const neighbours = [columns[place - 1], columns[place + 1]].find(
      (other) =>
        other && (first === lines[0] || filledIn(other).length > 1) && !filledIn(other).includes(first),
    );
    if (!neighbours) continue;
    const joined = {
      left: Math.min(column.left, neighbours.left),
      right: Math.max(column.right, neighbours.right),
    };
    return withoutStrays(
      columns.flatMap((other) => (other === column ? [] : other === neighbours ? [joined] : [other])),
      lines,
    );
  }
  return columns;
}

/** A page is not wide enough for more. */
const columnsMax = 60;

/** How much the edges of one column may differ. */
const sameEdge = 2;

const overlap = (a: Column, b: Column): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** The words of a line by column. */
export function wordsByColumn(line: Line, columns: readonly Column[]): Word[][] {
  const cells: Word[][] = columns.map(() => []);
  // As many segments as columns, each within its column or between two: one segment per column, even if it extends
  // beyond the column.
  const isFull =
    line.segments.length === columns.length &&
    line.segments.every((segment, place) => {
      const touched = columns.flatMap((column, at) => (overlap(column, segment) > 0 ? [at] : []));
      return touched.length !== 1 || touched[0] === place;
    });
  for (const [place, segment] of line.segments.entries()) {
    const touched = columns.flatMap((column, at) => (overlap(column, segment) > 0 ? [at] : []));
    if (isFull) cells[place]?.push(...segment.words);
    else if (touched.length <= 1)
      cells[touched[0] ?? nearest(columns, centreOf(segment))]?.push(...segment.words);
    else for (const [at, words] of partsOf(segment, columns, touched)) cells[at]?.push(...words);
  }
  return cells;
}

/**
 * Splits a segment across several columns where a column begins or before an amount; otherwise it stays whole in the
 * column that fits best.
 */
function partsOf(
  { words, left, right }: Segment,
  columns: readonly Column[],
  touched: readonly number[],
): readonly (readonly [column: number, words: readonly Word[]])[] {
  const close = closeCells(words, columns, touched);
  if (close) return close;
  // An amount ends the segment, in one word or two: `44,- €`.
  const sum = words.findIndex(
    (_, place) =>
      isAmount(textOfWords(words.slice(place))) &&
      nearest(columns, centreOf(boxAround(words.slice(place)))) !== touched[0],
  );
  // The full stop after `руб` has another font and does not begin a segment.
  const isApart = (word: Word, place: number) => areApart(words[place - 1], word);
  const begins = (word: Word, place: number) =>
    place === sum ||
    (isApart(word, place) &&
      touched.slice(1).some((at) => Math.abs((columns[at]?.left ?? 0) - word.left) <= sameEdge));
  const parts: Word[][] = [[]];
  for (const [place, word] of words.entries()) {
    if (place > 0 && begins(word, place)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  if (parts.length > 1)
    return parts.map((part) => [nearest(columns, centreOf(part[0] ?? { left, right })), part] as const);
  const isAt = (at: number) =>
    Math.abs((columns[at]?.right ?? 0) - right) <= sameEdge ||
    Math.abs((columns[at]?.left ?? 0) - left) <= sameEdge;
  return [[touched.findLast((at) => at > 0 && isAt(at)) ?? touched[0] ?? 0, words]];
}

/**
 * Cells that are close together, such as titles or a unit beside its price: one word for each column, mostly within
 * that column.
 */
function closeCells(
  words: readonly Word[],
  columns: readonly Column[],
  touched: readonly number[],
): readonly (readonly [column: number, words: readonly Word[]])[] | null {
  if (words.length !== touched.length) return null;
  const isOver = ({ left, right, text }: Word, place: number) => {
    const column = columns[touched[place] ?? -1];
    const isPlain = !/\d/u.test(text) || (place === words.length - 1 && isAmount(text));
    return column !== undefined && isPlain && overlap(column, { left, right }) > (right - left) / 2;
  };
  return words.every(isOver) ? words.map((word, place) => [touched[place] ?? 0, [word]] as const) : null;
}

function nearest(columns: readonly Column[], at: number): number {
  const away = columns.map(({ left, right }) => Math.max(left - at, at - right, 0));
  return away.indexOf(Math.min(...away));
}

/** Whether each phrase of a line is in exactly one column. */
export const fits = (line: Line, columns: readonly Column[]): boolean =>
  line.segments.every((segment) => columns.filter((column) => overlap(column, segment) > 0).length <= 1) &&
  line.segments.some((segment) => columns.some((column) => overlap(column, segment) > 0));
