import { describe, expect, test } from 'vitest';
import { step } from '../../platform/processes/step.ts';
import { returnProcess, type ReturnCommand, type ReturnFacts } from './return.process.ts';
import { offeredActions } from './allowed-actions.domain.ts';
import {
  checkLines,
  refundReason,
  valueOf,
  type DeliveredLine,
  type ReturnStatus,
} from './returns.domain.ts';

const facts = (change: Partial<ReturnFacts> = {}): ReturnFacts => ({
  by: 'supplier',
  goodsComeBack: true,
  wereSentBack: false,
  isRefunding: true,
  wasDecided: false,
  ...change,
});

const after = (from: ReturnStatus, command: ReturnCommand, change: Partial<ReturnFacts> = {}) => {
  const stepped = step(returnProcess, from, command, facts(change));
  return stepped.ok ? stepped.value : stepped.error;
};

describe('a return', () => {
  test('goes from the request to the refund, with the goods sent back', () => {
    const path = [
      after('requested', 'accept'),
      after('accepted', 'send_back'),
      after('sent_back', 'receive'),
      after('received', 'refund'),
    ];
    expect(path).toEqual(['accepted', 'sent_back', 'received', 'refunded']);
  });

  test('is refunded at once if the buyer keeps the goods', () => {
    const stays = { goodsComeBack: false };
    expect([after('requested', 'accept', stays), after('part_proposed', 'accept_part', stays)]).toEqual([
      'refunded',
      'refunded',
    ]);
  });

  test.each([
    ['requested', 'escalated'],
    ['part_proposed', 'escalated'],
    ['sent_back', 'escalated'],
    ['received', 'escalated'],
    ['rejected', 'closed'],
    ['accepted', 'closed'],
    ['escalated', 'NOT_ALLOWED_NOW'],
    ['refunded', 'NOT_ALLOWED_NOW'],
  ] as const)('that nobody goes on with is, from %s, %s', (from, to) => {
    expect(after(from, 'expire', { by: 'system' })).toBe(to);
  });

  test('that was decided goes back to the admin only if its goods came back in another condition', () => {
    const wasDecided = true;
    const escalates = (['sent_back', 'received'] as const).flatMap((status) =>
      (['crew_member', 'supplier'] as const).filter((by) =>
        offeredActions(status, { ...facts({ wasDecided }), by }).includes('escalate'),
      ),
    );
    expect(escalates).toEqual(['supplier']);
    expect(after('received', 'expire', { by: 'system', wasDecided })).toBe('refunded');
  });

  test('is decided by the admin, with a refund, which waits for goods that are to come back, or without', () => {
    expect([
      after('escalated', 'decide', { by: 'admin' }),
      after('escalated', 'decide', { by: 'admin', goodsComeBack: false }),
      after('escalated', 'decide', { by: 'admin', wereSentBack: true }),
      after('escalated', 'decide', { by: 'admin', isRefunding: false }),
      after('requested', 'decide', { by: 'admin' }),
    ]).toEqual(['accepted', 'refunded', 'refunded', 'dismissed', 'NOT_ALLOWED_NOW']);
  });

  test.each([
    ['requested', 'withdrawn'],
    ['part_proposed', 'withdrawn'],
    ['accepted', 'withdrawn'],
    ['rejected', 'withdrawn'],
    ['escalated', 'withdrawn'],
    ['sent_back', 'NOT_ALLOWED_NOW'],
    ['received', 'NOT_ALLOWED_NOW'],
  ] as const)('that is %s and withdrawn by its buyer is %s', (from, to) => {
    expect(after(from, 'withdraw', { by: 'crew_member' })).toBe(to);
  });

  test('that was rejected can be taken to the admin only by the buyer', () => {
    expect([
      offeredActions('rejected', { ...facts(), by: 'crew_member' }),
      offeredActions('rejected', { ...facts(), by: 'supplier' }),
    ]).toEqual([['escalate', 'withdraw', 'write'], ['write']]);
  });

  test.each(['refunded', 'dismissed', 'withdrawn', 'closed'] as const)('that is %s is over', (status) => {
    const all = (['crew_member', 'supplier', 'admin'] as const).flatMap((by) =>
      offeredActions(status, { ...facts(), by }),
    );
    expect(all).toEqual([]);
  });
});

test.each([
  [{}, null, 'Returned, damaged: “Torn.”'],
  [{ note: null }, null, 'Returned, damaged.'],
  [{ wanted: 'price_reduction', reason: 'other' }, null, 'Kept for a lower price: “Torn.”'],
  [{ kind: 'withdrawal', reason: null, note: null }, null, 'Withdrawn from the contract.'],
  [{}, 'It shows.', 'Returned, damaged: “Torn.” Quayside decided: “It shows.”'],
] as const)('the refund of a return has its reason: %j, %s', (change, decision, words) => {
  const asked = { kind: 'complaint', wanted: 'refund', reason: 'damaged', note: 'Torn.' } as const;
  expect(refundReason({ ...asked, ...change }, decision)).toBe(words);
});

const line = (change: Partial<DeliveredLine> = {}): DeliveredLine => ({
  id: 'fender',
  name: 'Fender F4',
  unitPriceMinor: 333,
  taxBps: 2100,
  acceptedQuantity: 3,
  quantityInReturns: 0,
  quantityBack: 0,
  ...change,
});

describe('the returned lines', () => {
  test('add up to exactly what was paid, however they are divided over returns, with delivery in the last one', () => {
    const one = [{ lineId: 'fender', quantity: 1 }];
    const parts = [0, 1, 2].map((quantityInReturns) =>
      valueOf([line({ quantityInReturns, quantityBack: quantityInReturns })], one, 1500),
    );
    const whole = valueOf([line()], [{ lineId: 'fender', quantity: 3 }], 1500);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const cutUp = {
      amountMinor: sum(parts.map(({ amountMinor }) => amountMinor)),
      goods: {
        grossMinor: sum(parts.map(({ goods }) => goods.grossMinor)),
        netMinor: sum(parts.map(({ goods }) => goods.netMinor)),
      },
    };
    expect(whole).toEqual({ amountMinor: 999 + 210 + 1500, goods: { grossMinor: 999 + 210, netMinor: 999 } });
    expect(cutUp).toEqual(whole);
  });

  test('do not bring the delivery back while some of the goods are kept', () => {
    const rope = line({ id: 'rope', quantityInReturns: 3, quantityBack: 2 });
    const all = [{ lineId: 'fender', quantity: 3 }];
    expect(valueOf([line(), rope], all, 1500).amountMinor).toBe(999 + 210);
    expect(valueOf([line(), { ...rope, quantityBack: 3 }], all, 1500).amountMinor).toBe(999 + 210 + 1500);
  });

  test.each([
    ['more than was delivered', [{ lineId: 'fender', quantity: 4 }], 'lines/0/quantity'],
    ['a line of another order', [{ lineId: 'rope', quantity: 1 }], 'lines/0/lineId'],
    [
      'a line twice',
      [
        { lineId: 'fender', quantity: 1 },
        { lineId: 'fender', quantity: 1 },
      ],
      'lines/1/lineId',
    ],
  ])('is not %s', (_what, wanted, field) => {
    expect(checkLines([line()], wanted)).toMatchObject({ ok: false, error: { fields: [{ field }] } });
  });
});
