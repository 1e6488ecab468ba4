import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { SubOrderCommand } from '../../modules/orders/index.ts';
import type { SubOrderStatus } from '../../platform/db/order-tables.ts';
import { inHours, later } from '../instants.ts';
import type { MoneySteps } from '../money.ts';
import type { Outcome } from './plan.ts';
import { said } from './words.ts';

const minuteMs = 60_000;

/** One step of a sub-order, as in its history. */
interface Step {
  readonly command: SubOrderCommand;
  readonly to: SubOrderStatus;
  readonly by: 'crew_member' | 'supplier' | 'system';
  readonly at: Date;
  readonly note: string | null;
}

export interface Course {
  /** Beginning with the paid order. */
  readonly steps: readonly Step[];
  readonly status: SubOrderStatus;
  readonly paidAt: Date;
  readonly answerBy: Date;
  /** When its supplier answered; null if nobody has. */
  readonly decidedAt: Date | null;
  readonly isAccepted: boolean;
  readonly deliveredAt: Date | null;
  readonly completedAt: Date | null;
  readonly money: MoneySteps;
}

interface Facts {
  readonly outcome: Outcome;
  readonly checkedOutAt: Date;
  readonly isCollected: boolean;
  /** A number in [0, 1): how fast they were. */
  readonly chance: number;
}

const stepBy =
  (by: Step['by']) =>
  (command: SubOrderCommand, to: SubOrderStatus, at: Date, note: string | null = null): Step => ({
    command,
    to,
    by,
    at,
    note,
  });

const crew = stepBy('crew_member');
const supplier = stepBy('supplier');
const system = stepBy('system');

/** The steps of an order of one supplier, from its payment to its outcome. */
export function courseOf({ outcome, checkedOutAt, isCollected, chance }: Facts): Course {
  const paidAt = later(checkedOutAt, 2 * minuteMs);
  const answerBy = inHours(paidAt, businessTerms.answerHours);
  const answeredAt = inHours(paidAt, 0.3 + 6 * chance);
  const soon = (at: Date) => later(at, 4000);
  const nothing = {
    authorizedAt: paidAt,
    capturedAt: null,
    voidedAt: null,
    transferredAt: null,
    refund: null,
  };
  const captured = { ...nothing, capturedAt: soon(answeredAt) };

  const asked = [crew('authorize', 'pending_confirmation', paidAt)];
  const confirmed = [...asked, supplier('confirm', 'confirmed', answeredAt)];
  const preparing = [...confirmed, supplier('start_preparing', 'preparing', inHours(answeredAt, 1 + chance))];
  const sentAt = inHours(answeredAt, 4 + 12 * chance);
  const sent = [
    ...preparing,
    isCollected
      ? supplier('mark_ready', 'ready_for_collection', sentAt)
      : supplier('dispatch', 'dispatched', sentAt),
  ];
  const deliveredAt = inHours(sentAt, 6 + 18 * chance);
  const delivered = [...sent, supplier('mark_delivered', 'delivered', deliveredAt)];
  const receivedAt = inHours(deliveredAt, 2 + 40 * chance);
  const completed = [...delivered, crew('confirm_receipt', 'completed', receivedAt)];

  const ended = (steps: readonly Step[], money: MoneySteps): Course => ({
    steps,
    status: steps.at(-1)?.to ?? 'pending_confirmation',
    paidAt,
    answerBy,
    decidedAt: steps.find(({ by, command }) => by === 'supplier' && command !== 'propose_change')?.at ?? null,
    isAccepted: steps.some(({ to }) => to === 'confirmed'),
    deliveredAt: steps.find(({ to }) => to === 'delivered')?.at ?? null,
    completedAt: steps.find(({ to }) => to === 'completed')?.at ?? null,
    money,
  });
  const unpaid = (last: Step) => ended([...asked, last], { ...nothing, voidedAt: soon(last.at) });

  switch (outcome) {
    case 'completed':
      return ended(completed, { ...captured, transferredAt: soon(receivedAt) });
    case 'partly_refunded':
      return ended(completed, {
        ...captured,
        transferredAt: soon(receivedAt),
        refund: { at: inHours(receivedAt, 20), percent: 20, reason: said.refunded },
      });
    case 'declined':
      return unpaid(supplier('decline', 'declined', answeredAt, said.declined));
    case 'cancelled':
      return unpaid(crew('cancel', 'cancelled', answeredAt, said.cancelled));
    case 'expired':
      return unpaid(system('expire', 'expired', answerBy));
    case 'delivered':
      return ended(delivered, captured);
    case 'dispatched':
    case 'ready_for_collection':
      return ended(sent, captured);
    case 'preparing':
      return ended(preparing, captured);
    case 'confirmed':
      return ended(confirmed, captured);
    case 'change_proposed':
      return ended(
        [...asked, supplier('propose_change', 'change_proposed', inHours(paidAt, 2 + chance), said.proposed)],
        nothing,
      );
    case 'requested':
      return ended(asked, nothing);
  }
}
