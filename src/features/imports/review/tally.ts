import type { ReviewField } from '../../../machines/import/index.ts';
import { findingCodes, kindOf, type FindingCode, type Found } from './findings.ts';
import { allLevels } from './row-facts.ts';
import type { FindingGroup, Level, Review, RowFilter } from './review.types.ts';

/** The result of checking a row. */
interface Judgement {
  readonly isExcluded: boolean;
  readonly level: Level | null;
  readonly found: readonly Found[];
  readonly comparison: 'new' | 'changed' | 'unchanged' | null;
  readonly isUndecided: boolean;
  /** The fields that it lacks and that can be answered for all rows. */
  readonly lacking: readonly ReviewField[];
  /** The currency of its price, if it is not the market's. */
  readonly foreign: string | null;
}

const count = <Key>(counts: Map<Key, number>, key: Key, by: number): void => {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
};

const hasLevel = ({ found }: Judgement, level: Level): boolean =>
  found.some(({ code }) => kindOf(code).level === level);

/** Whether it can be imported at a price that is probably wrong. */
const hasUncheckedPrice = ({ level, found }: Judgement): boolean =>
  level === 'doubtful' &&
  found.some(({ code, field }) => field === 'price' && kindOf(code).level === 'doubtful');

/** Can be imported, unless a later row of the same listing is. */
const isReady = (judgement: Judgement | undefined): boolean =>
  judgement !== undefined && !judgement.isExcluded && judgement.level !== 'blocked';

/**
 * The results of all rows and their totals, updated row by row. `repeated` returns the groups of rows of one listing:
 * the last row that can be imported is, and the others are ignored.
 */
export function createTally(rowCount: number, repeated: () => Iterable<readonly number[]>) {
  const judgements: (Judgement | undefined)[] = Array.from({ length: rowCount });
  const levels = new Map<Level, number>();
  const codes = new Map<FindingCode, number>();
  const comparisons = new Map<NonNullable<Judgement['comparison']>, number>();
  const lacking = new Map<ReviewField, number>();
  const foreign = new Map<string, number>();
  const guessed = new Map<ReviewField, number>();
  const undecided = new Set<number>();
  let excluded = 0;
  let uncheckedPrices = 0;

  function add(judgement: Judgement, by: 1 | -1): void {
    const { found, comparison } = judgement;
    if (judgement.isExcluded) {
      excluded += by;
      return;
    }
    // A row that can't be sold may need checking as well.
    for (const level of allLevels) if (hasLevel(judgement, level)) count(levels, level, by);
    if (hasUncheckedPrice(judgement)) uncheckedPrices += by;
    for (const [index, { code, field }] of found.entries()) {
      if (code === 'UNSURE' && field !== null) count(guessed, field, by);
      // A row counts once, even if several of its fields have the finding.
      const isFirst =
        kindOf(code).field !== null || found.findIndex((other) => other.code === code) === index;
      if (isFirst) count(codes, code, by);
    }
    if (comparison) count(comparisons, comparison, by);
    for (const field of judgement.lacking) count(lacking, field, by);
    if (judgement.foreign !== null) count(foreign, judgement.foreign, by);
  }

  /** Rows that a later row of the same listing replaces. */
  function overtakenRows(): ReadonlySet<number> {
    const overtaken = new Set<number>();
    for (const group of repeated()) {
      const ready = group.filter((row) => isReady(judgements[row]));
      const last = Math.max(...ready);
      for (const row of ready) if (row !== last) overtaken.add(row);
    }
    return overtaken;
  }

  const isShown = (
    judgement: Judgement | undefined,
    { level, code }: RowFilter,
    isOvertaken: boolean,
  ): boolean => {
    if (level === undefined && code === undefined) return true;
    if (!judgement) return false;
    if (level === 'excluded') return judgement.isExcluded;
    if (judgement.isExcluded) return false;
    if (code !== undefined && !judgement.found.some((found) => found.code === code)) return false;
    if (level === 'new' || level === 'changed' || level === 'unchanged')
      return level === judgement.comparison && !isOvertaken;
    return level === undefined || hasLevel(judgement, level);
  };

  return {
    of: (row: number): Judgement | undefined => judgements[row],
    put(row: number, judgement: Judgement): void {
      const before = judgements[row];
      if (before) add(before, -1);
      judgements[row] = judgement;
      add(judgement, 1);
      if (judgement.isUndecided && !judgement.isExcluded) undecided.add(row);
      else undecided.delete(row);
    },

    summary(): Omit<Review['summary'], 'isCompared'> {
      const blocked = levels.get('blocked') ?? 0;
      const overtaken = overtakenRows();
      const compared = { new: 0, changed: 0, unchanged: 0 };
      for (const [comparison, rows] of comparisons) compared[comparison] = rows;
      for (const row of overtaken) {
        const comparison = judgements[row]?.comparison ?? null;
        if (comparison !== null) compared[comparison] -= 1;
      }
      const ready = rowCount - blocked - excluded;
      return {
        rows: rowCount,
        listings: ready - overtaken.size,
        repeated: [...overtaken].sort((one, other) => one - other),
        blocked,
        doubtful: levels.get('doubtful') ?? 0,
        noted: levels.get('note') ?? 0,
        excluded,
        ready,
        uncheckedPrices,
        ...compared,
      };
    },

    findings: (): FindingGroup[] =>
      findingCodes.flatMap((code) => {
        const rows = codes.get(code) ?? 0;
        const { level, field, title } = kindOf(code);
        return rows === 0 ? [] : [{ level, code, field, title, rows }];
      }),

    lacking: (field: ReviewField): number => lacking.get(field) ?? 0,
    /** The fields that the parser guessed → the number of rows. */
    guessed: (): ReadonlyMap<ReviewField, number> => guessed,
    /** Currency → number of rows, the most frequent first. */
    foreign: (): readonly (readonly [string, number])[] =>
      [...foreign].sort(([, one], [, other]) => other - one),
    /** The rows with this finding, except excluded ones, in order. */
    rowsWith: (code: FindingCode): readonly number[] =>
      codes.has(code)
        ? judgements.flatMap((judgement, row) =>
            judgement && !judgement.isExcluded && judgement.found.some((found) => found.code === code)
              ? [row]
              : [],
          )
        : [],
    undecided: (): readonly number[] => [...undecided].sort((one, other) => one - other),

    /** The rows that match the filter, regardless of its text. */
    shown(filter: RowFilter): number[] {
      const rows: number[] = [];
      const overtaken = overtakenRows();
      for (let row = 0; row < rowCount; row += 1)
        if (isShown(judgements[row], filter, overtaken.has(row))) rows.push(row);
      return rows;
    },
  };
}
