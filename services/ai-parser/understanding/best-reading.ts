import { textOf, type ReadFile, type Row } from '../reading/table.ts';
import { hasWord, isMoneyAlone } from '../reading/name-and-price.ts';
import type { ListKind } from './fields.ts';
import { readPrice } from './price-cell.ts';
import { rowKindOf } from './row-kinds.ts';
import { tablesToUse, type SheetChoice } from './sheet-choice.ts';
import type { TablePlan } from './table-plan.ts';
import type { ColumnMeaning } from './stated-columns.ts';

const nameLengthMax = 160;
/** A row without a name or a price takes so much from what a reading is worth. */
const loss = 0.5;
/** A table says more than lines: which codes, which stock. Lines must be worth so much more. */
const moreLeast = 1.15;

/** Lines whose letters say what is a name are preferred even if they are somewhat fewer. */
const lettersLeast = 0.9;

/** What a reading of a table is worth: its rows with a name and a price, less those that have but one of them. */
function worthOf(plan: TablePlan): number {
  const kindOf = rowKindOf(plan);
  const name = plan.roles.byField.get('name')?.column.index ?? -1;
  const price = plan.roles.byField.get('price')?.column.index ?? -1;
  const isNamed = ({ cells }: Row) => {
    const text = textOf(cells[name]);
    return text.length <= nameLengthMax && hasWord(text) && !isMoneyAlone(text);
  };
  const isPriced = ({ cells }: Row) => {
    const read = readPrice(cells[price] ?? '', plan.decimal);
    return read.price !== null || (read.text !== null && /\d/u.test(read.text));
  };
  let worth = 0;
  for (const row of plan.body) {
    const kind = kindOf(row);
    if (kind !== 'offer' && kind !== 'variant') continue;
    worth += isNamed(row) && isPriced(row) ? 1 : -loss;
  }
  return worth;
}

const worthOfAll = (choices: readonly SheetChoice[]): number =>
  choices.reduce((sum, { plan, isUsed }) => sum + (isUsed ? Math.max(0, worthOf(plan)) : 0), 0);

/** Which tables of a file are used, in the reading of it that gives the more offers: as tables, or line by line. */
export function readingToUse(
  { tables, lines = [] }: ReadFile,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[] = [],
): readonly SheetChoice[] {
  const asTables = tablesToUse(tables, kind, columnMeanings);
  if (lines.length === 0) return asTables;
  const asLines = tablesToUse(lines, kind, columnMeanings);
  // Where letters tell names from what is told of them, lines say more than columns do.
  const isSetInLetters = lines.some((table) => table.isSetInLetters === true);
  const least = worthOfAll(asTables) * (isSetInLetters ? lettersLeast : moreLeast) + (isSetInLetters ? 0 : 1);
  return worthOfAll(asLines) > least ? asLines : asTables;
}
