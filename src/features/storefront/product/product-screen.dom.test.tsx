import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, type Api } from '../../../api/index.ts';
import type { CartHandle } from '../../cart/index.ts';
import { toastStore } from '../../toasts/index.ts';
import { overview } from '../home/testing/overview.ts';
import { cartThatAnswers } from '../testing/cart.tsx';
import { apiOf, json, refusal } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import type { Product } from './product-data.ts';
import { head } from './product-head.ts';
import { Component, loader } from './product-screen.tsx';
import { offers, product, single } from './testing/products.ts';

const toasts = () => toastStore.getSnapshot().context.toasts;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of toasts()) toastStore.trigger.closed({ id });
});

const marketOf = (shown: Product): Api =>
  apiOf(({ pathname }) => {
    if (pathname.endsWith('/overview')) return json(200, { status: true, data: overview });
    return pathname.endsWith(`/products/${shown.id}`)
      ? json(200, { status: true, data: shown })
      : refusal(404, 'NOT_FOUND');
  });

interface Opened {
  readonly api?: Api;
  readonly id?: string;
  /** The query of the address. */
  readonly at?: string;
  readonly state?: unknown;
  readonly role?: string | null;
  readonly homePort?: string;
  readonly cart?: CartHandle;
}

const open = ({ api = marketOf(product), id = product.id, at = '', state = null, ...rest }: Opened = {}) =>
  openPage({
    path: '/product-checkout/:productId',
    at: { pathname: `/product-checkout/${id}`, search: at, state },
    api,
    Component,
    loader,
    ...rest,
  });

const offerOf = (name: string) => screen.getByRole('radio', { name });
/** Finds a paragraph by its text, since a price is an element within its sentence. */
const paragraph = (text: string) =>
  screen.getByText((_content, element) => element?.tagName === 'P' && element.textContent === text);
const button = (name: string) => screen.findByRole('button', { name });

describe('a port', () => {
  const vanAlone = { ...offers[0], deliveryMethods: offers[0].deliveryMethods.slice(0, 1) };
  const atMost = (limited: Product): Product => ({
    ...limited,
    offers: [vanAlone, ...limited.offers.slice(1, 2)],
  });

  it('chooses the offer that comes there, and says what delivery costs', async () => {
    open({ api: marketOf(atMost(product)), at: `?port=antibes` });
    expect(await screen.findByRole('combobox', { name: 'Where you need it' })).toHaveValue('antibes');
    expect(offerOf('Port Vauban Accastillage, Navy')).toBeChecked();
    expect(offerOf('Tramuntana Chandlery, Navy')).toBeDisabled();
    expect(paragraph('Antibes: delivery €24.50')).toBeVisible();
  });

  it('opens with the offer that was shown, and proposes the best of the variant once another port is chosen', async () => {
    const user = userEvent.setup();
    const dearer = product.offers[1];
    open({ at: `?port=antibes&offer=${dearer?.inventoryId}` });
    await screen.findByRole('combobox', { name: 'Where you need it' });
    expect(offerOf('Port Vauban Accastillage, Navy')).toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where you need it' }), 'palma');
    expect(offerOf('Tramuntana Chandlery, Navy')).toBeChecked();
  });

  it('changes neither the variant nor the order of the variants, and keeps the way back', async () => {
    const user = userEvent.setup();
    open({ at: '?port=palma', state: { from: '/?q=fender' } });
    const choice = await screen.findByRole('group', { name: 'Variant' });
    const variants = () =>
      within(choice)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value, checked }) => [value, checked]);
    const before = variants();
    expect(before).toContainEqual(['White', true]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where you need it' }), 'antibes');
    expect(variants()).toEqual(before);
    expect(screen.getByRole('link', { name: 'Back to the results' })).toHaveAttribute('href', '/?q=fender');
  });

  it('that no offer reaches cannot be bought for; another one can', async () => {
    const user = userEvent.setup();
    open({ api: marketOf({ ...product, offers: [vanAlone] }), at: `?port=antibes` });
    expect(await screen.findByText('Tramuntana Chandlery doesn’t deliver to Antibes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where you need it' }), 'palma');
    expect(await button('Add to cart')).toBeEnabled();
    expect(paragraph('Palma: delivery €15.00 (1 to 2 days)')).toBeVisible();
  });

  it('that nothing is brought to says where one collects, and only who has it is counted', async () => {
    const collected = vanAlone.deliveryMethods.map((way) => ({
      ...way,
      kind: 'collection' as const,
      ports: ['palma'],
    }));
    const gone = offers.slice(1, 2).map((offer) => ({ ...offer, inStock: false }));
    const shown = { ...product, offers: [{ ...vanAlone, deliveryMethods: collected }, ...gone] };
    open({ api: marketOf(shown), at: '?port=antibes' });
    expect(
      await screen.findByText(
        'Tramuntana Chandlery doesn’t deliver to Antibes; you can collect it in Palma.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Who has it' })).toBeVisible();
  });

  it('is at first that of the yacht; another one is kept for the next product', async () => {
    const user = userEvent.setup();
    const where = () => screen.findByRole('combobox', { name: 'Where you need it' });
    open({ role: 'crew_member', homePort: 'palma' });
    expect(await where()).toHaveValue('palma');
    await user.selectOptions(await where(), 'antibes');
    cleanup();
    open({ role: 'crew_member', homePort: 'palma' });
    expect(await where()).toHaveValue('antibes');
  });

  it('is the cart’s where the cart has none', async () => {
    const user = userEvent.setup();
    const { cart, described } = cartThatAnswers();
    open({ cart, role: 'crew_member', at: '?port=palma' });
    await user.click(await button('Add to cart'));
    await waitFor(() => expect(described).toEqual([{ port: 'palma' }]));
  });
});

