import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ok, refused, renderScreen, type Asked } from '../../testing/render-screen.tsx';
import { PersonScreen } from './person-screen.tsx';
import { buyer, owner, reinstated, suspended } from './testing/example-people.ts';

afterEach(cleanup);

const open = (answer: (asked: Asked) => Response) => renderScreen(<PersonScreen id={buyer.id} />, answer);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('leads from a buyer to each order, booking and message, and to all of them', async () => {
  const { asked } = open(() => ok(buyer));
  expect(await screen.findByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();
  expect(asked.map(({ call }) => call)).toEqual([`GET /admin/people/${buyer.id}`]);
  expect(hrefOf(/^Q-10001/)).toBe(`/admin/orders-management/${buyer.orders.latest[0]?.id}`);
  expect(hrefOf(/^B-10001/)).toBe(`/admin/bookings-management/${buyer.bookings.latest[0]?.id}`);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Q-10001.*(Confirmed|Waiting|Placed)/),
      expect.stringMatching(/B-10001.*Confirmed/),
    ]),
  );
  expect(hrefOf(/^M-10001/)).toBe(`/admin/dashboard?show=messages&message=${buyer.messages[0]?.id}`);
  expect(hrefOf('See all: Orders')).toBe('/admin/orders-management?q=mara.lindqvist%40example.com');
  // All bookings are shown.
  expect(screen.queryByRole('link', { name: 'See all: Bookings' })).toBeNull();
});

it('leads from somebody of a vendor to its application and its orders', async () => {
  open(() => ok(owner));
  expect(await screen.findByRole('heading', { name: 'Aina Riera' })).toBeVisible();
  expect(hrefOf('Open or suspend')).toBe(
    `/admin/approve?status=all&application=${owner.vendor?.applicationId}`,
  );
  expect(hrefOf('Orders from them')).toBe('/admin/orders-management?q=Xarxa+Chandlery');
  expect(screen.queryByRole('heading', { name: 'Bookings' })).toBeNull();
});

it('says that nobody has the account', async () => {
  open(() => refused(404, 'NOT_FOUND', 'There is nothing here.'));
  expect(await screen.findByText('Nobody has this account')).toBeVisible();
});

it('suspends a buyer for a reason and then says so', async () => {
  const { user, asked } = open(({ call }) => ok(call.startsWith('POST') ? suspended : buyer));
  await user.click(await screen.findByRole('button', { name: 'Suspend account' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Mara Lindqvist?' });
  expect(dialog).toHaveTextContent('Open orders and bookings continue.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
  expect(await within(dialog).findAllByText('Please give a reason.')).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Stolen cards.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
  expect(await screen.findByText('This account is suspended')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'End suspension' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    call: `POST /admin/people/${buyer.id}/status`,
    body: { command: 'suspend', reason: 'Stolen cards.' },
  });
});

it('shows who suspended the account and why, also after that has ended', async () => {
  open(() => ok(reinstated));
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^Suspension ended by Ada Nowak.*The cards were hers\./),
    expect.stringMatching(/^Suspended by Oskar Brandt.*reported as stolen\./),
  ]);
  expect(screen.queryByText('This account is suspended')).toBeNull();
});

it('does not offer to suspend an admin', async () => {
  open(() => ok({ ...buyer, role: 'admin', actions: [] }));
  expect(await screen.findByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull();
});
