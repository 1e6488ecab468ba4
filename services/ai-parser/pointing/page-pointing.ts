import { clarityOfRow, textOfCell } from '../reading/layout/lines.ts';
import { boxAround, centreOf, middleOf, type Box, type Page } from '../reading/layout/page.ts';
import { newTable, type Row, type Table } from '../reading/table.ts';
import { phrasesOf, type Phrase } from './phrases.ts';
import type { PointedField, Pointing } from './pointing.ts';

/** Tolerance between pages of one form, in points. */
const sameEdge = 3;
/** The minimum share of a phrase's width that is in its column. */
const inside = 0.5;
/** The minimum number of sums for another column of the same form. */
const columnLeast = 2;
/** The minimum share of another column's sums that have a name at the corresponding position. */
const namedLeast = 0.6;

type Across = Pick<Box, 'left' | 'right'>;
type Edge = (phrase: Across) => number;
const edges: readonly Edge[] = [({ right }) => right, ({ left }) => left, centreOf];

interface Column extends Across {
  readonly edge: Edge;
}

/** A column of a page: what is aligned with a mark, at its right, left or centre, whichever is the most. */
function columnOf(mark: Across, phrases: readonly Phrase[], limits: Across): Column {
  const flush = edges.map((edge) => ({
    edge,
    phrases: phrases.filter(
      (phrase) =>
        Math.abs(edge(phrase) - edge(mark)) <= sameEdge &&
        phrase.left >= limits.left &&
        phrase.right <= limits.right,
    ),
  }));
  const best = flush.reduce((most, each) => (each.phrases.length > most.phrases.length ? each : most));
  return {
    edge: best.edge,
    left: Math.min(mark.left, ...best.phrases.map(({ left }) => left)) - sameEdge,
    right: Math.max(mark.right, ...best.phrases.map(({ right }) => right)) + sameEdge,
  };
}

const isIn = (phrase: Across, { left, right }: Across): boolean =>
  Math.min(phrase.right, right) - Math.max(phrase.left, left) >= inside * (phrase.right - phrase.left);

const shifted = ({ left, right }: Across, by: number): Across => ({ left: left + by, right: right + by });

/** How far a mark extends above and below the middle of its row. */
interface Band {
  readonly from: number;
  readonly to: number;
}

interface Rule {
  readonly anchor: PointedField;
  readonly columns: ReadonlyMap<PointedField, Column>;
  readonly bands: ReadonlyMap<PointedField, Band>;
}

const fields: readonly PointedField[] = ['name', 'price', 'sku'];

const marksOf = ({ boxes }: Pointing, field: PointedField): Box | null => {
  const own = boxes.filter((box) => box.field === field);
  return own.length === 0 ? null : boxAround(own);
};

/** The form of one row, from the marks and everything aligned with them on their page. */
function ruleOf(pages: readonly Page[], pointing: Pointing): Rule | null {
  const phrases = pages.flatMap(phrasesOf);
  const marks = new Map(
    fields.flatMap((field) => {
      const mark = marksOf(pointing, field);
      return mark ? [[field, mark] as const] : [];
    }),
  );
  // A row is where its price is; in a list without prices, where there is a name.
  const anchor: PointedField = marks.has('price') ? 'price' : 'name';
  const own = marks.get(anchor);
  if (!own) return null;
  const middle = middleOf(own);
  const columns = new Map<PointedField, Column>();
  const bands = new Map<PointedField, Band>();
  for (const [field, mark] of marks) {
    const others = [...marks].filter(([other]) => other !== field).map(([, box]) => box);
    // A column ends before the next mark.
    const limits = {
      left: Math.max(
        -Infinity,
        ...others.filter(({ right }) => right <= mark.left).map(({ right }) => right),
      ),
      right: Math.min(Infinity, ...others.filter(({ left }) => left >= mark.right).map(({ left }) => left)),
    };
    const alike = field === 'price' ? phrases.filter(({ isSum }) => isSum) : phrases;
    columns.set(field, columnOf(mark, alike, limits));
    const room = (mark.bottom - mark.top) / 4;
    bands.set(field, { from: mark.top - middle - room, to: mark.bottom - middle + room });
  }
  return { anchor, columns, bands };
}

interface FoundRow {
  readonly page: Page;
  readonly anchor: Phrase;
  readonly found: Map<PointedField, Phrase[]>;
}

/** The rows of one column of a page, `by` to the right of the marked one. */
function rowsOfColumn(
  page: Page,
  phrases: readonly Phrase[],
  rule: Rule,
  by: number,
  anchors: readonly Phrase[],
): readonly FoundRow[] {
  const rows = anchors.map((anchor): FoundRow => ({
    page,
    anchor,
    found: new Map([[rule.anchor, [anchor]]]),
  }));
  for (const [field, column] of rule.columns) {
    const band = rule.bands.get(field);
    if (field === rule.anchor || !band) continue;
    const place = shifted(column, by);
    for (const phrase of phrases) {
      if (!isIn(phrase, place) || anchors.includes(phrase)) continue;
      const at = middleOf(phrase);
      const row = rows
        .filter(({ anchor }) => {
          const below = at - middleOf(anchor);
          return below >= band.from && below <= band.to;
        })
        .reduce<FoundRow | null>((nearest, each) => {
          const far = ({ anchor }: FoundRow) => Math.abs(at - middleOf(anchor) - (band.from + band.to) / 2);
          return nearest === null || far(each) < far(nearest) ? each : nearest;
        }, null);
      row?.found.set(field, [...(row.found.get(field) ?? []), phrase]);
    }
  }
  return rows;
}

