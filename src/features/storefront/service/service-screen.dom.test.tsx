import { euro } from '../../../api/testing/values.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../api/index.ts';
import { december, nothingInDecember } from '../../../api/testing/slots.ts';
import { apiOf, json, refusal } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import type { Service } from './service-choice.ts';
import type { Slots } from './service-data.ts';
import { head } from './service-head.ts';
import { Component, loader } from './service-screen.tsx';
import { cleaning, cleaningPage } from './testing/services.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Server {
  readonly service?: Service;
  readonly slots?: (query: URLSearchParams) => Slots | Response;
}

/** A fake market with one service, which records its calls. */
function marketWith({ service = cleaning, slots = () => december }: Server = {}) {
  const asked: string[] = [];
  const api: Api = apiOf(({ pathname, searchParams }) => {
    if (pathname.endsWith('/slots')) {
      asked.push(searchParams.toString());
      const answer = slots(searchParams);
      return answer instanceof Response ? answer : json(200, { status: true, data: answer });
    }
    return pathname.endsWith(`/services/${service.id}`)
      ? json(200, { status: true, data: service })
      : refusal(404, 'NOT_FOUND');
  });
  return { api, asked };
}

const open = (
  api: Api,
  search = '',
  role: string | null = 'crew_member',
  state: unknown = null,
  homePort?: string,
) => {
  vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z'), toFake: ['Date'] });
  return openPage({
    path: '/service-checkout/:serviceId',
    at: { pathname: `/service-checkout/${cleaning.id}`, search, state },
    api,
    role,
    ...(homePort !== undefined && { homePort }),
    Component,
    loader,
  });
};
const box = async () => within(await screen.findByRole('region', { name: 'Price and booking' }));
const chooseTime = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Thursday 10 December 2026' }));
  await userEvent.click(screen.getByRole('button', { name: /^09:00–13:00/ }));
};

