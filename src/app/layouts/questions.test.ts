import { expect, it } from 'vitest';
import {
  answersFinder,
  answersForVisitors,
  answersOf,
  hasEnough,
  isForOthersThanAsk,
  marketRate,
  pageQuestions,
  pagesWithQuestions,
  questionInEnglish,
  whoAsks,
} from '../../features/help/index.ts';
import { finderOf } from '../../lib/best-first.ts';
import { rolePaths, type RoleName } from '../../lib/roles.ts';
import { routeTable } from '../routes/route-table.ts';
import { findableAnswer, findableArticles, findablePages } from './global-search-pages.tsx';
import { navigationOf } from './navigation.ts';
import { questionsInOtherWords } from './testing/questions-in-other-words.ts';
import { questionsOfVisitors } from './testing/questions-of-visitors.ts';

/**
 * What people type, most of it written down before the answers existed, and the slug or path of the expected result.
 */
const questions: Readonly<Record<RoleName | 'visitor', string>> = {
  visitor: `
    who is this site for: what-quayside-is
    how do providers get their money: provider-payouts
    which bank accounts can you pay out to: supplier-bank-account
    how and when do I get my money: supplier-payouts
    comment suis-je payé: provider-payouts
    how do I start selling: selling-on-quayside
    can I try it before I commit: do-you-need-an-account
    which law applies: terms-and-law
    where can I read the terms: terms-and-law
    how do I stop crew from booking me on holidays: provider-pausing
    can I leave Quayside and delete my account: your-account
    do I need insurance to be a provider: provider-certificates
    is there a minimum order: minimum-order
    are there reviews: reviews
    who sees my reviews: reviews
    how does it work: what-quayside-is
    what is quayside: what-quayside-is
    how do i get paid: supplier-payouts
    when will i be paid: supplier-payouts
    what is this site: what-quayside-is
    what's this website: what-quayside-is
    c'est quoi ce site: what-quayside-is
    qué es esto: what-quayside-is
    cos'è questo sito: what-quayside-is
    was ist das hier: what-quayside-is
    how fast will I get an answer if I write to you: contact
    do you deliver to a boat at anchor: delivery-costs
    is quayside free: what-quayside-is
    do you have a phone number: contact
    comment réserver un technicien pour le moteur: booking
    ¿Cuánto tarda la entrega?: delivery-times
    do i need an account: do-you-need-an-account
    sign up: /signup
    register as supplier: selling-on-quayside
    sell on quayside: selling-on-quayside
    how much does it cost to sell: selling-on-quayside
    delivery cost: delivery-costs
    shipping: delivery-costs
    how much is delivery: delivery-costs
    is delivery free: delivery-costs
    do you deliver to antibes: delivery-costs
    deliver to berth: delivery-costs
    delivery time: delivery-times
    vat: tax
    vat free: tax
    tax: tax
    prices include vat: tax
    is it safe to pay: paying
    payment methods: paying
    paypal: paying
    pay by card: paying
    when will i be charged: when-you-are-charged
    cancel: cancelling-an-order
    can i cancel my order: cancelling-an-order
    cancelation policy: cancelling-a-booking
    refund: refunds
    refund policy: refunds
    how do i get my money back: refunds
    return: returning-something
    can i return something: returning-something
    who pays for return shipping: returning-something
    commission: selling-on-quayside
    fees: selling-on-quayside
    contact: contact
    support phone number: contact
    talk to a human: contact
    privacy: /privacy-policy
    delete my data: your-account
    which ports: ports
    forgot password: /forgot-password
    how do refunds work: refunds
    how do disputes work: problems
    can i cancel an order after paying: cancelling-an-order
    cancel order after payment: cancelling-an-order
    no show: nobody-came
    what if nobody answers my order: no-answer
    the technician did not show up: nobody-came
    can i pay by bank transfer: paying
    cancel diver: cancelling-a-booking
    call off the diver a day before: cancelling-a-booking
    payout: supplier-payouts
    iban: supplier-bank-account
    what happens if the goods arrive broken: problems
    can i call off the cleaning one day before: cancelling-a-booking
    is there a guarantee on what i buy: guarantee
    do you take amex: paying
    deliver to an anchorage: delivery-costs
    wie bekomme ich mein Geld zurück: refunds
    Rückgabe: returning-something
    Stornierung: cancelling-an-order
    remboursement: refunds
    livraison combien: delivery-costs
    cómo funciona: what-quayside-is
    devolución: returning-something
    rimborso: refunds`,
  crew_member: `
    provider asked for more money than quoted: extra-work
    the diver wants to charge extra: extra-work
    i want to cancel my account: your-account
    orders over 500 need the captain's ok: spending-limits
    sign off orders over 500: spending-limits
    restocking fee: returning-something
    my bank reversed the charge: chargebacks
    warranty on a pump: guarantee
    Rechnung: invoices
    facture: invoices
    log me out everywhere: /crew/settings?tab=security
    someone else used my account: /crew/settings?tab=security
    buy the same as last month: ordering-again
    cancel order: cancelling-an-order
    cancel a booking: cancelling-a-booking
    cancle booking: cancelling-a-booking
    cancel: cancelling-an-order
    refund: refunds
    refnud: refunds
    money not refunded: refunds
    where is my refund: refunds
    how long does a refund take: refunds
    where is my order: /crew/orders-management
    order is late: delivery-times
    tracking number: delivery-times
    return item: returning-something
    wrong item delivered: problems
    supplier sent wrong size: problems
    damaged: returning-something
    item not arrived: problems
    diver never came: nobody-came
    provider did not turn up: nobody-came
    charged twice: when-you-are-charged
    when is my card charged: when-you-are-charged
    pending charge on card: when-you-are-charged
    supplier does not answer: no-answer
    order declined: no-answer
    supplier changed the price: proposed-changes
    reschedule booking: moving-a-booking
    change delivery address: changing-an-order
    spending limit: spending-limits
    approve purchase: spending-limits
    captain approval: spending-limits
    set a budget: spending-limits
    approval: /crew/orders-management?show=approvals
    invoice: invoices
    receipt: invoices
    credit note: invoices
    spending report: invoices
    export for accounting: invoices
    vat number: tax
    vat exemption charter yacht: tax
    invoice address: who-is-buying
    bill to the yacht owner: who-is-buying
    company name on invoice: who-is-buying
    add yacht: yachts
    who can buy for the yacht: yachts
    save my berth: yachts
    two factor: /crew/settings?tab=security
    change email: your-account
    delete account: /crew/settings?tab=privacy
    notifications off: /crew/settings?tab=notifications
    message supplier: messages
    reorder: ordering-again
    favourites: ordering-again
    report a problem: problems`,
  supplier: `
    how do i set minimum order: supplier-minimum-order
    reply to a bad review: reviews
    what is a sku: supplier-numbers
    reorder level: supplier-stock
    how many photos can i add: supplier-photos
    add a product by hand: supplier-adding-by-hand
    are my prices with or without vat: supplier-prices
    what does lead time mean: supplier-late
    we are running late with an order: supplier-late
    customer charged back: supplier-chargebacks
    when do i get paid: supplier-payouts
    when does the money arrive: supplier-payouts
    payout: supplier-payouts
    commission: supplier-commission
    fees: supplier-commission
    upload price list: supplier-price-list
    price list format: supplier-price-list
    import excel: supplier-price-list
    decline an order: supplier-orders
    how long do i have to answer: supplier-orders
    order cancelled by buyer: supplier-cancelling
    delivery areas: supplier-delivery
    set delivery price: supplier-delivery
    how to ship: supplier-sending
    invite colleague: /supplier/profile?tab=colleagues
    add staff: supplier-colleagues
    bank account: supplier-bank-account
    change iban: supplier-bank-account
    chargeback: supplier-chargebacks
    refund a customer: supplier-returns
    customer wants to return: supplier-returns
    invoice to buyer: supplier-invoices
    holiday: supplier-pausing
    close shop for christmas: supplier-pausing`,
  service_provider: `
    what does the platform take from me: provider-commission
    I got a request from a boat, how do I send my price: provider-price-kinds
    quiero borrar mi cuenta: your-account
    add a diving certificate: provider-certificates
    certificate: provider-certificates
    review: reviews
    change my working hours: provider-hours
    work in another port: provider-travel
    how do returns work: provider-problems
    i am stuck in traffic and running late: provider-late
    how much notice do crew have to give: provider-lead-time
    add a service by hand: provider-adding-by-hand
    working hours: provider-hours
    day off: provider-hours
    lunch break: provider-hours
    sync calendar: provider-calendars
    google calendar: provider-calendars
    cancel booking: provider-cancelling
    client cancelled late: provider-cancelling
    customer no show: provider-no-show
    no one on board: provider-no-show
    move a booking: provider-moving
    charge extra: provider-extra-work
    get paid: provider-payouts
    travel cost: provider-travel
    the job took longer than booked: provider-extra-work
    travel time: provider-travel`,
  admin: `
    keyboard shortcuts: keys
    refund: /admin/orders-management`,
};

