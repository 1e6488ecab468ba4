import { euro } from '../../../../api/testing/values.ts';
import { expect, it } from 'vitest';
import { declinedPart, orderOf, waitingPart } from '../testing/example-orders.ts';
import { releasedText } from './released-text.ts';

const order = orderOf([waitingPart, declinedPart]);

it('says what was held on the card and is never charged', () => {
  const held = { ...order, total: euro(30_000), due: { ...order.due, total: euro(20_000) } };
  expect([
    releasedText({ ...held, paid: euro(0) }),
    releasedText({ ...held, paid: euro(20_000) }),
    releasedText({ ...held, paid: euro(30_000) }),
    releasedText({ ...held, due: { ...order.due, total: euro(0) }, paid: euro(0) }),
    releasedText({ ...held, placedAt: null }),
  ]).toEqual([
    '€100.00 of the €300.00 held on your card is released and never charged.',
    '€100.00 of the €300.00 held on your card was released and never charged.',
    null,
    'The €300.00 held on your card is released and never charged.',
    null,
  ]);
});
