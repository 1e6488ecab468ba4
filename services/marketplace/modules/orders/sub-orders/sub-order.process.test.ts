import { describe, expect, test } from 'vitest';
import type { SubOrderStatus } from '../orders.domain.ts';
import { actionsBy, nothingBack, offeredActions, stepsOf, type Party } from './allowed-actions.domain.ts';
import { subOrderProcess, type SubOrderCommand, type SubOrderFacts } from './sub-order.process.ts';
import { disputeAllows } from '../../disputes/index.ts';
import { step } from '../../../platform/processes/step.ts';

const states: readonly SubOrderStatus[] = [
  'reserved',
  'pending_confirmation',
  'change_proposed',
  'confirmed',
  'preparing',
  'dispatched',
  'ready_for_collection',
  'delivered',
  'disputed',
  'released',
  'declined',
  'cancelled',
  'expired',
  'completed',
  'returned',
] as const;
const commands: readonly SubOrderCommand[] = [
  'authorize',
  'release',
  'confirm',
  'decline',
  'propose_change',
  'accept_change',
  'refuse_change',
  'withdraw_change',
  'start_preparing',
  'dispatch',
  'mark_ready',
  'mark_delivered',
  'change_date',
  'confirm_receipt',
  'complete',
  'cancel',
  'expire',
  'dispute',
  'report_undelivered',
  'accept_dispute',
  'refund_reported',
  'offer_part',
  'contest_dispute',
  'accept_part',
  'refuse_part',
  'withdraw_dispute',
  'escalate',
  'settle_dispute',
  'accept_return',
  'lose_payment',
] as const;

type Outcomes = Readonly<Partial<Record<`${SubOrderStatus} ${SubOrderCommand}`, SubOrderStatus>>>;

/** The outcomes that are the same for every actor and delivery method. */
const always: Outcomes = {
  'reserved authorize': 'pending_confirmation',
  'reserved release': 'released',
  'pending_confirmation confirm': 'confirmed',
  'pending_confirmation propose_change': 'change_proposed',
  'pending_confirmation decline': 'declined',
  'pending_confirmation expire': 'expired',
  'change_proposed accept_change': 'confirmed',
  'change_proposed refuse_change': 'cancelled',
  'change_proposed expire': 'cancelled',
  'confirmed start_preparing': 'preparing',
  'confirmed change_date': 'confirmed',
  'preparing change_date': 'preparing',
  'dispatched change_date': 'dispatched',
  'confirmed cancel': 'cancelled',
  'preparing cancel': 'cancelled',
  'dispatched mark_delivered': 'delivered',
  'ready_for_collection mark_delivered': 'delivered',
  'delivered confirm_receipt': 'completed',
  'delivered complete': 'completed',
  'delivered dispute': 'disputed',
  'delivered report_undelivered': 'disputed',
  'disputed settle_dispute': 'completed',
  'disputed accept_return': 'returned',
  'disputed accept_dispute': 'returned',
  'disputed refund_reported': 'completed',
  'disputed withdraw_dispute': 'dispatched',
  'pending_confirmation lose_payment': 'cancelled',
  'change_proposed lose_payment': 'cancelled',
  'confirmed lose_payment': 'cancelled',
  'preparing lose_payment': 'cancelled',
  'dispatched lose_payment': 'cancelled',
  'ready_for_collection lose_payment': 'cancelled',
  'delivered lose_payment': 'cancelled',
  'disputed lose_payment': 'cancelled',
};

/** Nothing was delivered, and a dispute awaits an admin's decision. */
const decided = { isDelivered: false, disputeAllows: disputeAllows('escalated') } as const;