const asked = [questions, questionsInOtherWords].flatMap(Object.entries<string>).flatMap(([who, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', target = ''] = line.trim().split(': ');
      // Object.entries loses the type of the table's keys.
      return { who: who as RoleName | 'visitor', typed, target };
    }),
);

const few = 3;

/** A search as the header's, among pages and answers. */
function finderFor(who: RoleName | 'visitor') {
  const role = who === 'visitor' ? null : who;
  const pages = findablePages(role, role === null ? [] : navigationOf(role)).map((page) => ({
    ...page,
    target: page.path.replace('/resource-center#', ''),
  }));
  const answers = (role === null ? [] : answersOf(role)).map((answer) => ({
    ...findableAnswer(answer, (points) => points),
    target: answer.slug,
  }));
  return finderOf([...pages, ...answers], ({ label, words = '', points = [], ...one }) => ({
    name: label,
    others: words,
    text: points.join(' '),
    ...('isForOthers' in one && one.isForOthers && { isForOthers: one.isForOthers }),
  }));
}

const finders = new Map<string, ReturnType<typeof finderFor>>();

/** The first results that the header's search shows among pages and answers. */
function foundBy(who: RoleName | 'visitor', typed: string): readonly string[] {
  const find = finders.get(who) ?? finderFor(who);
  finders.set(who, find);
  return find(questionInEnglish(typed))
    .filter(({ item, share }) => !('points' in item) || hasEnough(typed, share))
    .slice(0, few)
    .map(({ item }) => item.target);
}

