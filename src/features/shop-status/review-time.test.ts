import { expect, it } from 'vitest';
import { businessTerms, countInWords } from '../../lib/business-terms.ts';
import { reviewTimeText } from './review-time.ts';

// A Thursday.
const sent = '2026-11-19T12:00:00.000Z';
const days = `${countInWords(businessTerms.reviewWorkingDays)} working days`;

it.each([
  [null, sent, `An administrator usually decides within ${days}, and we email you the decision.`],
  [
    sent,
    '2026-11-23T11:00:00.000Z',
    `You sent your application on Thursday 19 November. An administrator usually decides within ${days}, so by Monday 23 November, and we email you the decision.`,
  ],
  [
    sent,
    '2026-11-23T13:00:00.000Z',
    `You sent your application on Thursday 19 November. This takes longer than the usual ${days}. There’s nothing you need to do: we’ll email you the decision.`,
  ],
])('says of an application sent at %s, read at %s, when it is decided', (sentAt, now, text) => {
  expect(reviewTimeText(sentAt, new Date(now))).toBe(text);
});
