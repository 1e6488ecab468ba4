import { canReach, proposedMethod, type DeliveryDays } from '../../../../src/lib/delivery-reach.ts';
import { addSums, lineNetMinor, sumsOf, type TradeSums } from '../../../../src/lib/trade-sums.ts';
import type { DeliveryDetails } from '../../platform/db/cart-tables.ts';
import type { DeliveryKind } from '../../platform/db/catalogue-tables.ts';
import type { TaxNeed } from '../../../../src/lib/tax-needs.ts';
import type { PublicListing } from '../catalogue/index.ts';
import {
  addVat,
  untaxedBecause,
  vatOf,
  type DecideGoodsTax,
  type GoodsSeller,
  type Vat,
} from '../tax/index.ts';

/**
 * A line as stored; `isAvailable` is true if the states of the item and its supplier, and the currency, allow buying.
 */
export interface LineRow {
  readonly inventoryId: string;
  readonly productId: string;
  readonly supplierId: string;
  readonly name: string;
  readonly category: string | null;
  readonly departments: PublicListing['departments'];
  readonly pictureFileId: string | null;
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
  /** Where it is collected, as lines; only of a collection in a port. */
  readonly address: string | null;
  /** The country in which it is collected; null for what is brought. */
  readonly collectedIn: string | null;
  readonly costMinor: number;
  /** Slugs; null: every port. */
  readonly ports: readonly string[] | null;
  readonly days: DeliveryDays | null;
}

/** The destination of one supplier's part, where it differs from the cart's. */
export interface Elsewhere {
  /** The slug of a port. */
  readonly port: string;
  readonly address: string;
}

/** A supplier of lines that are not saved for later, with the currently offered methods, in order. */
export interface SupplierRow {
  readonly id: string;
  readonly name: string;
  readonly logoFileId: string | null;
  readonly chosenMethodId: string | null;
  /** Its address, as lines, where undelivered orders are collected. */
  readonly collectAt: string | null;
  readonly elsewhere: Elsewhere | null;
  readonly seller: GoodsSeller;
  /** The country of the port to which this part goes; null until one is chosen. */
  readonly portCountry: string | null;
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

/** The reader's spending limit for the cart's yacht in 24 hours, and what they already spent of it. */
interface Spending {
  readonly limitMinor: number;
  readonly spentMinor: number;
}

/** All data of a cart. */
export interface CartRows {
  readonly id: string;
  readonly version: number;
  /** In the order of their addition. */
  readonly lines: readonly LineRow[];
  readonly suppliers: readonly SupplierRow[];
  readonly details: CartDetails;
  /** Null: no limit. */
  readonly spending: Spending | null;
  readonly openOrder: OpenOrder | null;
}

export type CartProblem = 'not_available' | 'out_of_stock' | 'too_few';

export interface CartLine extends Omit<LineRow, 'isAvailable' | 'isSaved' | 'seenPriceMinor'> {
  /** Null if the price has not changed since the line was last touched. */
  readonly previousUnitPriceMinor: number | null;
  /** Why no tax is charged; null if some is. */
  readonly taxReason: string | null;
  /** Before tax. */
  readonly lineTotalMinor: number;
  readonly problem: CartProblem | null;
}

export interface CartSupplier {
  readonly supplier: Pick<SupplierRow, 'id' | 'name' | 'logoFileId'>;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly deliveryMethodId: string | null;
  readonly collectAt: string | null;
  readonly elsewhere: Elsewhere | null;
  /** The missing facts for deciding a business's tax; until then the sums use the listings' rates. */
  readonly taxUndecided: readonly TaxNeed[];
  readonly sums: TradeSums;
  readonly vat: Vat;
}

export interface Cart {
  readonly totalItems: number;
  readonly lines: readonly CartLine[];
  readonly savedLines: readonly CartLine[];
  readonly suppliers: readonly CartSupplier[];
  readonly details: CartDetails;
  readonly sums: TradeSums;
  readonly vat: Vat;
  readonly currency: string;
  readonly version: number;
  readonly checkoutKey: string;
  readonly canCheckOut: boolean;
  /** Null if the reader has no limit for its yacht. */
  readonly spending: Spending | null;
  /**
   * The reader's limit if the total and their earlier spending exceed it: then the cart can only be sent for approval.
   * Null otherwise.
   */
  readonly aboveLimitMinor: number | null;
  readonly openOrder: OpenOrder | null;
}

/** Why this quantity is not available; null if it is. */
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
    taxReason: null,
    lineTotalMinor: lineNetMinor(row),
    problem: problemOf({ ...row, isAvailable }),
  };
}

/**
 * The chosen method if it is offered and reaches the port, else the proposed one; null if none reaches it or no port is
 * chosen.
 */
