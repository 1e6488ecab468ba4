import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';

const { answerHoursBounds, disputes, reviewWorkingDays } = businessTerms;

const desk = { label: 'Dashboard', path: '/admin/dashboard' };
const vendors = { label: 'Vendors', path: '/admin/approve?status=all' };
const orders = { label: 'Orders', path: '/admin/orders-management' };
const bookings = { label: 'Bookings', path: '/admin/bookings-management' };
const finance = { label: 'Finance', path: '/admin/financial-management' };
const market = { label: 'Market settings', path: '/admin/settings?tab=market' };
const audit = { label: 'Audit log', path: '/admin/settings?tab=audit' };

/** How the market is run. */
export const answersForAdmins: readonly Answer[] = [
  {
    slug: 'admin-desk',
    title: 'What needs attention, and who is handling it',
    words:
      'desk exceptions dashboard cases case tasks urgent late due orders deadline take handling working on it colleague problem wrong help overview first start day supplier provider vendor answer answering not does waiting expire call remind email emails mail delivered bounced undelivered import failed health',
    points: [
      'The dashboard lists what is wrong, the oldest of each kind first: answers due soon, disputes, returns, chargebacks, failed transfers, applications, messages, emails that nobody got, and more.',
      'Press “Take” and the others see your name at it. “Hand back” gives it up again. If two admins press at once, the first gets it.',
      'Each line leads to where it is dealt with, and disappears when it is settled.',
      'Is a vendor not answering its orders? It is reminded by email twice, and a request without an answer ends. Eight hours before, it is on the dashboard, so that you can call them.',
    ],
    ways: [desk],
  },
  {
    slug: 'admin-applications',
    title: 'Deciding an application',
    words:
      'application applications apply approve approval reject decline refuse new supplier provider vendor vendors company review papers documents verify check changes vat number insurance decision accept why not live visible listed missing condition suppliers list',
    points: [
      `Press “Start review”, read the company, its documents and its listings, then approve it, ask for changes or reject it. Applicants are promised an answer within about ${reviewWorkingDays} working days.`,
      '“Ask for changes” keeps everything, and the vendor can send it again. A rejection is final. Both need a reason, which the vendor reads.',
      'What is approved goes on sale once its onboarding is complete and its payment account can take charges: the application shows what is missing.',
    ],
    ways: [{ label: 'Vendors', path: '/admin/approve' }],
  },
  {
    slug: 'admin-suspending',
    title: 'Suspending a vendor, and ending it',
    words:
      'suspend suspended suspension block blocked ban banned stop close shop vendor vendors supplier provider company reinstate end unblock lift restore fraud',
    points: [
      'On the page of its application choose “Suspend” and give a reason, which the vendor reads. Its listings disappear at once. Its open orders and bookings continue.',
      '“End suspension” on the same page brings the listings back. The reason for it is only for the record.',
      'Suspended vendors have a tab of their own in the list.',
    ],
    ways: [vendors, { label: 'Suspended vendors', path: '/admin/approve?status=suspended' }],
  },
  {
    slug: 'admin-commission',
    title: 'Commission of the market, and of one vendor',
    words:
      'commission rate fee fees percent change set raise lower market one single vendor only own special individual rate invoices',
    points: [
      'In the market settings you change the rate for all. A lower rate counts at once. A higher one is announced: it counts from fifteen days later, and until then you can take it back. Vendors at this rate are told in the app and by email. Orders and bookings that were already made keep theirs.',
      'A vendor can have a rate of its own, which stays as it is when the market’s changes: choose the vendor under Vendors, then “Change the commission”. It needs a reason, which the vendor reads in an email. A higher one is announced too, and begins fifteen days later. What was sold before keeps its rate.',
      'The invoices for the commission are in the settings too, under Commission invoices. They need the legal identity of the market.',
    ],
    ways: [market, vendors, { label: 'Commission invoices', path: '/admin/settings?tab=commission' }],
  },
  {
    slug: 'admin-switches',
    title: 'Stopping orders, bookings or applications for a while',
    words:
      'stop switch off turn pause close market maintenance emergency orders bookings applications new hours time to answer deadline reminder settings how long suppliers providers vendors have to answer',
    points: [
      'The market settings have a switch each for new orders, new bookings and new applications. What was placed before continues, and carts are kept.',
      `There you also set how many hours vendors have to answer: ${answerHoursBounds.least} to ${answerHoursBounds.most}. Those already waiting keep their deadline.`,
    ],
    ways: [market],
  },
  {
    slug: 'admin-refunds',
    title: 'Refunding a customer',
    words:
      'refund refunds refunding money back customer buyer crew client part partly full goods delivery booking order cancel cancelling cancellation extra work credit',
    points: [
      'Open the order or booking. “Refund”, or “Refund part of it”, asks for the amount and a reason that both sides read; of an order you refund goods or their delivery.',
      'A booking that isn’t over can be cancelled there, which refunds all of it. An open problem or return is refunded by deciding it.',
      'The money goes back the way it was paid. The vendor’s share and the commission on it go back too, and a credit note is issued.',
    ],
    ways: [orders, bookings],
  },
  {
    slug: 'admin-disputes',
    title: 'Deciding a problem that two sides can’t agree on',
    words:
      'dispute disputes disputed decide decision problem complaint complaints escalated buyer supplier provider no show split favour part evidence photos',
    points: [
      `First the vendor answers, for up to ${disputes.answerDays} days. What they can’t agree on comes to you, and both are told that it usually takes ${disputes.decisionWorkingDays} working days.`,
      'Read the photos, the messages and the history on the page of the order or booking, and decide for one side, or split the amount. It shows before what each of them gets.',
      'Your reason is read by both. The decision is final, and nothing is paid out until then.',
    ],
    ways: [
      { label: 'Disputed orders', path: '/admin/orders-management?status=disputed' },
      { label: 'Disputed bookings', path: '/admin/bookings-management?status=disputed' },
    ],
  },
  {
    slug: 'admin-returns',
    title: 'Deciding a return',
    words: 'return returns returned goods decide refused rejected not answered escalated send back postage',
    points: [
      'A return comes to you if the supplier doesn’t answer in time, or the buyer doesn’t accept what it offers or its rejection.',
      'On the order’s page you refund it in full, in part or not at all, with a reason that both sides read.',
    ],
    ways: [
      { label: 'Returns and lower prices to decide', path: '/admin/orders-management?returns=to_decide' },
    ],
  },
  {
    slug: 'admin-chargebacks',
    title: 'Chargebacks, and evidence for the bank',
    words:
      'chargeback chargebacks charged back bank dispute card fraud evidence deadline answer respond contest win lose lost files stolen unknown payment',
    points: [
      'A chargeback is on the dashboard with its deadline, and on the page of its order or booking. Until the bank decides, nothing of that payment is refunded or paid out.',
      'Choose the evidence there: what we know of the purchase is filled in, and up to five files can be added. It is sent once.',
      'Without evidence in time the money is lost. The bank’s decision can take weeks, and is shown in the same place.',
    ],
    ways: [desk],
  },
  {
    slug: 'admin-payouts',
    title: 'When a transfer or payout fails',
    words:
      'payout payouts transfer transfers failed fails fail returned bank vendor not paid money missing payment account restricted stripe send again retry iban',
    points: [
      'A failed transfer to a vendor is on the dashboard with its reason. It is sent again automatically once the vendor’s payment account is in order, which its owner opens from the company profile.',
      'A payout that the bank sent back is there too: ask the vendor for another bank account, which only its owner can enter, on Stripe’s page.',
      'A restricted payment account can’t take payments: its listings are off sale until the owner has given what Stripe asks for.',
    ],
    ways: [desk, finance],
  },
  {
    slug: 'admin-finding',
    title: 'Finding an order, a booking, a company or a person',
    words:
      'find search look up where order orders booking bookings number person people user users customer name email phone telephone company vendor yacht history of list all',
    points: [
      'Write the number, a name, an email address or a phone number into the search at the top (Ctrl K). Small typing mistakes don’t matter in names.',
      'A person’s page has their orders, bookings, messages and company. The lists of orders and bookings can be searched and filtered too.',
    ],
    ways: [orders, bookings, { label: 'People', path: '/admin/dashboard?show=people' }],
  },
  {
    slug: 'admin-suspending-people',
    title: 'Blocking a person’s account, and ending it',
    words:
      'block suspend ban lock stop person people user users account crew member customer buyer colleague fraud abuse unblock end reinstate',
    points: [
      'On the person’s page, at “Account”, choose “Suspend account” and give a reason, which is mailed to them. They are signed out everywhere and can’t sign in.',
      'Their open orders and bookings continue, and so does their company: that is suspended on the page of its application. “End suspension” on the person’s page lets them in again.',
      'Admins aren’t suspended but removed, in the settings.',
    ],
    ways: [{ label: 'People', path: '/admin/dashboard?show=people' }],
  },
  {
    slug: 'admin-people',
    title: 'What you can’t do in somebody’s account',
    words:
      'person user users account customer crew member sign in log as impersonate see what sees password reset locked out two factor second 2fa authenticator lost turn off delete remove close data privacy gdpr export change',
    points: [
      'You can’t sign in as somebody else, set their password, remove their second factor or close their account. They can ask for a link on the sign-in page, use a recovery code, and save their data or close the account in their settings.',
      'Has an admin lost the second factor? Whoever runs the server lets them in again, with a command that the guide “Running it for real” describes.',
    ],
    ways: [desk],
  },
  {
    slug: 'admin-admins',
    title: 'Inviting and removing admins',
    words:
      'admin admins administrator add another invite invitation new colleague remove leave access rights team staff',
    points: [
      'Under Admins in the settings you invite by email. The link works once. In production each admin has to set up a second factor first.',
      'Removing an admin closes their account and signs them out at once. The last one can’t be removed. You leave by closing your own account, under Privacy.',
    ],
    ways: [{ label: 'Admins', path: '/admin/settings?tab=admins' }],
  },
  {
    slug: 'admin-audit',
    title: 'Who did what',
    words:
      'audit log history who did what changed change setting settings when record trace admin action actions proof export approved decided suspended vendor refunded',
    points: [
      'The audit log has everything that admins did, with day, reason and what it was about. Nobody can change it. You can filter it, and save it as a file.',
      'What vendors and buyers did is in the history on the page of the order, the booking or the application.',
    ],
    ways: [audit],
  },
  {
    slug: 'admin-announcements',
    title: 'Writing to many people at once',
    words:
      'announcement announcements message messages send write email mail newsletter broadcast everybody all suppliers providers crew port news advertising inform schedule',
    points: [
      'Under Notifications, Announcements, you write to everybody or to one role, in all ports or in one, now or at a time. You see how many will get it before you send it.',
      'Advertising only goes to those who agreed to news. The list shows who got it and who read it.',
    ],
    ways: [{ label: 'Announcements', path: '/admin/notifications?show=messages' }],
  },
  {
    slug: 'admin-messages',
    title: 'Answering messages to Quayside',
    words:
      'message messages contact form answer reply respond customer question inbox support spam advertising held close open again wrote write written us mail',
    points: [
      'What people write on the contact page waits on the dashboard. Your answer is mailed, with a link by which they can write again.',
      'What looks like advertising is held until you say that it isn’t. A message can be closed without an answer.',
      'To a buyer or vendor about one order or booking, write in the messages on its page: both sides read it.',
    ],
    ways: [{ label: 'Messages', path: '/admin/dashboard?show=messages' }],
  },
  {
    slug: 'admin-listings',
    title: 'Listings, pictures and products of vendors',
    words:
      'listing listings product products item items picture pictures photo photos image bad wrong illegal remove delete hide edit change name description price merge same duplicate duplicates split catalogue inventory category',
    points: [
      'What is for sale belongs to its vendor, who changes its name, price and pictures. There is no page on which an admin edits, hides or merges listings.',
      'Read a vendor’s listings on the page of its application. Ask it to change what is wrong; if something has to go at once, suspend the vendor.',
      'Products of several suppliers are matched by barcode, then by brand and part number. Two pages for one product stay two until a supplier enters the same number at both.',
    ],
    ways: [vendors],
  },
  {
    slug: 'admin-ports',
    title: 'Ports and departments',
    words: 'port ports add new remove change department departments region city marina place where list of',
    points: [
      'They can’t be changed on a page: a new port or department comes with a new version of Quayside. Ask whoever runs the server.',
      'Which ports a vendor serves is its own choice, in its company profile.',
    ],
    ways: [{ label: 'The ports', path: '/#ports' }],
  },
  {
    slug: 'admin-figures',
    title: 'Figures, reports and files',
    words:
      'figures numbers report reports statistics sales revenue turnover visitors visits traffic analytics how many users export csv excel download file all orders bookings ledger accounting',
    points: [
      'Sales, commission and live vendors of the last 30 days are on the dashboard. Finance has every movement of money, and proves that the ledger sums to zero.',
      'Orders, bookings, Finance and the audit log have “Export CSV”: it saves what the filters show.',
      'Visits are counted without names and have no page here. They are among the metrics of the server.',
    ],
    ways: [finance, orders, bookings],
  },
  {
    slug: 'admin-tax',
    title: 'VAT and invoices',
    words:
      'vat tax taxes rate rates change invoice invoices credit note wrong correct exempt vies receipts documents legal identity commission',
    points: [
      'Each listing has the rate its vendor gave it. Which tax a sale has is decided from seller, buyer and place; those rules, and the rates of the countries, come with a new version of Quayside.',
      'Invoices and credit notes are on the page of the order or booking. An invoice is never changed: a refund issues a credit note.',
      'Who Quayside is on its own invoices is entered under Legal identity.',
    ],
    ways: [finance, { label: 'Legal identity', path: '/admin/settings?tab=identity' }],
  },
  {
    slug: 'admin-legal',
    title: 'Terms, privacy policy and other texts',
    words:
      'legal text texts terms conditions privacy policy imprint identity page change edit wording emails email templates article articles help language translate',
    points: [
      'The texts of the site, of emails and of the legal pages are part of Quayside: they change with a new version, not on a page.',
      'Name, address, register and VAT ID of the market are entered in the settings, under Legal identity.',
    ],
    ways: [{ label: 'Legal identity', path: '/admin/settings?tab=identity' }],
  },
];
