import { expect, it } from 'vitest';
import { answerReminderHours, businessTerms, countInWords } from './business-terms.ts';

it.each([
  [1, 'one'],
  [7, 'seven'],
  [12, 'twelve'],
  [13, '13'],
  [48, '48'],
])('says %i as “%s”', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

it('reminds at half of the time to answer, and when a sixth is left', () => {
  expect([48, 36, 12].map(answerReminderHours)).toEqual([
    [24, 40],
    [18, 30],
    [6, 10],
  ]);
});

it('lets nobody answer, and a change wait, beyond the capture of an order', () => {
  const { answerHours, answerHoursBounds, changeHours, captureHours } = businessTerms;
  expect(answerHours).toBeLessThanOrEqual(answerHoursBounds.most);
  expect(answerHoursBounds.most + changeHours).toBeLessThanOrEqual(captureHours);
});
