import type { ComparedRow, ImportKind, ReviewField } from '../../../machines/import/index.ts';
import type { ReadRow } from './reading.ts';
import type { RowPrice } from './row-price.domain.ts';
import type { RowValue } from './row-values.ts';

/** One row with all that is known of it, for the rules to judge. */
export interface RowView {
  readonly kind: ImportKind;
  readonly read: ReadRow;
  readonly price: RowPrice;
  /** The market's currency. */
  readonly currency: string;
  value(field: ReviewField): RowValue;
  /** Null until it is compared. */
  readonly compared: Pick<ComparedRow, 'own' | 'matches'> | null;
  /** The vendor's: a product's id, null for one of its own, undefined while not decided. */
  readonly match: string | null | undefined;
  /** Whether a later or an earlier row has the same SKU and variant, or name and variant without a SKU. */
  readonly isRepeated: boolean;
  /** Whether rows with other names have its barcode. */
  readonly isBarcodeShared: boolean;
}
