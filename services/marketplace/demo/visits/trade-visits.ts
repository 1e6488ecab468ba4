import type { VisitModel } from './visit-model.types.ts';

const state = (seconds: number, to: Readonly<Record<string, number>>) => ({ seconds, to });

/**
 * Buyers who stop do so because of the total. Going to the provider leaves the page: they return to the order, which
 * starts another visit.
 */
export const checkoutVisits: VisitModel = {
  flow: 'checkout',
  aDay: 15,
  begins: { reviewing: 56, 'returned.awaitingOrder': 44 },
  places: {
    reviewing: state(64, { placing: 74 }),
    placing: state(2, { leaving: 94, reviewing: 4, unsure: 1, unreachable: 1 }),
    unsure: state(8, { placing: 80, reviewing: 8 }),
    unreachable: state(15, { opening: 76 }),
    opening: state(2, { leaving: 97, unreachable: 2 }),
    // By the browser's back button.
    leaving: state(40, { 'returned.reading': 7 }),
    'returned.awaitingOrder': state(1, {
      paid: 77,
      'returned.confirming': 8,
      declined: 7,
      unpaid: 5,
      'expired.unpaid': 2,
    }),
    'returned.reading': state(1, {
      paid: 78,
      declined: 9,
      'returned.confirming': 7,
      unpaid: 5,
      'expired.unpaid': 1,
    }),
    'returned.confirming': state(3, { paid: 92, unpaid: 8 }),
    reading: state(1, { paid: 83, declined: 9, unpaid: 7, 'expired.unpaid': 1 }),
    declined: state(35, { opening: 57, givingUp: 8 }),
    unpaid: state(50, { opening: 48, givingUp: 17 }),
    givingUp: state(2, { 'expired.givenUp': 98, reading: 1 }),
    'expired.givenUp': state(1, {}),
    'expired.unpaid': state(1, {}),
    paid: state(1, {}),
  },
};

/** A short page: nearly everybody who reads it answers. */
export const orderAnswerVisits: VisitModel = {
  flow: 'order-answer',
  aDay: 7,
  begins: { reading: 100 },
  places: {
    reading: state(1, { asking: 79, settled: 12, dead: 7, unreadable: 1 }),
    unreadable: state(8, { reading: 75 }),
    asking: state(42, { answering: 81, declining: 9 }),
    declining: state(46, { answering: 79, asking: 13 }),
    answering: state(1, { answered: 97, reading: 1, dead: 1, asking: 1 }),
    answered: state(1, {}),
    settled: state(1, {}),
    dead: state(1, {}),
  },
};