const situations: readonly (SubOrderFacts & { readonly words: string; readonly outcomes: Outcomes })[] = [
  {
    words: 'the crew, brought',
    by: 'crew_member',
    deliveryKind: 'berth',
    isCharged: true,
    isAskedStill: false,
    isOverdue: false,
    ...decided,
    outcomes: {
      ...always,
      'pending_confirmation cancel': 'cancelled',
      'preparing dispatch': 'dispatched',
    },
  },
  {
    words: 'the crew, waiting for longer than was said',
    by: 'crew_member',
    deliveryKind: 'berth',
    isCharged: true,
    isAskedStill: false,
    isOverdue: true,
    ...decided,
    outcomes: {
      ...always,
      'pending_confirmation cancel': 'cancelled',
      'preparing dispatch': 'dispatched',
      'dispatched report_undelivered': 'disputed',
    },
  },
  {
    words: 'the supplier, sent',
    by: 'supplier',
    deliveryKind: 'courier',
    isCharged: true,
    isAskedStill: false,
    isOverdue: false,
    ...decided,
    outcomes: { ...always, 'preparing dispatch': 'dispatched' },
  },
  {
    words: 'the supplier, while what was ordered can still be answered',
    by: 'supplier',
    deliveryKind: 'courier',
    isCharged: true,
    isAskedStill: true,
    isOverdue: false,
    ...decided,
    outcomes: {
      ...always,
      'change_proposed withdraw_change': 'pending_confirmation',
      'preparing dispatch': 'dispatched',
    },
  },
  {
    words: 'the supplier, collected',
    by: 'supplier',
    deliveryKind: 'collection',
    isCharged: true,
    isAskedStill: false,
    isOverdue: false,
    ...decided,
    outcomes: { ...always, 'preparing mark_ready': 'ready_for_collection' },
  },
  {
    words: 'the supplier, to be sent but not charged yet',
    by: 'supplier',
    deliveryKind: 'courier',
    isCharged: false,
    isAskedStill: false,
    isOverdue: false,
    ...decided,
    outcomes: { ...always, 'ready_for_collection mark_delivered': undefined },
  },
  {
    words: 'the supplier, to be collected but not charged yet',
    by: 'supplier',
    deliveryKind: 'collection',
    isCharged: false,
    isAskedStill: false,
    isOverdue: false,
    ...decided,
    outcomes: {
      ...always,
      'preparing mark_ready': 'ready_for_collection',
      'ready_for_collection mark_delivered': undefined,
    },
  },
  {
    words: 'the supplier, with a problem to answer',
    by: 'supplier',
    deliveryKind: 'berth',
    isCharged: true,
    isAskedStill: false,
    isOverdue: false,
    isDelivered: true,
    disputeAllows: disputeAllows('asked'),
    outcomes: {
      ...always,
      'preparing dispatch': 'dispatched',
      'disputed offer_part': 'disputed',
      'disputed contest_dispute': 'disputed',
      'disputed escalate': 'disputed',
      'disputed withdraw_dispute': 'delivered',
      'disputed settle_dispute': undefined,
      'disputed accept_return': undefined,
    },
  },
  {
    words: 'the crew, with an offer for their problem',
    by: 'crew_member',
    deliveryKind: 'berth',
    isCharged: true,
    isAskedStill: false,
    isOverdue: false,
    isDelivered: true,
    disputeAllows: disputeAllows('part_offered'),
    outcomes: {
      ...always,
      'pending_confirmation cancel': 'cancelled',
      'preparing dispatch': 'dispatched',
      'disputed accept_part': 'completed',
      'disputed refuse_part': 'disputed',
      'disputed escalate': 'disputed',
      'disputed withdraw_dispute': 'delivered',
      'disputed settle_dispute': undefined,
      'disputed accept_return': undefined,
    },
  },
];

const every = states.flatMap((state) => commands.map((command) => ({ state, command })));

describe.each(situations)('a sub-order, $words', ({ outcomes, words: _words, ...facts }) => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(subOrderProcess, state, command, facts);
    expect(stepped.ok ? stepped.value : undefined).toBe(outcomes[`${state} ${command}`]);
  });
});

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(subOrderProcess.states).sort()).toEqual([...states].sort());
  expect([...subOrderProcess.events].sort()).toEqual([...commands].sort());
});

test('every state can be reached from the reservation', () => {
  const reached = new Set<SubOrderStatus>(['reserved']);
  for (const state of reached)
    for (const { outcomes: _outcomes, words: _words, ...facts } of situations)
      for (const command of commands) {
        const stepped = step(subOrderProcess, state, command, facts);
        if (stepped.ok) reached.add(stepped.value);
      }
  expect([...reached].sort()).toEqual([...states].sort());
});

const brought = {
  ...decided,
  deliveryKind: 'berth',
  isCharged: true,
  isAskedStill: true,
  isOverdue: false,
} as const;
const collected = {
  ...decided,
  deliveryKind: 'collection',
  isCharged: true,
  isAskedStill: true,
  isOverdue: false,
} as const;

test('a fully refunded sub-order cannot be received', () => {
  const facts = { ...brought, deliveryKind: 'courier' } as const;
  const offeredWith = (isBeingReturned: boolean, isGivenBack: boolean) =>
    offeredActions('delivered', facts, 'crew_member', {
      ...nothingBack,
      isBeingReturned,
      isGivenBack,
    });
  expect(offeredWith(false, false)).toEqual(['confirm_receipt', 'dispute', 'report_undelivered']);
  expect(offeredWith(false, true)).toEqual([]);
  // An order is not complete while a return is open.
  expect(offeredWith(true, false)).toEqual(['dispute', 'report_undelivered']);
});