it.each(asked)('$who: “$typed” is answered by $target', ({ who, typed, target }) => {
  expect(foundBy(who, typed)).toContain(target);
});

const findForVisitors = answersFinder(
  answersForVisitors.flatMap(({ audience, answers }) => answers.map((answer) => ({ audience, answer }))),
  ({ answer }) => answer,
  ({ audience }, question) => isForOthersThanAsk(audience, question),
);

const slugsOf = (typed: string): readonly string[] => findForVisitors(typed).map(({ answer }) => answer.slug);

it.each(asked.filter(({ who, target }) => who === 'visitor' && !target.startsWith('/')))(
  'the resource centre answers “$typed” with $target',
  ({ typed, target }) => {
    expect(slugsOf(typed).slice(0, few)).toContain(target);
  },
);

/** What a question asks by its form, or by whose words it is in, comes first. */
const firstAnswers = `
  I am a chandler, how fast do I get my money: supplier-payouts
  I'm a rigger, when do you pay me after a job: provider-payouts
  I'm a diver, what do I do when nobody is on board: provider-no-show
  je suis mécanicien, quand est-ce que vous me payez: provider-payouts
  can I say no to an order: supplier-orders
  siamo velai, come ci iscriviamo: selling-on-quayside
  does anyone here deliver to Corsica: ports
  when do i get my money back: refunds
  was passiert wenn ich mein Geld zurück will: refunds
  wie bekomme ich mein Geld: supplier-payouts
  wann bekomme ich mein Geld nach der Lieferung: supplier-payouts
  cuándo cobro mis ventas: supplier-payouts
  quando incasso dopo la consegna: supplier-payouts
  what if the yacht leaves before I deliver: supplier-nobody-there
  can I set my own delivery fee: supplier-delivery
  je suis voilier, comment proposer mes services: selling-on-quayside
  ich bin Segelmacher, wie kann ich hier anbieten: selling-on-quayside
  who pays if the rigger breaks something: liability
  chi paga se il tecnico danneggia la barca: liability
  quali porti servite: ports
  do you deliver to Sardinia: ports
  do you cover Olbia: ports
  livrez-vous à Nice: ports
  liefert ihr nach Mallorca: ports
  entregan en Ibiza: ports
  consegnate a Porto Cervo: ports
  do you deliver to the yacht: delivery-costs
  do you deliver on sundays: delivery-times
  livrez-vous à bord: delivery-costs
  do you cover damage: liability
  do I need a yacht to buy something: do-you-need-an-account
`;

it.each(
  firstAnswers
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': ')),
)('the resource centre answers “%s” with %s first', (typed = '', slug) => {
  expect(slugsOf(typed)[0]).toBe(slug);
});

it('whoever asks for the commission reads its per cent first', () => {
  for (const typed of ['cuánto cobra Quayside de comisión', 'how much commission does quayside charge']) {
    const [first] = findForVisitors(typed);
    expect(first?.answer.points.join(' ')).toContain(marketRate);
  }
});

