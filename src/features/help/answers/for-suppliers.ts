import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';
import { sharedBySuppliers } from './for-vendors.ts';

const { answerHoursBounds, captureHours, changeHours, returns } = businessTerms;

const orders = { label: 'Orders', path: '/supplier/orders' };

/** How selling goods works. */
export const answersForSuppliers: readonly Answer[] = [
  {
    slug: 'supplier-orders',
    title: 'Answering an order',
    words:
      'order orders answer confirm accept decline refuse reject partly part propose change substitute alternative how long time hours deadline expire reminder out of stock',
    points: [
      'Confirm all of it, confirm a part, propose a change, or decline with a reason: in the app, or on the page that our email links to.',
      `Your time is on the order’s page: ${answerHoursBounds.most} hours at most. An order that isn’t answered ends, and the crew aren’t charged.`,
      `A proposed change waits ${changeHours} hours for the crew, and can’t cost more than they ordered for.`,
    ],
    ways: [orders],
  },
  {
    slug: 'supplier-sending',
    title: 'Sending an order',
    words:
      'send dispatch ship how shipping shipped deliver delivery delivered tracking number ready collect packing slip charged',
    points: [
      `Send nothing before the crew are charged: when every supplier of the order has answered, ${captureHours} hours after it was placed at the latest. Its page says by when.`,
      'Then mark it as dispatched, with a tracking number where there is one, or as ready for collection, and as delivered once it is. The packing slip is there too.',
    ],
    ways: [orders],
  },
  {
    slug: 'supplier-cancelling',
    title: 'Cancelling an order you confirmed',
    words: 'cancel cancellation cancelled buyer crew stop cannot deliver out of stock',
    points: [
      'Until it is sent or ready to collect, cancel it on its page, with a reason that the crew read. They get back all of it.',
      'The crew can cancel it until then too. You’re notified, and what you had set aside is in stock again.',
    ],
    ways: [orders],
  },
  {
    slug: 'supplier-returns',
    title: 'Returns and refunds',
    words:
      'return returns refund refunding money back send goods stock reason customer buyer broken wrong complaint',
    points: [
      `For ${returns.requestDays} days after delivery a buyer can ask to return something, with a reason and pictures. You find it under your orders.`,
      `Within ${returns.answerDays} days you accept, offer another amount, or reject it. After that Quayside decides. Once the goods are back you press “Refund”.`,
      'Goods go back to your stock only where you say so.',
    ],
    ways: [{ label: 'Returns to answer', path: '/supplier/orders?tab=returns' }],
  },
  {
    slug: 'supplier-delivery',
    title: 'Delivery methods and their prices',
    words:
      'delivery method shipping courier berth collection cost price set area areas region ports where days reach free change',
    points: [
      'In the company profile, under Delivery, add the ways you deliver: what each costs with tax, which ports it reaches and how many days it takes.',
      'Crew can only buy what reaches their port, or what they can collect.',
    ],
    ways: [{ label: 'Delivery methods', path: '/supplier/profile?tab=delivery' }],
  },
  {
    slug: 'supplier-pausing',
    title: 'Holidays and pausing what you sell',
    words:
      'holiday holidays christmas vacation closed close closing shop break pause paused stop selling hide listing absence away',
    points: [
      'In the inventory, select what you can’t sell now and choose “Pause”. It leaves the shop at once, and comes back when you choose “Put on sale”.',
      'Placed orders continue, and so does their time to answer.',
    ],
    ways: [{ label: 'Inventory', path: '/supplier/inventory' }],
  },
  {
    slug: 'supplier-numbers',
    title: 'SKU, part number and barcode',
    words:
      'sku stock keeping unit what is part number article barcode ean gtin own code item id reference match duplicate',
    points: [
      'The SKU is your own number for an item. Your next price list is matched by it, so keep one SKU for one item.',
      'The part number is the maker’s, and the barcode the 8 to 14 digits under the bars. Crew search for both, and by them your offer stands beside other suppliers’ offers of the same product.',
    ],
    ways: [{ label: 'Inventory', path: '/supplier/inventory' }],
  },
  {
    slug: 'supplier-stock',
    title: 'Stock and the reorder level',
    words:
      'stock reorder level low warning warn minimum running short count counted not out of stock quantity threshold restock',
    points: [
      'Stock falls with each order. Leave it empty for what you don’t count: it can then always be ordered.',
      'The reorder level is yours alone: when stock falls to it, the item is on your dashboard among what runs short. Without a level there is no warning.',
      'Both can be typed in the list. What is out of stock stays visible, but can’t be bought.',
    ],
    ways: [{ label: 'Inventory', path: '/supplier/inventory' }],
  },
  {
    slug: 'supplier-minimum-order',
    title: 'Is there a minimum order?',
    words: 'minimum order set amount value quantity smallest least pack box moq',
    points: [
      'No, and you can’t set one: crew can order a single piece of what you sell.',
      'Do you sell something only by the box? Then price the box, and write “box” as its unit. Small orders can be covered by the price of your delivery methods.',
    ],
    ways: [
      { label: 'Inventory', path: '/supplier/inventory' },
      { label: 'Delivery methods', path: '/supplier/profile?tab=delivery' },
    ],
  },
  {
    slug: 'supplier-late',
    title: 'When an order runs late',
    words:
      'late running delay delayed behind expected day date change deliver delivery postpone cannot make it in time lead order',
    points: [
      '“Change the date” on the order’s page gives the crew a new expected day, and tells them at once.',
      'Once the expected day is over the crew can say that it hasn’t come. Write to them there before that.',
      'How many days you need is part of each delivery method, counted from your confirmation.',
    ],
    ways: [orders, { label: 'Delivery methods', path: '/supplier/profile?tab=delivery' }],
  },
  ...sharedBySuppliers,
];
