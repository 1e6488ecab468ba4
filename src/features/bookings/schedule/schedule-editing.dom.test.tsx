import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blue, crane, inspection, red, schedule } from '../../../api/testing/schedule.ts';
import { toastStore } from '../../toasts/index.ts';
import { ok, refused } from '../../testing/render-screen.tsx';
import { openOn, openSchedule, week } from './testing/open-schedule.tsx';

beforeEach(() => {
  openOn(false);
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-02T09:00:00.000Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
});

const removeIt = `DELETE /vendor/time-off/${inspection.id}`;
const changeIt = `PUT /vendor/time-off/${inspection.id}`;
const add = 'POST /vendor/time-off';
const input = {
  teamId: crane.id,
  startsAt: inspection.startsAt,
  endsAt: inspection.endsAt,
  note: inspection.note,
};
const block = () => screen.findByRole('button', { name: /Yearly inspection/ });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('time off in the grid', () => {
  it('opens with Enter and with what it is, and is changed in place of what was there', async () => {
    const { user, sent } = openSchedule(week, {
      [changeIt]: () => ok(inspection, 'Nothing can be booked then.'),
    });
    (await block()).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change time off' }));
    expect(dialog.getByRole('combobox', { name: 'Who' })).toHaveValue(crane.id);
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-12-04');
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-12-04');
    // The last day follows one that is later.
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-12-08' } });
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-12-08');
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-12-04' } });
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-12-08');
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-12-04' } });
    expect(dialog.getByLabelText('From')).toHaveValue('08:00');
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Yearly inspection');
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '12:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save time off' }));
    await waitFor(() =>
      expect(sent().map(({ call, body }) => [call, body])).toEqual([
        [changeIt, { ...input, endsAt: '2026-12-04T11:00:00.000Z' }],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await block()).toHaveFocus();
  });

  it('stays open and says what is in the way where its change is refused', async () => {
    const { user, sent } = openSchedule(week, {
      [changeIt]: () => refused(409, 'PERIOD_OCCUPIED', 'Something is on then.', { bookings: [] }),
    });
    await user.click(await block());
    await user.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
    await user.click(screen.getByRole('button', { name: 'Save time off' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is other time off then.');
    expect(sent().map(({ call }) => call)).toEqual([changeIt]);
  });

  it('is removed after a question, and comes back with Undo', async () => {
    const { user, sent } = openSchedule(week, {
      [removeIt]: () => ok({}, 'The time can be booked again.'),
      [add]: () => ok(inspection),
    });
    await user.click(await block());
    await user.click(await screen.findByRole('button', { name: 'Remove time off' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Remove time off Fri 4 Dec, 08:00–16:00?');
    await user.click(within(question).getByRole('button', { name: 'Remove time off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [said] = toastStore.getSnapshot().context.toasts;
    expect(said).toMatchObject({ message: 'The time can be booked again.', sticky: true });
    act(() => said?.action?.onAction());
    await waitFor(() =>
      expect(sent().map(({ call, body }) => [call, body])).toEqual([
        [removeIt, undefined],
        [add, input],
      ]),
    );
  });

  it('is only shown where the schedule has it no more', async () => {
    openSchedule(week, { 'GET /vendor/schedule': () => ok({ ...schedule, timeOff: [] }) });
    expect(await screen.findByText('Yearly inspection')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Add time off' });
    expect(screen.queryByRole('button', { name: /Yearly inspection/ })).toBeNull();
  });
});

describe('the heading of a column', () => {
  const menuOf = async (user: ReturnType<typeof openSchedule>['user'], name: string, item: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('begins time off for its day and team, and has the focus again afterwards', async () => {
    const { user } = openSchedule(`${week}&view=day`);
    await menuOf(user, 'Team Red', 'Add time off');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }));
    expect(dialog.getByRole('combobox', { name: 'Who' })).toHaveValue(red.id);
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-12-03');
    expect(dialog.getByRole('checkbox', { name: 'Whole days' })).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Team Red' })).toHaveFocus());
  });

  it('draws time off by keyboard, announced, within days that are not over and beside what is booked', async () => {
    const { user } = openSchedule(week);
    await menuOf(user, 'Wed 2 Dec', 'Draw time off in the calendar');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Time off 08:00–09:00' })).toHaveFocus());
    // A tender is lifted from 09:00 to 10:00.
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(announced()).toContain('Time off: Wed 2 Dec, 08:00 to 09:00. Enter continues, Escape cancels.');
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(announced()).toContain('Time off: Wed 2 Dec, 10:00 to 12:00. Enter continues, Escape cancels.');
    await user.keyboard('{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }));
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-12-03');
    expect(dialog.getByRole('checkbox', { name: 'Whole days' })).not.toBeChecked();
    expect(dialog.getByLabelText('From')).toHaveValue('13:30');
    expect(dialog.getByLabelText('Until')).toHaveValue('15:30');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('region', { name: /Week of/ })).toHaveFocus());
  });

  it('leaves the drawing with Escape', async () => {
    const { user } = openSchedule(week);
    await menuOf(user, 'Wed 2 Dec', 'Draw time off in the calendar');
    await screen.findByRole('button', { name: 'Time off 08:00–09:00' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /^Time off 0/ })).toBeNull();
    expect(screen.getByRole('region', { name: /Week of/ })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the hours of its day alone, beginning with those it has', async () => {
    const { user, sent } = openSchedule(week, { 'PUT /vendor/schedule': () => ok(schedule) });
    await menuOf(user, 'Fri 4 Dec', 'Change this day’s hours');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours on Friday 4 December 2026' }));
    const until = dialog.getByLabelText('Friday 4 December 2026, until');
    expect(until).toHaveValue('16:00');
    fireEvent.change(until, { target: { value: '13:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save the hours' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({
        hours: schedule.hours,
        exceptions: [
          { on: '2026-12-04', note: null, intervals: [{ from: '08:00', until: '13:00' }] },
          ...schedule.exceptions,
        ],
      }),
    );
  });

  it('gives a single day its weekly hours back', async () => {
    const { user, sent } = openSchedule('?date=2026-12-24', { 'PUT /vendor/schedule': () => ok(schedule) });
    await menuOf(user, 'Thu 24 Dec', 'Change this day’s hours');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Christmas Eve');
    await user.click(dialog.getByRole('button', { name: 'Use the weekly hours' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ exceptions: [schedule.exceptions[1]] }));
  });

  it('leads to the hours of every week', async () => {
    const { user } = openSchedule(week);
    await menuOf(user, 'Thu 3 Dec', 'Change weekly hours');
    expect(await screen.findByRole('dialog', { name: 'Working hours' })).toBeInTheDocument();
  });

  it('offers nothing for a day that is over', async () => {
    openSchedule(week);
    await screen.findByRole('button', { name: 'Wed 2 Dec' });
    expect(screen.getByRole('heading', { name: 'Tue 1 Dec' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tue 1 Dec' })).toBeNull();
  });
});

describe('an empty stretch', () => {
  const drag = async (name: string, pointer: object) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 600));
    HTMLElement.prototype.setPointerCapture = vi.fn();
    const column = await screen.findByRole('region', { name });
    fireEvent.pointerDown(column, { button: 0, clientY: 100, ...pointer });
    fireEvent.pointerMove(column, { clientY: 190, ...pointer });
    fireEvent.pointerUp(column, { clientY: 190, ...pointer });
  };

  it('becomes time off of its team by dragging over it', async () => {
    openSchedule(`${week}&view=day`);
    await screen.findByRole('button', { name: 'Team Blue' });
    // Twelve hours from 07:00 on 600 pixels.
    await drag('Team Blue, Thursday 3 December 2026', { pointerType: 'mouse' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }));
    expect(dialog.getByRole('combobox', { name: 'Who' })).toHaveValue(blue.id);
    expect(dialog.getByLabelText('From')).toHaveValue('09:00');
    expect(dialog.getByLabelText('Until')).toHaveValue('11:00');
  });

  it.each([
    ['a finger, which scrolls', 'Team Blue, Thursday 3 December 2026', week, { pointerType: 'touch' }],
    [
      'a day that is over',
      'Team Blue, Tuesday 1 December 2026',
      '?date=2026-12-01',
      { pointerType: 'mouse' },
    ],
  ])('stays empty under %s', async (_what, name, date, pointer) => {
    openSchedule(`${date}&view=day`);
    await screen.findByRole('button', { name: 'Change travel and buffers' });
    await drag(name, pointer);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('travel and buffers', () => {
  it('lead from the hatched band to those of its service', async () => {
    const { user } = openSchedule(week);
    const band = /^13:00–13:30, travel and buffer of Diesel engine service/;
    await user.click(await screen.findByRole('button', { name: band }));
    expect(
      await screen.findByRole('dialog', { name: 'Hours and teams of Diesel engine service' }),
    ).toBeVisible();
  });

  it('lead from the note below the grid to those of all services', async () => {
    const { user } = openSchedule(week);
    await user.click(await screen.findByRole('button', { name: 'Change travel and buffers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking rules' }));
    expect(dialog.getByLabelText('Free after each job')).toHaveValue('30');
  });
});
