import { euro } from '../../../api/testing/values.ts';
import { expect, it } from 'vitest';
import { deliveredPart, disputedPart } from '../buyer/testing/example-orders.ts';
import { problemText } from './problem-texts.ts';

it('names no winner where Quayside decided that a part goes back', () => {
  const { dispute: reported } = disputedPart;
  if (reported === null) throw new Error('there is a problem');
  const settled = { ...deliveredPart, dispute: { ...reported, stage: 'settled' as const } };
  const readBy = (refundedMinor: number) =>
    (['buyer', 'supplier', 'admin'] as const).map((reader) =>
      problemText({ ...settled, refunded: euro(refundedMinor) }, reader, null),
    );
  const supplier = deliveredPart.supplier.name;
  expect(readBy(0)).toEqual([
    `Quayside decided for ${supplier}.`,
    'Quayside decided for you.',
    `Decided for ${supplier}.`,
  ]);
  const text = 'Quayside decided about it. In all, €30.01 of this part goes back.';
  expect(readBy(3001)).toEqual([text, text, text]);
});
