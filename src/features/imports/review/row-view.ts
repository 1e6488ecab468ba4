import type { ComparedRow, ImportKind, ReviewField } from '../../../machines/import/index.ts';
import type { ReadRow } from './reading.ts';
import type { RowPrice } from './row-price.domain.ts';
import type { RowValue } from './row-values.ts';

/** One row with everything that the rules need. */
export interface RowView {
  readonly kind: ImportKind;
  readonly read: ReadRow;
  readonly price: RowPrice;
  /** The market's currency. */
  readonly currency: string;
  value(field: ReviewField): RowValue;
  /** Null until it is compared. */
  readonly compared: Pick<ComparedRow, 'own' | 'matches'> | null;
  /** The vendor's decision: a product's id, null for a new product, undefined until decided. */
  readonly match: string | null | undefined;
  /** Whether another row is the same listing: it has the same SKU, or without one the same name and variant. */
  readonly isRepeated: boolean;
  /** Whether a row with another name or variant has the same SKU. */
  readonly isSkuShared: boolean;
  /** Whether rows with other names have the same barcode. */
  readonly isBarcodeShared: boolean;
}
