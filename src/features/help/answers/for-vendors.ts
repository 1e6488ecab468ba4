import { businessTerms } from '../../../lib/business-terms.ts';
import { marketRate, type Answer } from './answer.types.ts';

const { completionHours, receiptDays, reviewWorkingDays } = businessTerms;

interface VendorTexts {
  /** The prefix of the slugs, which makes them unique. */
  readonly of: 'supplier' | 'provider';
  /** The start of the workspace's paths: `/supplier/`. */
  readonly prefix: string;
  /** The page on which the listings are edited. */
  readonly listings: { readonly label: string; readonly path: string };
  /** Whether it has an SKU and a stock, or a lead time. */
  readonly noun: 'item' | 'service';
  /** The page of what is sold, where the buyer writes and reads. */
  readonly sales: { readonly label: string; readonly path: string };
  readonly sale: string;
  readonly sold: string;
  readonly earned: string;
}

/** The answers for all vendors, with the terms of one kind. */
const answersForVendors = ({
  of,
  prefix,
  listings,
  sales,
  noun,
  sale,
  sold,
  earned,
}: VendorTexts): readonly Answer[] => {
  const company = { label: 'Company profile', path: `${prefix}profile` };
  const transactions = { label: 'Transactions', path: `${prefix}transactions` };
  return [
    {
      slug: `${of}-payouts`,
      title: 'When you’re paid',
      words:
        'paid pay payment payout payouts get money transfer bank earnings when how long received receive arrive sale job work order deposit advance cash directly outside weekly often faster sooner early date next schedule',
      points: [
        `Your share of ${sale} is sent to your payment account once it is completed: ${earned}`,
        'The payment provider pays from there to your bank. Both are under Transactions, and the company profile says what is due and when the next payment is sent.',
        `While a problem or return with ${sale} is open, nothing of it is sent. It comes sooner only if the crew confirm sooner.`,
        'The crew always pay through Quayside. Did they also give you cash, or send you money? Then they have paid twice: give it back.',
      ],
      ways: [transactions, company],
    },
    {
      slug: `${of}-approval`,
      title: 'Approval, and why crew can’t find you',
      words:
        'when start sell selling quayside begin open approved approve approval rejected reject refused application waiting pending long live visible invisible show shown hidden find found search listing listings shop not appear application status crew clients customers product products published more get first top ranking position better place advertise advertising promote marketing',
      points: [
        `Crew see what you sell once three things are done: an admin has approved your company, usually within ${reviewWorkingDays} working days; the steps of the set-up are complete; and your payment account can take payments. Your dashboard and the company profile say which one is missing.`,
        'Were changes asked for? Make them and send the application again. Was it rejected? The reason is in our email and in the company profile: write to us if you think it is a mistake. Single listings aren’t checked.',
        noun === 'item'
          ? 'Are you live, and one item isn’t found? It may be paused, out of stock, or have no delivery to the port that the crew chose.'
          : 'Are you live, and one service isn’t found? It may be paused, or have no free time in the port and on the day that the crew chose: check your ports, working hours, notice and how far ahead you can be booked.',
        'What brings more customers: pictures, a clear name and description, and more ports. A better place in the search can’t be bought.',
      ],
      ways: [company, listings],
    },
    {
      slug: `${of}-changing-prices`,
      title: 'Changing prices, of one or of many',
      words:
        'change update raise increase lower price prices all many several at once percent bulk went up expensive cheaper new list wrong edit season',
      points: [
        'Type over a price in the list: it is saved at once. Select several and choose “Edit” to change all of them by a percentage, like 5 or -10.',
        `You can also upload your new price list. What it names again gets its new price, ${noun === 'item' ? 'matched by the SKU' : 'matched by the name'}.`,
        'What was ordered or booked before keeps its price.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-editing`,
      title: `Correcting or removing ${noun === 'item' ? 'an item' : 'a service'}`,
      words:
        'edit correct change wrong mistake name description title category department typo text delete remove archive discontinued no longer sell product item service listing',
      points: [
        'Choose “Edit” in its menu and change what is wrong: name, description, category, departments and the rest. It shows in the shop at once.',
        ...(noun === 'item'
          ? [
              'Do other suppliers sell the same product? Then its name, brand and description belong to all of you, and nobody can change them alone: write to us.',
            ]
          : []),
        'What you no longer sell you archive in the same menu. Nothing that was sold is deleted, so that orders, bookings and invoices stay readable.',
      ],
      ways: [listings, { label: 'Contact us', path: '/contact-us' }],
    },
    {
      slug: `${of}-pausing`,
      title: 'Holidays, and pausing what you sell',
      words:
        'pause paused pausing stop stopping selling one hide hidden listing product service shop close closed closing holiday holidays vacation christmas winter season break absence away week weeks month temporarily sick available unavailable',
      points: [
        'In the list, select what you can’t offer now and choose “Pause”. It leaves the shop at once, and comes back when you choose “Put on sale”. For a single one, “Pause” is in its menu.',
        noun === 'item'
          ? 'Placed orders continue, and so does their time to answer.'
          : 'For days or weeks off, enter time off in the calendar instead: those days can’t be booked. Bookings that were made before continue.',
      ],
      ways: noun === 'item' ? [listings] : [{ label: 'Calendar', path: `${prefix}calendar` }, listings],
    },
    {
      slug: `${of}-contacting`,
      title: 'Reaching the crew',
      words:
        'contact reach write message messages call phone telephone number mobile whatsapp email captain crew client customer buyer guest ask question talk before answer where yacht berth name person',
      points: [
        `Write on the page of ${sale}, at any time after it was placed. The crew are notified, and you’re notified of the answer.`,
        noun === 'item'
          ? 'Who to ask for on board, the berth and the hours are there too, if the crew gave them. Do you need a phone number? Ask for it in a message.'
          : 'From the confirmation until the work is over you also see the phone number of the crew there, if they gave one. The day’s jobs on your dashboard have a button to call.',
        'You don’t see email addresses, and crew don’t see yours.',
      ],
      ways: [sales],
    },
    {
      slug: `${of}-vat-number`,
      title: 'Selling with or without a VAT number',
      words:
        'vat number id need required small business exempt not registered registration without tax company self employed freelancer sole trader kleinunternehmer autonomo',
      points: [
        'You can sell without a VAT ID. Then no VAT is charged on what you sell, and what needs one, such as a sale across a border to a business, can’t be bought from you.',
        'An owner enters or changes it in the company profile. We check it with the register of the EU.',
      ],
      ways: [company],
    },
    {
      slug: `${of}-exempt`,
      title: 'Yachts that pay no VAT',
      words:
        'vat tax exempt exemption free without zero commercial charter yacht yachts high seas export non eu business reverse charge customs',
      points: [
        'You don’t have to decide it: the crew say in the cart or booking who is buying, and that the yacht is used commercially on the high seas if it is. We work out the tax from that.',
        'Each sale shows its tax and, where none is charged, the reason, which the invoice repeats. What can’t be decided can’t be bought that way.',
      ],
      ways: [
        {
          label: 'VAT for commercial yachts, in plain words',
          path: '/resource-center/vat-for-commercial-yachts',
        },
      ],
    },
    {
      slug: `${of}-exports`,
      title: 'Files for your accounts',
      words:
        'export download csv excel file list orders bookings sales transactions accountant accounting bookkeeping tax adviser year month report statement inventory services',
      points: [
        '“Export CSV” above each list saves what its filters show: listings, sales, transactions, payouts.',
        'Under Transactions, Statements, each month is a PDF and a CSV file with sales, refunds, commission and payouts. The invoices are beside it.',
      ],
      ways: [transactions, { label: 'Statements', path: `${prefix}transactions?view=statements` }],
    },
    {
      slug: `${of}-company`,
      title: 'Changing company details',
      words:
        'company name legal trading address register registration number contact person phone logo profile details data change update edit correct moved new owner ports description',
      points: [
        'An owner changes them in the company profile: names, address, register and VAT numbers, contact, logo and ports. Crew see the trading name, the logo and the ports.',
        'Invoices that were issued keep what they said. Your bank account is changed at Stripe, from the same page.',
      ],
      ways: [company],
    },
    {
      slug: `${of}-closing`,
      title: 'Leaving Quayside',
      words:
        'delete close leave quit end cancel account company shop contract terminate stop remove my data gdpr business sold owner',
      points: [
        'Close your account in the settings, under Privacy. Open orders and bookings have to be finished first.',
        'Does the company have other people? Make one of them an owner first, and the company stays. To stop for a while, pause what you sell instead.',
        'Invoices stay readable for you and your buyers for as long as the law asks.',
      ],
      ways: [{ label: 'Privacy', path: `${prefix}settings?tab=privacy` }],
    },
    {
      slug: `${of}-commission`,
      title: 'Commission and fees',
      words:
        'commission fee fees percent percentage rate cost costs cut share charge quayside keeps monthly subscription free joining invoice invoices deducted vat lower negotiate less paid out than expected',
      points: [
        `Quayside keeps a commission on ${sold}, before tax and delivery. The market’s rate is ${marketRate}; the company profile says whether you have another.`,
        'The rate on the day of the sale applies. If something is refunded, so is the commission on it. Our invoices for it are under Transactions, Commission.',
      ],
      ways: [company, { label: 'Commission by month', path: `${prefix}transactions?view=commission` }],
    },
    {
      slug: `${of}-price-list`,
      title: 'Uploading a price list',
      words:
        'upload import price list file format formats excel xlsx csv pdf photo spreadsheet add products services listings update prices catalogue columns undo recognised recognized read wrong error fails cannot open large size again next new',
      points: [
        'Send the list you have: Excel, CSV, OpenDocument, PDF, a photo, and more. Up to 50 MB and 100,000 rows.',
        'You check what we read, row by row where we aren’t sure, before anything is shown. An import can be undone for 30 days.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-adding-by-hand`,
      title: `Adding ${noun === 'item' ? 'an item' : 'a service'} by hand`,
      words:
        'add by hand manually single one new create product item service listing without list type write',
      points: [
        `Choose “Add ${noun === 'item' ? 'an item' : 'a service'}” above your list, type what you know, and save. It is on sale at once; the message that says so also offers to add a picture.`,
        'A name, a price and a tax rate are needed. Everything else can be added later, in the list or with “Edit”.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-photos`,
      title: 'Photographs of what you sell',
      words:
        'add photo photos photograph picture pictures image images upload cover first how many size format jpeg png several item items product products service services listing listings',
      points: [
        'Open “Edit” at the listing: it has up to eight pictures, JPEG, PNG, WebP, AVIF or GIF, of up to 10 MB each. The first is shown in the shop. Each change is saved at once.',
        ...(noun === 'item'
          ? [
              'Where other suppliers sell the same product, its pictures belong to all of you, and nobody changes them alone.',
            ]
          : []),
      ],
      ways: [listings],
    },
    {
      slug: `${of}-prices`,
      title: 'Prices and tax of what you sell',
      words:
        'price prices list currency euro euros dollar dollars pound pounds net gross tax vat with without including excluding incl excl before rate percent what do write type mine who sees see visible public everybody competitors other',
      points: [
        'Prices are net, before tax. Each listing has its own tax rate. Crew see the net price with the rate beside it, and the total with tax before they pay.',
        'All prices are in the one currency of the market: you can’t ask for another.',
        'Everybody sees your prices, also without an account, and so do others who sell.',
        'Are the prices in your list with tax? Compare one with what the review shows before you import, and correct the column there.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-bank-account`,
      title: 'Your bank and payment account',
      words:
        'bank account iban payment stripe change update details verify verification identity passport owner restricted',
      points: [
        'Payments go to your account at our payment provider, Stripe, and from there to your bank. The company profile shows its last four characters.',
        'Stripe asks who owns and runs the company, and sometimes for a photo of an identity card: the law makes it check who receives money. Without it you can’t be paid, so nothing goes on sale.',
        'An owner of the company changes the bank account on Stripe’s own page, which the company profile opens. We never see the whole number.',
      ],
      ways: [company],
    },
    {
      slug: `${of}-chargebacks`,
      title: 'Chargebacks',
      words:
        'chargeback chargebacks charge charged back reversed dispute disputed bank card fraud buyer customer claims evidence',
      points: [
        'A buyer can dispute a payment with their bank. Until the bank decides, nothing of it is refunded or paid out. Quayside sends the bank the evidence.',
        'If it is won, everything goes on. If it is lost, what you had earned stays yours. For what wasn’t earned yet, you pay back your share, as for a refund.',
      ],
      ways: [transactions],
    },
    {
      slug: `${of}-colleagues`,
      title: 'Colleagues',
      words:
        'invite colleague colleagues team staff people users employee employees worker technician partner accountant access account roles rights permission owner editor reader remove add second login packs only',
      points: [
        'An owner invites colleagues by email, in the company profile. The link works once, for seven days.',
        'A reader sees everything, an editor does the daily work, an owner also looks after the company, its payment account and its people.',
      ],
      ways: [{ label: 'Colleagues', path: `${prefix}profile?tab=colleagues` }],
    },
    {
      slug: `${of}-invoices`,
      title: 'Tax and invoices',
      words:
        'vat tax taxes invoice invoices invoicing bill bills credit note statement statements month monthly buyer client customer accountant accounting bookkeeping number numbers own who writes issues sends see another different address wrong name correct change asks',
      points: [
        'Quayside issues invoices and credit notes in your name, or you issue your own: an owner chooses in the company profile.',
        'The tax of each sale is worked out from your country, the buyer and the place; what can’t be decided is asked. An invoice gives the reason where no tax is charged.',
        'An invoice can’t be changed once it is issued: buyers say who is buying, and where, before they pay.',
        'Invoices and a statement of each month are under Transactions, as PDF and CSV.',
      ],
      ways: [
        { label: 'Invoices', path: `${prefix}transactions?view=invoices` },
        { label: 'Statements', path: `${prefix}transactions?view=statements` },
      ],
    },
  ];
};

export const sharedBySuppliers = answersForVendors({
  of: 'supplier',
  prefix: '/supplier/',
  listings: { label: 'Inventory', path: '/supplier/inventory' },
  sales: { label: 'Orders', path: '/supplier/orders' },
  noun: 'item',
  sale: 'an order',
  sold: 'the goods you sell',
  earned: `when the crew confirm that it arrived, or ${receiptDays} days after delivery.`,
});

export const sharedByProviders = answersForVendors({
  of: 'provider',
  prefix: '/service-provider/',
  listings: { label: 'Services', path: '/service-provider/services' },
  sales: { label: 'Bookings', path: '/service-provider/bookings' },
  noun: 'service',
  sale: 'a booking',
  sold: 'the work you sell',
  earned: `when the crew confirm that it is done, or ${completionHours} hours after you said so, at the latest ${completionHours} hours after its end.`,
});
