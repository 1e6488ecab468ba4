import type {
  ComparedRow,
  Edit,
  EditsChange,
  ImportedProduct,
  ReviewRegistry,
  ReviewSummary,
} from '../import.types.ts';

/** A review registry in memory: `edits` are this browser's, `stored` the server's. */
export function createFakeReviews(rows = 2) {
  const lines: ImportedProduct[] = Array.from({ length: rows }, (_, row) => ({
    name: `Fender F${row}`,
    priceMinor: 8950,
    currency: 'EUR',
  }));
  const summary: ReviewSummary = {
    rows,
    blocked: 0,
    doubtful: 0,
    noted: 0,
    excluded: 0,
    ready: rows,
    uncheckedPrices: 0,
  };
  const opened: Parameters<ReviewRegistry['open']>[0][] = [];
  const compared: ComparedRow[] = [];
  const state = {
    edits: [] as Edit[],
    stored: [] as readonly Edit[],
    storedDone: 0,
    marks: null as ReturnType<ReviewRegistry['marks']>,
  };
  const reviews: ReviewRegistry = {
    open(input) {
      opened.push(input);
      state.edits = [...input.edits];
      state.stored = input.edits;
      state.storedDone = input.editsDone;
      return summary;
    },
    unsaved() {
      const { edits, stored } = state;
      let keep = 0;
      while (keep < edits.length && edits[keep] === stored[keep]) keep += 1;
      const isSaved = keep === edits.length && keep === stored.length && state.storedDone === edits.length;
      return isSaved ? null : { keep, add: edits.slice(keep), done: edits.length };
    },
    everything: () => ({ keep: 0, add: [...state.edits], done: state.edits.length }),
    saved(_, { keep, add, done }: EditsChange) {
      state.stored = [...state.stored.slice(0, keep), ...add];
      state.storedDone = done;
    },
    rowsToCompare: () =>
      lines.map(({ name }, row) => ({
        row,
        name,
        variant: null,
        sku: null,
        barcode: null,
        brand: null,
        partNumber: null,
      })),
    compared(_, answers) {
      compared.push(...answers);
      return summary;
    },
    products: () => lines,
    services: () => lines.map(({ name }) => ({ name, priceMinor: 1800, currency: 'EUR' })),
    marks: () => state.marks,
  };
  return { reviews, state, opened, compared, summary, lines };
}
