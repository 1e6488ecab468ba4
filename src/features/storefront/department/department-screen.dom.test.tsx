import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, createMarketplaceClient, createSettingsCalls, type Api } from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { overview } from '../home/testing/overview.ts';
import { Component, head, loader } from './department-screen.tsx';
import type { PublicListing } from './department-data.ts';
import { exterior, listings, manyListings } from './testing/listings.ts';

afterEach(cleanup);

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A market with these listings, paged by a cursor that is a number; `isAway` is asked before each call. */
function marketWith(items: readonly PublicListing[], isAway = () => false) {
  const asked: string[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'https://quayside.example.com/api',
    readToken: () => null,
    fetch: async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      asked.push(pathname.replace('/api/market', '') + search);
      if (isAway()) throw new TypeError('fetch failed');
      if (pathname.endsWith('/overview')) return json(200, { status: true, data: overview });
      const from = Number(searchParams.get('cursor') ?? 0);
      const to = from + Number(searchParams.get('limit'));
      const words = searchParams.get('q') ?? '';
      const kind = searchParams.get('kind');
      const hits = items.filter((item) => item.name.includes(words) && (!kind || item.kind === kind));
      const nextCursor = to < hits.length ? String(to) : null;
      const page = { items: hits.slice(from, to), nextCursor, total: hits.length };
      return json(200, { status: true, data: { department: exterior, ...page } });
    },
  });
  const api: Api = { client, settings: createSettingsCalls(client, () => null) };
  return { api, asked };
}

function open(api: Api, address = '/exterior') {
  const router = createMemoryRouter(
    [
      {
        path: '/exterior',
        Component,
        loader: ({ request }) => loader({ api, request }),
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <UiTheme>
      <RouterProvider router={router} />
    </UiTheme>,
  );
  return router;
}

const addressOf = ({ state }: ReturnType<typeof open>) => state.location.pathname + state.location.search;

describe('a department', () => {
  it('shows each listing with price, vendor, ports and whether it is in stock', async () => {
    open(marketWith(listings).api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Exterior' })).toBeVisible();
    const cards = screen.getAllByRole('article').map((card) => card.textContent);
    expect(cards).toEqual([
      'Fender F4Polyform · Navy€89.50 per pieceTramuntana Chandlery · Palma, Antibes and 1 moreIn stock',
      'ServiceTeak deck cleaningDeck€18.00 per m²Llevant Yacht Care · Palma',
      'Mooring line 24 mm, spliced eye, 18 mGleistein · Black€214.00 per pieceTramuntana Chandlery · Palma, Antibes and 1 moreOut of stock',
      'Teak oil€89.50Tramuntana ChandleryIn stock',
      'ServiceHull polishDeck€1,850.00 per visitLlevant Yacht Care · Palma',
    ]);
  });

  it('keeps words and kind in the address, and starts again from the first', async () => {
    const router = open(marketWith([...listings, ...manyListings(60)]).api, '/exterior?shown=48');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in Exterior' }), 'eak{Enter}');
    expect(await screen.findByText('2 listings for “eak”')).toBeVisible();
    expect(addressOf(router)).toBe('/exterior?q=eak');
    await userEvent.click(screen.getByRole('link', { name: 'Services' }));
    expect(await screen.findByText('1 service for “eak”')).toBeVisible();
    expect(addressOf(router)).toBe('/exterior?q=eak&kind=service');
  });

  it('shows more at each press, and keeps how many in the address', async () => {
    const router = open(marketWith(manyListings(30)).api);
    expect(await screen.findByText('24 of 30 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    expect([addressOf(router), screen.queryByRole('link', { name: 'Show more' })]).toEqual([
      '/exterior?shown=48',
      null,
    ]);
  });

  it('stands without the market, keeps the search, and fills in when trying again helps', async () => {
    let isAway = true;
    open(marketWith(listings, () => isAway).api, '/exterior?q=Teak');
    expect(await screen.findByText('The market cannot be reached at the moment.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Exterior' })).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 listings for “Teak”')).toBeVisible();
  });

  it('leads on where nothing is found', async () => {
    const router = open(marketWith(listings).api, '/exterior?q=unicorn');
    await userEvent.click(await screen.findByRole('link', { name: 'Show everything in Exterior' }));
    expect(await screen.findByText('5 listings')).toBeVisible();
    expect(addressOf(router)).toBe('/exterior');
  });
});

describe('its loader', () => {
  it('reads as many as the address says, in as many calls as the contract needs, each once', async () => {
    const { api, asked } = marketWith(manyListings(130));
    const request = new Request('https://quayside.example.com/exterior?shown=120');
    const { found } = await loader({ api, request });
    expect([found?.items.length, new Set(found?.items.map(({ id }) => id)).size, found?.total]).toEqual([
      120, 120, 130,
    ]);
    expect(asked.filter((call) => !call.includes('overview'))).toEqual([
      '/departments/exterior/listings?limit=96',
      '/departments/exterior/listings?limit=24&cursor=96',
    ]);
  });

  it('takes what makes no sense in the address as if it were not there', async () => {
    const { api, asked } = marketWith(listings);
    const request = new Request('https://quayside.example.com/exterior?shown=-3&kind=boat&q=%20');
    const { search } = await loader({ api, request });
    expect([search, asked.filter((call) => !call.includes('overview'))]).toEqual([
      { slug: 'exterior', q: '', kind: null, shown: 24 },
      ['/departments/exterior/listings?limit=24'],
    ]);
  });

  it('does not hide a refusal that trying again would not mend', async () => {
    const client = createMarketplaceClient({
      baseUrl: 'https://quayside.example.com/api',
      readToken: () => null,
      fetch: async () =>
        json(404, { status: false, message: 'No.', error: { code: 'NOT_FOUND', requestId: 'r-1' } }),
    });
    const api = { client, settings: createSettingsCalls(client, () => null) };
    const request = new Request('https://quayside.example.com/exterior');
    await expect(loader({ api, request })).rejects.toBeInstanceOf(ApiError);
  });
});

it('tells search engines what is offered, with prices as they want them', async () => {
  const { api } = marketWith(listings.slice(0, 1));
  const data = await loader({ api, request: new Request('https://quayside.example.com/exterior') });
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
