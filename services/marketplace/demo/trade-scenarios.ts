import { paymentOfOrder } from '../modules/payments/index.ts';
import { invariant } from '../../../src/lib/invariant.ts';
import { createAccounts, type KnownPerson, ownVendorId } from '../modules/account/index.ts';
import { scenarioModules } from './scenario-modules.ts';
import { signInLine, type Scenario, type ScenarioParts } from './scenario-parts.ts';
import {
  buy,
  checkOut,
  demoAccount,
  done,
  itemOf,
  sessionFor,
  type Purchase,
  type Wanted,
} from './scenario-purchase.ts';
import { demoCards, payOnPage } from './scenario-sandbox.ts';
import { findAnswerUrl } from './scenario.repository.ts';
import { businessTerms } from '../../../src/lib/business-terms.ts';

const chandlery = demoAccount('supplier').email;
const marineSupply = 'ximena.hoekstra@market.example.com';

const fenders: Wanted = { owner: chandlery, sku: 'TRA-101', quantity: 4 };
const ofTwoSuppliers: readonly Wanted[] = [
  fenders,
  { owner: chandlery, sku: 'TRA-107', quantity: 2 },
  { owner: marineSupply, sku: 'VMS-101', quantity: 6 },
];

const crewSignsIn = (parts: ScenarioParts) => signInLine(parts, demoAccount('crew_member'));
const supplierSignsIn = (parts: ScenarioParts) => signInLine(parts, demoAccount('supplier'));
const orderUrl = ({ publicUrl }: ScenarioParts, orderId: string) =>
  `${publicUrl}/crew/orders-management/${orderId}`;

const payLines = (parts: ScenarioParts, { orderId, paymentUrl }: Purchase): readonly string[] => [
  crewSignsIn(parts),
  `The order, to pay or to give up: ${orderUrl(parts, orderId)}`,
  `Its payment page, where ${demoCards.pays} pays and ${demoCards.declined} is declined: ${paymentUrl}`,
  `After ${businessTerms.payMinutes} minutes the order is given up by itself, and the cart is as before.`,
];

/** Two users who want the same products as the demo crew member. */
const rivals = [
  {
    email: 'elin.sandberg@example.com',
    password: 'first light off the cape',
    firstName: 'Elin',
    lastName: 'Sandberg',
  },
  {
    email: 'matteo.ricci@example.com',
    password: 'two reefs before the squall',
    firstName: 'Matteo',
    lastName: 'Ricci',
  },
] as const;

/** The scenarios of sales; each begins with the market as `npm start` fills it. */
export const tradeScenarios = {
  'order-to-confirm': {
    description: 'The demo crew member has paid an order, and two suppliers are to answer it.',
    isPaid: true,
    arrange: async (parts) => {
      const order = await buy(parts, scenarioModules(parts), ofTwoSuppliers);
      const supplierId = ownVendorId(await sessionFor(parts, chandlery));
      const own = order.subOrders.find(({ supplier }) => supplier.id === supplierId);
      invariant(own !== undefined, 'the demo supplier was ordered from');
      const links = await Promise.all(
        order.subOrders.map(async ({ id, number, supplier }) => {
          const url = await findAnswerUrl(parts, id);
          return `${supplier.name} is asked for ${number} by email, and answers without signing in: ${url ?? 'see that mail'}`;
        }),
      );
      return [
        supplierSignsIn(parts),
        `The demo supplier's part of the order: ${parts.publicUrl}/supplier/orders-details?id=${own.id}`,
        ...links,
        `${crewSignsIn(parts).slice(0, -1)}, in another browser.`,
        `The crew member's order ${order.number}, which changes as they answer: ${orderUrl(parts, order.id)}`,
      ];
    },
  },
  'payment-declined': {
    description: 'An order of the demo crew member waits for its payment: the card was declined.',
    isPaid: true,
    arrange: async (parts) => {
      const modules = scenarioModules(parts);
      const purchase = await checkOut(parts, modules, ofTwoSuppliers);
      await payOnPage(purchase.paymentUrl, 'declined');
      done(await modules.payments.payPurchase(purchase.crew, paymentOfOrder(purchase.orderId)));
      return payLines(parts, purchase);
    },
  },
  'payment-abandoned': {
    description: 'An order of the demo crew member waits for its payment: the payment page was left.',
    isPaid: true,
    arrange: async (parts) => payLines(parts, await checkOut(parts, scenarioModules(parts), ofTwoSuppliers)),
  },
  'change-proposed': {
    description: 'One supplier has confirmed, the other proposes a change: the crew member decides.',
    isPaid: true,
    arrange: async (parts) => {
      const modules = scenarioModules(parts);
      const order = await buy(parts, modules, ofTwoSuppliers);
      const supplier = await sessionFor(parts, chandlery);
      const other = await sessionFor(parts, marineSupply);
      const proposing = order.subOrders.find((one) => one.supplier.id === ownVendorId(supplier));
      const confirming = order.subOrders.find((one) => one.supplier.id === ownVendorId(other));
      const line = proposing?.lines.find(({ sku }) => sku === fenders.sku);
      invariant(proposing && confirming && line, 'both suppliers were ordered from');
      done(await modules.orders.act(other, confirming.id, { action: 'confirm' }));
      const change = { lineId: line.id, quantity: 3, unitPriceMinor: 8400, substitute: 'Fender F4, White' };
      const message = 'Navy is out until next week. Three in white are here now, at their own lower price.';
      done(
        await modules.orders.act(supplier, proposing.id, {
          action: 'propose_change',
          proposal: { message, lines: [change] },
        }),
      );
      return [
        crewSignsIn(parts),
        `The crew member's order ${order.number}, with a change to accept or refuse within ${businessTerms.changeHours} hours: ${orderUrl(parts, order.id)}`,
        `${supplierSignsIn(parts).slice(0, -1)}, in another browser, to see what became of it.`,
      ];
    },
  },
  'stock-contested': {
    description: 'The last anchor swivel is in the carts of three crew members.',
    arrange: async (parts) => {
      const modules = scenarioModules(parts);
      const since = parts.clock.now();
      const people = rivals.map((one): KnownPerson => ({ ...one, role: 'crew_member', since }));
      await createAccounts(parts).openAccounts(people);
      const supplierId = ownVendorId(await sessionFor(parts, chandlery));
      const { id, productId, version } = await itemOf(modules, supplierId, 'TRA-116');
      const target = { id, ifMatch: `"${version}"` };
      done(await modules.catalogue.updateInventoryItem(supplierId, target, { stock: 1 }));
      const contenders = [demoAccount('crew_member'), ...rivals];
      for (const { email } of contenders) {
        const { userId } = await sessionFor(parts, email);
        done(await modules.carts.addToCart(userId, { inventoryId: id, productId, quantity: 1 }));
        done(await modules.carts.updateCartDetails(userId, { port: 'palma', berth: 'Moll Vell, Q12' }));
      }
      return [
        ...contenders.map((contender) => signInLine(parts, contender)),
        `Each has it in the cart, and who checks out first has it, paid or not: ${parts.publicUrl}/crew/cart`,
        `What is left of it: ${parts.publicUrl}/product-checkout/${productId}`,
      ];
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;