interface PageRows {
  readonly rows: readonly FoundRow[];
  /** The number of anchors in the marked column, and of those aligned with the mark. */
  readonly anchors: number;
  readonly flush: number;
}

function rowsOfPage(page: Page, rule: Rule, mark: Across): PageRows {
  const phrases = phrasesOf(page);
  const column = rule.columns.get(rule.anchor);
  if (!column) return { rows: [], anchors: 0, flush: 0 };
  const { edge } = column;
  const isAnchor = (phrase: Phrase) => rule.anchor === 'name' || phrase.isSum;
  const own = phrases.filter((phrase) => isAnchor(phrase) && isIn(phrase, column));
  const rows = [...rowsOfColumn(page, phrases, rule, 0, own)];
  const width = Math.max(...[...rule.columns.values()].map(({ right }) => right));
  const start = Math.min(...[...rule.columns.values()].map(({ left }) => left));
  if (rule.anchor === 'price' && rule.columns.has('name')) {
    // The same columns repeated next to the first, as in many menus and price lists.
    const others = phrases.filter((phrase) => phrase.isSum && !isIn(phrase, { left: start, right: width }));
    const taken = new Set<Phrase>();
    for (const phrase of others) {
      if (taken.has(phrase)) continue;
      const by = edge(phrase) - edge(mark);
      const alike = others.filter(
        (other) => !taken.has(other) && Math.abs(edge(other) - edge(phrase)) <= sameEdge,
      );
      for (const other of alike) taken.add(other);
      if (alike.length < columnLeast || Math.abs(by) < 0.8 * (width - start)) continue;
      const beside = rowsOfColumn(page, phrases, rule, by, alike);
      const named = beside.filter(({ found }) => found.has('name'));
      if (named.length >= namedLeast * beside.length) rows.push(...beside);
    }
  }
  const flush = own.filter((phrase) => Math.abs(edge(phrase) - edge(mark)) <= sameEdge).length;
  return { rows, anchors: own.length, flush };
}

const textIn = ({ found }: FoundRow, field: PointedField): string =>
  textOfCell((found.get(field) ?? []).flatMap(({ words }) => words));

function rowOf(row: FoundRow, line: number, shown: readonly PointedField[]): Row {
  const words = [...row.found.values()].flat().flatMap((phrase) => phrase.words);
  const clarity = clarityOfRow(words);
  return {
    line,
    page: row.page.number,
    cells: shown.map((field) => textIn(row, field)),
    ...(clarity === null ? {} : { clarity }),
  };
}

/** The text above the first row, which may state the currency of the list. */
function letterheadOf(first: FoundRow): readonly Row[] {
  const above = phrasesOf(first.page).filter(({ bottom }) => bottom < first.anchor.top);
  return above.map(({ text }, at) => ({ line: at + 1, page: first.page.number, cells: [text] }));
}

interface PointedTable {
  readonly table: Table;
  /** The fields of its columns, in order. */
  readonly fields: readonly PointedField[];
  readonly pointing: Pointing;
}

const sameSize = 0.02;
type Sized = Pick<Page, 'width' | 'height'>;
/** Whether pages have one form; scans of it have several sizes. */
const isAlike = (page: Sized, other: Sized): boolean => {
  const scaled = (page.height * other.width) / page.width;
  return Math.abs(scaled - other.height) <= sameSize * other.height;
};

/** A page scaled to the size of another one. */
function scaledTo(page: Page, width: number): Page {
  const by = width / page.width;
  if (Math.abs(by - 1) < 0.001) return page;
  const words = page.words.map((word) => ({
    ...word,
    left: word.left * by,
    right: word.right * by,
    top: word.top * by,
    bottom: word.bottom * by,
    size: word.size * by,
  }));
  return { ...page, words, width, height: page.height * by };
}

/** The minimum values for a file other than the marked one: below them it has another form. */
const fitting = { rows: 3, flush: 0.6, named: 0.7 };

/**
 * All rows of a file's pages that match the marked one; null if there is none, or a remembered form does not fit this
 * file.
 */
export function tableAsPointed(
  pages: readonly Page[],
  pointing: Pointing,
  isRemembered: boolean,
): PointedTable | null {
  const { layout } = pointing;
  const measure: Sized | null = isRemembered
    ? (layout ?? null)
    : (pages.find(({ number }) => number === pointing.page) ?? null);
  if (!measure) return null;
  const alike = pages.filter((page) => isAlike(page, measure)).map((page) => scaledTo(page, measure.width));
  // In another file the same page may be shorter: the form is derived from all of its pages.
  const shownOn = isRemembered ? alike : alike.filter(({ number }) => number === pointing.page);
  const rule = ruleOf(shownOn, pointing);
  const mark = rule && marksOf(pointing, rule.anchor);
  if (!rule || !mark) return null;
  const read = alike.map((page) => rowsOfPage(page, rule, mark));
  const found = read.flatMap(({ rows }) => rows);
  const [first] = found;
  if (!first) return null;
  const shown = fields.filter((field) => rule.columns.has(field));
  if (isRemembered) {
    const anchors = read.reduce((sum, page) => sum + page.anchors, 0);
    const flush = read.reduce((sum, page) => sum + page.flush, 0);
    const whole = found.filter(({ found: own }) => shown.every((field) => field === 'sku' || own.has(field)));
    if (found.length < fitting.rows || flush < fitting.flush * anchors) return null;
    if (whole.length < fitting.named * found.length) return null;
  }
  const rows = found.map((row, at) => rowOf(row, at + 1, shown));
  return {
    table: newTable({ rows, letterhead: letterheadOf(first) }),
    fields: shown,
    pointing: {
      ...pointing,
      layout: { headers: [], width: measure.width, height: measure.height },
    },
  };
}
