import { canReach, proposedMethod, type DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import type { BillTo } from '../../../../../src/lib/bill-to.ts';
import { placeProblems, type DeliveryPlace } from '../../../../../src/lib/delivery-place.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import {
  addSums,
  lineNetMinor,
  lineTaxMinor,
  sumsOf,
  type TradeSums,
} from '../../../../../src/lib/trade-sums.ts';
import { taxNeedText } from '../../../../../src/lib/tax-needs.ts';
import type { TaxCategory } from '../../../platform/db/booking-tables.ts';
import { untaxedBecause, type DecideGoodsTax, type GoodsSeller } from '../../tax/index.ts';
import type { DeliveryKind } from '../orders.domain.ts';
import type { Refusals } from '../orders.refusals.ts';

/** A cart line next to its supplier's current item. */
export interface CartLine {
  readonly inventoryId: string;
  readonly productId: string;
  readonly supplierId: string;
  readonly quantity: number;
  readonly name: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly unit: string | null;
  /** Minor units, before tax. */
  readonly unitPriceMinor: number;
  readonly currency: string;
  /** The listing's tax rate in basis points. */
  readonly taxBps: number;
  readonly supplierName: string;
  readonly seller: GoodsSeller;
  /** Null: not counted. */
  readonly stock: number | null;
  /** Whether the item's and its vendor's states allow the sale. */
  readonly isOnSale: boolean;
  /** The vendor's own rate; null: the market's. */
  readonly commissionBps: number | null;
}

export interface CartDelivery {
  readonly id: string;
  readonly supplierId: string;
  readonly kind: DeliveryKind;
  readonly name: string;
  readonly costMinor: number;
  readonly currency: string;
  /** Slugs; null: every port. */
  readonly ports: readonly string[] | null;
  /** The country in which it is collected; null for what is brought. */
  readonly collectedIn: string | null;
  readonly days: DeliveryDays | null;
  /** Whether the buyer chose this one. */
  readonly isChosen: boolean;
  readonly isOffered: boolean;
}

/** The destination of one supplier's part, where it differs from the order's. */
export interface Elsewhere {
  readonly supplierId: string;
  /** The slug of a port. */
  readonly port: string;
  readonly portCountry: string;
  readonly address: string;
}

interface CartPlace extends DeliveryPlace {
  /** The port's time zone. */
  readonly timeZone: string | null;
  readonly portCountry: string | null;
}

/** A line with the tax charged; the category is null if the tax is the listing's. */
interface PlannedLine extends CartLine {
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly taxCategory: TaxCategory | null;
  readonly taxReason: string | null;
}

export interface PlannedSubOrder {
  readonly supplierId: string;
  readonly lines: readonly PlannedLine[];
  readonly delivery: CartDelivery;
  readonly elsewhere: Elsewhere | null;
  readonly sums: TradeSums;
  readonly commissionBps: number;
}

export interface PlannedOrder {
  readonly subOrders: readonly PlannedSubOrder[];
  readonly sums: TradeSums;
}

type PlanRefusal = Refusals<
  | 'VALIDATION'
  | 'CART_EMPTY'
  | 'PRICE_CHANGED'
  | 'LISTING_NOT_AVAILABLE'
  | 'NOT_ENOUGH_STOCK'
  | 'DELIVERY_NOT_OFFERED'
  | 'TAX_UNDECIDED'
>;

/** The maximum of a payment: the largest amount that providers accept, in minor units of any currency. */
const maxTotalMinor = 99_999_999;
/** The minimum for a payment page: 0.50 in the currencies of our markets. */
const minTotalMinor = 50;

const named = ({ name, variant }: CartLine) => (variant === null ? name : `${name}, ${variant}`);

function lineProblem(line: CartLine, currency: string): PlanRefusal | null {
  if (!line.isOnSale || line.currency !== currency)
    return {
      code: 'LISTING_NOT_AVAILABLE',
      message: `${named(line)} is no longer available. Please remove it from your cart. Nothing was bought.`,
    };
  const { stock, quantity } = line;
  if (stock === null || stock >= quantity) return null;
  const left = stock === 0 ? 'is sold out' : `is down to ${stock}`;
  return {
    code: 'NOT_ENOUGH_STOCK',
    message: `${named(line)} ${left}. Please change your cart. Nothing was bought.`,
  };
}

/**
 * The chosen method if it reaches the port, or the proposed one; a refusal if the chosen one was deleted or none
 * reaches it.
 */
function deliveryOf(
  methods: readonly CartDelivery[],
  goal: {
    readonly supplierId: string;
    readonly port: string | null;
    readonly currency: string;
  },
): Result<CartDelivery, PlanRefusal> {
  const { supplierId, port, currency } = goal;
  // A method without cost fits any currency.
  const own = methods.filter(
    (method) => method.supplierId === supplierId && (method.currency === currency || method.costMinor === 0),
  );
  const chosen = own.find(({ isChosen }) => isChosen);
  if (chosen && !chosen.isOffered) return refuse(deliveryUnavailable);
  const method =
    chosen && canReach(chosen, port)
      ? chosen
      : proposedMethod(
          own.filter(({ isOffered }) => isOffered),
          port,
        );
  if (method !== null) return ok(method);
  if (!own.some(({ isOffered }) => isOffered)) return refuse(deliveryUnavailable);
  return refuse(port === null ? portMissing : portNotReached);
}

const deliveryUnavailable = {
  code: 'DELIVERY_NOT_OFFERED',
  message:
    'A delivery method in your cart is no longer available. Please check your cart. Nothing was bought.',
} as const;
const portMissing: PlanRefusal = {
  code: 'VALIDATION',
  fields: [
    { field: 'place/port', message: 'Choose the port, or collect the items yourself.', rule: 'required' },
  ],
};
const portNotReached = {
  code: 'DELIVERY_NOT_OFFERED',
  message:
    'A supplier in your cart doesn’t deliver to this port. Please check your cart. Nothing was bought.',
} as const;

