import { expect, it } from 'vitest';
import { planPayouts, type Movement } from './plan.ts';

const now = new Date('2026-11-28T10:00:00Z');
const on = (day: string, amountMinor: number, transferId = day): Movement => ({
  transferId,
  amountMinor,
  at: new Date(`2026-${day}T12:00:00Z`),
});
const shown = (movements: readonly Movement[], failsDaysAgo: number | null = null) =>
  planPayouts(movements, { now, failsDaysAgo }).map(({ createdAt, amountMinor, status, lines }) => [
    createdAt.toISOString().slice(5, 10),
    amountMinor,
    status,
    lines.map(({ kind }) => kind).join(' '),
  ]);

it('pays out eight days after a transfer, but nothing that would still be under way', () => {
  expect(shown([on('10-01', 500), on('10-01', 200), on('11-10', 300), on('11-19', 900)])).toEqual([
    ['10-09', 700, 'paid', 'transfer transfer'],
    ['11-18', 300, 'paid', 'transfer'],
  ]);
});

it('deducts reversals from the next payout, which waits until it is positive', () => {
  expect(shown([on('10-01', 500), on('10-20', -400, '10-01'), on('10-21', 300), on('10-25', 250)])).toEqual([
    ['10-09', 500, 'paid', 'transfer'],
    ['11-02', 150, 'paid', 'reversal transfer transfer'],
  ]);
});

it('returns one, and pays it out again with later transfers', () => {
  expect(shown([on('10-01', 500), on('10-03', 300)], 60)).toEqual([
    ['10-09', 500, 'failed', 'transfer'],
    ['10-14', 800, 'paid', 'returned transfer'],
  ]);
});

it('is empty for a vendor without transfers', () => {
  expect(shown([])).toEqual([]);
});
