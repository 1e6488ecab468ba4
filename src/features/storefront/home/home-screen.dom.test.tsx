import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, type Api } from '../../../api/index.ts';
import { listings } from '../search/testing/listings.ts';
import { apiOf, json, marketWith, meaning, refusal } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import { Component, loader } from './home-screen.tsx';
import { overview } from './testing/overview.ts';

afterEach(cleanup);

const showcase = [{ slug: 'exterior', items: listings.slice(0, 2) }];

const found = () => json(200, { status: true, data: overview });

/** An API that gives these answers one after the other, and then repeats the last one. */
function apiThatAnswers(...answers: (() => Response)[]): Api {
  let asked = 0;
  return apiOf(({ pathname }) => {
    // Requested together with the overview, right after it.
    const isShowcase = pathname.endsWith('/showcase');
    const position = isShowcase ? asked - 1 : asked++;
    const answer = answers[Math.min(position, answers.length - 1)];
    if (!answer) throw new TypeError('Failed to fetch');
    const given = answer();
    return isShowcase && given.ok ? json(200, { status: true, data: { departments: showcase } }) : given;
  });
}

const request = (address = '/') => new Request(`https://quayside.example.com${address}`);
const open = (api: Api, { role = null, at = '/' }: { role?: string | null; at?: string } = {}) =>
  openPage({ path: '/', at, api, role, Component, loader });
/** Searches for “Teak tomorrow”. */
function openTomorrow(market: ReturnType<typeof marketWith>, more = ''): ReturnType<typeof marketWith> {
  open(market.api, { at: `/?q=Teak+tomorrow${more}` });
  return market;
}
const searchField = () => screen.findByRole('searchbox', { name: 'Search products, services and ports' });

describe('the home page', () => {
  it('invites visitors to get started, and leads signed-in users to their dashboard', async () => {
    open(apiThatAnswers(found));
    expect(await screen.findByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/get-started');
    expect(screen.getByRole('link', { name: 'Sell here' })).toHaveAttribute('href', '/apply');
    expect(screen.getByText(/marketplace for yachts, free for crew/)).toBeVisible();
    cleanup();
    open(apiThatAnswers(found), { role: 'crew_member' });
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/crew/dashboard',
    );
    expect(screen.queryByRole('link', { name: /Get started|Sell here/ })).toBeNull();
  });

  it('shows the departments, the ports by country and the figures that are not zero', async () => {
    open(apiThatAnswers(found));
    const departments = await screen.findByRole('region', { name: 'Every department of the yacht' });
    const links = within(departments).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/captain',
      '/crew',
      '/exterior',
      '/interior',
      '/chef-galley',
      '/engineering',
    ]);
    const ports = screen.getByRole('region', { name: 'Where yachts berth' });
    const [first] = within(ports).getAllByRole('list');
    expect(first?.textContent).toBe('SpainPalmaBarcelonaFranceAntibesAntigua & BarbudaAntigua');
    expect(within(ports).getByRole('link', { name: 'Palma' })).toHaveAttribute('href', '/?port=palma');
    expect(
      within(ports)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent),
    ).toEqual(['crew members1,280', 'supplier1', 'ports4']);
  });

  it('shows products that can be bought, with price and way to their page, and the whole department', async () => {
    open(apiThatAnswers(found));
    const exterior = within(await screen.findByRole('region', { name: 'Exterior' }));
    const cards = exterior.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      listings.slice(0, 2).map(({ name }) => name),
    );
    expect(exterior.getByRole('link', { name: 'See all in Exterior' })).toHaveAttribute('href', '/exterior');
    expect(exterior.queryByRole('button')).toBeNull();
  });

  it('works without the market, and fills in when trying again helps', async () => {
    open(apiThatAnswers(() => refusal(503, 'UNAVAILABLE'), found));
    await screen.findByText('We can’t reach the marketplace at the moment.');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/get-started');
    expect(screen.queryByRole('link', { name: /Captain/ })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Captain/ })).toBeInTheDocument();
    expect(screen.queryByText('We can’t reach the marketplace at the moment.')).toBeNull();
  });
});

