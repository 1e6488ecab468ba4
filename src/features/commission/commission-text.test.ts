import { expect, it } from 'vitest';
import { commissionTexts } from './commission-text.ts';

it.each([
  [1000, 'EUR', '10%', 'Of a €100.00 sale you receive €90.00.'],
  [1250, 'GBP', '12.5%', 'Of a £100.00 sale you receive £87.50.'],
  [333, 'JPY', '3.33%', 'Of a JP¥100 sale you receive JP¥97.'],
  [0, 'EUR', '0%', 'Of a €100.00 sale you receive €100.00.'],
])('a commission of %d basis points in %s is a rate and one example', (points, currency, rate, example) => {
  expect(commissionTexts(points, currency)).toEqual({ rate, example });
});
