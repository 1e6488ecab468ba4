import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SupplierOrderRow } from '../supplier-order.types.ts';
import { counts, rows } from '../testing/example-orders.ts';
import { closeToasts, ok, refused, type Answers } from '../../../testing/render-screen.tsx';
import { renderSupplierScreen } from '../testing/render-supplier-screen.tsx';
import { OrdersScreen } from './orders-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
  vi.restoreAllMocks();
});

const page = (items: readonly SupplierOrderRow[], nextCursor: string | null = null) =>
  ok({ items, nextCursor, total: items.length, counts });

const open = (answers: Answers = {}, search = '') =>
  renderSupplierScreen(
    <OrdersScreen />,
    { 'GET /sub-orders': () => page(rows), ...answers },
    { path: '/supplier/orders', at: `/supplier/orders${search}` },
  );

const run = (index: number) => `POST /sub-orders/${rows[index]?.id ?? ''}/actions`;
const choose = (number: string) => screen.findByRole('checkbox', { name: `Select ${number}` });

describe('the list of a supplier’s orders', () => {
  it('asks for what is to be answered first, and leads to each order', async () => {
    const { asked } = open();
    const link = await screen.findByRole('link', { name: 'Q-10001/1' });
    expect(link).toHaveAttribute('href', `/supplier/orders-details?id=${rows[0]?.id ?? ''}`);
    expect(screen.getByRole('button', { name: 'To confirm 3', pressed: true })).toBeInTheDocument();
    expect(screen.getAllByText(/ left$/)).toHaveLength(3);
    expect(asked.find(({ call }) => call === 'GET /sub-orders')).toMatchObject({
      query: { tab: 'to_answer', limit: '100' },
    });
  });

  it('keeps part and words in the address', async () => {
    const { user, router, asked } = open();
    await user.click(await screen.findByRole('button', { name: /Sent or delivered/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'fender{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=on_the_way&q=fender'));
    await waitFor(() =>
      expect(asked.at(-1)?.query).toEqual({ tab: 'on_the_way', limit: '100', q: 'fender' }),
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says by when what is to be sent was promised, and that it is late', async () => {
    const [late, , soon] = rows.map((row) => ({ ...row, status: 'confirmed' as const, answerBy: null }));
    if (!late || !soon) throw new Error('There are three examples.');
    const promised = [
      { ...late, readyOn: '2026-01-05' },
      { ...soon, readyOn: '2999-12-01' },
    ];
    open({ 'GET /sub-orders': () => page(promised) }, '?tab=to_send');
    expect(await screen.findByRole('row', { name: /Q-10001/ })).toHaveTextContent(/5 Jan( 2026)?Late/);
    expect(screen.getByRole('row', { name: /Q-10003/ })).not.toHaveTextContent('Late');
    expect(screen.getByRole('columnheader', { name: 'Expected' })).toBeInTheDocument();
  });

  it('shows an order that arrives while it is open', async () => {
    let shown: readonly SupplierOrderRow[] = rows.slice(1);
    const { sendChange } = open({ 'GET /sub-orders': () => page(shown) });
    await screen.findByRole('link', { name: 'Q-10002/1' });
    shown = rows;
    sendChange();
    expect(await screen.findByRole('link', { name: 'Q-10001/1' })).toBeInTheDocument();
  });

  it('says what each part is for while it is empty, and what was searched for in vain', async () => {
    open({ 'GET /sub-orders': () => page([]) });
    expect(await screen.findByText('No order is waiting for your answer')).toBeInTheDocument();
    cleanup();
    const { user, router } = open({ 'GET /sub-orders': () => page([]) }, '?q=anchor');
    expect(await screen.findByText('No order found for “anchor”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search all orders' }));
    expect(router.state.location.search).toBe('?tab=all&q=anchor');
    expect(screen.getByRole('button', { name: /^All/, pressed: true })).toBeVisible();
  });

  it('says that nothing could be read, and tries again when asked', async () => {
    let isAway = true;
    const { user } = open({ 'GET /sub-orders': () => (isAway ? undefined : page(rows)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your orders.');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Q-10001/1' })).toBeInTheDocument();
  });
});

describe('confirming several', () => {
  it('confirms each that can be, says what was refused, and reads the list anew', async () => {
    const { user, sent, asked } = open({
      [run(0)]: () => ok({ subOrder: {} }),
      [run(1)]: () => refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.'),
    });
    await user.click(await choose('Q-10001/1'));
    await user.click(await choose('Q-10002/1'));
    await user.click(await choose('Q-10004/1'));
    const bar = screen.getByRole('group', { name: 'Selected orders' });
    expect(bar).toHaveTextContent(
      '3 orders selected, €13,391.34 in total. 1 of them can’t be confirmed now.',
    );
    await user.click(within(bar).getByRole('button', { name: 'Confirm 2 orders' }));
    expect(await screen.findByText('1 order confirmed: Q-10001/1.')).toBeInTheDocument();
    expect(screen.getByText('Q-10002/1: That can’t be done now.')).toBeInTheDocument();
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [run(0), { action: 'confirm' }],
      [run(1), { action: 'confirm' }],
    ]);
    await waitFor(() => expect(asked.at(-1)?.call).toBe('GET /sub-orders'));
  });

  it('stops when the connection is gone, and goes on with the rest when asked', async () => {
    let isAway = true;
    const confirm = () => (isAway ? undefined : ok({ subOrder: {} }));
    const { user, sent } = open({ [run(0)]: confirm, [run(2)]: confirm });
    await user.click(await choose('Q-10001/1'));
    await user.click(await choose('Q-10003/1'));
    await user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    expect(await screen.findByText('No order was confirmed.')).toBeInTheDocument();
    expect(screen.getByText('Not attempted: Q-10003/1.')).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try 2 orders again' }));
    expect(await screen.findByText('2 orders confirmed: Q-10001/1, Q-10003/1.')).toBeInTheDocument();
    expect(sent().map(({ call }) => call)).toEqual([run(0), run(0), run(2)]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/confirmed:/)).toBeNull();
  });
});

it('exports all pages of what is found', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { user } = open({
    'GET /sub-orders': ({ query }) =>
      query.cursor === undefined ? page(rows.slice(0, 1), 'next') : page(rows.slice(2, 3)),
  });
  await screen.findByRole('link', { name: 'Q-10001/1' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines.slice(1, 3).map((line) => line.split(',').filter((cell) => !cell.includes('T')))).toEqual(
    [
      [
        'Q-10001/1',
        'To confirm',
        'Marina Soler',
        'Halcyon Tide',
        'Palma',
        '2026-11-27',
        '',
        'Fender F4',
        '2',
        '2',
        '541.35',
        '',
        '0.00',
        'EUR',
      ],
      [
        'Q-10003/1',
        'To confirm',
        'Marina Soler',
        '',
        '',
        '',
        '',
        'Fender F4',
        '1',
        '1',
        '32.90',
        '',
        '0.00',
        'EUR',
      ],
    ].map((cells) => cells.filter((cell) => !cell.includes('T'))),
  );
});
