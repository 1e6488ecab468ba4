import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createMarketplaceClient, createSettingsCalls, LoadApiProvider } from '../../api/index.ts';
import { globalSearchFixtures } from '../../machines/global-search/global-search.fixtures.ts';
import { UiTheme } from '../../ui/index.ts';
import { FindDialog } from './find-dialog.tsx';
import type { Reader } from './global-search.types.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const found = globalSearchFixtures.outputs.search['something of everything'];
const pages = [
  { path: '/crew/orders-management', label: 'Orders', icon: null },
  { path: '/crew/settings', label: 'Settings', words: 'password passkey', icon: null },
  { path: '/engineering', label: 'Engineering', icon: null },
  { path: '/crew/calendar', label: 'Bookings', icon: null },
];

const articles = [
  { path: '/resource-center/choosing-fenders', label: 'Choosing fenders', isPart: true, icon: null },
];

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

/** Opens the search; the server answers with `respond`. */
function open(respond: () => Response | Promise<Response>, reader: Reader = 'crew_member', first = '') {
  const asked: string[] = [];
  const onAnswer = vi.fn();
  const onTaken = vi.fn();
  const points = ['The amount is reserved first.', 'You’re charged once, for what was accepted.'];
  const acts = [
    { label: 'Ordering', points, words: 'when charged', onRun: onAnswer },
    { label: 'Sign out', words: 'leave', onRun: vi.fn() },
    { label: 'Use the dark theme', words: 'night', onRun: vi.fn() },
  ];
  const onClose = vi.fn();
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    fetch: async (request) => {
      asked.push(new URL(request.url).search);
      return respond();
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => null) };
  // The way in which React marks a resolved promise.
  const loaded = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  render(
    <UiTheme>
      <MemoryRouter>
        <LoadApiProvider loadApi={() => loaded}>
          <FindDialog
            reader={reader}
            pages={pages}
            articles={articles}
            acts={acts}
            typedBefore={{ read: () => first, onTaken }}
            onClose={onClose}
          />
        </LoadApiProvider>
        <Place />
      </MemoryRouter>
    </UiTheme>,
  );
  return { asked, onClose, onAnswer, onTaken, place: () => document.querySelector('output')?.textContent };
}
const answering = () => Response.json({ status: true, data: found });

/** Types all words in one change: on a busy machine two keys can be further apart than the delay of the search. */
async function write(words: string) {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste(words);
}

it('asks while one types, and opens the best by Enter', async () => {
  const { asked, onClose, place } = open(answering);
  await write('fender');
  expect(await screen.findByRole('option', { name: /^Fender F4/, selected: true })).toBeInTheDocument();
  expect(asked).toEqual(['?q=fender']);
  await userEvent.keyboard('{Enter}');
  expect([onClose.mock.calls.length, place()]).toEqual([
    1,
    '/product-checkout/0193f2a1-7c1e-7b2a-9d4e-000000000001?offer=0193f2a1-7c1e-7b2a-9d4e-000000001001',
  ]);
});

