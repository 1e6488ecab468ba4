import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal, type FieldProblem, type Refusal } from '../../../http-adapter/index.ts';
import { cardPictureUrl } from '../../modules/catalogue/index.ts';
import type { Cart, CartLine, Carts, CartSupplier } from '../../modules/cart/index.ts';
import type { AllHandlers } from './answers.ts';
import { billToOf } from './bill-to-answer.ts';
import { vatAnswer } from './vat-answer.ts';

type CartHandlers = Pick<
  AllHandlers,
  | 'addToCart'
  | 'getCart'
  | 'getCartOfOne'
  | 'getCartSummary'
  | 'updateCartQuantity'
  | 'removeFromCart'
  | 'clearCart'
  | 'updateCartDetails'
  | 'mergeCart'
>;
type Schemas = components['schemas'];

const moneyIn = (currency: string) => (amountMinor: number) => ({ amountMinor, currency });

const sumsIn = (currency: string, { subtotalMinor, taxMinor, deliveryMinor, totalMinor }: Cart['sums']) => {
  const money = moneyIn(currency);
  return {
    subtotal: money(subtotalMinor),
    tax: money(taxMinor),
    delivery: money(deliveryMinor),
    total: money(totalMinor),
  };
};

function lineOf(line: CartLine): Schemas['CartLine'] {
  const money = moneyIn(line.currency);
  const { inventoryId, productId, supplierId, name, category, variant, unit, quantity, stock, problem } =
    line;
  return {
    inventoryId,
    productId,
    supplierId,
    name,
    category,
    variant,
    unit,
    quantity,
    stock,
    problem,
    departments: [...line.departments],
    pictureUrl: cardPictureUrl(line.pictureFileId),
    unitPrice: money(line.unitPriceMinor),
    previousUnitPrice: line.previousUnitPriceMinor === null ? null : money(line.previousUnitPriceMinor),
    taxBasisPoints: line.taxBps,
    taxReason: line.taxReason,
    lineTotal: money(line.lineTotalMinor),
  };
}

const supplierIn = (
  currency: string,
  { supplier, deliveryMethods, deliveryMethodId, collectAt, elsewhere, taxUndecided, sums }: CartSupplier,
): Schemas['CartSupplier'] => ({
  supplier: {
    id: supplier.id,
    name: supplier.name,
    logoUrl: supplier.logoFileId === null ? null : `/api/media/${supplier.logoFileId}`,
  },
  deliveryMethods: deliveryMethods.map(({ costMinor, ports, collectedIn: _forTax, ...method }) => ({
    ...method,
    cost: { amountMinor: costMinor, currency },
    ports: ports === null ? null : [...ports],
  })),
  deliveryMethodId,
  collectAt,
  elsewhere,
  taxUndecided: [...taxUndecided],
  ...sumsIn(currency, sums),
});

/** A cart in the contract's form. */
export const cartBodyOf = ({ currency, sums, vat, details, openOrder, ...cart }: Cart): Schemas['Cart'] => ({
  totalItems: cart.totalItems,
  lines: cart.lines.map(lineOf),
  savedLines: cart.savedLines.map(lineOf),
  suppliers: cart.suppliers.map((supplier) => supplierIn(currency, supplier)),
  details: {
    ...details,
    billTo: billToOf(details.billTo),
    arrivesFrom: details.arrivesFrom?.toISOString() ?? null,
    arrivesUntil: details.arrivesUntil?.toISOString() ?? null,
  },
  ...sumsIn(currency, sums),
  vat: vatAnswer(vat, currency),
  version: cart.version,
  checkoutKey: cart.checkoutKey,
  canCheckOut: cart.canCheckOut,
  spending: cart.spending && {
    limit: { amountMinor: cart.spending.limitMinor, currency },
    spent: { amountMinor: cart.spending.spentMinor, currency },
  },
  aboveLimit: cart.aboveLimitMinor === null ? null : { amountMinor: cart.aboveLimitMinor, currency },
  openOrder: openOrder && {
    id: openOrder.id,
    number: `Q-${openOrder.number}`,
    total: { amountMinor: openOrder.totalMinor, currency: openOrder.currency },
    expiresAt: openOrder.expiresAt.toISOString(),
  },
});

