import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';
import { sharedBySuppliers } from './for-vendors.ts';

const { answerHoursBounds, captureHours, changeHours, disputes, returns } = businessTerms;

const orders = { label: 'Orders', path: '/supplier/orders' };

/** How selling goods works. */
export const answersForSuppliers: readonly Answer[] = [
  {
    slug: 'supplier-orders',
    title: 'Answering an order',
    words:
      'order orders ordered answer confirm accept decline refuse reject partly part half less only propose change substitute alternative replacement how long time hours deadline expire expired missed reminder out of stock not available ran out sold email link mistake wrong price already have must every offer different brand instead partially',
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
      'send dispatch ship how shipping shipped deliver delivery delivered tracking number ready collect collection pick up packing slip list delivery note print printing label charged when mark as shipped courier dhl',
    points: [
      `Send nothing before the crew are charged: when every supplier of the order has answered, ${captureHours} hours after it was placed at the latest. Its page says by when.`,
      'Then mark it as dispatched, with a tracking number where there is one, or as ready for collection, and as delivered once it is. The packing slip is there too.',
    ],
    ways: [orders],
  },
  {
    slug: 'supplier-cancelling',
    title: 'Cancelling an order you confirmed',
    words:
      'cancel cancellation cancelled buyer crew customer client stop cannot deliver out of stock item sold lost damaged confirmed punished punishment penalty fine mistake wrong price available deliverable',
    points: [
      'Until it is sent or ready to collect, cancel it on its page, with a reason that the crew read. They get back all of it. You pay no penalty, and lose the sale.',
      'The crew can cancel it until then too. You’re notified, and what you had set aside is in stock again.',
    ],
    ways: [orders],
  },
  {
    slug: 'supplier-returns',
    title: 'Returns and refunds',
    words:
      'return returns returned refund refunding money back send goods item used unwanted stock reason customer client buyer broken damaged wrong complaint decline reject refuse postage who pays shipping warranty',
    points: [
      `For ${returns.requestDays} days after delivery a buyer can ask to return something, with a reason and pictures. You find it under your orders.`,
      `Within ${returns.answerDays} days you accept, offer another amount, or reject it. After that Quayside decides. Once the goods are back you press “Refund”.`,
      'If something was wrong with the goods, you pay for sending them back; if they are only no longer needed, the buyer does. Goods go back to your stock only where you say so.',
    ],
    ways: [{ label: 'Returns to answer', path: '/supplier/orders?tab=returns' }],
  },
  {
    slug: 'supplier-delivery',
    title: 'Delivery methods and their prices',
    words:
      'delivery deliver method methods shipping courier berth boat collection cost costs fee fees own price charge pay pays set area areas region port ports another where days reach free change add collect collection shop warehouse pick up from own van',
    points: [
      'In the company profile, under Delivery, add the ways you deliver: what each costs with tax, which ports it reaches and how many days it takes.',
      'The crew pay the cost of the way they choose, once for each order from you, and you get all of it: the commission is on the goods alone. A cost of 0 is shown as free; free delivery above an amount isn’t possible.',
      'Crew can only buy what reaches their port, or what they can collect. A method has one cost for all its ports: for another cost, add a second method with other ports.',
    ],
    ways: [{ label: 'Delivery methods', path: '/supplier/profile?tab=delivery' }],
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
    slug: 'supplier-variants',
    title: 'Sizes, colours and other variants',
    words:
      'variant variants variation size sizes colour colours color colors version model option options second another several add product item small medium large xl same different',
    points: [
      'Each size or colour is an item of its own, with its own price, stock and SKU. What it is, “Navy” or “XL”, is in the field “Variant”.',
      'In a price list, give each its own line, and the size or colour its own column: it becomes the variant. By hand, choose “Add an item” once for each.',
      'Those with the same brand and the same part number are on one page in the shop, where the crew choose between them. Without these two, each has a page of its own.',
    ],
    ways: [{ label: 'Inventory', path: '/supplier/inventory' }],
  },
  {
    slug: 'supplier-stock',
    title: 'Stock and the reorder level',
    words:
      'stock reorder level low warning warn minimum running short count counted not out of stock sold item items available quantity threshold restock set zero last one two people buy same oversell twice',
    points: [
      'Stock falls with each order, so that the last one is never sold twice. Leave it empty for what you don’t count: it can then always be ordered.',
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
    slug: 'supplier-nobody-there',
    title: 'When nobody takes the delivery',
    words:
      'nobody there no show noshow absent berth crew not board delivered deliver delivery before yacht gone left leave leaves sailed sails away refused closed wrong again second trip courier',
    points: [
      'Write to the crew on the order’s page: it has the berth, the hours and, if they gave one, whom to ask for. Don’t mark it as delivered.',
      '“Change the date” gives them a new day. You can’t charge a second trip here.',
      'If nobody answers, write to us with the order’s number and keep the goods: we help you and the crew to agree.',
    ],
    ways: [orders, { label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'supplier-problems',
    title: 'When the crew report a problem',
    words:
      'problem problems dispute disputed complaint complains claim wrong sent thing missing damaged broken late never arrived came come not received item parcel package customer client buyer says money back answer disagree unfair',
    points: [
      `On the order’s page you refund everything, offer a part, or say why you don’t agree, within ${disputes.answerDays} days. Without an answer Quayside decides.`,
      'Where you don’t agree with each other, Quayside decides too. Photos, messages and a signed delivery note help. Nothing of that order is paid out until then.',
    ],
    ways: [orders],
  },
  {
    slug: 'supplier-discounts',
    title: 'Discounts and prices for quantities',
    words:
      'discount discounts rebate reduction quantity quantities bulk big large volume special offer promotion sale voucher coupon code price prices regular customer cheaper more pieces different',
    points: [
      'An item has one price for everybody and every quantity. There are no discounts, vouchers or prices for regular customers.',
      'Sell a larger pack as an item of its own, with its own price and unit. To lower a price for a while, type over it in the list, and back again later.',
      'For one order you can propose a lower price as a change, before you confirm it.',
    ],
    ways: [{ label: 'Inventory', path: '/supplier/inventory' }],
  },
  {
    slug: 'supplier-late',
    title: 'When an order runs late',
    words:
      'late running delay delayed behind expected day date change deliver delivery postpone cannot make it in time lead order must there by saturday can’t make',
    points: [
      '“Change the date” on the order’s page gives the crew a new expected day, and tells them at once.',
      'Once the expected day is over the crew can say that it hasn’t come. Write to them there before that.',
      'How many days you need is part of each delivery method, counted from your confirmation.',
    ],
    ways: [orders, { label: 'Delivery methods', path: '/supplier/profile?tab=delivery' }],
  },
  ...sharedBySuppliers,
];
