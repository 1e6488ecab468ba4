import type { AskModel, ModelFailure, ShownColumn } from '../model/question.ts';
import { textOf } from '../reading/table.ts';
import type { Column } from './column.ts';
import { fieldsOf, ruleOf, type ColumnField, type ListKind } from './fields.ts';
import type { TablePlan } from './table-plan.ts';
import type { Stated } from './stated-columns.ts';

/** Below this confidence the meaning of a column is in doubt. */
const sureFrom = 0.6;
const columnsAQuestion = 12;
const questionsMax = 3;
const cellsShown = 3;
const cellLettersMax = 60;
/** Cells must look like the field at least this much: a column of letters is not a price, whoever says so. */
const looksMin = 0.3;

interface ColumnsAsked {
  /** The model's answers about columns, by index; a plan is absent if it was not asked or gave no answer. */
  readonly stated: ReadonlyMap<TablePlan, ReadonlyMap<number, Stated>>;
  readonly failure: ModelFailure | null;
}

interface Doubt {
  readonly columns: readonly Column[];
  /** The fields that no column certainly has. */
  readonly fields: readonly ColumnField[];
}

function doubtOf({ columns, roles }: TablePlan, kind: ListKind): Doubt {
  const used = [...roles.byField.values(), ...roles.variants];
  const sure = used.filter(({ confidence }) => confidence >= sureFrom);
  const isSure = (column: Column) => sure.some((role) => role.column === column);
  const fields = fieldsOf(kind).filter((field) => (roles.byField.get(field)?.confidence ?? 0) < sureFrom);
  return {
    columns: columns.filter((column) => column.profile.filled > 0.2 && !column.stated && !isSure(column)),
    fields,
  };
}

const shownOf = ({ sample }: TablePlan, { index, header }: Column): ShownColumn => {
  const texts = sample.map((row) => textOf(row.cells[index]).slice(0, cellLettersMax));
  return {
    place: index,
    header: header?.text.slice(0, cellLettersMax) ?? null,
    cells: [...new Set(texts.filter((text) => text !== ''))].slice(0, cellsShown),
  };
};

/** Asks which fields the doubtful columns of these tables have. An answer is used only if the cells confirm it. */
export async function askForColumns(
  plans: readonly TablePlan[],
  kind: ListKind,
  ask: AskModel,
): Promise<ColumnsAsked> {
  const stated = new Map<TablePlan, Map<number, Stated>>();
  let questions = 0;
  for (const plan of plans) {
    const { columns, fields } = doubtOf(plan, kind);
    const known = new Map<number, Stated>();
    const free = new Set(fields);
    for (let from = 0; from < columns.length && free.size > 0; from += columnsAQuestion) {
      if (questions === questionsMax) break;
      questions += 1;
      const piece = columns.slice(from, from + columnsAQuestion);
      const shown = piece.map((column) => shownOf(plan, column));
      const said = await ask({ about: 'columns', kind, fields: [...free], columns: shown });
      if (!said.ok) return { stated, failure: said.error };
      for (const { place, text } of said.value) {
        const column = piece.find(({ index }) => index === place);
        const field = fields.find((each) => each === text);
        if (!column || !field || !free.has(field) || known.has(place)) continue;
        if (ruleOf(field).looks(column.profile) < looksMin) continue;
        free.delete(field);
        known.set(place, { field, confidence: sureFrom, reason: 'a language model says so' });
      }
    }
    if (known.size > 0) stated.set(plan, known);
  }
  return { stated, failure: null };
}
