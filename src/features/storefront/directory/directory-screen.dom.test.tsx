import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { overview } from '../home/testing/overview.ts';
import { apiOf, json, meaning } from '../testing/market.ts';
import { openFilters } from '../testing/open-filters.ts';
import { openPage } from '../testing/open-page.tsx';
import type { ServiceCard } from './directory-data.ts';
import { head } from './directory-head.ts';
import { Component, loader } from './directory-screen.tsx';
import { cards, directoryAt, manyCards } from './testing/cards.ts';

afterEach(cleanup);

/**
 * A fake market with these services; its cursor is a number, and at most `found` services of a page are free on a date.
 */
function marketWith(
  items: readonly ServiceCard[],
  found = Number.POSITIVE_INFINITY,
  meaningOf: (q: string) => object | null = () => null,
  totalOf: (params: URLSearchParams) => number = () => items.length,
) {
  const asked: string[] = [];
  const api = apiOf(({ pathname, searchParams: params, search }) => {
    const said = meaningOf(params.get('q') ?? '');
    if (pathname.endsWith('/overview')) return json(200, { status: true, data: overview });
    if (pathname.endsWith('/meaning')) return json(200, { status: true, data: { meaning: said, ports: [] } });
    asked.push(search);
    const from = Number(params.get('cursor') ?? 0);
    const to = from + Math.min(Number(params.get('limit')), found);
    return json(200, {
      status: true,
      data: {
        items: items.slice(from, to),
        nextCursor: to < items.length ? String(to) : null,
        total: totalOf(params),
        categories: [{ name: 'Deck', count: items.length }],
      },
    });
  });
  return { api, asked };
}
const open = (api: ReturnType<typeof apiOf>, at = '/vendor-services') =>
  openPage({ path: '/vendor-services', at, api, Component, loader });
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

