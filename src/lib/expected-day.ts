import { businessTerms } from './business-terms.ts';

type DeliveryKind = keyof typeof businessTerms.expectedDays;

const dayMs = 24 * 60 * 60 * 1000;

/** When what is confirmed at `from` is expected, as YYYY-MM-DD, where its supplier says nothing else. */
export const expectedDay = (kind: DeliveryKind, from: Date): string =>
  new Date(from.getTime() + businessTerms.expectedDays[kind] * dayMs).toISOString().slice(0, 10);
