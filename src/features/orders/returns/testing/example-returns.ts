import { euro } from '../../../../api/testing/values.ts';
import type { Return, Returnable } from '../return.types.ts';

/** A return as its supplier sees it: one of two fenders is torn. */
export const requestedReturn: Return = {
  id: 'return-1',
  subOrderId: 'sub-order-1',
  number: 'Q-10001/1',
  kind: 'complaint',
  status: 'requested',
  reason: 'damaged',
  note: 'The seam is torn on one side.',
  wanted: 'refund',
  lines: [{ lineId: 'line-1', name: 'Fender F4', quantity: 1 }],
  most: euro(10_830),
  requested: euro(10_830),
  agreed: null,
  refunded: null,
  refundedBefore: euro(0),
  goodsComeBack: true,
  sendBackTo: null,
  instructions: null,
  tracking: null,
  answerBy: '2099-11-25T08:30:00.000Z',
  createdAt: '2026-11-20T08:30:00.000Z',
  history: [
    {
      at: '2026-11-20T08:30:00.000Z',
      command: 'request',
      status: 'requested',
      by: 'buyer',
      note: 'The seam is torn on one side.',
    },
  ],
  files: [],
  actions: ['accept', 'propose_part', 'reject', 'write', 'add_file'],
  version: 1,
};

/** A return as its buyer sees it. */
export const offeredReturn: Return = {
  ...requestedReturn,
  status: 'part_proposed',
  agreed: euro(4000),
  goodsComeBack: false,
  actions: ['accept_part', 'refuse_part', 'withdraw', 'write', 'add_file'],
  history: [
    ...requestedReturn.history,
    {
      at: '2026-11-21T09:00:00.000Z',
      command: 'propose_part',
      status: 'part_proposed',
      by: 'supplier',
      note: 'The seam can be glued. Would €40 do?',
    },
  ],
};

export const refundedReturn: Return = {
  ...offeredReturn,
  status: 'refunded',
  refunded: euro(4000),
  refundedBefore: null,
  answerBy: null,
  actions: [],
  history: [
    ...offeredReturn.history,
    { at: '2026-11-21T10:00:00.000Z', command: 'accept_part', status: 'refunded', by: 'buyer', note: null },
  ],
};

type ReturnableLine = Returnable['lines'][number];

/** A line of which nothing is in a return yet; one with tax costs `unit`. */
export const returnableLine = (line: Partial<ReturnableLine>): ReturnableLine => ({
  lineId: 'line-1',
  name: 'Fender F4',
  quantity: 1,
  unit: euro(450),
  unitPrice: euro(372),
  taxBasisPoints: 2100,
  quantityInReturns: 0,
  ...line,
});

export const returnable: Returnable = {
  until: '2099-12-04T08:30:00.000Z',
  lines: [
    returnableLine({
      lineId: 'line-1',
      name: 'Fender F4',
      quantity: 2,
      unitPrice: euro(8950),
      unit: euro(10_830),
    }),
    returnableLine({ lineId: 'line-2', name: 'Shackle, galvanised', quantity: 6, unitPrice: euro(372) }),
  ],
  delivery: euro(1500),
  most: euro(25_860),
  refundedBefore: euro(0),
  refunds: [],
  canWithdraw: false,
};