describe('the directory of services', () => {
  it('shows each service with price, provider, ports and its next free time on the port’s clock', async () => {
    open(marketWith(cards).api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Services in your port' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('4 services');
    const [first, , remote, closed] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(first).toContain('€18.00 per m²Llevant Yacht CarePalmaNext free: Thu 3 Dec, 09:00 in Palma');
    expect(remote).toContain('RemoteNext free: Thu 3 Dec, 10:00 in Athens');
    expect(closed).toContain('No free time at the moment');
  });

  it('keeps category, port and day in the address, asks for them, and passes the port on', async () => {
    const { api, asked } = marketWith(cards);
    const { address } = open(api);
    await openFilters();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Deck');
    await waitFor(() => expect(address()).toBe('/vendor-services?category=Deck'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Port' }), 'palma');
    await waitFor(() => expect(address()).toBe('/vendor-services?category=Deck&port=palma'));
    await userEvent.type(screen.getByLabelText('Day'), '2026-12-03');
    await waitFor(() => expect(address()).toBe('/vendor-services?category=Deck&port=palma&date=2026-12-03'));
    await waitFor(() => expect(asked.at(-1)).toBe('?category=Deck&port=palma&date=2026-12-03&limit=24'));
    expect(screen.getByRole('link', { name: 'Teak deck cleaning' })).toHaveAttribute(
      'href',
      `/service-checkout/${cards[0]?.id}?port=palma&from=2026-12-03`,
    );
  });

  it('passes on from which day it is wanted, and is not narrowed by it', async () => {
    const { api, asked } = marketWith(cards);
    open(api, '/vendor-services?from=2026-12-07');
    expect(await screen.findByRole('link', { name: 'Teak deck cleaning' })).toHaveAttribute(
      'href',
      `/service-checkout/${cards[0]?.id}?from=2026-12-07`,
    );
    expect(asked).toEqual(['?limit=24']);
  });

  const ofWords = { ...meaning({}).meaning, q: 'cleaner' };
  const tomorrow = { said: 'tomorrow', from: '2026-12-03', until: '2026-12-03' };
  const cleanerInPalma = { ...ofWords, port: 'palma', priceTo: 50_000, when: tomorrow, sort: 'price' };

  it('reads port, day, price and order from the words into the fields, each to be taken away', async () => {
    const { api, asked } = marketWith(cards, undefined, (q) =>
      q.includes('tomorrow') ? cleanerInPalma : null,
    );
    const { address } = open(api, '/vendor-services?q=cheapest+cleaner+palma+tomorrow+under+500');
    expect(
      await screen.findByText(
        'We looked for “cleaner” in Palma on Thursday 3 December up to €500.00, cheapest first.',
      ),
    ).toBeVisible();
    expect(asked).toEqual(['?q=cleaner&port=palma&date=2026-12-03&priceTo=50000&sort=price&limit=24']);
    expect(screen.getByRole('status')).toHaveTextContent('free on this day');
    await openFilters();
    expect(screen.getByRole('searchbox', { name: 'What' })).toHaveValue(
      'cheapest cleaner palma tomorrow under 500',
    );
    expect(screen.getByRole('combobox', { name: 'Port' })).toHaveValue('palma');
    expect(screen.getByLabelText('Day')).toHaveValue('2026-12-03');
    expect(screen.getByRole('combobox', { name: 'Price' })).toHaveValue('50000');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
    // Another port keeps the rest of what the words said.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Port' }), '');
    const left = '/vendor-services?q=cleaner&date=2026-12-03&sort=price&priceTo=50000';
    await waitFor(() => expect(address()).toBe(left));
    expect(await screen.findByDisplayValue('cleaner')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'On Thursday 3 December, remove' }));
    await waitFor(() => expect(address()).toBe('/vendor-services?q=cleaner&sort=price&priceTo=50000'));
  });

  it('forgets what the words said once they are others', async () => {
    const { api } = marketWith(cards, undefined, (q) => (q.includes('tomorrow') ? cleanerInPalma : null));
    const { address } = open(api, '/vendor-services?q=cleaner+palma+tomorrow&category=Deck');
    await openFilters();
    const words = screen.getByRole('searchbox', { name: 'What' });
    await userEvent.clear(words);
    await userEvent.type(words, 'teak{Enter}');
    await waitFor(() => expect(address()).toBe('/vendor-services?q=teak&category=Deck'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Port' })).toHaveValue(''));
  });

  it('looks on all days of a weekend', async () => {
    const when = { said: 'this weekend', from: '2026-12-05', until: '2026-12-06' };
    const { api, asked } = marketWith(cards, undefined, () => ({ ...ofWords, when }));
    open(api, '/vendor-services?q=cleaner+this+weekend');
    expect(
      await screen.findByText('We looked for “cleaner” from Saturday 5 to Sunday 6 December.'),
    ).toBeVisible();
    expect(asked).toEqual(['?q=cleaner&date=2026-12-05&until=2026-12-06&limit=24']);
    expect(screen.getByRole('status')).toHaveTextContent('free on these days');
  });

  it('looks in all ports of a coast, and says which port is near a town', async () => {
    const place = { said: 'riviera', ports: ['antibes', 'monaco'] };
    const { api, asked } = marketWith(cards, undefined, () => ({ ...ofWords, place }));
    open(api, '/vendor-services?q=cleaner+riviera');
    expect(
      await screen.findByText(
        'On Quayside, “riviera” means Antibes and Monaco: we show what is done in any of them.',
      ),
    ).toBeVisible();
    expect(asked).toEqual(['?q=cleaner&port=antibes%2Cmonaco&limit=24']);
    expect(screen.getByRole('link', { name: 'Antibes, Monaco, remove' })).toHaveAttribute(
      'href',
      '/vendor-services?q=cleaner',
    );
    cleanup();
    open(
      marketWith(cards, undefined, () => ({ ...ofWords, port: 'antibes', near: 'Nice' })).api,
      '/vendor-services?q=cleaner+nice',
    );
    expect(await screen.findByText('“Nice” is near Antibes: we show what is done in Antibes.')).toBeVisible();
  });

  it('looks for the first of several things, and leads to the others', async () => {
    const { api } = marketWith(cards, undefined, () => ({ ...ofWords, also: ['rigger'] }));
    open(api, '/vendor-services?q=cleaner+and+rigger');
    expect(await screen.findByText(/^We looked for “cleaner” first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look for “rigger”' })).toHaveAttribute(
      'href',
      '/vendor-services?q=rigger',
    );
  });

  it('keeps every choice that is made while services are being read, and follows an address that somebody else gives', async () => {
    const { router, address } = open(marketWith(cards).api);
    await openFilters();
    await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'teak');
    const port = screen.getByRole('combobox', { name: 'Port' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'Deck' } });
    fireEvent.change(port, { target: { value: 'palma' } });
    port.focus();
    await waitFor(() => expect(address()).toBe('/vendor-services?q=teak&category=Deck&port=palma'));
    await screen.findByRole('link', { name: 'Clear all' });
    expect(port).toHaveFocus();
    await act(() => router.navigate('/vendor-services?q=teak&port=antibes'));
    expect(await screen.findByDisplayValue('Antibes')).toBe(port);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    expect(screen.getByRole('searchbox', { name: 'What' })).toHaveValue('teak');
  });

  it('on a phone has its search on the page, and its choices behind a button that says how many are made', async () => {
    open(marketWith(cards).api, '/vendor-services?q=teak&port=palma');
    const button = await screen.findByRole('button', { name: 'Filters (1)' });
    expect(screen.getByRole('searchbox', { name: 'What' })).toHaveValue('teak');
    expect(screen.queryByRole('combobox', { name: 'Port' })).toBeNull();
    expect(button.getAttribute('popovertarget')).toBe(document.querySelector('aside[popover]')?.id);
    const shown = await openFilters();
    expect(shown.getByRole('combobox', { name: 'Port' })).toHaveValue('palma');
    expect(shown.getByRole('button', { name: 'Show 4 services' })).toBeVisible();
  });

  it('on a phone finds what was typed with the button at the foot of the sheet', async () => {
    const { address } = open(marketWith(cards).api);
    const shown = await openFilters();
    await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'teak');
    await userEvent.click(shown.getByRole('button', { name: 'Show 4 services' }));
    await waitFor(() => expect(address()).toBe('/vendor-services?q=teak'));
  });

  it('sorts and limits by price, and advises only on what was chosen', async () => {
    const { api, asked } = marketWith(cards);
    const { address } = open(api);
    await openFilters();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price');
    await waitFor(() => expect(address()).toBe('/vendor-services?sort=price'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price' }), '10000');
    await waitFor(() => expect(asked.at(-1)).toBe('?priceTo=10000&sort=price&limit=24'));
    cleanup();
    open(marketWith([]).api, '/vendor-services?q=plumber');
    expect(await screen.findByText('Try fewer words, or another name for the work.')).toBeVisible();
    cleanup();
    open(marketWith([]).api, '/vendor-services?q=plumber&port=palma&priceTo=10000');
    expect(
      await screen.findByText('Try fewer words, or another name for the work, or another port or price.'),
    ).toBeVisible();
  });

  it('leads to what there is without a price limit, and says without words where it looked', async () => {
    const totalOf = (params: URLSearchParams) => (params.has('priceTo') ? 0 : 1);
    open(
      marketWith([], undefined, undefined, totalOf).api,
      '/vendor-services?q=cooling&port=palma&priceTo=50000',
    );
    expect(await screen.findByText('Without the price limit there is one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the one without the price limit' })).toHaveAttribute(
      'href',
      '/vendor-services?q=cooling&port=palma',
    );
    cleanup();
    const onSunday = { said: 'Sunday', from: '2026-12-06', until: '2026-12-06' };
    const meant = { ...ofWords, q: '', port: 'palma', when: onSunday };
    open(marketWith(cards, undefined, () => meant).api, '/vendor-services?q=on+Sunday+in+Palma');
    expect(await screen.findByText('We looked in Palma on Sunday 6 December.')).toBeVisible();
  });

  it('finds by words', async () => {
    const { address } = open(marketWith(cards).api, '/vendor-services?port=palma');
    await openFilters();
    await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'teak{Enter}');
    await waitFor(() => expect(address()).toBe('/vendor-services?q=teak&port=palma'));
  });

  it('reads more with "Show more" and keeps how many in the address', async () => {
    const { address } = open(marketWith(manyCards(60)).api);
    await screen.findByRole('link', { name: 'Show more' });
    expect(names()).toHaveLength(24);
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(names()).toHaveLength(48));
    expect(address()).toBe('/vendor-services?shown=48');
  });

  it('reads on where a page of a day is not full', async () => {
    const { asked } = (() => {
      const market = marketWith(manyCards(20), 9);
      open(market.api, '/vendor-services?date=2026-12-03');
      return market;
    })();
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(asked).toEqual([
      '?date=2026-12-03&limit=24',
      '?date=2026-12-03&limit=15&cursor=9',
      '?date=2026-12-03&limit=6&cursor=18',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('20 services free on this day');
  });

  it('asks for nothing that makes no sense', async () => {
    const { api, asked } = marketWith(cards);
    open(api, '/vendor-services?date=2026-02-31&department=galley&shown=-4&category=%20');
    await screen.findAllByRole('article');
    expect(asked).toEqual(['?limit=24']);
  });

  it('says that nothing is free on a day, and takes everything back with one link', async () => {
    const { api } = marketWith([], undefined, undefined, () => 3);
    const { address } = open(api, '/vendor-services?date=2026-12-25');
    expect(await screen.findByText('Nothing is free on this day')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/vendor-services'));
  });

  it('offers the same words on all days where a day that they name leaves nothing', async () => {
    const when = { said: 'tomorrow', from: '2026-12-25', until: '2026-12-25' };
    const meant = { ...ofWords, port: 'palma', when };
    open(
      marketWith(
        [],
        undefined,
        () => meant,
        () => 1,
      ).api,
      '/vendor-services?q=cleaner+palma+tomorrow',
    );
    expect(await screen.findByRole('link', { name: 'Show all days' })).toHaveAttribute(
      'href',
      '/vendor-services?q=cleaner&port=palma',
    );
  });

  it.each([
    [4, '', 'No service matches in Palma', 'Show the 4 in all ports'],
    [4, '&date=2026-12-25', 'No service matches in Palma', 'Look in all ports on this day'],
    [0, '&date=2026-12-25', 'No service matches', null],
  ])(
    'says not that a day is full where the port has no such service, and leads to the other ports: %d%s',
    async (others, day, title, link) => {
      const totalOf = (params: URLSearchParams) => (params.has('port') ? 0 : others);
      const { api } = marketWith([], undefined, undefined, totalOf);
      open(api, `/vendor-services?q=sailmaker&port=palma${day}`);
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByText(/free on this day/)).toBeNull();
      const links = screen.queryAllByRole('link', { name: /in all ports/ });
      expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual(
        link === null ? [] : [[link, `/vendor-services?q=sailmaker${day}`]],
      );
    },
  );

  it('continues by itself once there is a connection', async () => {
    let isAway = true;
    const { api } = marketWith(cards);
    const breaking = apiOf(() => {
      throw new TypeError('fetch failed');
    });
    openPage({
      path: '/vendor-services',
      at: '/vendor-services?port=palma',
      api,
      Component,
      loader: (args) => loader({ ...args, api: isAway ? breaking : api }),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('describes its services to search engines', () => {
    const { jsonLd } = head(directoryAt('/vendor-services'), { siteUrl: 'https://quayside.example.com' });
    expect(jsonLd).toMatchObject([
      {
        '@type': 'CollectionPage',
        mainEntity: {
          itemListElement: cards.map(({ name }, at) => ({
            position: at + 1,
            item: { '@type': 'Service', name },
          })),
        },
      },
    ]);
  });
});
