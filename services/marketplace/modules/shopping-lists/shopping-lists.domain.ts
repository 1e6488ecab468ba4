import type { ChangeProposal } from '../../platform/db/order-tables.ts';

/** The maximum numbers of lists besides the favourites, and of lines on each. */
export const shoppingListLimits = { lists: 50, lines: 500 } as const;

export const favouritesName = 'Favourites';

/** A line of an order, with its unit price at that time, and what its supplier proposed. */
export interface OrderedLine {
  readonly id: string;
  readonly inventoryId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly status: string;
  readonly proposal: Pick<ChangeProposal, 'lines'> | null;
}

/** An offer from which a line can be bought. */
export interface ListOffer {
  readonly inventoryId: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly variant: string | null;
  readonly unit: string | null;
  readonly priceMinor: number;
  readonly currency: string;
  /** Null: not counted. */
  readonly stock: number | null;
}

export interface ShoppingListLine {
  readonly id: string;
  readonly productId: string;
  /** The chosen offer; null: the best current one. */
  readonly inventoryId: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  /** The variant of the chosen offer. */
  readonly variant: string | null;
  readonly quantity: number;
  /** The offer from which it would be bought now; null if none is available. */
  readonly offer: ListOffer | null;
}

export interface ShoppingListHead {
  readonly id: string;
  readonly name: string;
  readonly isFavourites: boolean;
}

export interface ShoppingList extends ShoppingListHead {
  readonly lines: readonly ShoppingListLine[];
}

export interface ShoppingListSummary extends ShoppingListHead {
  readonly lineCount: number;
  readonly updatedAt: Date;
}

/** A new state of a line; a quantity of 0 removes it from the list. */
export interface LineSetting {
  readonly productId: string;
  readonly inventoryId: string | null;
  readonly quantity: number;
}

export interface PartOffer extends ListOffer {
  readonly productId: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly sku: string | null;
}

/** One part number of a search, as sent, with its offers. */
export interface FoundPart {
  readonly partNumber: string;
  readonly offers: readonly PartOffer[];
}

/** The maximum number of offers per part number. */
export const offersOfPartMost = 20;

/** Of several settings of one line the last counts: one statement can change a row only once. */
export function lastOfEach(settings: readonly LineSetting[]): readonly LineSetting[] {
  return [...new Map(settings.map((line) => [`${line.productId} ${line.inventoryId ?? ''}`, line])).values()];
}