describe('its search', () => {
  it('follows the typing with results in place of the sections, and gives them back when the words go', async () => {
    const { address } = open(marketWith({ items: listings }).api);
    const field = await searchField();
    await userEvent.type(field, 'Teak');
    expect(await screen.findByRole('link', { name: 'Teak deck cleaning' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Every department of the yacht' })).toBeNull();
    expect([address(), screen.getByRole('status').textContent]).toEqual([
      '/?q=Teak',
      '2 listings for “Teak”',
    ]);
    expect(field).toHaveFocus();

    await userEvent.clear(field);
    expect(await screen.findByRole('region', { name: 'Every department of the yacht' })).toBeVisible();
    expect(address()).toBe('/');
  });

  it('takes the name of a port as a choice', async () => {
    const meanings = {
      'Fender for pálm': { ports: [{ slug: 'palma', name: 'Palma', q: 'Fender' }] },
    };
    const { address } = open(marketWith({ items: listings, meanings }).api, { at: '/?q=Fender+for+pálm' });
    await userEvent.click(await screen.findByRole('link', { name: /^Palma.*“Fender” in this port/ }));
    await waitFor(() => expect(address()).toBe('/?q=Fender&port=palma'));
    expect(await screen.findByRole('link', { name: 'Palma, remove' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Ports with this name' })).toBeNull();
  });

  it('answers the name of a port with the port, and not with nothing', async () => {
    const meanings = { palma: { ports: [{ slug: 'palma', name: 'Palma', q: '' }] } };
    open(marketWith({ items: [], meanings }).api, { at: '/?q=palma' });
    expect(await screen.findByRole('link', { name: /^Palma.*Everything in this port/ })).toBeVisible();
    expect(screen.getByText(/^Ports/)).toHaveTextContent('Ports for “palma”');
    expect(screen.queryByText(/^Nothing found/)).toBeNull();
  });

  it('shows what reaches the ports of a coast or near a town, and says which place is unknown', async () => {
    const ports = [{ slug: 'palma', name: 'Palma', q: '' }];
    const said = (place: string, slugs: string[], q = '') =>
      meaning({ q, place: { said: place, ports: slugs } });
    const { api, listingCalls } = marketWith({
      items: listings,
      meanings: {
        balearics: { ...said('balearics', ['ibiza', 'palma']), ports },
        'teak in rotterdam': said('rotterdam', [], 'teak'),
        'teak nizza': meaning({ q: 'Teak', port: 'antibes', near: 'nizza' }),
      },
    });
    open(api, { at: '/?q=balearics' });
    expect(await screen.findByRole('link', { name: /^Palma.*Everything in this port/ })).toBeVisible();
    expect(
      screen.getByText('On Quayside, “balearics” means Ibiza and Palma: we show what reaches any of them.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'balearics: Ibiza, Palma, remove' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(listingCalls().at(-1)).toBe('/listings?port=ibiza%2Cpalma&limit=24');
    cleanup();
    open(api, { at: '/?q=teak+nizza' });
    expect(await screen.findByText('“nizza” is near Antibes: we show what reaches Antibes.')).toBeVisible();
    cleanup();
    open(api, { at: '/?q=teak+in+rotterdam' });
    expect(
      await screen.findByText('“rotterdam” is neither a port that we know nor anything on sale.'),
    ).toBeVisible();
  });

  it('is a plain form that keeps the choices, for the time before the scripts are there', async () => {
    open(marketWith({ items: listings }).api, { at: '/?q=Teak&kind=service&shown=48' });
    const form = (await searchField()).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/']);
    // The form has no files, so all values are strings.
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['q', 'Teak'],
      ['kind', 'service'],
    ]);
  });

  it('leads to the product with the way back', async () => {
    const { router } = open(marketWith({ items: listings }).api, { at: '/?q=Fender' });
    await userEvent.click(await screen.findByRole('link', { name: 'Fender F4' }));
    await screen.findByText('Another page');
    expect([router.state.location.pathname, router.state.location.state]).toEqual([
      `/product-checkout/${listings[0]?.id}`,
      { from: '/?q=Fender' },
    ]);
  });

  it('searches in the port that is named', async () => {
    const meanings = { 'Fender in antibes': meaning({ q: 'Fender', port: 'antibes' }) };
    const { api, listingCalls } = marketWith({ items: listings, meanings });
    open(api, { at: '/?q=Fender+in+antibes' });
    expect(await screen.findByText(/^1 listing/)).toHaveTextContent('1 listing for “Fender”');
    expect(screen.getByRole('link', { name: /Antibes/, description: '' })).toHaveAttribute(
      'href',
      '/?q=Fender',
    );
    expect(listingCalls()).toEqual([
      '/listings?q=Fender%20in%20antibes&limit=24',
      '/listings?q=Fender&port=antibes&limit=24',
    ]);
  });

  it('says what a named port has nothing of, and leads to what it has', async () => {
    const services = listings.filter(({ kind }) => kind === 'service');
    const meanings = {
      'Fender in antibes next week': meaning({
        q: 'Fender',
        port: 'antibes',
        when: { said: 'next week', from: '2026-11-30', until: '2026-12-06' },
      }),
    };
    const instead = {
      without: [{ choices: ['port' as const], total: 1200, totalIsLowerBound: false }],
      services: 2,
    };
    const { api } = marketWith({ items: listings, inPorts: services, meanings, instead });
    open(api, { at: '/?q=Fender+in+antibes+next+week' });
    expect(await screen.findByText('Nothing for “Fender” in Antibes yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the 1,200 in all ports' })).toHaveAttribute(
      'href',
      '/?q=Fender+next+week',
    );
    expect(screen.queryByRole('link', { name: 'See when they are free' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All services in Antibes' })).toHaveAttribute(
      'href',
      '/?kind=service&port=antibes',
    );
    expect(screen.queryByRole('list', { name: 'Ports with this name' })).toBeNull();
  });

  it('shows first what is called so, and apart from it what only mentions the words', async () => {
    const { api } = marketWith({ items: listings, exact: 1 });
    open(api, { at: '/?q=Teak' });
    expect(await screen.findByText(/^1 listing/)).toHaveTextContent(
      '1 listing for “Teak”, and 1 that comes close',
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Teak deck cleaning', 'Also close', 'Teak oil']),
    );
    cleanup();
    open(marketWith({ items: listings, exact: 0 }).api, { at: '/?q=Teak' });
    expect(await screen.findByText('Nothing is called “Teak”. These mention it.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Also close' })).toBeNull();
  });

  it('shows last the services that are not free on the day that the words say', async () => {
    const when = { said: 'tomorrow', from: '2026-11-30', until: '2026-11-30' };
    const meanings = { 'Teak tomorrow': meaning({ q: 'Teak', when }) };
    const cleaning = listings[1];
    const { asked } = openTomorrow(marketWith({ items: listings, meanings, free: [cleaning?.id ?? ''] }));
    expect(await screen.findByText('The service is free on Monday 30 November.')).toBeVisible();
    expect(asked).toContain('/services?date=2026-11-30&until=2026-11-30&limit=100&q=Teak');
    cleanup();
    openTomorrow(marketWith({ items: listings, meanings }));
    expect(await screen.findByText(/^The service is not free on Monday 30 November\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See when they are free' })).toHaveAttribute(
      'href',
      '/vendor-services?q=Teak&from=2026-11-30',
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Teak oil', 'Not free on that day', 'Teak deck cleaning']),
    );
    cleanup();
    openTomorrow(marketWith({ items: listings, meanings, isAway: (path) => path.endsWith('/services') }));
    expect(await screen.findByText(/^Services are not narrowed to “tomorrow”\./)).toBeVisible();
    cleanup();
    openTomorrow(marketWith({ items: listings, meanings, productsAlone: true }), '&port=antibes');
    expect(
      await screen.findByText('“tomorrow” only applies to services, and these are products.'),
    ).toBeVisible();
  });

  it('shows what the words say as choices that can be taken back', async () => {
    const meanings = {
      'Fender from 10 to 100 euro': meaning({ q: 'Fender', priceFrom: 1000, priceTo: 10_000 }),
    };
    const { api, listingCalls } = marketWith({ items: listings, meanings });
    open(api, { at: '/?q=Fender+from+10+to+100+euro&kind=product' });
    expect(await screen.findByRole('link', { name: '€10.00 to €100.00, remove' })).toHaveAttribute(
      'href',
      '/?q=Fender&kind=product',
    );
    expect(listingCalls().at(-1)).toBe(
      '/listings?q=Fender&kind=product&priceFrom=1000&priceTo=10000&limit=24',
    );
  });

  it.each([
    [
      'the one choice that leaves nothing',
      [{ choices: ['price' as const], total: 3, totalIsLowerBound: false }],
      'Without the price limit there are 3.',
      [['Show the 3 in Palma without the price limit', '/?q=oil&kind=product&port=palma']],
    ],
    [
      'each of several',
      [
        { choices: ['port' as const], total: 1, totalIsLowerBound: false },
        { choices: ['kind' as const], total: 10_000, totalIsLowerBound: true },
      ],
      'Together, they leave no results.',
      [
        ['Show the one without “Palma”', '/?q=oil&kind=product&priceTo=10000'],
        ['Show the 10,000+ in Palma without “Products”', '/?q=oil&port=palma&priceTo=10000'],
      ],
    ],
    [
      'two of them',
      [{ choices: ['kind' as const, 'price' as const], total: 2, totalIsLowerBound: false }],
      'Without “Products” and the price limit there are 2.',
      [['Show the 2 in Palma without “Products” and the price limit', '/?q=oil&port=palma']],
    ],
  ])(
    'says where nothing is found which choices it is, and leaves out exactly those: %s',
    async (_, without, sentence, links) => {
      open(marketWith({ items: [], instead: { without, services: 4, english: null } }).api, {
        at: '/?q=oil&kind=product&port=palma&priceTo=10000',
      });
      expect(await screen.findByText('Nothing for “oil” in Palma with these filters')).toBeVisible();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(
        screen
          .getAllByRole('link', { name: /^Show the/ })
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(links);
      expect(screen.queryByRole('link', { name: /^All services/ })).toBeNull();
    },
  );

  it('leads from a department that has nothing to the others', async () => {
    const without = [{ choices: ['department' as const], total: 3, totalIsLowerBound: false }];
    open(marketWith({ items: [], instead: { without, services: 0, english: null } }).api, {
      at: '/?q=fender&department=captain',
    });
    expect(await screen.findByText('Nothing for “fender” in Captain yet')).toBeVisible();
    expect(screen.getByText('Other departments have it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the 3 in all departments' })).toHaveAttribute(
      'href',
      '/?q=fender',
    );
  });

  it('says of products in a port where there are services that are called so', async () => {
    const market = marketWith({ items: listings, productsAlone: true });
    const { api, listingCalls } = market;
    open(api, { at: '/?q=Teak&port=antibes' });
    expect(await screen.findByText(/^No services for “Teak” here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See those in Palma' })).toHaveAttribute(
      'href',
      '/?q=Teak&kind=service',
    );
    expect(listingCalls()).toEqual([
      '/listings?q=Teak&port=antibes&limit=24',
      '/listings?q=Teak&kind=service&limit=100',
    ]);
    cleanup();
    // A service that only mentions it, and one with a similar name, are not what was asked for.
    for (const other of [{ exact: 0 }, { match: 'similar' as const }]) {
      open(marketWith({ items: listings, productsAlone: true, ...other }).api, {
        at: '/?q=Teak&port=antibes',
      });
      expect(await screen.findByRole('link', { name: 'Teak oil' })).toBeVisible();
      await screen.findByRole('list', { name: 'Chosen filters' });
      expect(screen.queryByText(/^No services for/)).toBeNull();
      cleanup();
    }
  });

  it('offers no port that has nothing of the other words', async () => {
    open(marketWith({ items: [] }).api, { at: '/?q=rigger+antib' });
    expect(await screen.findAllByText('Nothing found for “rigger antib”')).not.toEqual([]);
    expect(screen.queryByRole('list', { name: 'Ports with this name' })).toBeNull();
  });

  it('leads to the vendors that are named', async () => {
    const vendor = {
      id: '0193f2a1-7c1e-7b2a-9d4e-000000000201',
      name: 'Tramuntana Chandlery',
      logoUrl: null,
    };
    open(marketWith({ items: listings, vendors: [{ vendor, ports: ['Palma'] }] }).api, {
      at: '/?q=tramuntana',
    });
    const found = await screen.findByRole('list', { name: 'Vendors with this name' });
    expect(within(found).getByRole('link', { name: /^Tramuntana Chandlery/ })).toHaveAttribute(
      'href',
      `/vendor-services/${vendor.id}`,
    );
    expect(screen.getByText('Vendors', { exact: false, selector: '[role="status"]' })).toHaveTextContent(
      'Vendors for “tramuntana”',
    );
    expect(screen.queryByText(/^Nothing found/)).toBeNull();
  });

  it('says what to do where nothing is found', async () => {
    open(marketWith({ items: listings }).api, { at: '/?q=unicorn&kind=product' });
    expect(
      await screen.findByText('Nothing found for “unicorn”', { ignore: 'h1, h2, [role="status"]' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear the filters' })).toHaveAttribute('href', '/?q=unicorn');
    // And a link to another place to look.
    expect(screen.getByRole('link', { name: 'Engineering' })).toHaveAttribute('href', '/engineering');
    expect(screen.getByRole('link', { name: 'Answers and articles' })).toHaveAttribute(
      'href',
      '/resource-center?q=unicorn',
    );
  });

  it.each([
    ['crew_member', 'my last order', 'See your orders', '/crew/orders-management'],
    ['crew_member', 'fender order', 'See your orders', '/crew/orders-management?q=fender'],
    [null, 'next booking', 'Sign in to see your bookings', '/crew/calendar?show=bookings'],
  ])('leads a %s who looks for “%s” to it', async (role, words, name, href) => {
    open(marketWith({ items: [] }).api, { role, at: `/?${new URLSearchParams({ q: words }).toString()}` });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('its loader', () => {
  it.each([
    ['no network', apiThatAnswers()],
    ['a server that is away', apiThatAnswers(() => refusal(503, 'UNAVAILABLE'))],
    ['a server that broke', apiThatAnswers(() => new Response('<h1>502</h1>', { status: 502 }))],
    ['too many asking', apiThatAnswers(() => refusal(429, 'TOO_MANY_REQUESTS'))],
  ])('tolerates %s', async (_, api) => {
    await expect(loader({ api, request: request() })).resolves.toEqual({
      overview: null,
      showcase: [],
      results: null,
    });
  });

  it('does not hide a refusal that trying again would not fix', async () => {
    const api = apiThatAnswers(() => refusal(404, 'NOT_FOUND'));
    await expect(loader({ api, request: request() })).rejects.toBeInstanceOf(ApiError);
  });

  it('asks for no listings where the address names nothing that could be looked for', async () => {
    const { api, asked } = marketWith({ items: listings });
    await loader({ api, request: request('/?q=%20&utm_source=x&sort=price') });
    expect(asked).toEqual(['/overview', '/showcase']);
  });
});