it('puts what only comes close behind what fits, says so, and offers a port that is named', async () => {
  const data = {
    ...found,
    ports: [{ slug: 'antibes', name: 'Antibes' }],
    products: { ...found.products, isClose: true },
  };
  const { place } = open(() => Response.json({ status: true, data }));
  await write('fender');
  expect(await screen.findByText('Ports')).toBeInTheDocument();
  const headings = [...document.querySelectorAll('[cmdk-group-heading]')].map(
    ({ textContent }) => textContent,
  );
  expect(headings.slice(0, 4)).toEqual([
    'Ports',
    'Suppliers',
    'Service providers',
    'Products: no exact matches. These come close',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Services in Antibes' }));
  expect(place()).toBe('/vendor-services?port=antibes');
});

it('says for which port the results are, and what is only in others', async () => {
  const data = {
    ...found,
    products: { ...found.products, port: 'Antibes' },
    services: { ...found.services, port: 'Antibes', isElsewhere: true },
  };
  open(() => Response.json({ status: true, data }));
  await write('fender');
  expect(await screen.findByText('Products in Antibes')).toBeInTheDocument();
  expect(screen.getByText('Services in Antibes: none. In other ports')).toBeInTheDocument();
  // The market's page has only those in the port.
  expect(screen.getByRole('option', { name: /^See all 12 products and services/ })).toBeInTheDocument();
});

it('leads to the market where a port that is named has nothing', async () => {
  const none = { ...found.products, port: 'Palma', total: 0, exact: 0, items: [] };
  const data = {
    ...found,
    products: none,
    services: none,
    suppliers: [],
    providers: [],
    orders: [],
    bookings: [],
  };
  const { place } = open(() => Response.json({ status: true, data }));
  await write('florist Mallorca');
  await userEvent.click(await screen.findByRole('option', { name: /for “florist Mallorca”/ }));
  expect(place()).toBe('/?q=florist+Mallorca');
});

it('shows what only mentions the words under one heading, after what is called so', async () => {
  const data = {
    ...found,
    products: { ...found.products, total: 2, exact: 1 },
    services: { ...found.services, exact: 0 },
  };
  open(() => Response.json({ status: true, data }));
  await write('fender');
  const close = within((await screen.findByText('Also close')).parentElement ?? document.body);
  expect(close.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fender cover/),
    expect.stringMatching(/^Fender repair/),
  ]);
  const products = within(screen.getByText('Products').parentElement ?? document.body);
  expect(products.getAllByRole('option')).toHaveLength(1);
  expect(screen.queryByText('Services')).toBeNull();
});

it('finds no page by the letter of a booking’s number', async () => {
  open(answering);
  await write('B-10001');
  expect(await screen.findByRole('option', { name: /^Q-10001/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Bookings/ })).toBeNull();
});

it.each(['invoice Q-10001', 'where is my refund for Q-10001?', 'order 10001'])(
  'leads first to the order whose number stands in “%s”',
  async (words) => {
    open(answering);
    await write(words);
    expect(await screen.findByRole('option', { name: /^Q-10001/ })).toBeInTheDocument();
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Q-10001/);
  },
);

it('shows a supplier first its orders and its inventory, and opens an item where it is looked after', async () => {
  const { place } = open(answering, 'supplier');
  await userEvent.type(screen.getByRole('combobox'), 'fender');
  expect(await screen.findByText('Your inventory')).toBeInTheDocument();
  const [first, , second, third] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Q-10001/);
  expect([second, third]).toEqual([
    'Fender F4, NavyF4-NAVY · 24 in stock€89.50 per piece',
    'Fender hookPaused€12.50',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /^Fender F4, Navy/ }));
  expect(place()).toBe('/supplier/inventory?q=F4-NAVY');
});

it('shows an admin the people, the trade and the vendors before what is for sale', async () => {
  const { place } = open(answering, 'admin');
  await userEvent.type(screen.getByRole('combobox'), 'fender');
  expect(await screen.findByText('People')).toBeInTheDocument();
  expect(
    [...document.querySelectorAll('[cmdk-group-heading]')].map(({ textContent }) => textContent),
  ).toEqual([
    'People',
    'Orders',
    'Bookings',
    'Suppliers',
    'Service providers',
    'Products',
    'Services',
    'All of Quayside',
    'To read',
  ]);
  const person = screen.getByRole('option', { name: /^Mara Lindqvist/, selected: true });
  expect(person).toHaveTextContent(/Crew · mara\.lindqvist@example\.com.*Suspended/);
  await userEvent.click(person);
  expect(place()).toBe('/admin/dashboard?show=person&person=0193f2a1-7c1e-7b2a-9d4e-000000000205');
});

it('shows an admin a company that is named before the people who work for it', async () => {
  open(answering, 'admin');
  await write('xàrxa');
  expect(await screen.findByText('People')).toBeInTheDocument();
  expect(document.querySelector('[cmdk-group-heading]')).toHaveTextContent('Suppliers');
});

it('leads an admin to all people and companies of whom the first are shown', async () => {
  const four = <Item,>(item: Item, with_: (at: number) => Partial<Item>) =>
    Array.from({ length: 4 }, (_, at) => ({ ...item, ...with_(at) }));
  const [person] = found.people;
  const [company] = found.suppliers;
  const data = {
    ...found,
    people: four(person, (at) => ({ id: `person ${at}` })),
    suppliers: four(company, (at) => ({ vendor: { id: `vendor ${at}`, name: 'Luca Sails', logoUrl: null } })),
  };
  const { place } = open(() => Response.json({ status: true, data }), 'admin');
  await write('luca');
  expect(await screen.findByRole('option', { name: 'All suppliers for “luca”' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'All people for “luca”' }));
  expect(place()).toBe('/admin/dashboard?show=people&q=luca');
});

