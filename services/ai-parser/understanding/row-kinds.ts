import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { textOf, type Cell, type Row } from '../reading/table.ts';
import { isNumberLike } from './column-profile.ts';
import { taxIn } from './header-meaning.ts';
import { lexicons } from './lexicon/all.ts';
import { isNothing } from './price-text.ts';
import type { TablePlan } from './table-plan.ts';
import { phrasesOf, wordsOf } from './words.ts';

export type LeftOutCode = components['schemas']['Understood']['leftOut'][number]['code'];

/** What a row is by its own cells: an offer, the further variant of the one above, or something beside the offers. */
export type RowKind = 'offer' | 'variant' | Exclude<LeftOutCode, 'letterhead' | 'parent' | 'footer'>;

const totals = new Set(
  lexicons.flatMap((lexicon) => phrasesOf(lexicon.totals)).map((phrase) => phrase.join(' ')),
);

/** Whether a text is no more than the words before a sum: `Total`, `Total HT:`, not `Total Quartz 5W30`. */
function isTotal(text: string): boolean {
  if (text.length > 40 || /\d/u.test(text)) return false;
  const words = wordsOf(text);
  return totals.has(words.join(' ')) || totals.has((taxIn(words)?.rest ?? words).join(' '));
}

const filledPlaces = (cells: readonly Cell[]) => cells.flatMap((cell, place) => (cell === '' ? [] : [place]));

const isSentence = (text: string) => /[.!?:]$/u.test(text) || text.split(/\s+/u).length > 6;

/** Tells the rows of one table apart. */
export function rowKindOf(plan: TablePlan): (row: Row) => RowKind {
  const { roles, columns, headerRows } = plan;
  const place = (field: Parameters<typeof roles.byField.get>[0]) =>
    roles.byField.get(field)?.column.index ?? -1;
  const [name, price, sku, barcode] = [place('name'), place('price'), place('sku'), place('barcode')];
  const headers = headerRows.map((row) => row.cells.map((cell) => textOf(cell).toLowerCase()));
  const variants = roles.variants.map(({ column }) => column.index);
  const usedWidth = columns.filter(({ profile }) => profile.filled > 0.3).length;
  const has = (row: Row, column: number) => column >= 0 && (row.cells[column] ?? '') !== '';
  const standsAlone = (row: Row) => {
    const [only, ...others] = filledPlaces(row.cells);
    const text = textOf(row.cells[only ?? -1]);
    return only !== undefined && others.length === 0 && !isNumberLike(text) && only !== price;
  };
  const alone = plan.body.filter(standsAlone);
  // In a list of names alone, or one that leaves prices out more often than not, such a row is an offer. In a narrow list a single one
  // may be an offer without a price; headings come several, or first.
  const aloneIsHeading = usedWidth >= 2 && alone.length < plan.body.length * 0.4;
  const isDivided = alone.length > 1 || usedWidth > 3 || alone[0] === plan.body[0];

  const repeatsHeader = (row: Row) =>
    headers.some((header) => {
      const filled = filledPlaces(row.cells);
      const same = filled.filter((at) => textOf(row.cells[at]).toLowerCase() === header[at]).length;
      return same >= 2 && same >= filled.length * 0.6;
    });

  return (row) => {
    if (row.isHidden) return 'hidden';
    const filled = filledPlaces(row.cells);
    if (filled.every((at) => isNothing(textOf(row.cells[at])))) return 'blank';
    if (repeatsHeader(row)) return 'repeated-header';
    const sums = filled.filter((at) => isTotal(textOf(row.cells[at])));
    const isNamed = [name, sku].some((at) => has(row, at) && !sums.includes(at));
    if (sums.length > 0 && !isNamed) return 'total';
    const hasCode = has(row, sku) && sku !== name;
    if (aloneIsHeading && standsAlone(row) && (isDivided || isSentence(textOf(row.cells[filled[0] ?? -1]))))
      return 'heading';
    if (has(row, name)) return 'offer';
    const hasVariant = variants.some((at) => has(row, at));
    const sells = hasCode || has(row, price) || has(row, barcode);
    if (hasVariant && sells) return 'variant';
    if (hasCode || has(row, barcode) || (has(row, price) && filled.length > 1)) return 'offer';
    return filled.every((at) => isNumberLike(row.cells[at] ?? '')) ? 'total' : 'no-name';
  };
}
