import type { ReviewField } from '../../../machines/import/index.ts';
import { findingCodes, kindOf, type FindingCode, type Found } from './findings.ts';
import type { FindingGroup, Level, Review, RowFilter } from './review.types.ts';

/** What is known of a row after it was judged. */
interface Judgement {
  readonly isExcluded: boolean;
  readonly level: Level | null;
  readonly found: readonly Found[];
  readonly comparison: 'new' | 'changed' | 'unchanged' | null;
  readonly isUndecided: boolean;
  /** Fields that it does not fill itself and that can be answered for all rows. */
  readonly lacking: readonly ReviewField[];
  /** The currency of its price, where that is not the market's. */
  readonly foreign: string | null;
}

const count = <Key>(counts: Map<Key, number>, key: Key, by: number): void => {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
};

/** The judgements of all rows and what they sum up to, kept while rows change one by one. */
export function createTally(rowCount: number) {
  const judgements: (Judgement | undefined)[] = Array.from({ length: rowCount });
  const levels = new Map<Level, number>();
  const codes = new Map<FindingCode, number>();
  const comparisons = new Map<NonNullable<Judgement['comparison']>, number>();
  const lacking = new Map<ReviewField, number>();
  const foreign = new Map<string, number>();
  const undecided = new Set<number>();
  let excluded = 0;

  function add({ isExcluded, level, found, comparison, ...judgement }: Judgement, by: 1 | -1): void {
    if (isExcluded) {
      excluded += by;
      return;
    }
    if (level) count(levels, level, by);
    for (const [place, { code }] of found.entries()) {
      // A row counts once, however many of its fields have it.
      const isFirst =
        kindOf(code).field !== null || found.findIndex((other) => other.code === code) === place;
      if (isFirst) count(codes, code, by);
    }
    if (comparison) count(comparisons, comparison, by);
    for (const field of judgement.lacking) count(lacking, field, by);
    if (judgement.foreign !== null) count(foreign, judgement.foreign, by);
  }

  const isShown = (judgement: Judgement | undefined, { level, code }: RowFilter): boolean => {
    if (level === undefined && code === undefined) return true;
    if (!judgement) return false;
    if (level === 'excluded') return judgement.isExcluded;
    if (judgement.isExcluded) return false;
    if (code !== undefined && !judgement.found.some((found) => found.code === code)) return false;
    return level === undefined || level === judgement.level || level === judgement.comparison;
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
      return {
        rows: rowCount,
        blocked,
        doubtful: levels.get('doubtful') ?? 0,
        noted: levels.get('note') ?? 0,
        excluded,
        ready: rowCount - blocked - excluded,
        new: comparisons.get('new') ?? 0,
        changed: comparisons.get('changed') ?? 0,
        unchanged: comparisons.get('unchanged') ?? 0,
      };
    },

    findings: (): FindingGroup[] =>
      findingCodes.flatMap((code) => {
        const rows = codes.get(code) ?? 0;
        const { level, field, title } = kindOf(code);
        return rows === 0 ? [] : [{ level, code, field, title, rows }];
      }),

    lacking: (field: ReviewField): number => lacking.get(field) ?? 0,
    /** Currency → rows, the most first. */
    foreign: (): readonly (readonly [string, number])[] =>
      [...foreign].sort(([, one], [, other]) => other - one),
    undecided: (): readonly number[] => [...undecided].sort((one, other) => one - other),

    /** Row numbers of those that the filter shows, its text aside. */
    shown(filter: RowFilter): number[] {
      const rows: number[] = [];
      for (let row = 0; row < rowCount; row += 1) if (isShown(judgements[row], filter)) rows.push(row);
      return rows;
    },
  };
}