it.each([
  ['service_provider', 'Tue 1 Dec', '2026-12-01', '/service-provider/calendar?view=day&date=2026-12-01'],
  ['crew_member', 'Tue 1 Dec', '2026-12-01', '/crew/calendar?view=agenda&date=2026-12-01'],
  [
    'service_provider',
    'Tue 1 Dec to Mon 7 Dec',
    '2026-12-07',
    '/service-provider/calendar?view=week&date=2026-12-01',
  ],
  ['admin', 'Tue 1 Dec to Thu 31 Dec', '2026-12-31', '/admin/calendar-management?view=month&date=2026-12-01'],
] as const)('leads a %s from days alone to the calendar of %s', async (reader, days, until, path) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'] });
  const { nothing } = globalSearchFixtures.outputs.search;
  const data = { ...nothing, days: { from: '2026-12-01', until }, bookings: found.bookings };
  const { place } = open(() => Response.json({ status: true, data }), reader);
  await write('bookings');
  const calendar = await screen.findByRole('option', { name: new RegExp(`, ${days}$`), selected: true });
  expect(screen.getByRole('option', { name: /^B-10001/ })).toBeInTheDocument();
  expect(screen.queryByText('All of Quayside')).toBeNull();
  await userEvent.click(calendar);
  expect(place()).toBe(path);
});

it('shows nobody but admins the people', async () => {
  open(answering, 'crew_member');
  await userEvent.type(screen.getByRole('combobox'), 'fender');
  expect(await screen.findByText('Products')).toBeInTheDocument();
  expect(screen.queryByText('People')).toBeNull();
});

it('begins with what was typed before it was there', async () => {
  const { asked, onTaken } = open(answering, 'crew_member', 'fender');
  expect(await screen.findByRole('option', { name: /^Fender F4/ })).toBeInTheDocument();
  expect(onTaken).toHaveBeenCalledOnce();
  expect(screen.getByRole('combobox')).toHaveValue('fender');
  expect(asked).toEqual(['?q=fender']);
});

it('opens all results by Enter while the search is under way', async () => {
  const { place } = open(() => new Promise<Response>(() => undefined));
  await userEvent.type(screen.getByRole('combobox'), 'teak oil{Enter}');
  expect(place()).toBe('/?q=teak+oil');
});