const upToDate = 'Your cart is up to date.';

const messageFor = ({ lines }: Cart): string => (lines.length === 0 ? 'Your cart is empty.' : upToDate);

const cartAnswer = (cart: Cart) =>
  ({ status: 200, body: { status: true, message: messageFor(cart), data: cartBodyOf(cart) } }) as const;

const shortMessage = (available: number): string => {
  if (available === 0) return 'This is sold out.';
  return available === 1 ? 'Only 1 is left.' : `There are only ${available} of these.`;
};

/** A refusal with the stock, or with the wrong field. */
function cartRefused<Code extends string>(error: {
  readonly code: Code;
  readonly available?: number;
  readonly fields?: readonly FieldProblem[];
}): Refusal<Code> {
  const { code, available, fields } = error;
  const message = available === undefined ? fields?.[0]?.message : shortMessage(available);
  return refusal(code, {
    ...(message !== undefined && { message }),
    ...(available !== undefined && { details: { available } }),
    ...(fields !== undefined && { fields }),
  });
}

/** One of the preferences of a request (RFC 7240). */
const prefersMinimal = (prefer: string): boolean =>
  prefer.split(',').some((preference) => /^\s*return\s*=\s*"?minimal"?\s*(;|$)/iu.test(preference));

/**
 * Operations of tag "Cart", except the checkout. Only the contract's fields are read from a body: no price and no
 * owner.
 */
export const cartHandlers = (carts: Carts): CartHandlers => ({
  async getCart({ session }) {
    return cartAnswer(await carts.getCart(session.userId));
  },

  async getCartOfOne({ session, query }) {
    const found = await carts.getCartOfOne(session.userId, query);
    return found.ok ? cartAnswer(found.value) : cartRefused(found.error);
  },

  async getCartSummary({ session }) {
    const { totalItems, sums, currency } = await carts.getCart(session.userId);
    return { status: 200, body: { status: true, data: { totalItems, ...sumsIn(currency, sums) } } };
  },

  async addToCart({ session, headers: { prefer }, body: { inventoryId, productId, quantity } }) {
    const line = { inventoryId, productId, quantity };
    if (prefer !== undefined && prefersMinimal(prefer)) {
      const counted = await carts.addAndCount(session.userId, line);
      if (!counted.ok) return cartRefused(counted.error);
      return { status: 201, body: { status: true, message: upToDate, data: counted.value } };
    }
    const added = await carts.addToCart(session.userId, line);
    return added.ok ? cartAnswer(added.value) : cartRefused(added.error);
  },

  async updateCartQuantity({ session, body: { inventoryId, productId, quantity, savedForLater } }) {
    const change = { inventoryId, productId, quantity, savedForLater };
    const changed = await carts.updateCartQuantity(session.userId, change);
    return changed.ok ? cartAnswer(changed.value) : cartRefused(changed.error);
  },

  async removeFromCart({ session, body }) {
    return cartAnswer(await carts.removeFromCart(session.userId, body));
  },

  async clearCart({ session }) {
    return cartAnswer(await carts.clearCart(session.userId));
  },

  async updateCartDetails({ session, body }) {
    const changed = await carts.updateCartDetails(session.userId, body);
    return changed.ok ? cartAnswer(changed.value) : cartRefused(changed.error);
  },

  async mergeCart({ session, body }) {
    const { cart, left } = await carts.mergeCart(session.userId, body.lines);
    const data = { cart: cartBodyOf(cart), left: left.map((line) => ({ ...line })) };
    return { status: 200, body: { status: true, message: messageFor(cart), data } };
  },
});