function methodFor(
  { chosenMethodId, methods, elsewhere }: SupplierRow,
  details: Pick<CartDetails, 'port'>,
): DeliveryMethod | null {
  const port = elsewhere?.port ?? details.port;
  const chosen = methods.find(({ id }) => id === chosenMethodId);
  return chosen && canReach(chosen, port) ? chosen : proposedMethod(methods, port);
}

/** One supplier's part, before its lines are added up. */
interface Part {
  readonly row: SupplierRow;
  readonly method: DeliveryMethod | null;
}

const partOf =
  (details: CartDetails) =>
  (row: SupplierRow): Part => ({ row, method: methodFor(row, details) });

/**
 * The line with the tax decided for the buyer; if it can't be decided, with the listing's tax and the missing facts.
 */
function taxedLine(
  line: CartLine,
  part: Part | undefined,
  billTo: CartDetails['billTo'],
  decide: DecideGoodsTax,
): { readonly line: CartLine; readonly needed: readonly TaxNeed[] } {
  if (part === undefined) return { line, needed: [] };
  const { seller, portCountry } = part.row;
  const { kind: deliveryKind = null, collectedIn = null } = part.method ?? {};
  const to = { deliveryKind, collectedIn, portCountry };
  const decided = decide({ seller, billTo, ...to, listingRateBps: line.taxBps });
  if (decided.ok) {
    const taxed = { taxBps: decided.value.rateBps, taxReason: untaxedBecause(decided.value) };
    return { line: { ...line, ...taxed }, needed: [] };
  }
  // The destination is required before paying anyway, whoever buys.
  return { line, needed: decided.error.needed.filter((need) => need !== 'place') };
}

type TaxedLine = ReturnType<typeof taxedLine>;

function supplierOf({ row, method }: Part, taxed: readonly TaxedLine[]): CartSupplier {
  const { id, name, logoFileId, methods, collectAt, elsewhere, seller } = row;
  const own = taxed.filter(({ line }) => line.supplierId === id && line.problem === null);
  const lines = own.map(({ line }) => line);
  // Without available lines there is no delivery cost.
  const deliveryMinor = own.length === 0 ? 0 : (method?.costMinor ?? 0);
  return {
    supplier: { id, name, logoFileId },
    deliveryMethods: methods,
    deliveryMethodId: method?.id ?? null,
    collectAt,
    elsewhere,
    taxUndecided: [...new Set(own.flatMap(({ needed }) => needed))],
    sums: sumsOf(lines, deliveryMinor),
    vat: vatOf(
      seller.isVatRegistered,
      lines.map(({ lineTotalMinor, taxBps }) => ({ netMinor: lineTotalMinor, taxBps })),
      deliveryMinor,
    ),
  };
}

/** The idempotency key with which a version of a cart is bought (docs/adr/0009). */
export const checkoutKeyOf = (cartId: string, version: number): string => `checkout-${cartId}-${version}`;

/**
 * The current cart with its sums. A line with a problem is counted but not charged; while there is one the cart cannot
 * be bought. `currency` is the market's: items in another are unavailable, so that all sums are in one. `decide` is the
 * tax module's.
 */
export function cartOf(
  { id, version, details, spending, openOrder, ...rows }: CartRows,
  currency: string,
  decide: DecideGoodsTax,
): Cart {
  const parts = rows.suppliers.map(partOf(details));
  const taxed = rows.lines
    .filter(({ isSaved }) => !isSaved)
    .map(lineOf)
    .map((line) =>
      taxedLine(
        line,
        parts.find(({ row }) => row.id === line.supplierId),
        details.billTo,
        decide,
      ),
    );
  const lines = taxed.map(({ line }) => line);
  const place = (supplierId: string) => lines.findIndex((line) => line.supplierId === supplierId);
  const suppliers = parts
    .toSorted((one, other) => place(one.row.id) - place(other.row.id))
    .map((part) => supplierOf(part, taxed));
  const sums = addSums(suppliers.map((supplier) => supplier.sums));
  const isSound = lines.every(({ problem }) => problem === null);
  const isDelivered = suppliers.every(({ deliveryMethodId }) => deliveryMethodId !== null);
  const isTaxed = suppliers.every(({ taxUndecided }) => taxUndecided.length === 0);
  return {
    totalItems: lines.reduce((total, { quantity }) => total + quantity, 0),
    lines,
    savedLines: rows.lines.filter(({ isSaved }) => isSaved).map(lineOf),
    suppliers,
    details,
    sums,
    vat: addVat(suppliers.map(({ vat }) => vat)),
    currency,
    version,
    openOrder,
    checkoutKey: checkoutKeyOf(id, version),
    spending,
    aboveLimitMinor:
      spending !== null && sums.totalMinor + spending.spentMinor > spending.limitMinor
        ? spending.limitMinor
        : null,
    // A payment of zero is impossible.
    canCheckOut: lines.length > 0 && isSound && isDelivered && isTaxed && sums.totalMinor > 0,
  };
}
