import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noHours, schedule } from '../../../../api/testing/schedule.ts';
import { counts, rows } from '../testing/example-rows.ts';
import { ok, renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { BookingsScreen } from './bookings-screen.tsx';

afterEach(cleanup);

const path = '/service-provider/bookings';
const page = (items: typeof rows, total = items.length) => ok({ items, nextCursor: null, total, counts });
const open = (answers: Answers, query = '') =>
  renderScreen(
    <BookingsScreen />,
    {
      'GET /vendor/schedule': () => ok(schedule),
      ...answers,
    },
    { path, at: `${path}${query}` },
  );

it('lists what is to be answered first, and asks for other parts and words', async () => {
  const { user, asked } = open({ 'GET /bookings': () => page(rows.slice(0, 4)) });
  const link = await screen.findByRole('link', { name: 'B-10001' });
  expect(link.getAttribute('href')).toMatch(/^\/service-providers\/bookings\/details\?booking=/);
  expect(asked.find(({ call }) => call === 'GET /bookings')?.query).toEqual({
    tab: 'to_answer',
    limit: '50',
  });
  await user.click(screen.getByRole('button', { name: /Upcoming 12/ }));
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ tab: 'upcoming', limit: '50' }));
});

it('shows the same as a board, which the address keeps with the words', async () => {
  const { user, router, asked } = open({ 'GET /bookings': () => page(rows.slice(0, 1), 30) }, '?q=halcyon');
  await user.click(await screen.findByRole('button', { name: 'Board' }));
  expect(new URLSearchParams(router.state.location.search).get('view')).toBe('board');
  expect(await screen.findByRole('region', { name: 'In progress' })).toBeInTheDocument();
  await waitFor(() =>
    expect(
      asked
        .filter(({ query }) => query.limit === '24')
        .map(({ query }) => [query.tab, query.q])
        .sort(),
    ).toEqual([
      ['disputed', 'halcyon'],
      ['done', 'halcyon'],
      ['in_progress', 'halcyon'],
      ['to_answer', 'halcyon'],
      ['upcoming', 'halcyon'],
      ['waiting', 'halcyon'],
    ]),
  );
  const more = await screen.findAllByRole('button', { name: 'Show 29 more in the list' });
  await user.click(more[2] ?? document.body);
  expect(router.state.location.search).toBe('?q=halcyon&tab=upcoming');
});

it.each(['', '?view=board'])(
  'says who asks to move a booking, and how long one can answer (%s)',
  async (query) => {
    open({ 'GET /bookings': () => page(rows.slice(2, 3)) }, query);
    expect((await screen.findAllByText('Crew asks to move it'))[0]).toBeVisible();
    expect(screen.getAllByText(/left$/)[0]).toBeVisible();
  },
);

it('has a column for reported problems on the board once there is one', async () => {
  let isDisputed = false;
  const answers: Answers = {
    'GET /bookings': ({ query }) => page(query.tab === 'disputed' && isDisputed ? rows.slice(4, 5) : []),
  };
  open(answers, '?view=board');
  expect(await screen.findByText('No completed bookings yet')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Problem reported' })).toBeNull();
  cleanup();
  isDisputed = true;
  open(answers, '?view=board');
  const column = await screen.findByRole('region', { name: 'Problem reported' });
  expect(within(column).getByRole('link', { name: 'B-10005' })).toBeInTheDocument();
});

it('says that a column could not be read, and tries again', async () => {
  let isAway = true;
  const { user } = open(
    { 'GET /bookings': ({ query }) => (isAway && query.tab === 'done' ? undefined : page([])) },
    '?view=board',
  );
  expect(await screen.findByText('We couldn’t load these bookings.')).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No completed bookings yet')).toBeInTheDocument();
});

it.each(['', '?view=board'])(
  'says with a link that nothing can be booked while no hours are set (%s), and is quiet once they are',
  async (query) => {
    const answers = { 'GET /bookings': () => page([]) };
    open({ ...answers, 'GET /vendor/schedule': () => ok(noHours) }, query);
    const notice = await screen.findByRole('note');
    expect(notice).toHaveTextContent('Nothing can be booked yet: set your working hours.');
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/service-provider/calendar');
    cleanup();
    const { asked } = open(answers, query);
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /vendor/schedule'));
    expect(await screen.findAllByText(/^No/)).not.toEqual([]);
    expect(screen.queryByRole('note')).toBeNull();
  },
);
