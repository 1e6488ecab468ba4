import { textOf, type ReadFile, type Row } from '../reading/table.ts';
import { hasWord, isMoneyAlone } from '../reading/name-and-price.ts';
import type { ListKind } from './fields.ts';
import { readPrice } from './price-cell.ts';
import { rowKindOf } from './row-kinds.ts';
import { tablesToUse, type SheetChoice } from './sheet-choice.ts';
import type { TablePlan } from './table-plan.ts';
import type { ColumnMeaning } from './stated-columns.ts';

const nameLengthMax = 160;
/** What a row without a name or a price subtracts from the value of a reading. */
const loss = 0.5;
/** A table has more information than lines, such as codes and stock. Lines must be better by this factor. */
const moreLeast = 1.15;

/** Lines whose letters distinguish names are preferred even if there are somewhat fewer of them. */
const lettersLeast = 0.9;

/** The value of a reading of a table: its rows with a name and a price, minus those with only one of them. */
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

/** Which tables of a file are used, in the reading that gives more offers: as tables, or line by line. */
export function readingToUse(
  { tables, lines = [] }: ReadFile,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[] = [],
): readonly SheetChoice[] {
  const asTables = tablesToUse(tables, kind, columnMeanings);
  if (lines.length === 0) return asTables;
  const asLines = tablesToUse(lines, kind, columnMeanings);
  // If letters distinguish names from descriptions, lines carry more information than columns.
  const isSetInLetters = lines.some((table) => table.isSetInLetters === true);
  const least = worthOfAll(asTables) * (isSetInLetters ? lettersLeast : moreLeast) + (isSetInLetters ? 0 : 1);
  return worthOfAll(asLines) > least ? asLines : asTables;
}