it.each([
  ['how do refunds work', ['crew']],
  ['who pays if the rigger breaks something', ['crew']],
  ['I am a chandler, how fast do I get my money', ['suppliers']],
  ['we are riggers, do we need insurance', ['providers']],
  ['when am I paid for what I sell', ['suppliers', 'providers']],
  ['a customer says that my order is late', ['crew', 'suppliers', 'providers']],
])('“%s” is asked by %j', (typed, sides) => {
  expect(whoAsks(questionInEnglish(typed))).toEqual(sides);
});

it.each([
  ['tuned', 137],
  ['untouched', 24],
  ['sellers', 38],
] as const)(
  'of the %s questions of visitors at least %i have a right answer among the first three',
  (list, floor) => {
    const lines = questionsOfVisitors[list].trim().split('\n');
    const isAnswered = (line: string, found: (typed: string) => readonly string[]) => {
      const [typed = '', targets = ''] = line.trim().split(': ');
      return found(typed)
        .slice(0, few)
        .some((slug) => targets.split(' ').includes(slug));
    };
    for (const found of [slugsOf, (typed: string) => foundBy('visitor', typed)])
      expect(lines.filter((line) => isAnswered(line, found)).length).toBeGreaterThanOrEqual(floor);
  },
);

/** Goods and services by their names alone, some of which have a word in common with an answer. */
const named =
  `plumber|plumber in Palma|electrician|electrician in Athens|florist Monaco|lifraft service|hull cleaning palma
  |toilet paper|paper towels|printer paper|papier toilette|Klopapier|shore power cable 63A|usb cable|fire extinguisher|extintor
  |mosquito net|hydraulic oil|engine oil 20l|vacuum cleaner|teak cleaner|hand towels|deck brush|boat hook|fuel filter
  |dyneema mooring line 24mm|rope|knife set|tool box|phone charger|office chair|label printer|boarding ladder|card reader
  |mail box|key ring|first aid kit|life jacket|flares|bed linen|coffee capsules|garbage bags|champagne glasses|gas bottle`
    .split('|')
    .map((name) => name.trim());

it('the names of goods and services alone are no question, and no answer is shown', () => {
  const answerSlugs = new Set(answersForVisitors.flatMap(({ answers }) => answers.map(({ slug }) => slug)));
  const answered = named.filter(
    (typed) => slugsOf(typed).length > 0 || foundBy('visitor', typed).some((slug) => answerSlugs.has(slug)),
  );
  expect(answered).toEqual([]);
});

it.each(['how do refunds work', 'how do disputes work', 'no show', 'can i pay by bank transfer'])(
  'a visitor who asks “%s” reads no answer for sellers',
  (typed) => {
    expect(slugsOf(typed)).not.toHaveLength(0);
    expect([...slugsOf(typed), ...foundBy('visitor', typed)].join(' ')).not.toMatch(/supplier-|provider-/);
  },
);

it('every answer has a slug of its own, points, and is found by its title', () => {
  const all = answersForVisitors.flatMap(({ answers }) => answers);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  const find = answersFinder(all, (answer) => answer);
  for (const { slug, title, points } of all) {
    expect(points.length).toBeGreaterThan(0);
    expect(find(title).map((found) => found.slug)).toContain(slug);
  }
});

it.each(pagesWithQuestions)('%s is a page, and its questions are answered for those who read it', (path) => {
  const route = routeTable.find((each) => each.path === path);
  expect(route).toBeDefined();
  const role = Object.entries(rolePaths).find(([, { dashboard }]) =>
    path.startsWith(dashboard.replace(/s?\/dashboard$/, '')),
  )?.[0] as RoleName | undefined; // Object.entries loses the type of the table's keys.
  const slugs = (
    role === undefined ? answersForVisitors.flatMap(({ answers }) => answers) : answersOf(role)
  ).map(({ slug }) => slug);
  const asked = pageQuestions(path.replaceAll(/:\w+|\*/g, 'x'));
  expect(asked.length).toBeGreaterThan(1);
  for (const { slug } of asked) expect(slugs).toContain(slug);
});

it('articles are found by what they are about, after the answers', () => {
  const find = finderOf(findableArticles, ({ label, words = '' }) => ({ name: label, others: words }));
  const first = (typed: string) =>
    find(questionInEnglish(typed))[0]?.item.path.replace('/resource-center/', '');
  expect(['vat', 'fender size', 'how big should my fenders be', 'Rettungsinsel'].map(first)).toEqual([
    'vat-for-commercial-yachts',
    'choosing-fenders',
    'choosing-fenders',
    'life-raft-service',
  ]);
});
