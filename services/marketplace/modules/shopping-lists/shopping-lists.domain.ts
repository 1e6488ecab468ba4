/** How much one can keep: lists besides the favourites, and lines on each. */
export const shoppingListLimits = { lists: 50, lines: 500 } as const;

export const favouritesName = 'Favourites';

/** What an order was for, with what one cost then. */
export interface OrderedLine {
  readonly inventoryId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly priceMinor: number;
}

/** An offer that something can be bought from. */
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
  /** The offer that was chosen; null: the best of the day. */
  readonly inventoryId: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  /** Of the chosen offer. */
  readonly variant: string | null;
  readonly quantity: number;
  /** What it would be bought from now; null when nothing can be had. */
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

/** A line as it is to be; a quantity of 0 takes it off the list. */
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

/** One part number of a search, as it was sent, with what answers to it. */
export interface FoundPart {
  readonly partNumber: string;
  readonly offers: readonly PartOffer[];
}

/** How many offers a part number is answered with. */
export const offersOfPartMost = 20;

/** Of settings of the same line the last holds: one statement can change a row once. */
export function lastOfEach(settings: readonly LineSetting[]): readonly LineSetting[] {
  return [...new Map(settings.map((line) => [`${line.productId} ${line.inventoryId ?? ''}`, line])).values()];
}