describe('the heart of a product', () => {
  const withFavourites = apiOf(({ pathname }) => {
    if (pathname.endsWith('/favourites'))
      return json(200, { status: true, data: { productIds: [product.id] } });
    if (pathname.endsWith('/overview')) return json(200, { status: true, data: overview });
    return json(200, { status: true, data: product });
  });

  it('is pressed for a crew member whose favourite it is', async () => {
    open({ api: withFavourites, role: 'crew_member' });
    expect(await button('Favourite: Fender F4')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['a visitor', null],
    ['a supplier', 'supplier'],
  ])('is not shown to %s', async (_who, role) => {
    open({ api: withFavourites, role });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fender F4' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  });
});

describe('a product', () => {
  it('says what it is and chooses the best offer', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fender F4' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Fender F4 · Quayside'));
    expect(screen.getByRole('radio', { name: 'Navy' })).toBeChecked();
    expect(offerOf('Tramuntana Chandlery, Navy')).toBeChecked();
    expect(screen.getByRole('group', { name: 'Quantity' })).toBeVisible();
    expect(screen.getByText('Net, plus 21% tax and delivery')).toBeVisible();
  });

  it('puts price, stock, ports and delivery of the suppliers side by side', async () => {
    open();
    const region = within(await screen.findByRole('region', { name: '2 suppliers have it' }));
    const rows = region.getAllByRole('radio').map((radio) => radio.closest('li')?.textContent);
    expect(rows).toEqual([
      'Tramuntana ChandleryNavy · Defensa F4 azul marino · F4-NAVY€89.50 per piece+ 21% tax24 in stockPalmaTo your berthPalma · 1 to 2 daysWeekdays, 08:00 to 17:00.€15.00CollectionFree',
      'Port Vauban AccastillageNavy · Pare-battage F4€94.00 per piece+ 20% taxOnly 2 leftAntibesCourier€24.50',
    ]);
  });

  it('says before it is bought that a supplier is outside the EU, and what that means', async () => {
    const [offer] = offers;
    open({ api: marketOf({ ...product, offers: [{ ...offer, isFromOutsideUnion: true }] }) });
    const region = within(await screen.findByRole('region', { name: 'Who has it' }));
    expect(region.getByText('From outside the EU')).toBeVisible();
    expect(
      screen.getByText(/^Sold from outside the EU: import VAT .* a business can’t buy it/),
    ).toBeVisible();
  });

  it('offers the variants, each with its own offers, and none that cannot be had', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'White' }));
    expect(offerOf('Tramuntana Chandlery, White')).toBeChecked();
    expect(offerOf('Port Vauban Accastillage, White')).toBeDisabled();

    await userEvent.click(screen.getByRole('radio', { name: /^Red/ }));
    expect(screen.getByText('Out of stock at all suppliers.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  });

  it('sells nothing of a product that only has offers out of stock', async () => {
    const sold = {
      ...product,
      offers: product.offers.map((offer) => ({ ...offer, stock: 0, inStock: false })),
    };
    open({ api: marketOf(sold), at: `?offer=${offers[4]?.inventoryId}` });
    expect(await screen.findByText(/^Stock changes daily\./)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
    expect(screen.queryByText(/€0\.00/)).toBeNull();
  });

  it('adds the chosen offer in the quantity wanted, stays, and says so', async () => {
    const { cart, added } = cartThatAnswers();
    const { address } = open({ cart });
    await userEvent.click(await button('One more'));
    await userEvent.click(await button('Add to cart'));
    const toAdd = { inventoryId: offers[0].inventoryId, productId: product.id, quantity: 2 };
    expect(added).toEqual([toAdd]);
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { level: 'success', message: 'Added to your cart.', description: 'Fender F4' },
      ]),
    );
    expect(address()).toBe(`/product-checkout/${product.id}`);
  });

  it('never wants more than there are, nor less than one', async () => {
    const { cart, added } = cartThatAnswers();
    open({ cart });
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
    await userEvent.type(quantity, '30', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.tab();
    expect(quantity).toHaveValue('24');
    expect(await button('One more')).toBeDisabled();
    await userEvent.click(offerOf('Port Vauban Accastillage, Navy'));
    expect(quantity).toHaveValue('2');
    for (const wrong of ['0', 'abc']) {
      await userEvent.type(quantity, wrong, { initialSelectionStart: 0, initialSelectionEnd: 4 });
      await userEvent.tab();
      expect(quantity).toHaveValue(wrong);
      expect(quantity).toHaveAccessibleDescription(/^Enter a whole number from 1 to \d+\.$/);
      expect(await button('Add to cart')).toBeDisabled();
    }
    await userEvent.type(quantity, '2', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    expect(screen.queryByText(/^Enter a whole number/)).toBeNull();
    await userEvent.click(await button('Add to cart'));
    expect(added).toMatchObject([{ inventoryId: offers[1]?.inventoryId, quantity: 2 }]);
  });

  it('leads to where that one thing is bought with "Buy now", and puts nothing into the cart', async () => {
    const { cart, added } = cartThatAnswers();
    const { address } = open({ cart, at: '?port=palma' });
    await userEvent.click(await button('One more'));
    await userEvent.click(await button('Buy now'));
    // In Palma the white offer is the cheapest.
    const one = `only=${offers[2]?.inventoryId}&product=${product.id}&quantity=2&port=palma`;
    await waitFor(() => expect(address()).toBe(`/crew/cart?${one}`));
    expect([added, toasts()]).toEqual([[], []]);
  });

  it('stays and says why when it could not be added', async () => {
    const { cart } = cartThatAnswers(() =>
      Promise.reject(new ApiError({ code: 'NETWORK_ERROR', message: 'Network Error' })),
    );
    const { address } = open({ cart });
    await userEvent.click(await button('Add to cart'));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        {
          level: 'error',
          message: 'This wasn’t added to your cart.',
          description:
            'We couldn’t reach Quayside. Nothing was changed. Check your connection and try again.',
        },
      ]),
    );
    expect(address()).toBe(`/product-checkout/${product.id}`);
  });

  it.each([
    ['supplier', 'You are signed in as supplier.'],
    ['service_provider', 'You are signed in as service provider.'],
    ['admin', 'You are signed in as admin.'],
  ])('sells to crew alone, and shows that to %s', async (role, message) => {
    open({ role });
    expect(await screen.findByText('Only crew members can buy here.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /cart|Buy/ })).toBeNull();
  });

  it('leads back to the search that one came from, and up to department and category', async () => {
    open({ state: { from: '/engineering?q=f4' } });
    const links = within(await screen.findByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Back to the results', '/engineering?q=f4'],
      ['Home', '/'],
      ['Engineering', '/engineering'],
      ['Fenders', '/engineering?category=Fenders'],
    ]);
  });

  it('leads to a category of its department’s name once', async () => {
    open({ api: marketOf({ ...product, departments: ['engineering'], category: 'Engineering' }) });
    const links = within(await screen.findByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Engineering']);
  });

  it('asks for no choice where there is only one offer', async () => {
    open({ api: marketOf(single) });
    expect(await screen.findByRole('region', { name: 'Who has it' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await button('Add to cart')).toBeEnabled();
  });

  it('shows others in its place while nobody offers it', async () => {
    open({ api: marketOf({ ...product, offers: [] }) });
    expect(await screen.findByText('Nobody offers this at the moment')).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Alternatives' }));
    expect(others.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  });

  it.each(['0193f2a1-7c1e-7b2a-9d4e-999999999999', 'no-such-thing'])('is not to be had at %s', async (id) => {
    open({ id });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This product is off our chart' }),
    ).toBeVisible();
  });

  it('can be tried again while the market is away', async () => {
    let isAway = true;
    open({
      api: apiOf(({ pathname }) => {
        if (isAway) return refusal(503, 'UNAVAILABLE');
        return json(200, { status: true, data: pathname.endsWith('/overview') ? overview : product });
      }),
    });
    expect(await screen.findByText('We can’t load this product at the moment.')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fender F4' })).toBeVisible();
  });
});

it('describes the product with its offers to search engines and shared links', () => {
  const site = { siteUrl: 'https://quayside.example.com' };
  expect(head({ state: 'found', product: single, ports: {} }, site)).toEqual({
    title: 'Fender F4 · Quayside',
    description: 'Polyform Fender F4 from 1 supplier on Quayside, with price, stock and delivery.',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Fender F4',
        url: `https://quayside.example.com/product-checkout/${single.id}`,
        description: 'Polyform Fender F4 from 1 supplier on Quayside, with price, stock and delivery.',
        brand: { '@type': 'Brand', name: 'Polyform' },
        mpn: 'F-4',
        category: 'Fenders',
        offers: [
          {
            '@type': 'Offer',
            url: `https://quayside.example.com/product-checkout/${single.id}`,
            price: '89.50',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            seller: { '@type': 'Organization', name: 'Tramuntana Chandlery' },
            sku: 'F4-NAVY',
          },
        ],
      },
    ],
  });
  expect(head({ state: 'unknown' }, site)).toMatchObject({ status: 404 });
});
