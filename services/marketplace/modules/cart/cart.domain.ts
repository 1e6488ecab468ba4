import { canReach, proposedMethod, type DeliveryDays } from '../../../../src/lib/delivery-reach.ts';
import { addSums, lineNetMinor, sumsOf, type TradeSums } from '../../../../src/lib/trade-sums.ts';
import type { DeliveryDetails, DeliveryKind } from '../../platform/db/schema.ts';
import type { PublicListing } from '../catalogue/index.ts';

/** A line as the tables have it; `isAvailable`: the item, its supplier and its currency are such that it can be bought. */
export interface LineRow {
  readonly inventoryId: string;
  readonly productId: string;
  readonly supplierId: string;
  readonly name: string;
  readonly category: string | null;
  readonly departments: PublicListing['departments'];
  readonly variant: string | null;
  readonly unit: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly currency: string;
  readonly seenPriceMinor: number;
  readonly taxBps: number;
  /** Null: not counted. */
  readonly stock: number | null;
  readonly isAvailable: boolean;
  readonly isSaved: boolean;
}

interface DeliveryMethod {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly name: string;
  readonly details: string | null;
  readonly costMinor: number;
  /** Slugs; null: every port. */
  readonly ports: readonly string[] | null;
  readonly days: DeliveryDays | null;
}

/** Where one supplier's part goes instead of where the rest goes. */
export interface Elsewhere {
  /** The slug of a port. */
  readonly port: string;
  readonly address: string;
}

/** A supplier of a line that is not saved for later, with the methods they offer now, in their order. */
export interface SupplierRow {
  readonly id: string;
  readonly name: string;
  readonly logoFileId: string | null;
  readonly chosenMethodId: string | null;
  readonly elsewhere: Elsewhere | null;
  readonly methods: readonly DeliveryMethod[];
}

export type CartDetails = Readonly<DeliveryDetails>;

interface OpenOrder {
  readonly id: string;
  readonly number: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: Date;
}

/** Everything that is read of a cart. */
export interface CartRows {
  readonly id: string;
  readonly version: number;
  /** In the order in which they were added. */
  readonly lines: readonly LineRow[];
  readonly suppliers: readonly SupplierRow[];
  readonly details: CartDetails;
  readonly openOrder: OpenOrder | null;
}

export type CartProblem = 'not_available' | 'out_of_stock' | 'too_few';

export interface CartLine extends Omit<LineRow, 'isAvailable' | 'isSaved' | 'seenPriceMinor'> {
  /** Null while it costs what it cost when the line was last touched. */
  readonly previousUnitPriceMinor: number | null;
  /** Before tax. */
  readonly lineTotalMinor: number;
  readonly problem: CartProblem | null;
}

export interface CartSupplier {
  readonly supplier: Pick<SupplierRow, 'id' | 'name' | 'logoFileId'>;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly deliveryMethodId: string | null;
  readonly elsewhere: Elsewhere | null;
  readonly sums: TradeSums;
}

export interface Cart {
  readonly totalItems: number;
  readonly lines: readonly CartLine[];
  readonly savedLines: readonly CartLine[];
  readonly suppliers: readonly CartSupplier[];
  readonly details: CartDetails;
  readonly sums: TradeSums;
  readonly currency: string;
  readonly version: number;
  readonly checkoutKey: string;
  readonly canCheckOut: boolean;
  readonly openOrder: OpenOrder | null;
}

/** Why as many of it cannot be had; null when they can. */
export function problemOf({
  isAvailable,
  stock,
  quantity,
}: Pick<LineRow, 'isAvailable' | 'stock' | 'quantity'>): CartProblem | null {
  if (!isAvailable) return 'not_available';
  if (stock === null || stock >= quantity) return null;
  return stock === 0 ? 'out_of_stock' : 'too_few';
}

function lineOf({ isAvailable, isSaved: _apart, seenPriceMinor, ...row }: LineRow): CartLine {
  return {
    ...row,
    previousUnitPriceMinor: seenPriceMinor === row.unitPriceMinor ? null : seenPriceMinor,
    lineTotalMinor: lineNetMinor(row),
    problem: problemOf({ ...row, isAvailable }),
  };
}

/** The chosen method while it is offered and reaches the port, else the proposed one; null where none reaches it. */
function methodFor({ chosenMethodId, methods }: SupplierRow, port: string | null): DeliveryMethod | null {
  const chosen = methods.find(({ id }) => id === chosenMethodId);
  return chosen && canReach(chosen, port) ? chosen : proposedMethod(methods, port);
}

function supplierOf(row: SupplierRow, lines: readonly CartLine[], port: string | null): CartSupplier {
  const { id, name, logoFileId, methods, elsewhere } = row;
  const method = methodFor(row, elsewhere?.port ?? port);
  const bought = lines.filter(({ supplierId, problem }) => supplierId === id && problem === null);
  return {
    supplier: { id, name, logoFileId },
    deliveryMethods: methods,
    deliveryMethodId: method?.id ?? null,
    elsewhere,
    // A supplier without available lines delivers nothing.
    sums: sumsOf(bought, bought.length === 0 ? 0 : (method?.costMinor ?? 0)),
  };
}

/**
 * What a cart comes to now. A line with a problem counts as an item and not in the money; while there is one nothing can be
 * bought. `currency` is the market's: what is in another is not available, so that all sums are in one.
 */
export function cartOf({ id, version, details, openOrder, ...rows }: CartRows, currency: string): Cart {
  const lines = rows.lines.filter(({ isSaved }) => !isSaved).map(lineOf);
  const place = (supplierId: string) => lines.findIndex((line) => line.supplierId === supplierId);
  const suppliers = rows.suppliers
    .map((row) => ({ supplier: supplierOf(row, lines, details.port), place: place(row.id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ supplier }) => supplier);
  const sums = addSums(suppliers.map((supplier) => supplier.sums));
  const isSound = lines.every(({ problem }) => problem === null);
  const isDelivered = suppliers.every(({ deliveryMethodId }) => deliveryMethodId !== null);
  return {
    totalItems: lines.reduce((total, { quantity }) => total + quantity, 0),
    lines,
    savedLines: rows.lines.filter(({ isSaved }) => isSaved).map(lineOf),
    suppliers,
    details,
    sums,
    currency,
    version,
    openOrder,
    checkoutKey: `checkout-${id}-${version}`,
    // A payment of nothing is none.
    canCheckOut: lines.length > 0 && isSound && isDelivered && sums.totalMinor > 0,
  };
}
