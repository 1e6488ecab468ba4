import { idOf } from '../../../api/testing/values.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blue, crane, noHours, schedule } from '../../../api/testing/schedule.ts';
import { toastStore } from '../../toasts/index.ts';
import { ok, refused } from '../../testing/render-screen.tsx';
import { calendar } from './testing/example-calendar.ts';
import { openOn, openSchedule, week } from './testing/open-schedule.tsx';

beforeEach(() => openOn(false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.removeItem('calendar-view');
});

const engine = () => screen.findByRole('link', { name: /Diesel engine service/ });
const action = `POST /bookings/${idOf(1)}/actions`;

describe('the calendar of a provider', () => {
  it('asks for the week of the chosen day, and for the day with the teams side by side', async () => {
    const { user, asked } = openSchedule(week);
    await engine();
    expect(asked.find(({ call }) => call === 'GET /vendor/calendar')?.query).toEqual({
      from: '2026-11-30',
      until: '2026-12-06',
    });
    await user.click(screen.getByRole('button', { name: 'Day' }));
    expect(await screen.findByRole('heading', { name: 'Crane', level: 3 })).toBeInTheDocument();
    expect(asked.findLast(({ call }) => call === 'GET /vendor/calendar')?.query).toEqual({
      from: '2026-12-03',
      until: '2026-12-03',
    });
  });

  it('opens on the week that holds today, also on a Sunday that is not worked', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T20:00:00Z'), toFake: ['Date'] });
    try {
      const { asked } = openSchedule('?view=week');
      expect(await screen.findByRole('button', { name: 'Change working hours' })).toBeVisible();
      expect(asked.findLast(({ call }) => call === 'GET /vendor/calendar')?.query).toEqual({
        from: '2026-11-23',
        until: '2026-11-29',
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows what stands below the calendar when the calendar is there, and keeps it while another week is read', async () => {
    const first = Promise.withResolvers<Response>();
    const next = Promise.withResolvers<Response>();
    const answers = [first, next];
    const { user, asked } = openSchedule(week, {
      'GET /vendor/calendar': () => answers.shift()?.promise ?? ok(calendar),
    });
    const change = () => screen.queryByRole('button', { name: 'Change working hours' });
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /vendor/schedule'));
    expect(await screen.findByText('Loading your working hours')).toBeInTheDocument();
    expect(change()).toBeNull();
    first.resolve(ok(calendar));
    await engine();
    expect(change()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(change()).toBeVisible();
    next.resolve(ok(calendar));
  });

  it('opens a phone’s calendar on the day, and any in the view that was chosen last', async () => {
    openOn(true);
    const { user, asked } = openSchedule(week);
    await engine();
    const lastAsked = () => asked.findLast(({ call }) => call === 'GET /vendor/calendar')?.query;
    expect(lastAsked()).toEqual({ from: '2026-12-03', until: '2026-12-03' });
    await user.click(screen.getByRole('button', { name: 'Week' }));
    await waitFor(() => expect(lastAsked()).toEqual({ from: '2026-11-30', until: '2026-12-06' }));
    cleanup();
    const again = openSchedule(week);
    await engine();
    expect(again.asked.find(({ call }) => call === 'GET /vendor/calendar')?.query).toEqual({
      from: '2026-11-30',
      until: '2026-12-06',
    });
  });

  it('moves a booking by keyboard, announces where it would go, and proposes it with Enter', async () => {
    const { user, sent } = openSchedule(week, { [action]: () => ok({}, 'The buyer was asked.') });
    (await engine()).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Diesel engine service: Fri 4 Dec, 10:00 to 14:00. Enter proposes, Escape cancels.',
    );
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Fri 4 Dec, 10:00–14:00');
    expect(dialog).toHaveTextContent('now Thu 3 Dec, 09:00–13:00, Madrid time');
    expect(dialog).toHaveTextContent(
      'The buyer has 24 hours to agree. Until the buyer agrees, the booked time',
    );
    expect(dialog).toHaveTextContent('the day until which the buyer can cancel free of charge moves too');
    expect(dialog).not.toHaveTextContent('outside your working hours');
    await user.click(within(dialog).getByRole('button', { name: 'Propose this time' }));
    await waitFor(() =>
      expect(sent().map(({ call, body }) => [call, body])).toEqual([
        [action, { action: 'propose_time', startsAt: '2026-12-04T09:00:00.000Z' }],
      ]),
    );
  });

  it('says that a time is outside the working hours before it is proposed', async () => {
    const { user } = openSchedule(week, { [action]: () => refused(409, 'SLOT_NOT_OFFERED', 'Not then.') });
    (await engine()).focus();
    await user.keyboard(`{ArrowRight}${'{ArrowDown}'.repeat(8)}{Enter}`);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Fri 4 Dec, 13:00–17:00');
    expect(dialog).toHaveTextContent('This is outside your working hours, or in a break.');
    await user.click(within(dialog).getByRole('button', { name: 'Propose this time' }));
    await waitFor(() =>
      expect(dialog).toHaveTextContent('That time is outside your working hours. Choose another one'),
    );
  });

  it('moves a booking to another team in a day, together with its time', async () => {
    const { user, sent } = openSchedule(`${week}&view=day`, {
      [action]: () => ok({}, 'The buyer was asked.'),
    });
    (await engine()).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Propose this time' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        action: 'propose_time',
        startsAt: '2026-12-03T08:30:00.000Z',
        teamId: crane.id,
      }),
    );
  });

  it('gives a confirmed booking to another team at its time, without asking the buyer', async () => {
    const { user, sent } = openSchedule(`${week}&view=day`, { [action]: () => ok({}, 'Assigned.') });
    (await engine()).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: `Assign ${crane.name}?` });
    expect(dialog).toHaveTextContent(
      'The buyer isn’t notified; to tell them, assign the team on the booking’s page.',
    );
    await user.click(screen.getByRole('button', { name: 'Assign this team' }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ action: 'assign_team', teamId: crane.id }));
  });

  it('says of one that is not confirmed that it is confirmed with a team', async () => {
    const day = week.replace('2026-12-03', '2026-12-01');
    const { user } = openSchedule(`${day}&view=day`);
    (await screen.findByRole('link', { name: /Watermaker membranes/ })).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(toastStore.getSnapshot().context.toasts.map(({ message }) => message)).toEqual([
      'This booking isn’t confirmed yet.',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves it where it is with Escape', async () => {
    const { user } = openSchedule(week);
    (await engine()).focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByText(/Enter proposes/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not move what may not be moved', async () => {
    const { user } = openSchedule(week);
    (await screen.findByRole('link', { name: /Tender lift/ })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByText(/Enter proposes/)).toBeNull();
  });

  it('takes a drag for a proposal and a click for a link', async () => {
    const { router } = openSchedule(week);
    const entry = await engine();
    fireEvent.pointerDown(entry, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerUp(entry, { clientX: 11, clientY: 10 });
    fireEvent.click(entry);
    expect(router.state.location.pathname).toBe('/service-providers/bookings/details');
  });

  it('says why a time is refused, and keeps the dialog', async () => {
    const { user } = openSchedule(week, { [action]: () => refused(409, 'SLOT_TAKEN', 'Taken.') });
    (await engine()).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Propose this time' }));
    expect(await screen.findByText(/That time isn’t free: travel and buffers count too/)).toBeInTheDocument();
  });
});

describe('the hours behind it', () => {
  it('are asked for while nothing can be booked', async () => {
    const { user } = openSchedule(week, { 'GET /vendor/schedule': () => ok(noHours) });
    await user.click(await screen.findByRole('button', { name: 'Set working hours' }));
    expect(await screen.findByRole('dialog', { name: 'Working hours' })).toBeInTheDocument();
  });

  it('wait for the port whose clock they follow', async () => {
    const readBy = (yourRole: string) => {
      openSchedule(week, {
        'GET /vendor/schedule': () => ok(noHours),
        'GET /vendor': () => ok({ ports: [], yourRole }),
      });
      return screen.findByText('Which ports do you work in?');
    };
    expect(await readBy('owner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose ports' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set working hours' })).toBeNull();
    cleanup();
    expect(await readBy('editor')).toBeVisible();
    expect(screen.getByText(/Only an owner of your company can choose it/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose ports' })).toBeNull();
  });

  it('are saved on the version that was shown; what another one changed meanwhile is said', async () => {
    let version = schedule.version;
    const { user, asked, sent, cache } = openSchedule(week, {
      'GET /vendor/schedule': () => ok({ ...schedule, version }),
      'PUT /vendor/schedule': ({ headers }) =>
        headers.get('if-match') === String(version)
          ? ok({ ...schedule, version: ++version })
          : refused(412, 'CHANGED_ELSEWHERE', 'Somebody else changed it.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Change working hours' }));
    await user.click(await screen.findByRole('button', { name: 'Open this day: Saturday' }));
    version = 4;
    const reads = () => asked.filter(({ call }) => call === 'GET /vendor/schedule').length;
    const before = reads();
    await cache.invalidateQueries();
    expect(reads()).toBeGreaterThan(before);
    await user.click(screen.getByRole('button', { name: 'Save the hours' }));
    expect(await screen.findByText(/save again to replace that change/)).toBeInTheDocument();
    const [put] = sent();
    expect(put?.headers.get('if-match')).toBe('3');
    expect(put?.body).toMatchObject({
      noticeHours: 12,
      exceptions: schedule.exceptions,
      hours: [
        ...schedule.hours.slice(0, 5),
        { weekday: 6, intervals: [{ from: '08:00', until: '18:00' }] },
        schedule.hours[6],
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Save the hours' }));
    await waitFor(() => expect(sent().at(-1)?.headers.get('if-match')).toBe('4'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not sent while they overlap', async () => {
    const { user, sent } = openSchedule(week);
    await user.click(await screen.findByRole('button', { name: 'Change working hours' }));
    fireEvent.change((await screen.findAllByLabelText('Monday, until'))[0] ?? document.body, {
      target: { value: '15:00' },
    });
    await user.click(screen.getByRole('button', { name: 'Save the hours' }));
    // The summary has one link, which leads to the field.
    expect(await screen.findByRole('link', { name: /^Monday: .* overlaps with / })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('are blocked by time off in whole days on the clock of the calendar', async () => {
    const { user, sent } = openSchedule(week, {
      'POST /vendor/time-off': () => ok({}, 'Nothing can be booked then.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Add time off' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Who' }), 'Team Blue');
    await user.click(within(dialog).getByRole('button', { name: 'Add time off' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        teamId: blue.id,
        startsAt: '2026-12-02T23:00:00.000Z',
        endsAt: '2026-12-03T23:00:00.000Z',
        note: null,
      }),
    );
  });

  it('are not blocked over a booking, which is shown with a link and what can be done', async () => {
    const details = {
      bookings: [
        {
          id: idOf(1),
          number: 'B-10001',
          serviceName: 'Diesel engine service',
          startsAt: '2026-12-03T08:00:00.000Z',
          endsAt: '2026-12-03T12:00:00.000Z',
        },
      ],
    };
    const { user, sent } = openSchedule(week, {
      'POST /vendor/time-off': ({ body }) =>
        Object(body).aroundBookings === true
          ? ok({}, 'Saved.')
          : refused(409, 'PERIOD_OCCUPIED', 'Something is on then.', details),
    });
    await user.click(await screen.findByRole('button', { name: 'Add time off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add time off' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have a booking then. Move or cancel it, or choose other days.',
    );
    const found = within(dialog.getByRole('list', { name: 'Bookings during your time off' })).getByRole(
      'listitem',
    );
    expect(found).toHaveTextContent('B-10001 Diesel engine serviceThu 3 Dec, 09:00–13:00');
    const answers = [
      `/service-providers/bookings/details?booking=${idOf(1)}&ask=propose_time`,
      `/service-providers/bookings/details?booking=${idOf(1)}&ask=cancel`,
    ];
    const hrefs = () =>
      screen.getAllByRole('link', { name: /B-10001$/ }).map((link) => link.getAttribute('href'));
    expect(hrefs()).toEqual(answers);
    // Away all the same: nothing is cancelled by that, and each booking is answered on its page.
    await user.click(dialog.getByRole('button', { name: 'Mark it anyway' }));
    expect(await screen.findByRole('dialog', { name: 'Your time off is marked' })).toBeVisible();
    expect(hrefs()).toEqual(answers);
    expect(sent().map(({ body }) => Object(body).aroundBookings)).toEqual([undefined, true]);
  });

  it('of one of several teams name another team as the first way out', async () => {
    const booked = {
      id: idOf(1),
      number: 'B-10001',
      serviceName: 'Diesel engine service',
      startsAt: '2026-12-03T08:00:00.000Z',
      endsAt: '2026-12-03T12:00:00.000Z',
    };
    const { user } = openSchedule(week, {
      'POST /vendor/time-off': () =>
        refused(409, 'PERIOD_OCCUPIED', 'Something is on then.', { bookings: [booked] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add time off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Who' }), 'Team Blue');
    await user.click(dialog.getByRole('button', { name: 'Add time off' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have a booking then. Assign another team, move or cancel it, or choose other days.',
    );
    expect(dialog.getByRole('link', { name: 'Assign another team to B-10001' })).toHaveAttribute(
      'href',
      `/service-providers/bookings/details?booking=${idOf(1)}&ask=assign_team`,
    );
  });

  it('are not blocked over other time off either, which is what is said then', async () => {
    const { user } = openSchedule(week, {
      'POST /vendor/time-off': () =>
        refused(409, 'PERIOD_OCCUPIED', 'Something is on then.', { bookings: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add time off' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add time off' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is other time off then.');
    expect(screen.queryByRole('list', { name: 'Bookings during your time off' })).toBeNull();
  });
});

describe('an address for another calendar', () => {
  afterEach(() => vi.useRealTimers());

  it('shows that a calendar app has read it, without a reload, and is not asked about after that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reads = 0;
    const feed = { id: idOf(81), withDetails: false, createdAt: '2026-11-25T09:00:00.000Z' };
    openSchedule(week, {
      'GET /calendar-feeds': () =>
        ok({ items: [{ ...feed, lastReadAt: ++reads === 1 ? null : '2026-11-25T09:05:00.000Z' }] }),
    });
    expect(await screen.findByText(/waiting for your calendar app to read it/)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await screen.findByText(/last read/)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(2);
  });
});