it('never opens what was found for other words than stand in the field', async () => {
  const answers = [answering(), new Promise<Response>(() => undefined)];
  const { place } = open(() => answers.shift() ?? answering());
  await write('fender');
  expect(await screen.findByRole('option', { name: /^Fender F4/, selected: true })).toBeInTheDocument();
  await userEvent.paste(' hook');
  expect(screen.getByRole('option', { name: /^Fender F4/ })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(place()).toBe('/?q=fender+hook');
});

it('finds a page by another word for it, without asking first', async () => {
  const { place } = open(() => new Promise<Response>(() => undefined));
  await userEvent.type(screen.getByRole('combobox'), 'passk{Enter}');
  expect(place()).toBe('/crew/settings');
});

it('finds an answer by a question, before what the market has, and leaves the place to it', async () => {
  const { onAnswer, onClose } = open(answering);
  await write('When am I charged?');
  expect(await screen.findByRole('option', { name: /^Fender F4/ })).toBeInTheDocument();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(
    'OrderingYou’re charged once, for what was accepted.',
  );
  await userEvent.keyboard('{Enter}');
  expect([onAnswer.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

const firstHeading = () => document.querySelector('[cmdk-group-heading]')?.textContent;

it.each(['sign out', 'logout', 'abmelden', 'dark mode', 'modo oscuro', 'dunkles Design'])(
  'puts an action first that “%s” names',
  async (words) => {
    open(answering);
    await write(words);
    await screen.findByRole('option', { name: /^Fender F4/ });
    expect(firstHeading()).toBe('Actions');
  },
);

it.each(['leave', 'night'])('puts an action last that “%s” only describes', async (words) => {
  open(answering);
  await write(words);
  await screen.findByRole('option', { name: /^Fender F4/ });
  expect([...document.querySelectorAll('[cmdk-group-heading]')].at(-1)?.textContent).toBe('Actions');
});

it.each(['my last order', 'fender order', 'letzte Bestellung'])(
  'puts a crew member’s own orders first that “%s” names',
  async (words) => {
    open(answering);
    await write(words);
    await screen.findByRole('option', { name: /^Q-/ });
    expect(firstHeading()).toBe('Your orders');
  },
);

it('shows what there is to read after what the market has', async () => {
  const { place } = open(answering);
  await write('fender');
  expect(await screen.findByText('To read')).toBeInTheDocument();
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.indexOf('Choosing fenders')).toBeGreaterThan(
    options.findIndex((text) => text?.startsWith('See ')),
  );
  await userEvent.click(screen.getByRole('option', { name: 'Choosing fenders' }));
  expect(place()).toBe('/resource-center/choosing-fenders');
});

it('shows an answer that has some of the words after the goods, and before them to who asks a question', async () => {
  open(answering);
  await write('charged fender');
  expect(await screen.findByRole('option', { name: /^Fender F4/, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Ordering/ })).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('combobox'));
  await write('when is the fender charged?');
  expect(await screen.findByRole('option', { name: /^Ordering/, selected: true })).toBeInTheDocument();
});

it('shows no answer that shares one of several words with goods that have them all', async () => {
  open(answering);
  await write('charged fender white navy');
  expect(await screen.findByRole('option', { name: /^Fender F4/, selected: true })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Ordering/ })).not.toBeInTheDocument();
});

it('says that nothing of one’s own has the number', async () => {
  const none = { total: 0, totalIsLowerBound: false, isClose: false, exact: null, items: [] };
  const listings = { ...found.products, ...none };
  const data = { ...found, ports: [], products: listings, services: listings, suppliers: [], providers: [] };
  open(() =>
    Response.json({ status: true, data: { ...data, orders: [], bookings: [], ownListings: [], people: [] } }),
  );
  await write('B-99999');
  expect(await screen.findByText(/^None of your orders or bookings has the number “B-99999”/)).toBeVisible();
});

it('shows no goods that are only similar to who asks a question that is answered', async () => {
  const close = (listings: typeof found.products) => ({ ...listings, isClose: true });
  const data = { ...found, products: close(found.products), services: close(found.services) };
  open(() => Response.json({ status: true, data }));
  await write('when am I charged');
  expect(await screen.findByText(/^\d+ results?$/)).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Ordering/, selected: true })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Fender F4/ })).toBeNull();
  await userEvent.clear(screen.getByRole('combobox'));
  await write('charged orderings fender');
  expect(await screen.findByRole('option', { name: /^Fender F4/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Ordering/, selected: true })).toBeInTheDocument();
});

it('shows no goods of the shop that are only similar to who sells', async () => {
  const close = (listings: typeof found.products) => ({ ...listings, isClose: true });
  const data = { ...found, products: close(found.products), services: close(found.services) };
  open(() => Response.json({ status: true, data }), 'service_provider');
  await write('fender');
  expect(await screen.findByText(/^\d+ results?$/)).toBeInTheDocument();
  expect(screen.queryByText(/no exact matches/)).toBeNull();
  expect(screen.getByRole('option', { name: /^See what comes close to “fender”/ })).toBeInTheDocument();
});

it('offers a guide with most of several words where nothing is found', async () => {
  open(() => Response.json({ status: true, data: globalSearchFixtures.outputs.search.nothing }));
  await write('cheapest choosing fenders');
  expect(await screen.findByRole('option', { name: /^Choosing fenders/ })).toBeInTheDocument();
});

it('says that nothing fits, and where to look instead', async () => {
  const { place } = open(() =>
    Response.json({ status: true, data: globalSearchFixtures.outputs.search.nothing }),
  );
  await userEvent.type(screen.getByRole('combobox'), 'xyzzy');
  expect(await screen.findByText(/Nothing fits “xyzzy”. Try fewer words/)).toBeInTheDocument();
  // Enter opens none of them: they are not results.
  expect(screen.queryAllByRole('option')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Engineering' }));
  expect(place()).toBe('/engineering');
});

it('finds a page where nothing else fits, and doesn’t say that nothing fits', async () => {
  open(() => Response.json({ status: true, data: globalSearchFixtures.outputs.search.nothing }));
  await userEvent.type(screen.getByRole('combobox'), 'passkey');
  expect(await screen.findByText('1 result')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing/)).toBeNull();
  // With the word by which it was found.
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Settingspasskey']);
});

