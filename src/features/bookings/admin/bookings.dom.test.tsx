import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import {
  good,
  MarketStage,
  refused,
  type StageAnswers,
  type StageCall,
} from '../calendar/testing/market-stage.tsx';
import { AllBookingsScreen } from './all-bookings-list.tsx';
import { AnyBookingScreen } from './booking-screen.tsx';
import { AdminCalendarScreen } from './calendar-screen.tsx';
import { counts } from '../provider/testing/example-rows.ts';
import { disputed, paid, ports, providerAsked, rows, waiting } from './testing/example-bookings.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

function open(screenOf: React.ReactNode, address: string, answers: StageAnswers) {
  const calls: StageCall[] = [];
  render(
    <UiTheme>
      <MarketStage
        address={address}
        path={address.replace(/\?.*$/, '').replace(/0193f2a1.*$/, ':id')}
        answers={{ 'GET /market/overview': { ports }, ...answers }}
        onCall={(call) => calls.push(call)}
      >
        {screenOf}
      </MarketStage>
    </UiTheme>,
  );
  const queries = () => calls.filter(({ call }) => call === 'GET /admin/bookings').map(({ query }) => query);
  const sent = () => calls.filter(({ call }) => call.startsWith('POST'));
  return { queries, sent, user: userEvent.setup() };
}

const page = (items: readonly object[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  total: items.length,
  counts,
});