/** A vendor promises only what can be delivered: it needs a destination, and a latest date that has not passed. */
function placeRefusal(place: CartPlace, kinds: readonly DeliveryKind[], now: Date): PlanRefusal | null {
  const problems = placeProblems(place, { kinds, now, timeZone: place.timeZone });
  const fields = problems.map((problem) => ({ ...problem, field: `place/${problem.field}` }));
  return fields.length === 0 ? null : { code: 'VALIDATION', fields };
}

interface Market {
  readonly currency: string;
  readonly commissionBps: number;
  readonly now: Date;
  /** From the tax module. */
  readonly decideTax: DecideGoodsTax;
}

/**
 * The order that a cart results in, at current prices and stock, with a sub-order for each supplier in the order of the
 * lines; or the first refusal. `expected` is the total that the buyer saw.
 */
export function planOrder(
  cart: {
    readonly lines: readonly CartLine[];
    readonly deliveries: readonly CartDelivery[];
    readonly elsewhere: readonly Elsewhere[];
    readonly place: CartPlace;
    /** Null for a private purchase. */
    readonly billTo: BillTo | null;
  },
  market: Market,
  expected: { readonly amountMinor: number; readonly currency: string },
): Result<PlannedOrder, PlanRefusal> {
  const { currency } = market;
  if (cart.lines.length === 0) return refuse({ code: 'CART_EMPTY' });
  for (const line of cart.lines) {
    const problem = lineProblem(line, currency);
    if (problem) return refuse(problem);
  }
  // Checked before multiplying: no buyer was shown a price above this and agreed to it.
  if (cart.lines.some(({ unitPriceMinor, quantity }) => unitPriceMinor * quantity > maxTotalMinor))
    return refuse(tooMuch);
  const parts: Part[] = [];
  for (const [supplierId, lines] of Map.groupBy(cart.lines, (line) => line.supplierId)) {
    const elsewhere = cart.elsewhere.find((part) => part.supplierId === supplierId) ?? null;
    const port = elsewhere?.port ?? cart.place.port;
    const delivery = deliveryOf(cart.deliveries, { supplierId, port, currency });
    if (!delivery.ok) return delivery;
    parts.push({ supplierId, lines, delivery: delivery.value, elsewhere });
  }
  // Parts with their own destination do not need the order's.
  const kinds = parts.flatMap(({ delivery, elsewhere }) => (elsewhere === null ? delivery.kind : []));
  const misplaced = placeRefusal(cart.place, kinds, market.now);
  if (misplaced) return refuse(misplaced);
  const subOrders: PlannedSubOrder[] = [];
  for (const part of parts) {
    const planned = plannedSubOrder(part, cart, market);
    if (!planned.ok) return planned;
    subOrders.push(planned.value);
  }
  const sums = addSums(subOrders.map((subOrder) => subOrder.sums));
  if (sums.totalMinor > maxTotalMinor) return refuse(tooMuch);
  if (sums.totalMinor !== expected.amountMinor || currency !== expected.currency)
    return refuse({ code: 'PRICE_CHANGED' });
  return sums.totalMinor < minTotalMinor ? refuse(tooLittle) : ok({ subOrders, sums });
}

const tooMuch = {
  code: 'LISTING_NOT_AVAILABLE',
  message: 'This is more than can be paid at once. Please split it into several orders. Nothing was bought.',
} as const;
const tooLittle = {
  code: 'LISTING_NOT_AVAILABLE',
  message: 'This is below the minimum for card payments. Please add something, or ask the supplier.',
} as const;

interface Part extends Pick<PlannedSubOrder, 'supplierId' | 'delivery' | 'elsewhere'> {
  readonly lines: readonly CartLine[];
}

type Buyer = Pick<Parameters<typeof planOrder>[0], 'place' | 'billTo'>;

function plannedSubOrder(
  { lines, ...way }: Part,
  buyer: Buyer,
  market: Market,
): Result<PlannedSubOrder, PlanRefusal> {
  const planned: PlannedLine[] = [];
  for (const line of lines) {
    const taxed = plannedLine(line, way, buyer, market.decideTax);
    if (!taxed.ok) return taxed;
    planned.push(taxed.value);
  }
  return ok({
    ...way,
    sums: sumsOf(planned, way.delivery.costMinor),
    commissionBps: lines[0]?.commissionBps ?? market.commissionBps,
    lines: planned,
  });
}

function plannedLine(
  line: CartLine,
  { delivery, elsewhere }: Omit<Part, 'lines'>,
  { place, billTo }: Buyer,
  decide: DecideGoodsTax,
): Result<PlannedLine, PlanRefusal> {
  const decided = decide({
    seller: line.seller,
    billTo,
    deliveryKind: delivery.kind,
    collectedIn: delivery.collectedIn,
    portCountry: elsewhere?.portCountry ?? place.portCountry,
    listingRateBps: line.taxBps,
  });
  if (!decided.ok) return refuse(taxUndecided(taxNeedText(decided.error.needed, line.supplierName)));
  const { rateBps, category } = decided.value;
  const netMinor = lineNetMinor(line);
  return ok({
    ...line,
    netMinor,
    taxBps: rateBps,
    taxMinor: lineTaxMinor(netMinor, rateBps),
    taxCategory: category,
    taxReason: untaxedBecause(decided.value),
  });
}

/** Refused with the reason; the tax is never guessed. */
export const taxUndecided = (why: string) =>
  ({ code: 'TAX_UNDECIDED', message: `${why} Nothing was bought.` }) as const;
