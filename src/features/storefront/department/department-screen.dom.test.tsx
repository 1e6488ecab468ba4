import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Api } from '../../../api/index.ts';
import { onShowCart } from '../../cart/index.ts';
import { toastStore } from '../../toasts/index.ts';
import { listings, manyListings } from '../search/testing/listings.ts';
import { cartThatAnswers } from '../testing/cart.tsx';
import { apiOf, marketWith, meaning, refusal } from '../testing/market.ts';
import { openFilters } from '../testing/open-filters.ts';
import { openPage } from '../testing/open-page.tsx';
import { head } from './department-head.ts';
import { Component, loader } from './department-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of toasts()) toastStore.trigger.closed({ id });
});

const toasts = () => toastStore.getSnapshot().context.toasts;
const open = (
  api: Api,
  at = '/exterior',
  more: { role?: string; homePort?: string; cart?: ReturnType<typeof cartThatAnswers>['cart'] } = {},
) => openPage({ path: '/exterior', at, api, Component, loader, ...more });
/** Navigates here from another page, which was loaded first. */
const follow = async (...[api, at, more]: Parameters<typeof open>) => {
  const opened = open(api, '/captain', more);
  await opened.router.navigate(at ?? '/exterior');
  return opened;
};
const request = (address: string) => new Request(`https://quayside.example.com${address}`);
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('link', { name })).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

