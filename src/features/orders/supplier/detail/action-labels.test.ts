import { euro } from '../../../../api/testing/values.ts';
import { expect, test } from 'vitest';
import { subOrder } from '../testing/example-orders.ts';
import { offeredActions } from './action-labels.ts';

test('a problem with a part is answered first with the sum of that part, and last with everything', () => {
  const offered = offeredActions({
    actions: ['refund_reported', 'offer_part', 'contest_dispute', 'accept_dispute'],
    afterRefunds: euro(11_443),
    dispute: {
      stage: 'asked',
      answerBy: null,
      offered: null,
      most: euro(3981),
      supplierNote: null,
      buyerNote: null,
      lines: subOrder.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1 })),
      isUndelivered: false,
    },
  });
  expect(offered.map(({ label, isAside = false }) => ({ label, isAside }))).toEqual([
    { label: 'Refund the €39.81 that is missing', isAside: false },
    { label: 'I don’t agree', isAside: true },
    { label: 'Offer part back', isAside: true },
    { label: 'Refund everything: €114.43', isAside: true },
  ]);
});
