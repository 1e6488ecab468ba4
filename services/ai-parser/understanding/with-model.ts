import { ok, type Result } from '../../../src/lib/result.ts';
import { modelIssue } from '../model/failure-messages.ts';
import type { AskModel, ModelFailure } from '../model/question.ts';
import type { ReadFile } from '../reading/table.ts';
import type { FileRefusal } from '../refusals.ts';
import type { ListKind } from './fields.ts';
import { writeList, type ListWriter, type Understood } from './list.ts';
import { askForColumns } from './model-columns.ts';
import { askForRows } from './model-rows.ts';
import type { Offer } from './offer.ts';
import { readingToUse } from './best-reading.ts';
import { isList, type SheetChoice } from './sheet-choice.ts';
import { planAsStated, type TablePlan } from './table-plan.ts';
import type { ColumnMeaning } from './stated-columns.ts';

/** Up to this length single rows are sent to the model; a longer list is a table, and its columns are sufficient. */
const shortListMax = 300;

interface Known {
  readonly columnMeanings: readonly ColumnMeaning[];
  readonly ask: AskModel;
}

/** Writes every offer of a file as `understand` does, and asks a language model where the rules are in doubt. */
export async function understandWithModel(
  file: ReadFile,
  kind: ListKind,
  writer: ListWriter,
  { columnMeanings, ask }: Known,
): Promise<Result<Understood, FileRefusal>> {
  const choices = readingToUse(file, kind, columnMeanings);
  const columns = await askForColumns(choices.flatMap(plansToAsk(choices)), kind, ask);
  const asked = choices.map((choice) =>
    asTold(choice, kind, columnMeanings, columns.stated.get(choice.plan)),
  );

  const held: Offer[] = [];
  const isShort = () => held.length <= shortListMax;
  const release = () => {
    for (const offer of held.splice(0)) writer.offer(offer);
  };
  let isHolding = columns.failure === null;
  const holding: ListWriter = {
    offer(offer) {
      if (!isHolding) return writer.offer(offer);
      held.push(offer);
      if (isShort()) return;
      isHolding = false;
      release();
    },
    tell: (rows, of) => writer.tell(rows, of),
  };
  const understood = writeList(file, kind, holding, asked);
  if (!understood.ok) return understood;
  let failure: ModelFailure | null = columns.failure;
  if (isHolding) {
    const rows = await askForRows(held.splice(0), kind, ask);
    failure = rows.failure;
    held.push(...rows.offers);
  }
  release();
  const { issues } = understood.value;
  return failure === null
    ? understood
    : ok({ ...understood.value, issues: [...issues, modelIssue(failure)] });
}

/** The tables that are used; if there are none, the longest, which may have unknown headers. */
function plansToAsk(choices: readonly SheetChoice[]): (choice: SheetChoice) => readonly TablePlan[] {
  const isAsked = ({ plan }: SheetChoice) => !plan.isSpread && plan.tiers.length === 0;
  if (choices.some(({ isUsed }) => isUsed))
    return (choice) => (choice.isUsed && isAsked(choice) ? [choice.plan] : []);
  const [longest] = choices
    .filter((choice) => isAsked(choice) && !choice.plan.table.isHidden && choice.plan.body.length > 0)
    .toSorted((a, b) => b.plan.body.length - a.plan.body.length);
  return (choice) => (choice === longest ? [choice.plan] : []);
}

function asTold(
  choice: SheetChoice,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[],
  stated: Parameters<typeof planAsStated>[3] | undefined,
): SheetChoice {
  if (!stated) return choice;
  const plan = planAsStated(choice.plan, kind, columnMeanings, stated);
  if (choice.isUsed) return { ...choice, plan };
  return isList(plan) ? { plan, isUsed: true, reason: 'a list, as a language model reads it' } : choice;
}