describe('the allowed actions', () => {
  type Offers = Readonly<Record<Party, Partial<Record<SubOrderStatus, readonly string[]>>>>;
  const expected: Offers = {
    crew_member: {
      pending_confirmation: ['cancel'],
      change_proposed: ['accept_change', 'refuse_change'],
      confirmed: ['cancel'],
      preparing: ['cancel'],
      dispatched: ['confirm_receipt', 'dispute'],
      ready_for_collection: ['confirm_receipt', 'dispute'],
      delivered: ['confirm_receipt', 'dispute', 'report_undelivered'],
      disputed: ['withdraw_dispute'],
    },
    supplier: {
      pending_confirmation: ['confirm', 'decline', 'propose_change'],
      change_proposed: ['withdraw_change'],
      confirmed: ['start_preparing', 'dispatch', 'change_date', 'cancel'],
      preparing: ['dispatch', 'change_date', 'cancel'],
      dispatched: ['mark_delivered', 'change_date'],
      ready_for_collection: ['mark_delivered'],
      disputed: ['accept_dispute'],
    },
    admin: { disputed: ['settle_dispute', 'accept_return'] },
  };
  const parties = ['crew_member', 'supplier', 'admin'] as const;
  test.each(parties.flatMap((by) => states.map((state) => ({ by, state }))))(
    'to a $by in $state, delivered to a berth',
    ({ by, state }) => {
      expect(offeredActions(state, brought, by)).toEqual(expected[by][state] ?? []);
    },
  );

  test('of a collected sub-order include making it ready instead of dispatching it', () => {
    expect(offeredActions('confirmed', collected, 'supplier')).toEqual([
      'start_preparing',
      'mark_ready',
      'change_date',
      'cancel',
    ]);
    expect(offeredActions('preparing', collected, 'supplier')).toEqual([
      'mark_ready',
      'change_date',
      'cancel',
    ]);
  });

  test('never let a supplier hand goods over before the capture', () => {
    const uncharged = (facts: typeof brought | typeof collected, status: SubOrderStatus) =>
      offeredActions(status, { ...facts, isCharged: false }, 'supplier');
    expect(uncharged(brought, 'confirmed')).toEqual(['start_preparing', 'change_date', 'cancel']);
    expect(uncharged(brought, 'preparing')).toEqual(['change_date', 'cancel']);
    expect(uncharged(collected, 'confirmed')).toEqual([
      'start_preparing',
      'mark_ready',
      'change_date',
      'cancel',
    ]);
    expect(uncharged(collected, 'ready_for_collection')).toEqual([]);
  });

  test('in a dispute depend on its stage; an admin can act only after both sides have answered', () => {
    const inStage = (stage: 'asked' | 'part_offered') =>
      parties.map((by) =>
        offeredActions('disputed', { ...brought, disputeAllows: disputeAllows(stage) }, by),
      );
    expect(inStage('asked')).toEqual([
      ['withdraw_dispute'],
      ['offer_part', 'contest_dispute', 'accept_dispute'],
      [],
    ]);
    expect(inStage('part_offered')).toEqual([
      ['accept_part', 'refuse_part', 'withdraw_dispute'],
      ['accept_dispute'],
      [],
    ]);
    const aboutPart = { ...nothingBack, isPartReported: true };
    expect(
      offeredActions(
        'disputed',
        { ...brought, disputeAllows: disputeAllows('asked') },
        'supplier',
        aboutPart,
      ),
    ).toEqual(['refund_reported', 'offer_part', 'contest_dispute', 'accept_dispute']);
  });

  test('include every action of every role at some time', () => {
    const asked = { ...brought, disputeAllows: disputeAllows('asked') };
    const withOffer = { ...brought, disputeAllows: disputeAllows('part_offered') };
    for (const by of parties) {
      const ever = states.flatMap((state) => [
        ...offeredActions(state, brought, by),
        ...offeredActions(state, collected, by),
        ...offeredActions(state, asked, by, { ...nothingBack, isPartReported: true }),
        ...offeredActions(state, withOffer, by),
      ]);
      expect([...new Set(ever)].sort()).toEqual([...actionsBy[by]].sort());
    }
  });
});

describe('a command with two steps', () => {
  test('dispatches a sub-order that was only confirmed', () => {
    expect(stepsOf('confirmed', 'dispatch', { by: 'supplier', ...brought })).toEqual({
      ok: true,
      value: [
        { command: 'start_preparing', from: 'confirmed', to: 'preparing' },
        { command: 'dispatch', from: 'preparing', to: 'dispatched' },
      ],
    });
  });

  test('delivers a sub-order whose buyer reports a problem with what arrived', () => {
    expect(stepsOf('dispatched', 'dispute', { by: 'crew_member', ...brought })).toEqual({
      ok: true,
      value: [
        { command: 'mark_delivered', from: 'dispatched', to: 'delivered' },
        { command: 'dispute', from: 'delivered', to: 'disputed' },
      ],
    });
    const uncharged = { by: 'crew_member', ...collected, isCharged: false } as const;
    expect(stepsOf('ready_for_collection', 'dispute', uncharged).ok).toBe(false);
  });

  test('is refused as a whole when its second step is refused', () => {
    expect(stepsOf('confirmed', 'dispatch', { by: 'supplier', ...collected })).toEqual({
      ok: false,
      error: 'NOT_ALLOWED_NOW',
    });
  });
});
