import type { Walk } from './walk.types.ts';

const stand = (seconds: number, to: Readonly<Record<string, number>>) => ({ seconds, to });

/** Who stops does so over the sum. Whoever is sent to the provider's page is gone with their own: from there one comes to the order, which begins again. */
export const checkoutWalk: Walk = {
  flow: 'checkout',
  aDay: 15,
  begins: { reviewing: 56, awaitingOrder: 44 },
  places: {
    reviewing: stand(64, { placing: 74 }),
    placing: stand(2, { leaving: 94, reviewing: 4, unsure: 1, unreachable: 1 }),
    unsure: stand(8, { placing: 80, reviewing: 8 }),
    unreachable: stand(15, { opening: 76 }),
    opening: stand(2, { leaving: 97, unreachable: 2 }),
    // By the browser's way back.
    leaving: stand(40, { reading: 7 }),
    awaitingOrder: stand(1, { paid: 77, confirming: 8, declined: 7, unpaid: 5, 'expired.unpaid': 2 }),
    reading: stand(1, { paid: 78, declined: 9, confirming: 7, unpaid: 5, 'expired.unpaid': 1 }),
    confirming: stand(3, { paid: 92, unpaid: 8 }),
    declined: stand(35, { opening: 57, givingUp: 8 }),
    unpaid: stand(50, { opening: 48, givingUp: 17 }),
    givingUp: stand(2, { 'expired.givenUp': 98, reading: 1 }),
    'expired.givenUp': stand(1, {}),
    'expired.unpaid': stand(1, {}),
    paid: stand(1, {}),
  },
};

/** A short page: nearly everybody who reads answers. */
export const orderAnswerWalk: Walk = {
  flow: 'order-answer',
  aDay: 7,
  begins: { reading: 100 },
  places: {
    reading: stand(1, { asking: 79, settled: 12, dead: 7, unreadable: 1 }),
    unreadable: stand(8, { reading: 75 }),
    asking: stand(42, { answering: 81, declining: 9 }),
    declining: stand(46, { answering: 79, asking: 13 }),
    answering: stand(1, { answered: 97, reading: 1, dead: 1, asking: 1 }),
    answered: stand(1, {}),
    settled: stand(1, {}),
    dead: stand(1, {}),
  },
};
