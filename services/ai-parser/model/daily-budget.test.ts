import { expect, test } from 'vitest';
import { dailyBudget } from './daily-budget.ts';

test('a budget is spent once a day, and unused reservations are returned', () => {
  let nowMs = Date.parse('2026-11-20T23:59:00Z');
  const budget = dailyBudget(1_000, () => nowMs);
  expect(budget.take(800)).toBe(true);
  expect(budget.take(800)).toBe(false);
  budget.settle(800, 150);
  expect(budget.take(800)).toBe(true);
  nowMs += 60_000;
  expect(budget.take(1_000)).toBe(true);
  expect(budget.take(1)).toBe(false);
});

test('an answer after midnight is not charged to the new day too', () => {
  let nowMs = Date.parse('2026-11-20T23:59:00Z');
  const budget = dailyBudget(1_000, () => nowMs);
  budget.take(900);
  nowMs += 60_000;
  budget.settle(900, 100);
  expect(budget.take(1_000)).toBe(true);
});