describe('all bookings', () => {
  it('are searched by words, state, port and days as the address says', async () => {
    const { queries, user } = open(
      <AllBookingsScreen />,
      '/admin/bookings-management?status=disputed&port=palma&from=2026-12-01',
      { 'GET /admin/bookings': page(rows) },
    );
    expect(await screen.findByRole('button', { name: /^Problem reported\s*1$/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'B-10001' })).toHaveAttribute(
      'href',
      `/admin/bookings-management/${waiting.id}`,
    );
    expect(queries()).toEqual(['?limit=100&status=disputed&port=palma&from=2026-12-01']);
    await user.selectOptions(screen.getByLabelText('Port'), 'Antibes');
    await waitFor(() =>
      expect(queries().at(-1)).toBe('?limit=100&status=disputed&port=antibes&from=2026-12-01'),
    );
    await user.selectOptions(screen.getByLabelText('Order'), 'Least time left first');
    await waitFor(() =>
      expect(queries().at(-1)).toBe('?limit=100&status=disputed&port=antibes&from=2026-12-01&sort=waits'),
    );
  });

  it.each([
    ['provider', /^Waiting for the provider .*left$/],
    ['buyer', /^Waiting for the buyer/],
  ])('name whom they wait for, and how long it can still take: the %s', async (who, name) => {
    open(<AllBookingsScreen />, '/admin/bookings-management', {
      'GET /admin/bookings': page(rows.filter(({ waitsFor }) => waitsFor === who)),
    });
    expect(await screen.findByRole('cell', { name })).toBeVisible();
  });

  it('are for admins', async () => {
    open(<AllBookingsScreen />, '/admin/bookings-management', {
      'GET /admin/bookings': () => refused(403, 'FORBIDDEN'),
    });
    expect(await screen.findByText(/admin/i)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the calendar of all bookings', () => {
  const address = '/admin/calendar-management?date=2026-12-03';

  it('counts each day by port, leaves out what never takes place, and lists the chosen day port by port', async () => {
    const { queries } = open(<AdminCalendarScreen now="2026-11-25T10:00:00.000Z" />, address, {
      'GET /admin/bookings': page(rows),
    });
    expect(
      await screen.findByRole('gridcell', {
        name: 'Thursday 3 December 2026: 4 bookings, Palma 2, Antibes 1, Remote 1',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('gridcell', { name: 'Tuesday 8 December 2026: 1 booking, Palma 1' }),
    ).toBeVisible();
    // The query starts early because thirty-day work may have begun before the visible weeks. Days are in UTC.
    expect(queries()).toEqual(['?from=2026-10-30&until=2027-01-04&limit=100']);
    const palma = within(screen.getByRole('region', { name: 'Palma' }));
    expect(palma.getAllByRole('link')).toHaveLength(2);
  });

  it('reads on until it has all of them', async () => {
    let calls = 0;
    const { queries } = open(
      <AdminCalendarScreen now="2026-11-25T10:00:00.000Z" />,
      `${address}&port=palma`,
      {
        'GET /admin/bookings': () => {
          calls += 1;
          return good(calls === 1 ? page(rows.slice(0, 1), 'c2') : page(rows.slice(1, 2)));
        },
      },
    );
    await screen.findByRole('gridcell', { name: 'Thursday 3 December 2026: 2 bookings, Palma 2' });
    expect(queries()).toEqual([
      '?from=2026-10-30&until=2027-01-04&port=palma&limit=100',
      '?from=2026-10-30&until=2027-01-04&port=palma&limit=100&cursor=c2',
    ]);
  });
});

describe('a booking as an admin has it', () => {
  const at = (id: string) => `/admin/bookings-management/${id}`;

  it('is refunded in part, once: a lost answer is repeated with the same key', async () => {
    let isAway = true;
    const { user, sent } = open(<AnyBookingScreen />, at(paid.id), {
      [`GET /bookings/${paid.id}`]: paid,
      [`POST /admin/bookings/${paid.id}/refunds`]: () => (isAway ? null : good(paid)),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund B-10001' }));
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    expect(amount).toHaveValue('385.60');
    await user.clear(amount);
    await user.type(amount, '50');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Left an hour early.');
    await user.click(dialog.getByRole('button', { name: 'Refund €50.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    isAway = false;
    await user.click(dialog.getByRole('button', { name: 'Refund €50.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        supplementId: null,
        amount: { amountMinor: 5000, currency: 'EUR' },
        reason: 'Left an hour early.',
      })),
    );
    expect(sent()[1]?.key).toBe(sent()[0]?.key);
  });

  it('with a problem that its provider still answers has nothing to decide, and says until when', async () => {
    open(<AnyBookingScreen />, at(disputed.id), { [`GET /bookings/${disputed.id}`]: providerAsked });
    const panel = await screen.findByRole('region', { name: `Problem with ${disputed.number}` });
    expect(within(panel).getByText(/answers by .*8 Dec.*You decide if they don’t agree/)).toBeVisible();
    expect(within(panel).queryByRole('list', { name: 'Decisions' })).toBeNull();
  });

  it('has extra work that is refunded by itself', async () => {
    const [extra] = disputed.supplements;
    const { user, sent } = open(<AnyBookingScreen />, at(disputed.id), {
      [`GET /bookings/${disputed.id}`]: disputed,
      [`POST /admin/bookings/${disputed.id}/refunds`]: disputed,
    });
    await user.click(await screen.findByRole('button', { name: `Refund ${extra?.number}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Refund ${extra?.number}` }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not done.');
    await user.click(dialog.getByRole('button', { name: 'Refund €217.80' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ supplementId: extra?.id }));
  });

  it.each([
    [disputed, 'Decide for the provider', 'Decide for the provider', 'settle_dispute', 'gets its share'],
    [
      disputed,
      'Decide for the buyer',
      'Refund €385.60',
      'uphold_dispute',
      '€385.60 goes back to Marina Soler',
    ],
    [
      waiting,
      'Cancel the booking',
      'Cancel the booking',
      'cancel',
      '€435.60 held on the card of Marina Soler is released',
    ],
  ])(
    '%#: is decided with a reason after what it means was shown',
    async (booking, button, confirm, action, text) => {
      const { user, sent } = open(<AnyBookingScreen />, at(booking.id), {
        [`GET /bookings/${booking.id}`]: booking,
        [`POST /bookings/${booking.id}/actions`]: booking,
      });
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent(text);
      await user.click(within(dialog).getByRole('button', { name: confirm }));
      expect(sent()).toEqual([]);
      await user.type(within(dialog).getByRole('textbox'), 'Both sides were heard.');
      await user.click(within(dialog).getByRole('button', { name: confirm }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent().map(({ body }) => body)).toEqual([{ action, note: 'Both sides were heard.' }]);
    },
  );

  it('says before a dispute is decided who said what, and what each decision costs whom', async () => {
    open(<AnyBookingScreen />, at(disputed.id), { [`GET /bookings/${disputed.id}`]: disputed });
    const panel = within(
      await screen.findByRole('region', { name: `Decide the dispute about ${disputed.number}` }),
    );
    const decisions = within(panel.getByRole('list', { name: 'Decisions' }));
    expect(decisions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Marina Soler gets nothing back.',
        'Marina Soler gets €385.60 back.',
        `${disputed.provider.name} gets nothing.`,
      ]),
    );
    expect(panel.getByRole('region', { name: 'What was said' })).toHaveTextContent(
      /Marina Soler \(buyer\).*The coolant still leaks/,
    );
  });

  it('has what settles a dispute on one page: who takes it, a word to both sides, and a split of the amount', async () => {
    let takenBy: string | null = null;
    const { user, sent } = open(<AnyBookingScreen />, at(disputed.id), {
      [`GET /bookings/${disputed.id}`]: { ...disputed, buyerId: 'a-buyer' },
      [`GET /sales/${disputed.id}/messages`]: {
        number: disputed.number,
        others: 'both sides',
        canWrite: true,
        messages: [],
        earlierThan: null,
      },
      [`POST /admin/bookings/${disputed.id}/refunds`]: disputed,
      'GET /dashboards/admin/taken': () => good({ takenBy, isMine: takenBy !== null }),
      'PUT /dashboards/admin/taken': () => {
        takenBy = 'Olive Bay';
        return good({ takenBy, isMine: true });
      },
    });
    expect(await screen.findByRole('link', { name: disputed.buyerName })).toHaveAttribute(
      'href',
      '/admin/dashboard?show=person&person=a-buyer',
    );
    await user.click(await screen.findByRole('button', { name: `Take: ${disputed.number}` }));
    expect(await screen.findByText('You are handling it')).toBeVisible();
    expect(screen.getByRole('button', { name: `Hand back: ${disputed.number}` })).toBeVisible();

    await screen.findByRole('button', { name: 'Write a message' });
    await user.click(screen.getByRole('button', { name: 'Ask both sides' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Split the amount' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Split the amount: ${disputed.number}` }),
    );
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '200');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Half of it was done.');
    await user.click(dialog.getByRole('button', { name: 'Refund €200.00 and close the dispute' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([
      {
        supplementId: null,
        amount: { amountMinor: 20_000, currency: 'EUR' },
        settlesDispute: true,
        reason: 'Half of it was done.',
      },
    ]);
  });

  it('offers nothing that the server does not', async () => {
    open(<AnyBookingScreen />, at(waiting.id), {
      [`GET /bookings/${waiting.id}`]: { ...waiting, actions: [] },
    });
    await screen.findByRole('heading', { name: 'Booking B-10001' });
    expect(screen.queryByRole('button', { name: /Refund|Decide|Cancel/ })).toBeNull();
  });

  it('says in the ledger what the market earned', async () => {
    open(<AnyBookingScreen />, at(paid.id), { [`GET /bookings/${paid.id}`]: paid });
    const ledger = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(ledger.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'What',
      'Booking',
      'When',
      'Money in or out',
      'Commission',
      'Due to provider',
    ]);
    expect(ledger.getByText('€36.00')).toBeVisible();
  });
});
