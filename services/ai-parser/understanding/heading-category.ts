import { addressIn, textOf, type Row } from '../reading/table.ts';
import { headerOf } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { isRemark, rowKindOf } from './row-kinds.ts';
import type { TablePlan } from './table-plan.ts';

interface Category {
  readonly text: string;
  readonly cell: string;
  readonly confidence: number;
}

const lengthMax = 80;
const day = /(?<!\d)(?:\d{1,2}\s?([./-])\s?\d{1,2}\s?\1\s?(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)/u;
/** A postal address, a telephone number or a web address. */
const contact = /@|https?:|www\.|\+?\d[\d ()-]{7,}\d/iu;

/** Meanings of headers that may be alone in a row: `Each`, `Price list`. */
const ofColumns: ReadonlySet<Meaning> = new Set([
  'price',
  'unitPrice',
  'listPrice',
  'tradePrice',
  'salePrice',
  'currency',
  'unit',
  'quantity',
  'location',
  'contact',
  'date',
  'tax',
]);
const plainly = 0.6;

/** `Article Brand Price`: a header in one cell, over rows with separate columns. */
const namesColumns = (text: string): boolean => {
  const said = new Set(headerOf(text).meanings.map(({ meaning }) => meaning));
  return (said.has('price') || said.has('unitPrice')) && (said.has('name') || said.has('code'));
};

const sure = 0.75;
const doubtful = 0.5;

/** Headings that are at least this frequent are names without a price as well. */
const oftenMost = 0.5;

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether a row is marked as a heading by its letters on a page or by its words, and not only by empty cells. */
const isMarked = (row: Row, text: string, areNamesCapitals: boolean): boolean =>
  row.standing === 'larger' || text.endsWith(':') || (isCapitals(text) && !areNamesCapitals);

/**
 * The category that a heading gives to the rows below it. It is certain if the heading is marked by its letters, or if
 * there are several such rows in a table with few of them. A row that is only alone may be a title, a remark, or a name
 * without its price.
 */
export function categoriesOf(plan: TablePlan): (heading: Row) => Category | null {
  let read: ((heading: Row) => Category | null) | null = null;
  let last: { readonly heading: Row; readonly category: Category | null } | null = null;
  return (heading) => {
    if (last?.heading !== heading) {
      read ??= readerOf(plan);
      last = { heading, category: read(heading) };
    }
    return last.category;
  };
}

function readerOf(plan: TablePlan): (heading: Row) => Category | null {
  const name = plan.roles.byField.get('name')?.column.index ?? -1;
  const kindOf = rowKindOf(plan);
  const kinds = plan.sample.map((row) => ({ row, kind: kindOf(row) }));
  const headings = kinds.filter(({ kind }) => kind === 'heading').length;
  const offers = kinds.filter(({ kind }) => kind === 'offer' || kind === 'variant');
  const isDivided = plan.table.page === null && headings > 1;
  // Rows as frequent as offers are not headings.
  const areFew = headings <= offers.length * oftenMost;
  const capitals = offers.filter(({ row }) => isCapitals(textOf(row.cells[name]))).length;
  const areNamesCapitals = capitals > offers.length * 0.5;
  return (heading) => {
    // The number of a group is before its name.
    const place = textOf(heading.cells[name]) === '' ? heading.cells.findIndex((cell) => cell !== '') : name;
    const text = textOf(heading.cells[place]);
    // A sentence or a text in brackets is a remark and not a category; a date is the start of the list's validity.
    if (text.length > lengthMax || /^\(|[.!?]$/u.test(text) || isRemark(text)) return null;
    if (day.test(text) || contact.test(text) || !/\p{L}/u.test(text)) return null;
    // `Location: 15 Harbour Road` describes the vendor.
    const [label = text] = text.split(/:\s+(?=\S)/u);
    const [said] = headerOf(label).meanings;
    if (said && ofColumns.has(said.meaning) && said.strength >= plainly) return null;
    if (namesColumns(label)) return null;
    const isSure =
      heading === plan.title ||
      isMarked(heading, text, areNamesCapitals) ||
      (areFew && (isDivided || heading.standing === 'other'));
    return {
      text: text.replace(/\s*:$/u, ''),
      cell: addressIn(plan.table, heading, place),
      confidence: isSure ? sure : doubtful,
    };
  };
}
