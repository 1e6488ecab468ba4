import { toStorableText } from '../../../lib/storable-text.ts';
import type { ComparedRow, RowToCompare } from '../../../machines/import/index.ts';
import { createRowsByKey } from './rows-by-key.ts';
import type { Decisions } from './apply-edit.ts';
import { isBarcode } from '../../../lib/barcode.ts';
import { isLongerThan, lettersMax } from './fields.ts';
import { findingOf, kindOf } from './findings.ts';
import type { Reading } from './reading.ts';
import type { ReviewRow } from './review.types.ts';
import { cellsOf } from './row-cells.ts';
import { changesOf, comparisonOf } from './row-changes.domain.ts';
import { basisPointsOf, checkRow, isAnsweredBy, isUndecided, lackingOf } from './row-check.domain.ts';
import { rowPriceOf } from './row-price.domain.ts';
import type { RowValue, RowValues } from './row-values.ts';
import type { RowView } from './row-view.ts';
import type { ReviewField } from '../../../machines/import/index.ts';
import { createTally } from './tally.ts';

interface ReviewState {
  readonly reading: Reading;
  readonly values: RowValues;
  readonly decisions: Decisions;
  /** The market's currency. */
  readonly currency: string;
}

/** Above this share of changed rows, checking all rows is faster. */
const manyShare = 0.2;

