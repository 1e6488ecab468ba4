import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';

const {
  approvalDays,
  captureHours,
  changeHours,
  completionHours,
  expectedDays,
  limitHours,
  receiptDays,
  returns,
  answerHoursBounds,
} = businessTerms;

const orders = { label: 'Your orders', path: '/crew/orders-management' };
const bookings = { label: 'Your bookings', path: '/crew/calendar?show=bookings' };
const cart = { label: 'Your cart', path: '/crew/cart' };
const spend = { label: 'Spend', path: '/crew/financial-management' };
const profile = { label: 'Your profile', path: '/crew/profile' };
const invoices = { label: 'Your invoices', path: '/crew/financial-management?view=invoices' };

/** How buying and paying work, for crew and yacht offices. */
export const answersOnBuying: readonly Answer[] = [
  {
    slug: 'ordering',
    title: 'How ordering works',
    words: 'buy buying purchase shop how works cart basket checkout start first order works',
    points: [
      'Put products of one supplier or several into the cart, and say where the yacht is and until when you need them.',
      'At the checkout the total is reserved on your card. Each supplier then confirms what it can send.',
      'You’re charged once, for what was accepted. Each supplier delivers its part, and you confirm that it has arrived.',
    ],
    ways: [{ label: 'See what is for sale', path: '/' }, cart],
  },
  {
    slug: 'minimum-order',
    title: 'Is there a minimum order?',
    words: 'minimum order amount value quantity smallest least small few one piece only moq',
    points: [
      'No. You can order a single piece, and as little as you like from each supplier.',
      'Delivery is charged for each supplier, so a few things from one supplier cost less to deliver than one each from several.',
    ],
    ways: [cart],
  },
  {
    slug: 'card-refused',
    title: 'If your card is refused',
    words:
      'card refused declined rejected failed fails payment not working error bank blocked 3d secure try again another different limit money',
    points: [
      'Nothing is charged. On the payment page try again or take another card: your order or time is kept for the minutes that the page shows.',
      'Your bank decides and doesn’t tell us why. Often it asks you to approve the payment in its app, or the amount is above the card’s limit: call the number on the card.',
      'If the time to pay ran out, what you wanted is back in the cart, or you can choose the time again if it is still free.',
    ],
    ways: [cart, orders],
  },
  {
    slug: 'when-you-are-charged',
    title: 'When you’re charged',
    words:
      'charge charges pay paid payment card money reserved reservation authorised authorisation pending capture released twice double two times bank statement',
    points: [
      'When you order or book, the amount is only reserved on your card.',
      `For an order you’re charged once, for what was accepted, when every supplier has answered: ${captureHours} hours after you ordered at the latest. The rest is released.`,
      'For a booking you’re charged when the provider confirms it.',
      'Does your bank show an amount twice? One of the two is usually the reservation, which the bank releases after a few days. If both stay, write to us.',
    ],
    ways: [spend, { label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'paying',
    title: 'Paying, and how your money is protected',
    words:
      'pay payment methods paypal cash bank transfer wire card credit debit safe safely secure security trust protected scam stripe money checkout amex american express visa mastercard apple google sepa invoice on account credit tab later saved save store stored remember keep details owner his',
    points: [
      'You pay on the page of our payment provider, Stripe, by card or in another way that it offers there. Your card number never reaches Quayside.',
      'Bank transfer, cash and payment on invoice aren’t possible: the amount is reserved first, and charged once it is confirmed.',
      'A supplier is paid once its goods have arrived, and a provider once the work is done. While a problem is open, it isn’t paid.',
      'Before you pay you see the total with tax and delivery. More than that is never taken without your agreement.',
    ],
    ways: [{ label: 'Terms on payment', path: '/terms-and-conditions#payment' }],
  },
  {
    slug: 'cancelling-an-order',
    title: 'Cancelling an order',
    words:
      'cancel cancellation call off stop undo withdraw mistake change mind whole part purchase pay paid paying payment confirmed ordered twice double wrong delete remove',
    points: [
      'While no supplier has confirmed, “Cancel the order” on its page ends all of it, and nothing is charged.',
      'After that you cancel each supplier’s part with “Cancel this part”, until it is sent or ready to collect. If you were charged for it already, the money goes back to you.',
      'What is sent or ready to collect can’t be cancelled any more. Once it has arrived, you can return it.',
    ],
    ways: [orders],
  },
  {
    slug: 'refunds',
    title: 'Refunds',
    words:
      'refunded money back policy reimbursed reimbursement repay how long days bank card credit note returned where when how long time early earlier leave leaves leaving left boat yacht port plans change changed cancel',
    points: [
      'Refunds go back the way you paid, as soon as they are decided. Your bank takes a few days to show them.',
      'What you cancel before it was charged isn’t refunded but released: the reserved amount disappears from your account, which also takes the bank a few days.',
      'Leaving earlier than planned? Cancel on the page of the order or booking. For an order you get back what isn’t sent yet; for a booking its cancellation policy decides, and you see the amount before you agree.',
      'The amount is on the page of the order or booking and under Spend, with a credit note.',
    ],
    ways: [spend, orders],
  },
  {
    slug: 'returning-something',
    title: 'Returning something',
    words:
      'return returns policy refund send shipping who pay pays back goods item exchange wrong damaged broken defective unwanted size days money label postage withdraw contract complaint restocking fee deduction faulty warranty guarantee arrives arrived dislike like bought',
    points: [
      `Until ${returns.requestDays} days after delivery, choose “Something’s wrong” on the order’s page: say what, why, and add photos. You can also keep it for less.`,
      `The supplier answers within ${returns.answerDays} days. If it refuses or doesn’t answer, Quayside can decide.`,
      'Sending it back costs you nothing if something was wrong with it. If you no longer need it, you pay for sending it.',
      `Bought privately? For ${returns.requestDays} days you can withdraw from the contract without a reason.`,
    ],
    ways: [orders],
  },
  {
    slug: 'guarantee',
    title: 'Guarantee, and what breaks later',
    words:
      'guarantee guaranteed warranty warranties manufacturer maker faulty broken defect defective repair after months year buy bought pump',
    points: [
      'The supplier sells to you, not Quayside, and answers for its goods as the law says. A maker’s warranty, where there is one, comes on top.',
      `In the first ${returns.requestDays} days after delivery, choose “Something’s wrong” on the order’s page, with photos.`,
      'Later, write to the supplier on the order’s page. The invoice, which is there too, is your proof of purchase.',
    ],
    ways: [orders, invoices],
  },
  {
    slug: 'chargebacks',
    title: 'Disputing a payment with your bank',
    words:
      'chargeback chargebacks charge back dispute disputed reversed reverse bank card claim unknown fraud unrecognised',
    points: [
      'Report the problem here first, on the page of the order or booking: that is quicker than a bank, and the seller isn’t paid meanwhile.',
      'While your bank decides, nothing of that payment is refunded here. Quayside sends the bank what it knows.',
      'Don’t recognise a payment? Write to us with its date and amount.',
    ],
    ways: [orders, { label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'problems',
    title: 'Something is wrong, missing or late',
    words:
      'problem report wrong missing broken damaged defective late not arrived delivered never came sent size incomplete complaint complain dispute item parcel lost bad work quality arrives arrived goods happens part parts partly half only box package order rubbish junk useless supplier sends',
    points: [
      `Choose “Something’s wrong” on the order’s page as soon as it is on its way. What is missing, you report within ${receiptDays} days of delivery and before you confirm receipt. What is wrong, damaged or not needed, you return within ${returns.requestDays}.`,
      'Something hasn’t come: you can say so there once its expected day is over.',
      `A service wasn’t done well: “Report a problem” on the booking’s page, until ${completionHours} hours after its end, or after the provider said earlier that it is done.`,
      'The supplier or provider isn’t paid until it is resolved. Where you don’t agree with each other, Quayside decides.',
    ],
    ways: [orders, bookings],
  },
  {
    slug: 'delivery-costs',
    title: 'Delivery and what it costs',
    words:
      'delivery deliver cost costs price much shipping ship courier postage fee charge free berth marina yacht address collect collecting collection pick up pickup fetch shop store myself port abroad anchorage anchor tender boat',
    points: [
      'Each supplier sets how it delivers: to the berth, by courier, or for you to collect. It also sets what each way costs and which ports it reaches.',
      'The product’s page shows these costs, and the cart shows the one you chose before you pay. The price of a delivery includes its tax. One delivery is charged for each supplier in the cart.',
      'Delivery to the berth is to the quay or marina that you name in the cart. At anchor, meet it there or collect it with the tender. Ask the supplier whether it can come out to you.',
      'It costs the same if the supplier can send only a part. If it sends nothing, you don’t pay for its delivery.',
    ],
    ways: [cart],
  },
  {
    slug: 'delivery-times',
    title: 'When it arrives, and how long delivery takes',
    words:
      'delivery time times long days arrive arrival arrives track tracking where is my order number parcel shipment date late expected eta fast urgent today tomorrow friday week need needed soon quick quickly immediately asap same day express status weekend saturday sunday holiday holidays night hours',
    points: [
      'The cart shows how many days each way of delivery takes, counted from the supplier’s confirmation.',
      `Once confirmed, the order’s page has the expected day and, where the supplier gives one, the tracking number. Where no day is named, we count ${expectedDays.berth} days to a berth, ${expectedDays.courier} by courier and ${expectedDays.collection} for collecting. It leaves once every supplier of the order has answered: if that takes days, the expected day moves by as many.`,
      'Nothing is sent before you’re charged, which is when every supplier of the order has answered.',
      'On a Saturday, Sunday or holiday? Each supplier decides whether it delivers then, and Quayside counts these days like all others. Write the day into the cart’s “Note to the supplier”, or ask on the supplier’s own page before you order.',
      'In a hurry? Collecting is often quickest. Give the “Latest useful date” in the cart: suppliers read it before they confirm.',
    ],
    ways: [orders],
  },
  {
    slug: 'changing-an-order',
    title: 'Changing an order or where it goes',
    words:
      'change edit delivery address berth port quantity date after ordered modify wrong place add item gate code driver note instructions',
    points: [
      'Before you pay, everything can be changed in the cart: port, berth, dates and quantities, and one supplier’s part can go to another address.',
      'After that, write to the supplier on the order’s page. It can change the expected day, or propose a change before it confirms.',
      'While nothing is sent you can also cancel the part, and order it again.',
    ],
    ways: [orders, cart],
  },
  {
    slug: 'no-answer',
    title: 'If a supplier or provider declines or doesn’t answer',
    words:
      'supplier provider nobody order booking not answering answer answers reply response react reacts respond quick quickly fast silent decline declined rejected refused expired waiting confirm confirmed pending how long confirmation paid nothing heard yet',
    points: [
      `They have a limited time, which the page of the order or booking shows: ${answerHoursBounds.most} hours at most. We remind them.`,
      'Declined or not answered means not charged: the reserved amount is released. The other suppliers of the order continue.',
      'Then look for another supplier on the product’s page, or put the order into the cart again.',
    ],
    ways: [orders, bookings],
  },
  {
    slug: 'proposed-changes',
    title: 'When a supplier proposes a change',
    words:
      'change changed proposed substitute partial replacement alternative quantity partly part price date accept agree something else instead send sends wants other product',
    points: [
      `You accept or refuse it on the order’s page within ${changeHours} hours. Without your answer that part is cancelled.`,
      'It never costs more than what is reserved. What you then don’t buy is released.',
    ],
    ways: [orders],
  },
  {
    slug: 'tax',
    title: 'Tax and VAT',
    words:
      'vat tax taxes iva tva mwst net gross exempt exemption free without commercial charter yacht id number business company included include prices intra eu export reverse charge',
    points: [
      'Prices of products and services are without tax. Their pages show the tax, and the cart and the booking show the total with tax before you pay. The price of a delivery includes its tax; an invoice names the tax of the goods and of the delivery as one sum.',
      'Say in the cart or booking who is buying: you privately, or the yacht’s business with its VAT ID. We work out the tax from that, and the invoice gives the reason where none is charged.',
      'A business whose yacht is used commercially on the high seas says so there too: supplies to it can be exempt.',
    ],
    ways: [
      cart,
      {
        label: 'VAT for commercial yachts, in plain words',
        path: '/resource-center/vat-for-commercial-yachts',
      },
    ],
  },
  {
    slug: 'invoices',
    title: 'Invoices and receipts',
    words:
      'invoice receipt bill bills credit note pdf accounting accountant bookkeeping month monthly statement tax number export download csv excel report spending spend paper copy',
    points: [
      'They are on the page of the order or booking, and all of them under Spend, as PDFs. If an invoice isn’t there yet, the page says what it is waiting for.',
      'An invoice is made out to who was buying, as the cart said. It also has the PO number.',
      'For your accounts, save what you paid and got back as a CSV file under Spend.',
    ],
    ways: [invoices, spend],
  },
  {
    slug: 'who-is-buying',
    title: 'Who the invoice is made out to',
    words:
      'bill billing invoice address company business owner yacht name to vat id po number cost centre private office management change',
    points: [
      'A cart is bought privately unless you choose the yacht’s business under “Who is buying?”: its name, billing address and VAT ID. If you let us remember it for the yacht, the yacht’s next carts begin with it.',
      'A PO number and a cost centre can be added there. A booking asks for the same.',
      'Choose it before you pay: the invoice follows what the cart said then.',
    ],
    ways: [cart],
  },
  {
    slug: 'spending-limits',
    title: 'Spending limits and approvals',
    words:
      'spending limit limits budget set approve approval approvals approver purchase purchases request captain owner boss permission allow maximum sign off over above orders order ok okay agree authorise authorize more than stewardess chef engineer crew member',
    points: [
      `The owner of a yacht gives each buyer a limit for any ${limitHours} hours, or none, and names approvers: in their profile, at the yacht.`,
      'A cart above the limit is sent for approval. Nothing is reserved until an approver checks it out, at the prices of that day.',
      `Approvers have ${approvalDays} days, and can decline with a reason. What wasn’t ordered is then back in the cart.`,
    ],
    ways: [{ label: 'Approvals', path: '/crew/orders-management?show=approvals' }, profile],
  },
  {
    slug: 'yachts',
    title: 'Your yachts, and who buys for them',
    words:
      'add second another new yacht yachts boat boats vessel ship crew member people person who can buy buyer buyers remove removed take off delete access former join joined invite colleague captain owner office changed left leave sold switch berth berths saved address let order for chief mate officer bosun deckhand steward purser behalf',
    points: [
      'Add a yacht in your profile, or several: whoever adds it owns it. It can have saved berths and addresses, which everybody on it uses. The cart asks for which yacht it is.',
      'The owner adds others by the email address of their account: as buyers, or as approvers. They don’t need to have an account yet.',
      'Somebody left? The owner presses “Remove” beside their address in the profile, at “Your yachts”: they can’t buy for the yacht any more, and what was ordered stays.',
      'Have you changed boats? Add the new yacht, or ask its owner to add you. Your account, orders and lists stay yours.',
    ],
    ways: [profile],
  },
  {
    slug: 'changed-prices',
    title: 'When a price has changed',
    words:
      'price prices changed change different higher lower increased yesterday before cart than expensive now today last week why',
    points: [
      'Suppliers and providers set their prices and can change them at any time. What you have ordered or booked keeps its price.',
      'In the cart, a price that has changed since you put the item in is marked, before you pay.',
    ],
    ways: [cart],
  },
  {
    slug: 'sharing-a-cart',
    title: 'Buying together with the captain or the office',
    words:
      'share sharing cart basket list send show captain owner office management colleague together same account login several people two boss approve shopping pay pays paying card',
    points: [
      'A cart and shopping lists belong to one person, and can’t be shared or sent. Don’t share a password: add the other person to the yacht in your profile.',
      'Would you like somebody else to check and pay for what you chose? Send the cart for approval: the captain or owner opens it, and buys it with one press.',
    ],
    ways: [profile, { label: 'Approvals', path: '/crew/orders-management?show=approvals' }],
  },
  {
    slug: 'comparing',
    title: 'Comparing suppliers and providers',
    words:
      'compare comparing comparison price prices cheapest cheaper best offer offers several suppliers providers difference which quality choose sort filter',
    points: [
      'A product’s page shows all suppliers that have it, side by side: price, stock, and what delivery to your port costs and how long it takes.',
      'In the shop, sort by price and filter by port and stock; among the services filter by port, day and price. All these prices are without tax, so they can be compared.',
    ],
    ways: [
      { label: 'See what is for sale', path: '/' },
      { label: 'Find a service', path: '/vendor-services' },
    ],
  },
  {
    slug: 'discounts',
    title: 'Discounts, vouchers and gift cards',
    words:
      'discount discounts voucher vouchers coupon code promo promotion gift card cards sale rebate bulk quantity quantities loyalty points price match negotiate cheaper special offer quote quotes',
    points: [
      'There are none on Quayside: each supplier and provider sets one price for everybody, and there is no field for a code.',
      'Only an order’s supplier can lower its price, by proposing a change when it answers: ask for it in the note to the suppliers.',
    ],
    ways: [cart],
  },
  {
    slug: 'documents',
    title: 'Certificates, crew papers and job offers',
    words:
      'document documents certificate certificates stcw eng1 passport visa cv papers store upload keep expiry expire reminder job jobs agency agencies employer recruit hire crew work training',
    points: [
      'Your profile lists your licences, so that they are at hand. Quayside doesn’t keep the papers themselves, and isn’t a place for jobs or crew agencies. Keeping documents with reminders is planned.',
      'Photos and papers of a booking are on its page. Courses and medicals that providers offer are under Services.',
    ],
    ways: [{ label: 'Find a service', path: '/vendor-services' }],
  },
  {
    slug: 'ordering-again',
    title: 'Ordering again, lists and part numbers',
    words:
      'reorder repeat again same shopping list lists favourite favourites heart quick order part numbers sku barcode paste buy before last month usual',
    points: [
      '“Order again” in the list of orders puts what is still available into the cart, at today’s prices, and says what has changed.',
      'Keep what you buy often in shopping lists, or with the heart as a favourite. Under Quick order you paste part numbers.',
    ],
    ways: [
      { label: 'Shopping lists', path: '/crew/orders-management?show=lists' },
      { label: 'Quick order', path: '/crew/orders-management?show=quick-order' },
    ],
  },
  {
    slug: 'messages',
    title: 'Writing to a supplier or provider',
    words:
      'message messages write contact ask question tell allergy chat talk call phone supplier provider seller vendor phone by order phone privacy gets see sees mine',
    points: [
      'After you have ordered or booked, write on the page of the order or booking. They are notified, and you’re notified of the answer.',
      'Before that, ask on the supplier’s or provider’s own page, which its name leads to. We pass the question on.',
      'From the confirmation of a booking until it is over, its provider sees the phone number of your account. Suppliers only see what you enter in the cart.',
    ],
    ways: [orders, bookings],
  },
];
