import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { ReadFile, Table } from '../reading/table.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import type { Field, ListKind } from '../understanding/fields.ts';
import { writeList, type ListWriter, type Understood } from '../understanding/list.ts';
import type { SheetChoice } from '../understanding/sheet-choice.ts';
import { planAsShown } from '../understanding/table-plan.ts';
import type { ColumnMeaning, Stated } from '../understanding/stated-columns.ts';
import { tableAsPointed } from './page-pointing.ts';
import type { PointedField, Pointing } from './pointing.ts';
import { rowsBelow, tablesAsPointed, widthOf } from './sheet-pointing.ts';

/** The sender's pointings for this file, and those for earlier ones. */
export interface Shown {
  readonly pointing: Pointing | null;
  /** Latest first. */
  readonly remembered: readonly Pointing[];
  readonly columnMeanings: readonly ColumnMeaning[];
}

/** The tables of a file that can be pointed at: for a text without columns, its lines with names and prices. */
export const tablesToShow = ({ tables, lines = [] }: ReadFile): readonly Table[] =>
  lines.length > 0 && tables.every((table) => widthOf(table) < 2) ? lines : tables;

interface Chosen {
  readonly choices: readonly SheetChoice[];
  readonly pointing: Pointing;
}

const stated = (isRemembered: boolean) => (field: Field | null) => ({
  field,
  confidence: isRemembered ? 0.9 : 0.95,
  reason: isRemembered ? 'you marked it on an earlier list' : 'you marked it',
});

function chosen(
  file: ReadFile,
  kind: ListKind,
  { columnMeanings }: Shown,
  given: Pointing,
  isRemembered: boolean,
): Chosen | null {
  const statedOf = stated(isRemembered);
  const { reason } = statedOf(null);
  if (given.boxes.length > 0) {
    const found = file.pages ? tableAsPointed(file.pages, given, isRemembered) : null;
    if (!found) return null;
    const { table, fields, pointing } = found;
    const byColumn = new Map<number, Stated>(fields.map((field: PointedField, at) => [at, statedOf(field)]));
    const plan = planAsShown(table, kind, columnMeanings, { headerPlace: null, stated: byColumn });
    return { choices: [{ plan, isUsed: true, reason }], pointing };
  }
  if (file.pages) return null;
  const found = tablesAsPointed(tablesToShow(file), given, isRemembered);
  if (!found) return null;
  const names = given.columns.filter(({ field }) => field === 'name').slice(1);
  const choices = found.shown.map((shown, at): SheetChoice => {
    const table = shown?.table ?? tablesToShow(file)[at];
    if (!table) throw new Error('Each table was looked at');
    const columns = [
      ...(shown?.columns ?? []).map(({ index, field }): [number, Stated] => [index, statedOf(field)]),
      // The joined columns of a name have no other meaning.
      ...names.map(({ index }): [number, Stated] => [index, statedOf(null)]),
    ];
    const headerPlace = shown?.headerPlace ?? null;
    const plan = planAsShown(table, kind, columnMeanings, { headerPlace, stated: new Map(columns) });
    return shown && rowsBelow(shown) > 0
      ? { plan, isUsed: true, reason }
      : { plan, isUsed: false, reason: 'not like the one that was marked' };
  });
  return choices.some(({ isUsed }) => isUsed) ? { choices, pointing: found.pointing } : null;
}

const nothingLike = (): FileRefusal =>
  fileRefusal(
    'FILE_NOT_A_LIST',
    'We found no row like the one you marked. Please mark one name and the price that belongs to it.',
  );

/** Writes every offer of a file by the sender's pointing; null without one for it, if no earlier one fits. */
export function understandAsPointed(
  file: ReadFile,
  kind: ListKind,
  writer: ListWriter,
  shown: Shown,
): Result<Understood, FileRefusal> | null {
  const { pointing, remembered } = shown;
  const isRemembered = pointing === null;
  const [found] = (pointing ? [pointing] : remembered).flatMap(
    (each) => chosen(file, kind, shown, each, isRemembered) ?? [],
  );
  if (!found) return isRemembered ? null : refuse(nothingLike());
  const understood = writeList(file, kind, writer, found.choices);
  if (!understood.ok)
    return !isRemembered && understood.error.code === 'FILE_NOT_A_LIST' ? refuse(nothingLike()) : understood;
  return ok({ ...understood.value, pointed: { pointing: found.pointing, isRemembered } });
}