/** The checked rows of a review. Call `judge` after every change; the other functions only read. */
export function createReviewRows({ reading, values, decisions, currency }: ReviewState) {
  const { kind, rows } = reading;
  const repeated = createRowsByKey(() => true);
  const tally = createTally(rows.length, repeated.shared);
  const comparedRows = new Map<number, Pick<ComparedRow, 'own' | 'matches'>>();
  /** Rows whose current version has not been compared by the server. */
  const toCompare = new Set(rows.keys());
  const worded = new Map<number, ReviewRow>();

  const text = (row: number, field: ReviewField) => values.value(row, field).text;
  const folded = (given: string | null) => (given ?? '').toLowerCase();

  /** Name and variant; no SKU contains a line break. */
  const calledOf = (row: number): string =>
    `${folded(text(row, 'name'))}\n${kind === 'products' ? folded(text(row, 'variant')) : ''}`;
  // Listings are identified as on the server: by SKU, without one by name and variant.
  const ownKeyOf = (row: number): string | null => {
    const sku = text(row, 'sku');
    if (decisions.excluded.has(row) || (sku ?? text(row, 'name')) === null) return null;
    return sku === null ? calledOf(row) : folded(sku);
  };
  const barcodeOf = (row: number): string | null => {
    const barcode = kind === 'products' && !decisions.excluded.has(row) ? text(row, 'barcode') : null;
    return barcode !== null && isBarcode(barcode) ? barcode : null;
  };
  const sharedBarcodes = createRowsByKey(([first = 0, ...others]) => {
    const name = folded(text(first, 'name'));
    return others.some((row) => folded(text(row, 'name')) !== name);
  });

  const skuOf = (row: number): string | null =>
    kind === 'products' && text(row, 'sku') !== null ? ownKeyOf(row) : null;
  const sharedSkus = createRowsByKey(([first = 0, ...others]) => {
    const called = calledOf(first);
    return others.some((row) => calledOf(row) !== called);
  });

  /** An answer for all rows that lack a value does not apply to existing listings, which keep their value. */
  function valueOf(row: number, field: ReviewField): RowValue {
    const value = values.value(row, field);
    const isKnown = value.origin === 'default' && isAnsweredBy(comparedRows.get(row)?.own ?? null, field);
    return isKnown ? values.own(row, field) : value;
  }

  /** The file's statement on tax applies to prices of its column, not of another one, and not to typed prices. */
  const isTaxIncluded = (row: number, { origin }: RowValue): boolean =>
    rows[row]?.taxIncluded === true && origin === 'read' && values.baseOf(row, 'price') === 'parser';

  function viewOf(row: number): RowView {
    const read = rows[row];
    if (!read) throw new RangeError(`There is no row ${row}.`);
    const known: Partial<Record<ReviewField, RowValue>> = {};
    const value = (field: ReviewField): RowValue => (known[field] ??= valueOf(row, field));
    return {
      kind,
      read,
      currency,
      value,
      price: rowPriceOf(
        {
          price: value('price').text,
          currency: value('currency').text,
          includedTax: isTaxIncluded(row, value('price')) ? basisPointsOf(value('tax').text ?? '') : null,
        },
        { currency, rates: decisions.rates },
      ),
      compared: comparedRows.get(row) ?? null,
      match: decisions.matches.get(row),
      isRepeated: repeated.isWrong(row),
      isSkuShared: sharedSkus.isWrong(row),
      isBarcodeShared: sharedBarcodes.isWrong(row),
    };
  }

  function judgeOne(row: number): void {
    const view = viewOf(row);
    const found = checkRow(view);
    const [worst] = found;
    const code = view.value('currency').text;
    tally.put(row, {
      found,
      isExcluded: decisions.excluded.has(row),
      level: worst ? kindOf(worst.code).level : null,
      comparison: comparisonOf(view),
      isUndecided: isUndecided(view),
      lacking: lackingOf(view),
      foreign: view.price.ok ? view.price.convertedFrom : view.price.code === 'RATE_MISSING' ? code : null,
    });
    worded.delete(row);
  }

  /** A change can make rows with the same key valid or invalid. */
  function regroup(changed: readonly number[] | 'all'): readonly number[] | 'all' {
    if (changed === 'all' || changed.length > rows.length * manyShare + 20) {
      repeated.rebuild(rows.length, ownKeyOf);
      sharedSkus.rebuild(rows.length, skuOf);
      sharedBarcodes.rebuild(rows.length, barcodeOf);
      return 'all';
    }
    const touched = new Set(changed);
    for (const row of changed) {
      for (const other of repeated.move(row, ownKeyOf(row))) touched.add(other);
      for (const other of sharedSkus.move(row, skuOf(row))) touched.add(other);
      for (const other of sharedBarcodes.move(row, barcodeOf(row))) touched.add(other);
    }
    return [...touched];
  }

  const cut = (row: number, field: ReviewField): string | null => {
    const inFile = text(row, field);
    if (inFile === null) return null;
    const given = toStorableText(inFile);
    const most = lettersMax[field] ?? 0;
    return isLongerThan(given, most) ? [...given].slice(0, most).join('') : given;
  };
  const rowToCompare = (row: number): RowToCompare => ({
    row,
    name: cut(row, 'name') ?? '',
    variant: cut(row, 'variant'),
    sku: cut(row, 'sku'),
    barcode: barcodeOf(row),
    brand: cut(row, 'brand'),
    partNumber: cut(row, 'partNumber'),
  });
  const canBeCompared = (row: number): boolean => !decisions.excluded.has(row) && text(row, 'name') !== null;

  return {
    tally,
    viewOf,

    /**
     * `comparable`: values by which rows are compared changed too. Returns all rows whose findings may have changed.
     */
    judge(changed: readonly number[] | 'all', comparable: boolean): readonly number[] | 'all' {
      const touched = comparable ? regroup(changed) : changed;
      const judged = touched === 'all' ? rows.keys() : touched;
      for (const row of judged) judgeOne(row);
      if (comparable) for (const row of changed === 'all' ? rows.keys() : changed) toCompare.add(row);
      return touched;
    },

    row(row: number): ReviewRow {
      const known = worded.get(row);
      if (known) return known;
      const view = viewOf(row);
      const judged = tally.of(row);
      const made: ReviewRow = {
        row,
        cells: cellsOf(view, reading, values, row),
        findings: (judged?.found ?? []).map((found) => findingOf(view, found)),
        level: judged?.level ?? null,
        isExcluded: decisions.excluded.has(row),
        priceMinor: view.price.ok ? view.price.minor : null,
        comparison: judged?.comparison ?? null,
        changes: changesOf(view),
        matches: view.compared?.matches ?? [],
        match: view.match,
      };
      worded.set(row, made);
      return made;
    },

    /** Rows whose current version has not been compared by the server. */
    rowsToCompare: (): readonly RowToCompare[] =>
      [...toCompare]
        .filter(canBeCompared)
        .sort((one, other) => one - other)
        .map(rowToCompare),
    isCompared: (): boolean => {
      for (const row of toCompare) if (canBeCompared(row)) return false;
      return true;
    },
    /** Returns the rows of the answers. */
    keepCompared(answers: readonly ComparedRow[]): readonly number[] {
      const known = answers.filter(({ row }) => row < rows.length);
      for (const { row, own, matches } of known) {
        comparedRows.set(row, { own, matches });
        toCompare.delete(row);
      }
      return known.map(({ row }) => row);
    },

    /** The rows that will be imported, in order. */
    readyViews: function* (): Generator<RowView> {
      for (let row = 0; row < rows.length; row += 1) {
        const judged = tally.of(row);
        if (judged && !judged.isExcluded && judged.level !== 'blocked') yield viewOf(row);
      }
    },
  };
}
