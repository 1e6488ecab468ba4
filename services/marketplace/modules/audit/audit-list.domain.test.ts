import { expect, it } from 'vitest';
import { auditDetails } from './audit-list.domain.ts';

it.each([
  ['nothing', {}, []],
  ['a note', { note: 'Papers are missing.' }, [{ name: 'note', before: null, after: 'Papers are missing.' }]],
  [
    'a change',
    { before: { commissionBasisPoints: 1000 }, after: { commissionBasisPoints: 1200, takesOrders: false } },
    [
      { name: 'commissionBasisPoints', before: '1000', after: '1200' },
      { name: 'takesOrders', before: null, after: 'false' },
    ],
  ],
  [
    'what has parts, and what is not there',
    { lines: [1, 2], note: null },
    [{ name: 'lines', before: null, after: '[1,2]' }],
  ],
])('an act with %s is listed with its values as text', (_, details, listed) => {
  expect(auditDetails(details)).toEqual(listed);
});
