import { paymentOfOrder } from '../modules/payments/index.ts';
import { invariant } from '../../../src/lib/invariant.ts';
import type { Result } from '../../../src/lib/result.ts';
import { ownVendorId, type Session } from '../modules/account/index.ts';
import type { Cart } from '../modules/cart/index.ts';
import { demoAccounts } from '../modules/demo/index.ts';
import type { OrderView } from '../modules/orders/index.ts';
import { onDayAfter } from './instants.ts';
import type { ScenarioModules } from './scenario-modules.ts';
import type { ScenarioParts } from './scenario-parts.ts';
import { payOnPage } from './scenario-sandbox.ts';
import { findOwners } from './stock.repository.ts';

/** A scenario's own steps are never refused: if one is, the scenario or the rule is wrong. */
export function done<Value>(answer: Result<Value, { readonly code: string }>): Value {
  invariant(answer.ok, `the scenario is refused: ${answer.ok ? '' : JSON.stringify(answer.error)}`);
  return answer.value;
}

/** A session for use cases; nobody can sign in with it. */
export async function sessionFor({ db }: Pick<ScenarioParts, 'db'>, email: string): Promise<Session> {
  const [person] = await findOwners(db, [email]);
  invariant(person !== undefined, `the demo has an account for ${email}`);
  const { userId, role, vendorId } = person;
  const membership = vendorId === null ? {} : { membership: { vendorId, role: 'owner' as const } };
  return { kind: 'active', id: userId, userId, role, signUpId: null, ...membership };
}

/** The public account of a role. */
export function demoAccount(role: 'crew_member' | 'supplier' | 'service_provider') {
  const account = demoAccounts.find((one) => one.role === role);
  invariant(account !== undefined, `the demo has a ${role}`);
  return account;
}

/** One line of a demo supplier's list: the supplier's email address, and the item's name. */
export interface Wanted {
  readonly owner: string;
  readonly sku: string;
  readonly quantity: number;
}

/** A supplier's own item by its name. */
export async function itemOf({ catalogue }: ScenarioModules, supplierId: string, sku: string) {
  const { items } = done(await catalogue.listInventory(supplierId, { limit: 100 }));
  const item = items.find((one) => one.sku === sku);
  invariant(item !== undefined, `the demo market sells ${sku}`);
  return item;
}

const berthInPalma = { port: 'palma', berth: 'Pier 3, berth 42' };

/** A user's yacht by its name; a new one is in Palma. */
export async function yachtOf(
  { yachts }: Pick<ScenarioModules, 'yachts'>,
  { userId }: Pick<Session, 'userId'>,
  name: string,
): Promise<string> {
  const known = (await yachts.listYachts(userId)).find((yacht) => yacht.name === name);
  return (known ?? done(await yachts.addYacht(userId, { name, ...berthInPalma }))).id;
}

/** The crew member's cart with these lines, delivered to her yacht in Palma within the week. */
async function fillCart(
  parts: ScenarioParts,
  modules: ScenarioModules,
  crew: Session,
  wanted: readonly Wanted[],
): Promise<Cart> {
  const { carts } = modules;
  for (const { owner, sku, quantity } of wanted) {
    const supplierId = ownVendorId(await sessionFor(parts, owner));
    const { id: inventoryId, productId } = await itemOf(modules, supplierId, sku);
    done(await carts.addToCart(crew.userId, { inventoryId, productId, quantity }));
  }
  const now = parts.clock.now();
  const cart = done(
    await carts.updateCartDetails(crew.userId, {
      ...berthInPalma,
      yachtId: await yachtOf(modules, crew, 'Halcyon Tide'),
      contact: 'Mara Lindqvist, +34 600 000 000',
      arrivesFrom: onDayAfter(now, 2, 12).toISOString(),
      arrivesUntil: onDayAfter(now, 5, 8).toISOString(),
      latestUsefulOn: onDayAfter(now, 6, 12).toISOString().slice(0, 10),
    }),
  );
  // What cannot be delivered to Palma is collected.
  const deliveries = cart.suppliers
    .filter(({ deliveryMethodId }) => deliveryMethodId === null)
    .flatMap(({ supplier, deliveryMethods }) => {
      const counter = deliveryMethods.find(({ kind }) => kind === 'collection');
      return counter ? [{ supplierId: supplier.id, deliveryMethodId: counter.id }] : [];
    });
  if (deliveries.length === 0) return cart;
  return done(await carts.updateCartDetails(crew.userId, { deliveries }));
}

export interface Purchase {
  readonly crew: Session;
  readonly orderId: string;
  /** The sandbox's page. */
  readonly paymentUrl: string;
}

/** Checks out and opens the payment page, which stays unpaid. */
export async function checkOut(
  parts: ScenarioParts,
  modules: ScenarioModules,
  wanted: readonly Wanted[],
): Promise<Purchase> {
  const crew = await sessionFor(parts, demoAccount('crew_member').email);
  const { checkoutKey, version, sums, currency } = await fillCart(parts, modules, crew, wanted);
  const expectedTotal = { amountMinor: sums.totalMinor, currency };
  const { orderId } = done(
    await modules.orders.checkout(crew, checkoutKey, { cartVersion: version, expectedTotal }),
  );
  const { paymentUrl } = await modules.payments.openPayment(paymentOfOrder(orderId));
  invariant(paymentUrl !== null, 'the sandbox opens a payment page');
  return { crew, orderId, paymentUrl };
}

/** Checks out and pays: the order is placed, and its suppliers are notified. */
export async function buy(
  parts: ScenarioParts,
  modules: ScenarioModules,
  wanted: readonly Wanted[],
): Promise<OrderView> {
  const { crew, orderId, paymentUrl } = await checkOut(parts, modules, wanted);
  await payOnPage(paymentUrl, 'pays');
  // Refused if the running service received the event first.
  await modules.payments.payPurchase(crew, paymentOfOrder(orderId));
  const order = done(await modules.orders.getOrder(crew, orderId));
  invariant(order.status === 'placed', `the paid order is ${order.status}`);
  return order;
}
