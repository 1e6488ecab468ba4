import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { SubOrderStatus, TradeActorRole } from '../orders.domain.ts';
import { step } from '../../../platform/processes/step.ts';
import type { AppliedStep } from './sub-order-transition.domain.ts';
import { subOrderProcess, type SubOrderCommand, type SubOrderFacts } from './sub-order.process.ts';

/** Who takes part in a sub-order, each with what they may ever do with it, in the order in which it is offered. */
export const actionsBy = {
  crew_member: [
    'accept_change',
    'refuse_change',
    'confirm_receipt',
    'accept_part',
    'refuse_part',
    'withdraw_dispute',
    'dispute',
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
    'accept_dispute',
    'offer_part',
    'contest_dispute',
    'cancel',
  ],
  admin: ['settle_dispute', 'accept_return'],
} as const satisfies Partial<Record<TradeActorRole, readonly SubOrderCommand[]>>;

export type Party = keyof typeof actionsBy;
export type SubOrderAction = (typeof actionsBy)[Party][number];

/** What people do in one press though the process has a step before it. */
const stepBefore: Partial<Record<SubOrderCommand, SubOrderCommand>> = {
  dispatch: 'start_preparing',
  mark_ready: 'start_preparing',
  // Who has it in their hands needs no word of the supplier that it was delivered.
  confirm_receipt: 'mark_delivered',
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

/** The steps that a command takes from here: one, or two where the first goes without saying. */
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

/** Of what was given back whole nothing is left to be received. */
const aboutReceipt: ReadonlySet<SubOrderAction> = new Set(['confirm_receipt', 'dispute']);

/** What returns make of it; `isGivenBack`: all of it was refunded, or is on its way back to be. */
export interface Returned {
  readonly isGivenBack: boolean;
  /** A return is open: until that has ended, it is not complete. */
  readonly isBeingReturned: boolean;
}

/** Whether all that is due for a sub-order was refunded, or is agreed to be; amounts in minor units. */
export const isGivenBack = (money: {
  readonly dueMinor: number;
  readonly refundedMinor: number;
  readonly goingBackMinor: number;
}): boolean => {
  const backMinor = money.refundedMinor + money.goingBackMinor;
  return backMinor > 0 && backMinor >= money.dueMinor;
};

/** Whether returns leave an action nothing to be done about. */
export const isStoppedByReturns = (
  action: SubOrderAction,
  { isGivenBack: isAllBack, isBeingReturned }: Returned,
): boolean => (isAllBack && aboutReceipt.has(action)) || (isBeingReturned && action === 'confirm_receipt');

/** What a user may do with a sub-order now. */
export const offered = (
  status: SubOrderStatus,
  facts: Omit<SubOrderFacts, 'by'>,
  by: Party,
  returned: Returned = { isGivenBack: false, isBeingReturned: false },
): readonly SubOrderAction[] =>
  actionsBy[by].filter(
    (action) => stepsOf(status, action, { by, ...facts }).ok && !isStoppedByReturns(action, returned),
  );

const reportable: ReadonlySet<SubOrderStatus> = new Set(['dispatched', 'delivered', 'disputed']);

/** Whether a user can add photographs and papers: the buyer before they report what these show, both sides until it is resolved. */
export const canHaveFiles = (status: SubOrderStatus, by: Party): boolean =>
  (by === 'supplier' && status === 'disputed') || (by === 'crew_member' && reportable.has(status));

/** Whether this is ever anything of theirs to do. */
export const isActionOf = (by: Party, action: SubOrderAction): boolean =>
  actionsBy[by].some((known) => known === action);
