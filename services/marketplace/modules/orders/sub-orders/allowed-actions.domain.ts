import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { returnableUntil } from '../../../../../src/lib/returnable-until.ts';
import type { SubOrderStatus, TradeActorRole } from '../orders.domain.ts';
import { step } from '../../../platform/processes/step.ts';
import type { AppliedStep } from './sub-order-transition.domain.ts';
import { subOrderProcess, type SubOrderCommand, type SubOrderFacts } from './sub-order.process.ts';

/** The parties of a sub-order, each with all actions they may ever take, in display order. */
export const actionsBy = {
  crew_member: [
    'accept_change',
    'refuse_change',
    'confirm_receipt',
    'accept_part',
    'refuse_part',
    'withdraw_dispute',
    'dispute',
    'report_undelivered',
    'cancel',
  ],
  supplier: [
    'confirm',
    'decline',
    'propose_change',
    'withdraw_change',
    'start_preparing',
    'dispatch',
    'mark_ready',
    'mark_delivered',
    'change_date',
    'refund_reported',
    'offer_part',
    'contest_dispute',
    'accept_dispute',
    'cancel',
  ],
  admin: ['settle_dispute', 'accept_return'],
} as const satisfies Partial<Record<TradeActorRole, readonly SubOrderCommand[]>>;

export type Party = keyof typeof actionsBy;
export type SubOrderAction = (typeof actionsBy)[Party][number];

/** Actions that imply a step of the process before them. */
const stepBefore: Partial<Record<SubOrderCommand, SubOrderCommand>> = {
  dispatch: 'start_preparing',
  mark_ready: 'start_preparing',
  // A buyer who confirms the receipt implies the delivery, so the supplier need not mark it delivered.
  confirm_receipt: 'mark_delivered',
  // The same holds for a problem with what arrived.
  dispute: 'mark_delivered',
};

function stepsThrough(
  status: SubOrderStatus,
  commands: readonly SubOrderCommand[],
  facts: SubOrderFacts,
): readonly AppliedStep[] | null {
  const steps: AppliedStep[] = [];
  let from = status;
  for (const command of commands) {
    const stepped = step(subOrderProcess, from, command, facts);
    if (!stepped.ok) return null;
    steps.push({ command, from, to: stepped.value });
    from = stepped.value;
  }
  return steps;
}

/** The steps of a command from this state: one, or two if the first is implied. */
export function stepsOf(
  status: SubOrderStatus,
  command: SubOrderCommand,
  facts: SubOrderFacts,
): Result<readonly AppliedStep[], 'NOT_ALLOWED_NOW'> {
  const before = stepBefore[command];
  const steps =
    stepsThrough(status, [command], facts) ??
    (before ? stepsThrough(status, [before, command], facts) : null);
  return steps === null ? refuse('NOT_ALLOWED_NOW') : ok(steps);
}

/** A fully refunded sub-order can be neither received nor disputed. */
const aboutReceipt: ReadonlySet<SubOrderAction> = new Set([
  'confirm_receipt',
  'dispute',
  'report_undelivered',
]);

/** What refunds, returns and a reported problem mean for the actions. */
export interface MoneyBack {
  /** Whether the whole sub-order was refunded, or its refund is agreed. */
  readonly isGivenBack: boolean;
  /** While a return is open, the sub-order does not complete. */
  readonly isBeingReturned: boolean;
  /** Whether the problem is about a part of what was paid, so that this part can be refunded by itself. */
  readonly isPartReported: boolean;
}

export const nothingBack: MoneyBack = { isGivenBack: false, isBeingReturned: false, isPartReported: false };

/** Whether the whole amount due for a sub-order was refunded, or its refund is agreed; amounts in minor units. */
export const isGivenBack = (money: {
  readonly dueMinor: number;
  readonly refundedMinor: number;
  readonly goingBackMinor: number;
}): boolean => {
  const backMinor = money.refundedMinor + money.goingBackMinor;
  return backMinor > 0 && backMinor >= money.dueMinor;
};

/** Whether there is nothing for this action to apply to. */
export const isStoppedByMoney = (
  action: SubOrderAction,
  { isGivenBack: isAllBack, isBeingReturned, isPartReported }: MoneyBack,
): boolean =>
  (isAllBack && aboutReceipt.has(action)) ||
  (isBeingReturned && action === 'confirm_receipt') ||
  (!isPartReported && action === 'refund_reported');

/** The actions that a user may take on a sub-order now. */
export const offeredActions = (
  status: SubOrderStatus,
  facts: Omit<SubOrderFacts, 'by'>,
  by: Party,
  back: MoneyBack = nothingBack,
): readonly SubOrderAction[] =>
  actionsBy[by].filter(
    (action) => stepsOf(status, action, { by, ...facts }).ok && !isStoppedByMoney(action, back),
  );

interface Deliverable {
  readonly status: SubOrderStatus;
  readonly deliveredAt: Date | null;
  readonly isCharged: boolean;
}

/** Whether a return can be requested: until 14 days after the delivery, and before it, because a return implies the delivery. */
export const isReturnableAt = ({ status, deliveredAt, isCharged }: Deliverable, now: Date): boolean =>
  isOnItsWay(status)
    ? isCharged
    : (status === 'delivered' || status === 'completed') &&
      deliveredAt !== null &&
      now < returnableUntil(deliveredAt);

/** Whether the goods have left the supplier, or can be collected, and nobody has said that they arrived. */
export const isOnItsWay = (status: SubOrderStatus): boolean =>
  status === 'dispatched' || status === 'ready_for_collection';

const reportable: ReadonlySet<SubOrderStatus> = new Set([
  'dispatched',
  'ready_for_collection',
  'delivered',
  'disputed',
]);

/**
 * Whether a user can add photographs and documents: the buyer before reporting a problem, both sides until it is
 * resolved.
 */
export const canHaveFiles = (status: SubOrderStatus, by: Party): boolean =>
  (by === 'supplier' && status === 'disputed') || (by === 'crew_member' && reportable.has(status));

/** Whether a party may ever take this action. */
export const isActionOf = (by: Party, action: SubOrderAction): boolean =>
  actionsBy[by].some((known) => known === action);