describe('a department', () => {
  it('shows each listing with price, vendor, ports and whether it is in stock, and the way to have it', async () => {
    open(marketWith({ items: listings }).api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Exterior' })).toBeVisible();
    const cards = screen.getAllByRole('article').map((card) => card.textContent);
    expect(cards).toEqual([
      'Fender F4Polyform · Navy€89.50 per pieceTramuntana ChandleryPalma, Antibes and 1 moreIn stockAdd to cart: Fender F4',
      'ServiceTeak deck cleaningDeck€18.00 per m²Llevant Yacht CarePalmaChoose a time for Teak deck cleaning',
      'Mooring line 24 mm, spliced eye, 18 mGleistein · Black€214.00 per pieceTramuntana ChandleryPalma, Antibes and 1 moreOut of stock',
      'Teak oilfrom €89.503 suppliersAsk for availabilityCompare 3 offers of Teak oil',
      'ServiceHull polishDeck€1,850.00 per visitLlevant Yacht CarePalmaChoose a time for Hull polish',
    ]);
  });

  it('follows the typing, keeps the focus and the other choices, and starts again from the first', async () => {
    const { address, router } = open(marketWith({ items: listings }).api, '/exterior?kind=product&shown=48');
    const field = await screen.findByRole('searchbox', { name: 'Search in Exterior' });
    await userEvent.type(field, 'eak');
    await waitFor(() => expect(address()).toBe('/exterior?q=eak&kind=product'));
    expect(await screen.findByText(/^1 product/)).toHaveTextContent('1 product for “eak”');
    expect(field).toHaveFocus();

    await userEvent.type(field, ' oil{Enter}');
    await waitFor(() => expect(address()).toBe('/exterior?q=eak+oil&kind=product'));
    // The words were typed without a pause, so they are one history entry.
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe('/exterior?kind=product&shown=48'));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('begins for crew with the port where the yacht lies, until that is taken away', async () => {
    const crew = { role: 'crew_member', homePort: 'palma' };
    const { address, router } = await follow(marketWith({ items: listings }).api, '/exterior?shown=48', crew);
    await waitFor(() => expect(address()).toBe('/exterior?port=palma&shown=48'));
    await userEvent.click(await screen.findByRole('link', { name: 'Palma, remove' }));
    await waitFor(() => expect(address()).toBe('/exterior'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull());
    await router.navigate('/exterior?kind=product');
    expect(await screen.findByRole('link', { name: 'Products, remove' })).toBeVisible();
    expect(address()).toBe('/exterior?kind=product');
  });

  it('keeps its port where the navigation leads to the same department', async () => {
    const crew = { role: 'crew_member', homePort: 'palma' };
    const { address, router } = await follow(marketWith({ items: listings }).api, '/exterior', crew);
    expect(await screen.findByRole('link', { name: 'Palma, remove' })).toBeVisible();
    await router.navigate('/exterior');
    await waitFor(() => expect(address()).toBe('/exterior?port=palma'));
  });

  it('goes on with the port that was chosen last, and leaves one vendor’s listings whole', async () => {
    const crew = { role: 'crew_member', homePort: 'palma' };
    const ofVendor = `/exterior?vendor=${listings[0]?.vendor.id}`;
    const whole = await follow(marketWith({ items: listings }).api, ofVendor, crew);
    expect(await screen.findByRole('link', { name: 'Tramuntana Chandlery, remove' })).toBeVisible();
    expect(whole.address()).toBe(ofVendor);
    cleanup();
    await follow(marketWith({ items: listings }).api, '/exterior?port=antibes', crew);
    expect(await screen.findByRole('link', { name: 'Antibes, remove' })).toBeVisible();
    cleanup();
    const next = await follow(marketWith({ items: listings }).api, '/exterior', crew);
    await waitFor(() => expect(next.address()).toBe('/exterior?port=antibes'));
  });

  it('leaves what was opened by its address as that says, with its other choices, until something else is searched for', async () => {
    const crew = { role: 'crew_member', homePort: 'palma' };
    const { address, router } = open(marketWith({ items: listings }).api, '/exterior?q=Teak', crew);
    expect(await screen.findByText(/^2 listings/)).toBeVisible();
    expect(address()).toBe('/exterior?q=Teak');
    await router.navigate('/exterior?q=Teak&kind=product');
    expect(await screen.findByRole('link', { name: 'Products, remove' })).toBeVisible();
    expect(address()).toBe('/exterior?q=Teak&kind=product');
    await router.navigate('/exterior?q=Fender');
    await waitFor(() => expect(address()).toBe('/exterior?q=Fender&port=palma'));
  });

  it('keeps a port that only the words name for their search alone', async () => {
    const crew = { role: 'crew_member', homePort: 'palma' };
    const meanings = { 'Fender in antibes': meaning({ q: 'Fender', port: 'antibes' }) };
    const { api } = marketWith({ items: listings, meanings });
    const { address, router } = await follow(api, '/exterior?q=Fender+in+antibes', crew);
    expect(await screen.findByRole('link', { name: 'Antibes, remove' })).toBeVisible();
    expect(address()).toBe('/exterior?q=Fender+in+antibes');
    await router.navigate('/exterior?q=Fender+in+antibes&port=palma');
    expect(await screen.findByRole('link', { name: 'Antibes, remove' })).toBeVisible();
    await router.navigate('/exterior?q=Teak');
    await waitFor(() => expect(address()).toBe('/exterior?q=Teak&port=palma'));
    expect(await screen.findByRole('link', { name: 'Palma, remove' })).toBeVisible();
  });

  it('begins with no port for a visitor or a vendor', async () => {
    for (const role of [undefined, 'supplier']) {
      const { address } = open(marketWith({ items: listings }).api, '/exterior', {
        ...(role !== undefined && { role }),
        homePort: 'palma',
      });
      expect(await screen.findByText('5 listings')).toBeVisible();
      expect(address()).toBe('/exterior');
      cleanup();
    }
  });

  it('says of each product how it comes to the port that is chosen, and leads to the offer that is shown', async () => {
    const [fender, , line, oil] = listings;
    if (!fender || !line || !oil) throw new Error('there are products');
    const way = (isBrought: boolean, amountMinor: number) => ({
      isBrought,
      cost: { amountMinor, currency: 'EUR' },
    });
    const items = [
      { ...fender, reach: 'there' as const, delivery: way(true, 1200) },
      { ...fender, id: line.id, name: 'Cleat', reach: 'there' as const, delivery: way(true, 0) },
      { ...fender, id: 'c', name: 'Rope', reach: 'there' as const, delivery: way(false, 0) },
      { ...fender, id: 'd', name: 'Buoy', reach: 'there' as const, delivery: way(false, 500) },
      { ...fender, id: 'e', name: 'Hook', reach: 'there' as const, delivery: null },
      { ...oil, reach: 'not' as const, delivery: null },
    ];
    const { router } = open(marketWith({ items }).api, '/exterior?port=antibes');
    await screen.findByRole('heading', { level: 1, name: 'Exterior' });
    const said = () =>
      screen
        .getAllByRole('article')
        .map((card) => /(?:Delivered|Collect|Delivery|Not).*?(?=In stock|Ask)/.exec(card.textContent)?.[0]);
    expect(said()).toEqual([
      'Delivered to Antibes, from €12.00',
      'Delivered to Antibes, free',
      'Collect in Antibes',
      'Collect in Antibes, €5.00',
      'Delivery as agreed with the supplier',
      'Not delivered to Antibes',
    ]);
    expect(screen.getByRole('link', { name: 'Fender F4' })).toHaveAttribute(
      'href',
      `/product-checkout/${fender.id}?port=antibes`,
    );
    expect(screen.getByRole('link', { name: 'Teak oil' })).toHaveAttribute(
      'href',
      `/product-checkout/${oil.id}?port=antibes&offer=${oil.inventoryId}`,
    );

    await router.navigate('/exterior?port=antibes,monaco');
    await waitFor(() =>
      expect(said().slice(0, 3)).toEqual([
        'Delivered there, from €12.00',
        'Delivered there, free',
        'Collect there',
      ]),
    );
  });

  it('leads to the choice of a variant, and names the chosen ports of a service first', async () => {
    const [fender, cleaning] = listings;
    if (!fender || !cleaning) throw new Error('there are listings');
    const items = [
      { ...fender, variantCount: 3, hasHigherPrices: true },
      { ...cleaning, ports: ['antibes', 'barcelona', 'palma'], reach: null, delivery: null },
    ];
    open(marketWith({ items }).api, '/exterior?port=palma,barcelona');
    await screen.findByRole('heading', { level: 1, name: 'Exterior' });
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      'Fender F4Polyform · Navy · 3 variantsfrom €89.50 per pieceTramuntana ChandleryPalma, Barcelona and 1 moreIn stockChoose a variant for Fender F4',
      'ServiceTeak deck cleaningDeck€18.00 per m²Llevant Yacht CareBarcelona, Palma and 1 moreChoose a time for Teak deck cleaning',
    ]);
  });

  it('keeps the choices in the address, names them as chips, and takes them back', async () => {
    const { address } = open(marketWith({ items: listings }).api);
    const filters = await openFilters();
    const choose = async (name: RegExp) => userEvent.click(filters.getByRole('link', { name }));
    await choose(/^Services/);
    expect(await screen.findByText('2 services')).toBeVisible();
    await choose(/^Palma/);
    await waitFor(() => expect(address()).toBe('/exterior?kind=service&port=palma'));

    await screen.findByRole('link', { name: 'Palma, remove' });
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    await userEvent.click(chips.getByRole('link', { name: 'Services, remove' }));
    await waitFor(() => expect(address()).toBe('/exterior?port=palma'));
    await screen.findByText('5 listings');
    await choose(/^In stock now/);
    await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/exterior'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull());
  });

  it('reads prices as people write them, and asks in minor units', async () => {
    const { api, listingCalls } = marketWith({ items: listings });
    const { address } = open(api);
    const filters = await openFilters();
    const from = filters.getByRole('textbox', { name: /^From/ });
    const to = filters.getByRole('textbox', { name: /^To/ });
    await userEvent.type(from, 'cheap');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Price must be a number');
    await userEvent.clear(from);
    await userEvent.type(from, '1.200,50');
    await userEvent.type(to, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    // Minimum and maximum were typed in the wrong order.
    await waitFor(() => expect(address()).toBe('/exterior?priceFrom=2000&priceTo=120050'));
    expect(listingCalls().at(-1)).toBe(
      '/listings?department=exterior&priceFrom=2000&priceTo=120050&limit=24',
    );
    expect(await screen.findByRole('link', { name: '€20.00 to €1,200.50, remove' })).toBeVisible();
  });

  it('sorts, and keeps the order in the address', async () => {
    const { address } = open(marketWith({ items: listings }).api);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Price, lowest first',
    );
    await waitFor(() => expect(address()).toBe('/exterior?sort=price'));
  });

  it('reads one page at each "Show more", and keeps how many in the address', async () => {
    const { api, listingCalls } = marketWith({ items: manyListings(60) });
    const { address } = open(api);
    expect(await screen.findByText('24 of 60 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
    expect([address(), screen.queryByRole('link', { name: 'Show more' })]).toEqual([
      '/exterior?shown=72',
      null,
    ]);
    expect(listingCalls()).toEqual([
      '/listings?department=exterior&limit=24',
      '/listings?department=exterior&limit=24&cursor=24',
      '/listings?department=exterior&limit=24&cursor=48',
    ]);
  });

  it('puts the shown offer into the cart and says so, with the way there', async () => {
    const { cart, added } = cartThatAnswers();
    open(marketWith({ items: listings }).api, '/exterior', { cart });
    await userEvent.click((await cardOf('Fender F4')).getByRole('button', { name: /^Add to cart/ }));
    const [fender] = listings;
    expect(added).toEqual([{ productId: fender?.id, inventoryId: fender?.inventoryId, quantity: 1 }]);
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        {
          level: 'success',
          message: 'Added to your cart.',
          description: 'Fender F4',
          action: { label: 'View cart' },
        },
      ]),
    );
  });

  it('shows a visitor the cart over the page, and leaves the page for nobody who has it there', async () => {
    const { cart } = cartThatAnswers();
    const { address } = open(marketWith({ items: listings }).api, '/exterior', { cart });
    const shown = vi.fn<() => void>();
    const end = onShowCart(shown);
    await userEvent.click((await cardOf('Fender F4')).getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const view = () => toasts()[0]?.action?.onAction();
    view();
    expect([shown.mock.calls.length, address()]).toEqual([1, '/exterior']);
    end();
    view();
    await waitFor(() => expect(address()).toBe('/crew/cart'));
  });

  it('says why something did not come into the cart', async () => {
    const { cart } = cartThatAnswers(() =>
      Promise.reject(
        new ApiError({
          code: 'NOT_ENOUGH_STOCK',
          message: 'Only 2 are left.',
          status: 409,
          fromServer: true,
        }),
      ),
    );
    open(marketWith({ items: listings }).api, '/exterior', { cart });
    await userEvent.click((await cardOf('Fender F4')).getByRole('button'));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { level: 'error', message: 'This wasn’t added to your cart.', description: 'Only 2 are left.' },
      ]),
    );
  });

  it('offers no cart to those who do not buy', async () => {
    open(marketWith({ items: listings }).api, '/exterior', { role: 'supplier' });
    const card = await cardOf('Fender F4');
    expect(card.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /^Compare 3 offers/ })).toBeVisible();
  });

  it('works without the market, keeps the search, and fills in when trying again helps', async () => {
    let isAway = true;
    open(marketWith({ items: listings, isAway: () => isAway }).api, '/exterior?q=Teak');
    expect(await screen.findByText('We can’t reach the marketplace at the moment.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('Teak');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^2 listings/)).toHaveTextContent('2 listings for “Teak”');
    // Cleared with one press, with the focus back in the field.
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('5 listings')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('continues automatically once there is a connection', async () => {
    let isAway = true;
    open(marketWith({ items: listings, isAway: () => isAway }).api);
    await screen.findByText('We can’t reach the marketplace at the moment.');
    isAway = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('5 listings')).toBeVisible();
  });

  it('says so when nothing has the very words', async () => {
    open(marketWith({ items: listings, match: 'similar' }).api, '/exterior?q=Teak');
    expect(await screen.findByText('There are no exact matches. These come close.')).toBeVisible();
    cleanup();
    // The thing itself, though it was misspelt.
    open(marketWith({ items: listings, match: 'misspelt' }).api, '/exterior?q=Teak');
    expect(await screen.findByRole('link', { name: 'Teak oil' })).toBeVisible();
    expect(screen.queryByText(/no exact matches/)).toBeNull();
  });

  it('leads from a search without a hit to everything and to the other departments', async () => {
    open(marketWith({ items: listings }).api, '/exterior?q=unicorn');
    expect(
      await screen.findByText('Nothing found for “unicorn”', { ignore: 'h1, h2, [role="status"]' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all departments' })).toHaveAttribute(
      'href',
      '/?q=unicorn',
    );
    expect(screen.getByRole('link', { name: 'Show everything in Exterior' })).toHaveAttribute(
      'href',
      '/exterior',
    );
  });
});

describe('its loader', () => {
  it('reads as much as the address says, in as few calls as the contract allows', async () => {
    const { api, listingCalls } = marketWith({ items: manyListings(130) });
    const { found } = await loader({ api, request: request('/exterior?shown=120') });
    expect([found?.items.length, new Set(found?.items.map(({ id }) => id)).size, found?.total]).toEqual([
      120, 120, 130,
    ]);
    expect(listingCalls()).toEqual([
      '/listings?department=exterior&limit=96',
      '/listings?department=exterior&limit=24&cursor=96',
    ]);
  });

  it('has the listings where the choices cannot be had', async () => {
    const { api } = marketWith({ items: listings, isAway: (path) => path.endsWith('/facets') });
    const { found, facets } = await loader({ api, request: request('/exterior') });
    expect([found?.total, facets]).toEqual([5, null]);
  });

  it('does not hide a refusal that trying again would not fix', async () => {
    const api = apiOf(() => refusal(404, 'NOT_FOUND'));
    await expect(loader({ api, request: request('/exterior') })).rejects.toBeInstanceOf(ApiError);
  });
});

it('describes to search engines what is offered, with prices as they want them', async () => {
  const { api } = marketWith({ items: listings.slice(0, 1) });
  const data = await loader({ api, request: request('/exterior') });
  expect(head(data, { siteUrl: 'https://quayside.example.com' }).jsonLd).toMatchObject([
    {
      '@type': 'CollectionPage',
      url: 'https://quayside.example.com/exterior',
      mainEntity: {
        itemListElement: [
          {
            position: 1,
            item: {
              '@type': 'Product',
              name: 'Fender F4',
              offers: { price: '89.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
            },
          },
        ],
      },
    },
  ]);
});
