import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Slots } from '../shared/booking.types.ts';
import { UiTheme } from '../../../ui/index.ts';
import { monthToAsk } from './calendar-month.ts';
import { SlotPicker } from './slot-picker.tsx';
import { december, nothingAtAll } from '../../../api/testing/slots.ts';

afterEach(cleanup);

const today = '2026-11-25';

/** Answers like the server: December has slots, other months are empty. */
function Page({ first = december }: { readonly first?: Slots }) {
  const [slots, setSlots] = useState(first);
  const [chosen, setChosen] = useState<string | null>(null);
  const read = (from: string) => {
    const month = from.slice(0, 7);
    const { from: day } = monthToAsk(month, today);
    setSlots(month === '2026-12' ? december : { ...nothingAtAll, from: day });
  };
  return (
    <UiTheme>
      <SlotPicker
        slots={slots}
        port="Palma"
        chosen={chosen}
        today={today}
        onChoose={({ startsAt }) => setChosen(startsAt)}
        onMonth={read}
      />
      <output>{chosen}</output>
    </UiTheme>
  );
}
const focused = () => document.activeElement?.getAttribute('aria-label');
const day = (name: string) => screen.getByRole('button', { name });

describe('the slot picker', () => {
  it('shows the first free day of the month, and the times of another that is chosen', async () => {
    render(<Page />);
    expect(screen.getByRole('group', { name: 'Monday 7 December 2026' })).toBeVisible();
    await userEvent.click(day('Thursday 10 December 2026'));
    await userEvent.click(screen.getByRole('button', { name: /^09:00–13:00/ }));
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-10T08:00:00.000Z');
    expect(screen.getByRole('button', { name: /^09:00–13:00/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('does not choose a day without free times, and says so', async () => {
    render(<Page />);
    await userEvent.click(day('Tuesday 1 December 2026, nothing free'));
    expect(screen.getByRole('group', { name: 'Monday 7 December 2026' })).toBeVisible();
  });

  it('has one day in the order of tabs, and is walked with the keys of a grid', async () => {
    render(<Page />);
    const inOrder = screen
      .getAllByRole('button')
      .filter((button) => button.closest('table') && button.tabIndex === 0);
    expect(inOrder).toEqual([day('Monday 7 December 2026')]);
    inOrder[0]?.focus();
    const walked: (string | null | undefined)[] = [];
    for (const key of ['{ArrowRight}', '{ArrowDown}', '{End}', '{Home}', '{ArrowUp}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      walked.push(focused());
    }
    expect(walked).toEqual([
      'Tuesday 8 December 2026',
      'Tuesday 15 December 2026',
      'Sunday 20 December 2026, nothing free',
      'Monday 14 December 2026',
      'Monday 7 December 2026',
      'Sunday 6 December 2026, nothing free',
    ]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('group', { name: 'Tuesday 8 December 2026' })).toBeVisible();
  });

  it('goes over the end of a month with the focus, and not before today’s', async () => {
    render(<Page />);
    day('Monday 7 December 2026').focus();
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe('Saturday 7 November 2026, nothing free');
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe('Saturday 7 November 2026, nothing free');
    await userEvent.keyboard('{PageDown}{ArrowUp}');
    expect(focused()).toBe('Monday 30 November 2026, nothing free');
  });

  it('says that nothing is free', () => {
    render(<Page first={nothingAtAll} />);
    expect(screen.getByText('Nothing is free at the moment.')).toBeVisible();
  });
});

it.each([
  [1, 'Times begin 1 hour from now: it has to be booked that far ahead.'],
  [36, 'Times begin 36 hours from now: it has to be booked that far ahead.'],
  [72, 'Times begin 3 days from now: it has to be booked that far ahead.'],
])('says why nothing sooner is free, at a notice of %i hours', (noticeHours, text) => {
  render(<Page first={{ ...december, noticeHours }} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('says nothing of a notice where there is none', () => {
  render(<Page first={{ ...december, noticeHours: 0 }} />);
  expect(screen.queryByText(/notice/)).toBeNull();
});
