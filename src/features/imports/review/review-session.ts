import { invariant } from '../../../lib/invariant.ts';
import type {
  ComparedRow,
  Edit,
  EditsChange,
  ImportedProduct,
  ImportedService,
  ImportKind,
  ReviewField,
  RowToCompare,
} from '../../../machines/import/index.ts';
import { applyEdit, joined, rowsWithValue, type Applied, type Decisions } from './apply-edit.ts';
import { createEditLog, storableEdits } from './edit-log.ts';
import { editText } from './edit-text.ts';
import { fieldsOf } from './fields.ts';
import { importedProduct, importedService } from './lines.domain.ts';
import { conversionsOf, guessesOf, priceQuestionOf, questionsOf, type ReferenceRate } from './questions.ts';
import { readingOf } from './reading.ts';
import { createReviewRows } from './review-rows.ts';
import type { Review, RowFilter } from './review.types.ts';
import { problemOfValue } from './row-check.domain.ts';
import { createRowSearch } from './row-search.ts';
import { createRowValues } from './row-values.ts';

/** The market for which a list is reviewed. */
export interface Market {
  /** The currency of all prices (ISO 4217). */
  readonly currency: string;
  readonly rates: readonly ReferenceRate[];
}

interface OpenedReview {
  readonly importId: string;
  readonly kind: ImportKind;
  readonly reading: unknown;
  readonly edits: readonly Edit[];
  readonly editsDone: number;
}

/** The effects of a change on the review. */
export interface Changed {
  readonly isEdit: boolean;
  readonly comparable: boolean;
}

/** How many rows are searched for the most frequent value. */
const rowsLookedThrough = 500;

/** One open review: the reading, its edits, and what is derived from them. Throws what `readingOf` throws. */
export function createReviewSession(opened: OpenedReview, market: Market) {
  const { importId, kind } = opened;
  const reading = readingOf(kind, opened.reading);
  const values = createRowValues(reading);
  const decisions: Decisions = { rates: new Map(), excluded: new Set(), matches: new Map() };
  const log = createEditLog(opened.edits, opened.editsDone);
  const state = { reading, values, decisions };
  const appliedEdits: Applied[] = log.applied().map((edit) => applyEdit(state, edit));
  const rows = createReviewRows({ ...state, currency: market.currency });
  const search = createRowSearch((row) =>
    fieldsOf[kind].flatMap((field) => values.value(row, field).text ?? []),
  );
  rows.judge('all', true);

  let columns = values.columns.list(values.chosen());
  let shown: { key: string; rows: readonly number[] } | null = null;
  let review: Review | null = null;

  function settle({ rows: changed, comparable }: Pick<Applied, 'rows' | 'comparable'>): void {
    search.forget(rows.judge(changed, comparable));
    shown = null;
    review = null;
  }

  function filter(given: RowFilter): readonly number[] {
    const key = JSON.stringify([given.level, given.code, given.text?.trim()]);
    if (shown?.key !== key) shown = { key, rows: search.matching(rows.tally.shown(given), given.text ?? '') };
    return shown.rows;
  }

  /** The most frequent value of a field in the first rows; if there is none, the file's statement for all rows. */
  function usual(field: ReviewField): string | null {
    const times = new Map<string, number>();
    for (let row = 0; row < Math.min(reading.rows.length, rowsLookedThrough); row += 1) {
      const { text } = values.own(row, field);
      if (text !== null) times.set(text, (times.get(text) ?? 0) + 1);
    }
    const [most] = [...times].sort(([, one], [, other]) => other - one);
    return most?.[0] ?? (field === 'tax' ? (reading.understood.taxRate?.percent ?? null) : null);
  }

  /** The answer for all rows that lack a value; an answer that the field can't have leaves the question open. */
  function answerOf(field: ReviewField): string | null {
    const answer = values.defaultOf(field);
    return answer === null || problemOfValue(kind, field, answer) !== null ? null : answer;
  }

  function reviewNow(): Review {
    const { tally } = rows;
    const [last, next] = [log.last(), log.next()];
    const priceQuestion = priceQuestionOf(reading.understood, columns);
    return {
      importId,
      kind,
      currency: market.currency,
      understood: reading.understood,
      fields: fieldsOf[kind],
      summary: { ...tally.summary(), isCompared: rows.isCompared() },
      findings: tally.findings(),
      columns,
      questions: questionsOf(kind, {
        currency: market.currency,
        lacking: tally.lacking,
        answerOf,
        usual,
      }),
      priceQuestion,
      guesses: guessesOf(tally.guessed(), columns, priceQuestion),
      conversions: conversionsOf(tally.foreign(), decisions.rates, market.rates),
      sharedSkus: tally.rowsWith('SKU_SHARED'),
      undecided: tally.undecided(),
      row: rows.row,
      filter,
      countWithValue: (field, value) => rowsWithValue(state, field, value).length,
      edits: appliedEdits.length,
      undoLabel: last ? editText(last) : null,
      redoLabel: next ? editText(next) : null,
    };
  }

  function carryOut(edit: Edit): Applied {
    const applied = applyEdit(state, edit);
    appliedEdits.push(applied);
    if (edit.op === 'column') columns = values.columns.list(values.chosen());
    return applied;
  }

  return {
    review: (): Review => (review ??= reviewNow()),

    apply(edit: Edit): Changed {
      const parts = storableEdits(edit).map((each) => {
        const tidied = log.tidy();
        if (tidied) {
          const { from, count } = tidied;
          appliedEdits.splice(from, count, joined(appliedEdits.slice(from, from + count)));
        }
        log.add(each);
        return carryOut(each);
      });
      parts.forEach(settle);
      return { isEdit: true, comparable: parts.some(({ comparable }) => comparable) };
    },

    /** Null if there is nothing to undo. */
    undo(): Changed | null {
      const applied = appliedEdits.pop();
      if (!applied) return null;
      log.back();
      applied.takeBack();
      columns = values.columns.list(values.chosen());
      settle(applied);
      return { isEdit: true, comparable: applied.comparable };
    },

    /** Null if there is nothing to redo. */
    redo(): Changed | null {
      const edit = log.next();
      if (!edit) return null;
      log.forth();
      const applied = carryOut(edit);
      settle(applied);
      return { isEdit: true, comparable: applied.comparable };
    },

    unsaved: (): EditsChange | null => log.unsaved(),
    everything: (): EditsChange => log.everything(),
    saved: (change: EditsChange): void => log.markSaved(change),

    rowsToCompare: (): readonly RowToCompare[] => rows.rowsToCompare(),
    keepCompared(answers: readonly ComparedRow[]): Changed {
      settle({ rows: rows.keepCompared(answers), comparable: false });
      return { isEdit: false, comparable: false };
    },

    products(): readonly ImportedProduct[] {
      invariant(kind === 'products', 'the list is one of products');
      return [...rows.readyViews()].flatMap((view) => importedProduct(view) ?? []);
    },
    services(): readonly ImportedService[] {
      invariant(kind === 'services', 'the list is one of services');
      return [...rows.readyViews()].flatMap((view) => importedService(view) ?? []);
    },
  };
}

export type ReviewSession = ReturnType<typeof createReviewSession>;
