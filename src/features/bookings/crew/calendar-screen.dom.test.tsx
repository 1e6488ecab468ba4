import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { toastStore } from '../../toasts/index.ts';
import { good, MarketStage, type StageAnswers, type StageCall } from '../calendar/testing/market-stage.tsx';
import { CrewCalendarScreen } from './calendar-screen.tsx';
import { crewRows, december, feeds } from './testing/example-bookings.ts';

const now = '2026-11-25T10:00:00.000Z';
let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const usual: StageAnswers = {
  'GET /crew/calendar': { items: december },
  'GET /calendar-feeds': { items: feeds },
};

function open(address: string, answers: StageAnswers = {}, at = now) {
  const asked: StageCall[] = [];
  render(
    <UiTheme>
      <MarketStage address={address} answers={{ ...usual, ...answers }} onCall={(call) => asked.push(call)}>
        <CrewCalendarScreen now={at} />
      </MarketStage>
    </UiTheme>,
  );
  return { asked, user: userEvent.setup() };
}

const queries = (asked: readonly StageCall[]) =>
  asked.filter(({ call }) => call === 'GET /crew/calendar').map(({ query }) => query);

describe('the calendar of a crew member', () => {
  it('asks for the whole weeks of the month, and names what is on each day', async () => {
    const { asked } = open('/crew/calendar?date=2026-12-03');
    const day = await screen.findByRole('gridcell', {
      name: 'Thursday 3 December 2026: 2 bookings, 2 deliveries',
    });
    expect(day).toHaveAttribute('aria-selected', 'true');
    expect(queries(asked)).toEqual(['?from=2026-11-30&until=2027-01-03']);
    // Work of several days is shown on each of them.
    expect(screen.getByRole('gridcell', { name: 'Wednesday 9 December 2026: 1 booking' })).toBeVisible();
  });

  it('shows the chosen day with its times at the port and links to each thing', async () => {
    open('/crew/calendar?date=2026-12-03');
    const day = within(await screen.findByRole('list', { name: 'Thursday 3 December 2026' }));
    expect(day.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Delivery of Q-10017', expect.stringMatching(/^\/crew\/orders-management\//)],
      ['Collection of Q-10018', expect.stringMatching(/^\/crew\/orders-management\//)],
      ['Diesel engine service', expect.stringContaining('/crew/bookings/completed/details?booking=')],
      ['Hull cleaning', expect.stringContaining('/crew/bookings/completed/details?booking=')],
    ]);
    expect(day.getByText('09:00–13:00')).toBeVisible();
  });

  it('goes through the days by keyboard and on into another month, which is read', async () => {
    const { asked, user } = open('/crew/calendar?date=2026-12-31');
    (await screen.findByRole('gridcell', { name: 'Thursday 31 December 2026' })).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: 'Friday 1 January 2027' })).toHaveFocus(),
    );
    await user.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Monday 28 December 2026'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Thursday 28 January 2027'));
    expect(queries(asked)).toContain('?from=2026-12-28&until=2027-01-31');
  });

  it('keeps view and day in the address: a week asks for its seven days', async () => {
    const { asked, user } = open('/crew/calendar?view=week&date=2026-12-06');
    expect(await screen.findByRole('heading', { name: 'Monday 30 November 2026' })).toBeVisible();
    expect(queries(asked)).toEqual(['?from=2026-11-30&until=2026-12-06']);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(queries(asked).at(-1)).toBe('?from=2026-12-07&until=2026-12-13'));
    await user.click(screen.getByRole('button', { name: 'Agenda' }));
    await waitFor(() => expect(queries(asked).at(-1)).toBe('?from=2026-12-13&until=2027-01-12'));
  });

  it('takes an address that makes no sense for this month', async () => {
    const { asked } = open('/crew/calendar?view=decade&date=2026-02-30');
    await screen.findByRole('grid', { name: 'November 2026' });
    expect(queries(asked)).toEqual(['?from=2026-10-26&until=2026-12-06']);
  });

  it('is an agenda of the month’s own days on a phone', async () => {
    isNarrow = true;
    open('/crew/calendar?date=2026-12-03');
    expect(await screen.findByRole('heading', { name: 'Thursday 3 December 2026' })).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('heading', { name: /November 2026$/, level: 3 })).toBeNull();
  });

  it('begins with today on a phone, and shows the days before when asked', async () => {
    isNarrow = true;
    const { user } = open('/crew/calendar', {}, '2026-12-08T10:00:00.000Z');
    expect(await screen.findByRole('heading', { name: 'Wednesday 9 December 2026' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Thursday 3 December 2026' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 2 earlier days' }));
    expect(screen.getByRole('heading', { name: 'Thursday 3 December 2026' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
  });

  it('can be read again after a failure', async () => {
    let isAway = true;
    const { user } = open('/crew/calendar?date=2026-12-03', {
      'GET /crew/calendar': () => (isAway ? null : good({ items: december })),
    });
    expect(await screen.findByText('We couldn’t load the calendar.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  });
});

describe('a secret calendar address', () => {
  const address =
    'https://quayside.example.com/api/calendar-feeds/q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR/quayside.ics';

  it('is made with what one chose to include, shown once, and copied', async () => {
    const { asked, user } = open('/crew/calendar', {
      'POST /calendar-feeds': { feed: feeds[1], address },
    });
    await user.click(await screen.findByRole('button', { name: 'Create an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Include contact and berth' }));
    await user.click(dialog.getByRole('button', { name: 'Create address' }));
    expect(await dialog.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(address);
    expect(asked.find(({ call }) => call === 'POST /calendar-feeds')?.body).toEqual({ withDetails: true });
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByDisplayValue(address)).toBeNull();
  });

  it('is revoked after asking', async () => {
    const { asked, user } = open('/crew/calendar', {
      [`DELETE /calendar-feeds/${feeds[0]?.id}`]: () => good(undefined, 'The address no longer works.'),
    });
    const list = within(await screen.findByRole('list', { name: 'Calendar addresses' }));
    await user.click(list.getAllByRole('button', { name: 'Revoke' })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Revoke the address' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked.map(({ call }) => call)).toContain(`DELETE /calendar-feeds/${feeds[0]?.id}`);
    expect(toastStore.getSnapshot().context.toasts.map(({ message }) => message)).toEqual([
      'The address no longer works.',
    ]);
  });
});

describe('the list of bookings', () => {
  const counts = {
    to_pay: 0,
    to_answer: 1,
    waiting: 0,
    upcoming: 2,
    in_progress: 0,
    disputed: 0,
    done: 1,
    closed: 1,
  };
  const list = { items: crewRows, nextCursor: null, total: crewRows.length, counts };

  it('is a part of the calendar’s screen, asks for its own filters alone, and leads to each booking', async () => {
    const { asked, user } = open('/crew/calendar', { 'GET /bookings': list });
    await user.click(await screen.findByRole('link', { name: /^List/ }));
    const link = await screen.findAllByRole('link', { name: 'Diesel engine service' });
    expect(link[0]).toHaveAttribute('href', expect.stringContaining('?booking='));
    await user.click(screen.getByRole('button', { name: /^Upcoming/ }));
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'GET /bookings').map(({ query }) => query)).toEqual([
        '?limit=24',
        '?limit=24&tab=upcoming',
      ]),
    );
    expect(screen.getByRole('link', { name: /^Calendar/ })).toBeVisible();
  });

  it('says which bookings wait for the buyer', async () => {
    open('/crew/calendar?show=bookings', { 'GET /bookings': list });
    const row = (await screen.findAllByRole('row')).find((each) => within(each).queryByText(/B-10001 ·/));
    expect(within(row ?? document.body).getByText('Provider asks to move it')).toBeVisible();
    expect(within(row ?? document.body).getByText('Please answer:')).toBeVisible();
    expect(within(row ?? document.body).getByText(/left$/)).toBeVisible();
  });
});
