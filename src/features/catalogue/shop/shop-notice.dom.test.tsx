import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import { items } from '../testing/items.ts';
import { notLive, ownVendor } from '../testing/own-vendor.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';
import type { components } from '../../../api/index.ts';

type Vendor = components['schemas']['Vendor'];

afterEach(() => {
  cleanup();
  closeToasts();
});

function open(vendor: Vendor) {
  const server = vendorServer(items);
  const told = { vendor };
  server.extra['GET /vendor'] = () => server.json(200, { status: true, data: told.vendor });
  const becomes = (next: Vendor) => {
    told.vendor = next;
  };
  return { server, becomes, ...renderScreen(InventoryListings, server) };
}

const rowOf = async (name: string) => {
  // The texts below the name, which a phone shows.
  const row = (await screen.findByRole('rowheader', { name: (text) => text.startsWith(name) })).closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};
const setUp = '/vendors/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

describe('a shop that is not live', () => {
  it.each([
    ['notSetUp', 'Your setup isn’t finished yet', 'Continue setup', setUp],
    ['waiting', 'Waiting for approval', null, null],
    ['waitingWithoutPayments', 'Waiting for approval', 'See the payment account', setUp],
    ['changesRequested', 'We asked you for changes', 'See what to change', setUp],
    ['rejected', 'Your application was rejected', 'Write to us', '/contact-us'],
    [
      'approvedWithoutPayments',
      'Your payment account can’t take payments yet',
      'See the payment account',
      setUp,
    ],
    ['restricted', 'Your payment account can’t take payments', 'See the payment account', setUp],
    ['suspended', 'Your shop is suspended', 'Write to us', '/contact-us'],
    ['closed', 'Your shop is closed', 'Write to us', '/contact-us'],
  ] as const)('(%s) says so once, why, and what is next', async (why, title, label, href) => {
    open(notLive[why]);
    const notice = await screen.findByRole('note');
    expect(notice).toHaveTextContent(title);
    const links = within(notice).queryAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      label === null ? [] : [[label, href]],
    );
  });

  it('because an admin suspended it shows what the admin wrote', async () => {
    open(notLive.suspended);
    expect(
      await screen.findByRole('blockquote', { name: 'Message from the administrator' }),
    ).toHaveTextContent('Your insurance ran out on 1 November.');
  });

  it('calls what could be sold ready, and says when it will be on sale', async () => {
    open(notLive.waiting);
    await screen.findByRole('note');
    const row = await rowOf('Winch handle');
    expect(row.getByText('Ready')).toBeVisible();
    expect(row.getByTitle('On sale as soon as your shop is live')).toHaveTextContent('Ready');
    expect([
      screen.queryByText('On sale'),
      screen.getByRole('button', { name: /^Ready/ }).textContent,
    ]).toEqual([null, 'Ready 4']);
  });
});

it('a shop that is live says nothing above its rows, and they are on sale', async () => {
  open(ownVendor());
  expect(await (await rowOf('Winch handle')).findByText('On sale')).toBeVisible();
  expect([screen.queryByRole('note'), screen.queryByText('Ready')]).toEqual([null, null]);
});

describe('a shop that its vendor has paused', () => {
  it('is resumed from the notice, and its rows are on sale at once', async () => {
    const { server, user, becomes } = open(notLive.paused);
    server.extra['POST /vendor/status'] = () => {
      becomes(ownVendor());
      return server.json(200, { status: true, message: 'Your shop is live again.', data: ownVendor() });
    };
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    expect((await rowOf('Winch handle')).getByText('On sale')).toBeVisible();
    expect([toastMessages(), document.activeElement]).toEqual([
      [['success', 'Your shop is live again.']],
      screen.getByRole('heading', { level: 1 }),
    ]);
  });

  it('stays as it is, with the way to try again, when that is refused', async () => {
    const { server, user } = open(notLive.paused);
    server.extra['POST /vendor/status'] = () => server.refused(503, 'UNAVAILABLE', 'Briefly unavailable.');
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() =>
      expect(toastMessages()).toEqual([['error', 'Your shop is still paused.', 'Briefly unavailable.']]),
    );
    expect(screen.getByRole('button', { name: 'Resume' })).toBeEnabled();
  });

  it('shows what keeps it from the storefront instead, when it is no longer paused', async () => {
    const { server, user, becomes } = open(notLive.paused);
    server.extra['POST /vendor/status'] = () => {
      becomes(notLive.suspended);
      return server.refused(409, 'NOT_ALLOWED_NOW', 'That is not possible now.');
    };
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Your shop is suspended')).toBeVisible();
  });
});

it('where the shop stands cannot be read, the list is there and promises no sale', async () => {
  const server = vendorServer(items);
  server.extra['GET /vendor'] = () => server.refused(503, 'UNAVAILABLE', 'Briefly unavailable.');
  renderScreen(InventoryListings, server);
  expect((await rowOf('Winch handle')).getByText('Ready')).toBeVisible();
  expect([screen.queryByRole('note'), screen.queryByTitle(/as soon as/)]).toEqual([null, null]);
});