describe('a service', () => {
  it('says what it is, what is included, and by whom', async () => {
    open(marketWith().api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Teak deck cleaning' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Teak deck cleaning · Quayside'));
    const included = within(screen.getByRole('region', { name: 'What’s included' }));
    expect(included.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      cleaning.included,
    );
    expect(screen.getByRole('link', { name: 'Llevant Yacht Care' })).toHaveAttribute(
      'href',
      `/vendor-services/${cleaning.provider.id}`,
    );
    expect((await box()).getByText('Free cancellation until 72 hours before the start')).toBeVisible();
  });

  it('asks for the chosen port, place and quantity from today on, and shows the server’s price', async () => {
    const { api, asked } = marketWith();
    open(api, '?port=palma&place=yard&quantity=40');
    expect((await box()).getByText('€871.20')).toBeVisible();
    expect(asked).toEqual(['placeKind=yard&quantity=40&from=2026-11-25&days=6&port=palma']);
  });

  it('begins in the port where the yacht lies, unless another is chosen or the service doesn’t come there', async () => {
    const { api } = marketWith();
    const { address } = open(api, '', 'crew_member', null, 'palma');
    await waitFor(() => expect(address()).toBe(`/service-checkout/${cleaning.id}?place=berth&port=palma`));
    cleanup();
    const chosen = open(api, '?port=ibiza', 'crew_member', null, 'palma');
    expect((await box()).getByText('€871.20')).toBeVisible();
    expect(chosen.address()).toBe(`/service-checkout/${cleaning.id}?port=ibiza`);
    cleanup();
    const elsewhere = open(api, '', 'crew_member', null, 'athens');
    expect((await box()).getByText('€871.20')).toBeVisible();
    expect(elsewhere.address()).toBe(`/service-checkout/${cleaning.id}`);
  });

  it('asks again when the quantity changes, keeps the choice in the address, and shows the new price', async () => {
    const { api } = marketWith({
      slots: (query) => ({
        ...december,
        price: { ...december.price, total: euro(Number(query.get('quantity')) * 2178) },
      }),
    });
    const { address } = open(api, '?port=palma');
    expect((await box()).getByText('€21.78')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('€43.56')).toBeVisible();
    expect(address()).toBe(`/service-checkout/${cleaning.id}?place=berth&port=palma&quantity=2`);
  });

  it('shows the first month that has a free time, and another when it is asked for', async () => {
    const { api, asked } = marketWith({
      slots: (query) =>
        query.get('from')?.startsWith('2026-12')
          ? december
          : { ...nothingInDecember, from: query.get('from') ?? '', nextStartsAt: december.nextStartsAt },
    });
    const { address } = open(api, '?port=palma');
    expect(await screen.findByText('December 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(address()).toContain('month=2027-01'));
    expect(asked.map((query) => new URLSearchParams(query).get('from'))).toEqual([
      '2026-11-25',
      '2026-12-01',
      '2027-01-01',
    ]);
  });

  it('leads to the booking with everything that was chosen, and dates the cancellation', async () => {
    const { address } = open(marketWith().api, '?port=palma&quantity=40');
    await chooseTime();
    const booking = await box();
    expect(booking.getByText('Free cancellation until Mon 7 Dec, 09:00 (Palma)')).toBeVisible();
    await userEvent.click(booking.getByRole('link', { name: 'Book' }));
    await waitFor(() =>
      expect(address()).toBe(
        `/crew/booking/new-create-booking?service=${cleaning.id}&place=berth&port=palma&quantity=40&start=2026-12-10T08%3A00%3A00.000Z`,
      ),
    );
  });

  it('books nothing with a wrong quantity, at either of its buttons, until it is put right', async () => {
    open(marketWith().api, '?port=palma&quantity=40');
    await chooseTime();
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(quantity, '12.5', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    await userEvent.tab();
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999.');
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
    for (const book of screen.getAllByRole('button', { name: 'Book' })) expect(book).toBeDisabled();
    // The price of another quantity is not shown next to it.
    expect((await box()).queryByText('€871.20')).toBeNull();
    await userEvent.type(quantity, '12', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await userEvent.tab();
    const [book] = await screen.findAllByRole('link', { name: 'Book' });
    expect(book).toHaveAttribute('href', expect.stringContaining('quantity=12&'));
  });

  it('keeps the chosen time in the address, and shows it again after a reload', async () => {
    const before = open(marketWith().api, '?port=palma&quantity=40');
    await chooseTime();
    await waitFor(() => expect(before.address()).toContain('start=2026-12-10T08%3A00%3A00.000Z'));
    const [, search] = before.address().split('?');
    cleanup();
    const { api, asked } = marketWith();
    open(api, `?${search}`);
    expect(await screen.findByRole('button', { name: /^09:00–13:00/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await box()).getByRole('link', { name: 'Book' })).toBeVisible();
    expect(asked).toEqual(['placeKind=berth&quantity=40&from=2026-12-01&days=31&port=palma']);
  });

  it.each([
    ['between two free days', '2026-12-13T20:00:00.000Z', 'Sun 13 Dec, 21:00', 'Monday 14 December 2026'],
    ['in the past', '2026-11-20T08:00:00.000Z', 'Fri 20 Nov, 09:00', 'Monday 7 December 2026'],
  ])('says of a time %s that it is not free, and opens the nearest day', async (_name, start, when, day) => {
    open(marketWith().api, `?port=palma&start=${start}`);
    expect(await screen.findByText(`The time you chose isn’t free: ${when} in Palma.`)).toBeVisible();
    expect(screen.getByRole('group', { name: day })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  });

  it('opens at the day from which it is wanted, until another month is chosen', async () => {
    const { api, asked } = marketWith({
      slots: (query) => (query.get('from') === '2027-01-01' ? nothingInDecember : december),
    });
    const { address } = open(api, '?port=palma&from=2026-12-14');
    expect(await screen.findByRole('group', { name: 'Monday 14 December 2026' })).toBeVisible();
    expect(asked).toEqual(['placeKind=berth&quantity=1&from=2026-12-01&days=31&port=palma']);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(address()).toContain('month=2027-01'));
    expect(address()).not.toContain('from=');
  });

  it('opens on the next free day where the one that is wanted has nothing', async () => {
    open(marketWith().api, '?port=palma&from=2026-12-19');
    expect(await screen.findByRole('group', { name: 'Monday 21 December 2026' })).toBeVisible();
  });

  it('says nothing of the chosen time in a month where it is not looked for', async () => {
    open(marketWith().api, '?port=palma&month=2026-12&start=2027-01-12T08:00:00.000Z');
    expect(await screen.findByRole('group', { name: 'Monday 7 December 2026' })).toBeVisible();
    expect(screen.queryByText(/isn’t free/)).toBeNull();
  });

  it('lets a visitor sign in first and come back to the booking', async () => {
    const { router } = open(marketWith().api, '?port=palma', null);
    await chooseTime();
    await userEvent.click((await box()).getByRole('link', { name: 'Book' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({
      from: `/crew/booking/new-create-booking?service=${cleaning.id}&place=berth&port=palma&start=2026-12-10T08%3A00%3A00.000Z`,
    });
  });

  it('is not booked by others, who are told so', async () => {
    open(marketWith().api, '', 'supplier');
    await chooseTime();
    expect((await box()).getByText('Only crew members can book here.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  });

  it('says that its provider has not opened a calendar, and asks for no times', async () => {
    const { api, asked } = marketWith({ service: { ...cleaning, isBookable: false } });
    open(api);
    expect(await screen.findByText('This provider has not opened a calendar yet')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    [422, 'SLOT_NOT_OFFERED', 'This isn’t offered as you chose it'],
    [503, 'INTERNAL', 'We couldn’t load the free times.'],
  ])('stays without free times when they are answered %s', async (status, code, text) => {
    open(marketWith({ slots: () => refusal(status, code) }).api);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('is not found at an unknown address', async () => {
    open(marketWith({ service: { ...cleaning, id: cleaning.provider.id } }).api);
    expect(await screen.findByRole('heading', { name: 'This service is off our chart' })).toBeVisible();
  });

  it('can be tried again while the market is away', async () => {
    let isAway = true;
    const api = apiOf(({ pathname }) => {
      if (isAway) throw new TypeError('fetch failed');
      return json(200, { status: true, data: pathname.endsWith('/slots') ? december : cleaning });
    });
    open(api);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Teak deck cleaning' })).toBeVisible();
  });
});

describe('the head of a service', () => {
  const site = { siteUrl: 'https://quayside.example.com' };

  it('describes it as a Service with its Offer', () => {
    const { title, status, jsonLd } = head(cleaningPage, site);
    expect([title, status]).toEqual(['Teak deck cleaning · Quayside', undefined]);
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Service',
        name: 'Teak deck cleaning',
        provider: { name: 'Llevant Yacht Care' },
        areaServed: [{ name: 'Ibiza' }, { name: 'Palma' }],
        offers: {
          '@type': 'Offer',
          price: '18.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          availabilityStarts: december.nextStartsAt,
        },
      },
    ]);
  });

  it('answers 404 for none, and nothing in particular while the market is away', () => {
    expect([head({ state: 'unknown' }, site).status, head({ state: 'away' }, site).status]).toEqual([
      404,
      undefined,
    ]);
  });
});
