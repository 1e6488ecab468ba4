import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ok, renderScreen } from '../testing/render-screen.tsx';
import { AdminView } from './admin-view.tsx';
import { CrewScreen } from './crew-screen.tsx';
import { CrewView } from './crew-view.tsx';
import { ProviderView } from './provider-view.tsx';
import { SupplierView } from './supplier-view.tsx';
import {
  begunSetUp,
  busyCrew,
  busyDesk,
  busyProvider,
  busySupplier,
  newCrew,
  newDesk,
  newProvider,
  newSupplier,
  quietDesk,
  rejectedSupplier,
  suspendedSupplier,
} from './testing/example-dashboards.ts';

const show = (view: React.ReactElement) => render(<MemoryRouter>{view}</MemoryRouter>);
const hrefs = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('a crew member’s dashboard', () => {
  it('leads from each thing that waits to the page where it is done', () => {
    show(<CrewView dashboard={busyCrew} isOrderingAgain={false} onOrderAgain={vi.fn()} />);
    const [booked, change, receipt, time, work] = busyCrew.tasks.items.map(({ id }) => id);
    const bookingAt = (id = '') => `/crew/bookings/completed/details?booking=${id}`;
    expect(hrefs('Waiting for you (9)')).toEqual([
      // There are more than the dashboard shows.
      '/crew/orders-management',
      bookingAt(booked),
      `/crew/orders-management/${change}`,
      `/crew/orders-management/${receipt}`,
      bookingAt(time),
      bookingAt(work),
    ]);
    expect(screen.getByText('Expected Mon 30 Nov')).toBeVisible();
  });

  it('keeps to one screen when busy, and lists a time that is only proposed once', () => {
    const [order] = busyCrew.orders.items;
    const [booking] = busyCrew.bookings;
    if (!order || !booking) throw new Error('The example has both.');
    const orders = Array.from({ length: 5 }, (_, at) => ({ ...order, id: `order-${at}` }));
    const bookings = [{ ...booking, status: 'time_proposed' as const }, ...busyCrew.bookings.slice(1)];
    const dashboard = { ...busyCrew, orders: { total: 7, items: orders }, bookings };
    show(<CrewView dashboard={dashboard} isOrderingAgain={false} onOrderAgain={vi.fn()} />);
    // There are five tasks.
    expect(hrefs('Orders under way (7)')).toHaveLength(1 + 3);
    expect(screen.getByRole('region', { name: 'Next bookings' })).not.toHaveTextContent('B-10101');
  });

  it('orders the last order again', async () => {
    const onOrderAgain = vi.fn();
    show(<CrewView dashboard={busyCrew} isOrderingAgain={false} onOrderAgain={onOrderAgain} />);
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    expect(onOrderAgain).toHaveBeenCalledWith(busyCrew.lastOrder?.id);
  });

  it.each([
    ['a newcomer, whose first step has the one loud button', newCrew, 'gray'],
    ['everybody else', busyCrew, ''],
  ])('leads to the shop for %s', async (_who, dashboard, color) => {
    renderScreen(<CrewScreen />, () => ok(dashboard), { at: '/crew/dashboard' });
    await screen.findByRole('region', { name: /^Waiting for you/ });
    const shop = screen.getByRole('link', { name: 'Shop' });
    expect(shop).toHaveAttribute('href', '/?kind=product');
    expect(shop.dataset.accentColor).toBe(color);
  });

  it('begins with the yacht for somebody new', () => {
    show(<CrewView dashboard={newCrew} isOrderingAgain={false} onOrderAgain={vi.fn()} />);
    expect(screen.getByRole('link', { name: 'Add your yacht' })).toHaveAttribute(
      'href',
      '/crew/profile?yacht=new',
    );
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
    // No sum of nothing, and no links to empty lists.
    expect(screen.queryByRole('region', { name: /^Spent in/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  });
});

describe('a supplier’s dashboard', () => {
  it('says when goods are expected, and by when an invoice is due', () => {
    show(<SupplierView dashboard={busySupplier} setUpPath={null} setUp={null} openedPath={null} />);
    const row = (panel: RegExp) => within(screen.getByRole('region', { name: panel })).getByRole('listitem');
    expect(row(/^To send/)).toHaveTextContent(/Expected Mon 30 Nov/);
    expect(row(/^Invoices to send/)).toHaveTextContent(/Due Fri 4 Dec/);
  });

  it('leads to what is to confirm and to send, and to the listings that run out', () => {
    show(
      <SupplierView
        dashboard={busySupplier}
        setUpPath="/vendors/onboarding/1"
        setUp={null}
        openedPath={null}
      />,
    );
    expect(hrefs('To confirm (1)')).toEqual([
      `/supplier/orders-details?id=${busySupplier.toConfirm.items[0]?.id}`,
    ]);
    expect(hrefs('Low or sold out (12)')).toContain(
      `/supplier/inventory?q=${encodeURIComponent('Impeller kit, 12 blades')}`,
    );
    expect(screen.queryByText(/storefront/)).toBeNull();
  });

  it('leads somebody new to the first step of the setup that is not done', () => {
    show(
      <SupplierView
        dashboard={newSupplier}
        setUpPath="/vendors/onboarding/1"
        setUp={begunSetUp}
        openedPath={null}
      />,
    );
    const steps = within(screen.getByRole('region', { name: 'Set up your shop' }));
    expect(steps.getByText('Import your price list')).toHaveTextContent('done');
    expect(steps.getByRole('link')).toHaveAccessibleName('Describe your company');
    expect(steps.getByRole('link')).toHaveAttribute('href', '/vendors/onboarding/1');
  });

  it('says what its listings wait for until they are live, and the reason of a decision', () => {
    const { unmount } = show(
      <SupplierView
        dashboard={newSupplier}
        setUpPath="/vendors/onboarding/1"
        setUp={null}
        openedPath={null}
      />,
    );
    expect(screen.getByText('Waiting for approval')).toBeVisible();
    expect(screen.getByText(/You sent your application on Thursday,? 19 November/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the payment account' })).toHaveAttribute(
      'href',
      '/vendors/onboarding/1',
    );
    unmount();
    // Actions that the server would refuse are not offered to colleagues who are not owners.
    const forColleague = show(
      <SupplierView dashboard={newSupplier} setUpPath={null} setUp={null} openedPath={null} />,
    );
    expect(screen.getByText(/Only an owner of your company can do that\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the payment account' })).toBeNull();
    forColleague.unmount();
    show(
      <SupplierView
        dashboard={rejectedSupplier()}
        setUpPath="/vendors/onboarding/1"
        setUp={null}
        openedPath={null}
      />,
    );
    expect(screen.getByText('Your application was rejected')).toBeVisible();
    expect(screen.getByText('The company was struck off the register in May.')).toBeVisible();
    expect(screen.queryByText(/setup|approval/)).toBeNull();
  });

  it('of a shop that is suspended shows what the administrator wrote', () => {
    show(
      <SupplierView
        dashboard={suspendedSupplier()}
        setUpPath="/vendors/onboarding/1"
        setUp={null}
        openedPath={null}
      />,
    );
    expect(within(screen.getByRole('note')).getByText('Your shop is suspended')).toBeVisible();
    expect(screen.getByRole('blockquote', { name: 'Message from the administrator' })).toHaveTextContent(
      'Your insurance ran out on 1 November.',
    );
  });
});

describe('a provider’s dashboard', () => {
  it('leads to the next booking where today and tomorrow have nothing', () => {
    const [next = null] = busyProvider.bookings;
    show(<ProviderView dashboard={{ ...newProvider, next }} setUpPath={null} setUp={null} />);
    expect(screen.getByText('Nothing booked today or tomorrow.')).toBeVisible();
    const row = within(screen.getByRole('region', { name: 'Next booking' })).getByRole('link');
    expect(row).toHaveAttribute('href', `/service-providers/bookings/details?booking=${next?.id ?? ''}`);
  });

  it('shows today and tomorrow by team', () => {
    show(<ProviderView dashboard={busyProvider} setUpPath="/services/onboarding/1" setUp={null} />);
    const rows = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((row) => within(row).getByText(/^B-/).textContent);
    expect(rows('Today, Team Blue')).toEqual(['B-10101 · Halcyon Tide · berth B-12']);
    expect(rows('Today, Crane')).toEqual(['B-10102 · M/Y Second Star · berth B-12']);
    expect(rows('Tomorrow, Team Blue')).toEqual(['B-10103 · Bahía Yacht Care']);
    expect(screen.getByText('93 h')).toBeVisible();
  });

  it('begins with the jobs of today, each with a call and directions', () => {
    const [first, ...others] = busyProvider.bookings;
    if (!first) throw new Error('The example has one.');
    const bookings = [{ ...first, contact: 'Jo, the mate', buyerPhone: '+34 611 222 333' }, ...others];
    show(<ProviderView dashboard={{ ...busyProvider, bookings }} setUpPath={null} setUp={null} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['Today', 'To answer (2)', 'Tomorrow']);
    const job = within(screen.getByRole('region', { name: 'Today, Team Blue' }));
    expect(job.getByRole('link', { name: 'Call +34 611 222 333' })).toHaveAttribute(
      'href',
      'tel:+34611222333',
    );
    expect(job.getByRole('link', { name: /^Directions to berth B-12, Port of Palma/ })).toBeVisible();
    const tomorrow = within(screen.getByRole('region', { name: 'Tomorrow, Team Blue' }));
    expect(tomorrow.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('shows reported problems, and work of other days that is in progress', () => {
    show(<ProviderView dashboard={busyProvider} setUpPath="/services/onboarding/1" setUp={null} />);
    const problems = within(screen.getByRole('region', { name: 'Reported problems (1)' }));
    expect(problems.getByRole('listitem')).toHaveTextContent('B-10104 · Blue MarginQuayside decides');
    expect(problems.getByRole('link', { name: /reported problems/ })).toHaveAttribute(
      'href',
      '/service-provider/bookings?tab=disputed',
    );
    const inProgress = within(screen.getByRole('region', { name: 'In progress (1)' }));
    expect(inProgress.getByRole('listitem')).toHaveTextContent('B-10105 · Halcyon Tide');
  });

  it('shows finished work as waiting for the crew, and asks about work whose time is over', () => {
    show(<ProviderView dashboard={busyProvider} setUpPath={null} setUp={null} />);
    const waiting = within(screen.getByRole('region', { name: 'Waiting for the crew (1)' }));
    expect(waiting.getByRole('listitem')).toHaveTextContent('B-10106 · M/Y Second StarDone, to be confirmed');
    expect(waiting.getByRole('link', { name: /waiting for the crew/ })).toHaveAttribute(
      'href',
      '/service-provider/bookings?tab=waiting',
    );
    const asked = within(screen.getByRole('region', { name: 'To answer (2)' }));
    expect(asked.getByRole('link', { name: 'Is the work done?' })).toBeVisible();
  });

  it('offers no call and no directions to a job of today that is done', () => {
    const [first, ...others] = busyProvider.bookings;
    if (!first) throw new Error('The example has one.');
    const done = { ...first, status: 'in_progress', waitsFor: 'buyer' } as const;
    show(
      <ProviderView
        dashboard={{ ...busyProvider, bookings: [done, ...others] }}
        setUpPath={null}
        setUp={null}
      />,
    );
    const job = within(screen.getByRole('region', { name: 'Today, Team Blue' }));
    expect(job.getByText('Done, to be confirmed')).toBeVisible();
    expect(job.queryByRole('link', { name: /^Call|^Directions/ })).toBeNull();
  });

  it('says that nothing can be booked without working hours', () => {
    show(<ProviderView dashboard={newProvider} setUpPath="/services/onboarding/1" setUp={null} />);
    expect(screen.getByText('No working hours')).toBeVisible();
  });

  it('leads somebody new to the first step of the setup that is not done, with the hours among them', () => {
    const setUp = { ...begunSetUp, companyProfile: true, workingHours: false };
    show(<ProviderView dashboard={newProvider} setUpPath="/services/onboarding/1" setUp={setUp} />);
    const steps = within(screen.getByRole('region', { name: 'Set up your services' }));
    expect(steps.getByText('Import your list of services')).toHaveTextContent('done');
    expect(steps.queryByText('Say how you deliver')).toBeNull();
    expect(steps.getByRole('link', { name: 'Set your working hours' })).toHaveAttribute(
      'href',
      '/services/onboarding/1',
    );
  });
});

describe('the admins’ desk', () => {
  const still = {
    takingId: null,
    onTake: vi.fn(),
    settlingId: null,
    onSettle: vi.fn(),
    askingId: null,
    onAsk: vi.fn(),
  };

  it('sends a mail again or settles it, asks a vendor to have a list read again, and opens the health', async () => {
    const [onSettle, onAsk] = [vi.fn(), vi.fn()];
    show(<AdminView dashboard={busyDesk} {...still} onSettle={onSettle} onAsk={onAsk} />);
    expect(screen.getByText(/nobody@example.com · the mail server refuses the address/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again: nobody@example.com' }));
    await userEvent.click(screen.getByRole('button', { name: /^Settle, the address is wrong/ }));
    const mailId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e71';
    expect(onSettle.mock.calls).toEqual([
      [mailId, 'resend'],
      [mailId, 'settle'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to read again: Port Petro' }));
    expect(onAsk).toHaveBeenCalledOnce();
    expect(hrefs('Price lists that were never read (1)')).toEqual([
      '/admin/approve?status=all&q=Port%20Petro&open=named',
    ]);
    expect(hrefs('Parts of Quayside with problems (1)')).toEqual(['/ready']);
  });

  it('leads from each exception to where it is dealt with', () => {
    show(<AdminView dashboard={busyDesk} {...still} />);
    const order = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
    expect(hrefs('Disputes to decide (2)')).toEqual([
      `/admin/orders-management/${order}`,
      `/admin/bookings-management/${order}`,
    ]);
    expect(hrefs('Restricted payment accounts (1)')).toEqual([
      '/admin/approve?status=all&q=Maestrale%20Marine%20Parts&open=named',
    ]);
    const message = busyDesk.exceptions.items.find(({ kind }) => kind === 'contact_message');
    expect(hrefs('Messages to answer (1)')).toEqual([
      `/admin/dashboard?show=messages&message=${message?.id}`,
    ]);
    expect(hrefs('Messages that look like spam (1)')).toEqual(['/admin/dashboard?show=messages&status=held']);
    const jobs = screen.getByRole('region', { name: 'Background jobs that failed for good (1)' });
    expect(within(jobs).queryByRole('link')).toBeNull();
  });

  it('shows all kinds at a glance, the oldest of each, and the rest when asked', async () => {
    const items = ['1', '2', '3'].flatMap((id) =>
      busyDesk.exceptions.items
        .filter(({ kind }) => kind === 'waiting_application')
        .map((found) => ({ ...found, id, subject: `Company ${id}` })),
    );
    show(<AdminView dashboard={{ ...busyDesk, exceptions: { ...busyDesk.exceptions, items } }} {...still} />);
    const overview = within(screen.getByRole('region', { name: 'Needs attention (25)' }));
    expect(overview.getByRole('link', { name: 'Applications waiting 14' })).toHaveAttribute(
      'href',
      '#waiting_application',
    );
    expect(screen.queryByText(/^Company 3/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(screen.getByText(/^Company 3/)).toBeVisible();
    expect(hrefs('Applications waiting (14)')).toContain('/admin/approve');
  });

  it('takes what nobody has, hands back what is one’s own, and leaves what another has', async () => {
    const onTake = vi.fn();
    show(<AdminView dashboard={busyDesk} {...still} onTake={onTake} />);
    await userEvent.click(screen.getByRole('button', { name: 'Take: send_mail' }));
    expect(onTake).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'failed_job' }), true);
    await userEvent.click(screen.getByRole('button', { name: 'Hand back: Q-10214/1' }));
    expect(onTake).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'dispute' }), false);
    expect(screen.queryByRole('button', { name: /B-10120/ })).toBeNull();
    expect(screen.getByText('Bela Ruiz is handling it')).toBeVisible();
    expect(screen.getByText('You are handling it')).toBeVisible();
  });

  it('begins with the second factor for a new admin, until all is done', () => {
    show(<AdminView dashboard={newDesk} {...still} />);
    expect(hrefs('Welcome to the bridge')).toEqual(['/admin/settings?tab=security']);
    cleanup();
    const start = { isNew: true, hasSecondFactor: true, hasColleague: true };
    show(<AdminView dashboard={{ ...busyDesk, start }} {...still} />);
    expect(screen.queryByText('Welcome to the bridge')).toBeNull();
  });

  it('says so when nothing is wrong', () => {
    show(<AdminView dashboard={quietDesk} {...still} />);
    expect(screen.getByText(/^Nothing is wrong/)).toBeVisible();
  });

  it('lists what was checked and is well, where little is wrong', () => {
    const items = busyDesk.exceptions.items.filter(({ kind }) => kind === 'dispute');
    const counts = [{ kind: 'dispute' as const, count: items.length }];
    show(<AdminView dashboard={{ ...quietDesk, exceptions: { counts, items } }} {...still} />);
    const clear = within(screen.getByRole('region', { name: 'Checked, and nothing found' }));
    const titles = clear.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(titles).toContain('Failed transfers');
    expect(titles).not.toContain('Disputes to decide');
    cleanup();
    show(<AdminView dashboard={busyDesk} {...still} />);
    expect(screen.queryByText('Checked, and nothing found')).toBeNull();
  });
});