it('says what the words mean besides, and puts services first where a trade or a day is named', async () => {
  const data = {
    ...found,
    products: { ...found.products, priceTo: { amountMinor: 9_000, currency: 'EUR' } },
    services: { ...found.services, port: 'Palma', days: { from: '2026-12-07', until: '2026-12-13' } },
    areServicesMeant: true,
  };
  open(() => Response.json({ status: true, data }));
  await write('fender repair monday Palma');
  expect(
    await screen.findByText(/^In Palma, up to €90.00, see who is free Mon 7 Dec to Sun 13 Dec/),
  ).toBeInTheDocument();
  const headings = [...document.querySelectorAll('[cmdk-group-heading]')].map(
    ({ textContent }) => textContent,
  );
  expect(headings.slice(0, 2)).toEqual(['Services in Palma', 'Products']);
});

it('puts an answer with some of the words before the market’s search, where nothing is on sale', async () => {
  open(() => Response.json({ status: true, data: globalSearchFixtures.outputs.search.nothing }));
  await write('customer charged quotes');
  expect(await screen.findByText('2 results')).toBeInTheDocument();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ordering/),
    'Search all products and services for “customer charged quotes”',
  ]);
});

it('leads to the market’s search before a page that fits only some of the words, if it understands a price', async () => {
  const { nothing } = globalSearchFixtures.outputs.search;
  const products = { ...nothing.products, priceTo: { amountMinor: 2_500, currency: 'EUR' } };
  const { place } = open(() => Response.json({ status: true, data: { ...nothing, products } }));
  await write('passkey holder under 25');
  const all = 'Search all products and services for “passkey holder under 25”';
  expect(await screen.findByText('2 results')).toBeInTheDocument();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    `${all}Up to €25.00`,
    'Settingspasskey',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe('/?q=passkey+holder+under+25');
});

it('searches again when the connection is back', async () => {
  let isAway = true;
  const { asked } = open(() => {
    if (isAway) throw new TypeError('Failed to fetch');
    return answering();
  });
  await write('fender');
  expect(await screen.findByText('You’re offline')).toBeInTheDocument();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('option', { name: /^Fender F4/ })).toBeInTheDocument();
  expect(asked).toEqual(['?q=fender', '?q=fender']);
});

it('says of a crew member’s order what its list says: what waits for them before the state of the whole', async () => {
  const [order] = found.orders;
  const orders = [
    { ...order, parts: ['dispatched', 'cancelled'] },
    { ...order, id: `${order?.id}2`, status: 'placed', parts: ['change_proposed', 'confirmed'] },
  ];
  open(() => Response.json({ status: true, data: { ...found, orders, bookings: [] } }), 'crew_member');
  await userEvent.type(screen.getByRole('combobox'), 'fender');
  expect(await screen.findByText('On its way')).toBeVisible();
  expect(screen.getByText('Change proposed')).toBeVisible();
});

it.each([
  ['fender', 'All orders for “fender”', '/supplier/orders?tab=all&q=fender'],
  ['fender order', 'All orders for “fender”', '/supplier/orders?tab=all&q=fender'],
  ['my last order', 'All orders', '/supplier/orders?tab=all'],
])('says of a supplier’s orders for “%s” how they stand, and leads to “%s”', async (words, all, path) => {
  const [order] = found.orders;
  const orders = [1, 2, 3, 4].map((number) => ({
    ...order,
    id: `${order?.id}${number}`,
    status: 'preparing',
    parts: ['preparing'],
  }));
  const { place } = open(
    () => Response.json({ status: true, data: { ...found, orders, bookings: [] } }),
    'supplier',
  );
  await write(words);
  expect(await screen.findAllByText('Being prepared')).toHaveLength(4);
  await userEvent.click(screen.getByRole('option', { name: all }));
  expect(place()).toBe(path);
});
