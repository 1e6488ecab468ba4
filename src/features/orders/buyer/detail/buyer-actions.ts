import { businessTerms } from '../../../../lib/business-terms.ts';
import { formatMoney } from '../../../../ui/index.ts';
import {
  dayText,
  expectedLabel,
  type OfferedAction,
  type PaymentStatus,
  type Place,
  type SubOrder,
  type SubOrderAction,
} from '../../shared/index.ts';

/** The actions that a buyer can have on a sub-order; the server decides which are allowed. */
const buyerActions = [
  'accept_change',
  'refuse_change',
  'confirm_receipt',
  'accept_part',
  'refuse_part',
  'withdraw_dispute',
  'something_wrong',
  'cancel',
] as const;
/** `something_wrong` leads to the report of a problem or to a return. */
export type BuyerAction = (typeof buyerActions)[number];

/** The actions of the server that a buyer finds behind `something_wrong`. */
const aboutWrong: readonly SubOrderAction[] = ['dispute', 'report_undelivered', 'request_return'];

export const isOffered = ({ actions }: Pick<SubOrder, 'actions'>, action: BuyerAction): boolean =>
  action === 'something_wrong' ? aboutWrong.some((one) => actions.includes(one)) : actions.includes(action);

/** Actions about an open problem, which are shown with it. */
const aboutProblem: ReadonlySet<BuyerAction> = new Set(['accept_part', 'refuse_part', 'withdraw_dispute']);

const offered = (
  subOrder: Pick<SubOrder, 'actions'>,
  isAboutProblem: boolean,
): readonly OfferedAction<BuyerAction>[] =>
  buyerActions
    .filter((action) => isOffered(subOrder, action) && aboutProblem.has(action) === isAboutProblem)
    .map((action) => ({
      action,
      label: actionLabels[action],
      isDestructive: action === 'cancel' || action === 'refuse_change',
      // Whether something is wrong is never the main button.
      isAside: action === 'something_wrong' || action === 'withdraw_dispute',
    }));

/** In the order in which they are shown: actions that continue the order first, actions that end it last. */
export const offeredActions = (subOrder: Pick<SubOrder, 'actions'>) => offered(subOrder, false);

/** The answers to an open problem, in the order in which they are shown. */
export const problemActions = (subOrder: Pick<SubOrder, 'actions'>) => offered(subOrder, true);

const actionLabels: Readonly<Record<BuyerAction, string>> = {
  accept_change: 'Accept the change',
  refuse_change: 'Refuse it',
  confirm_receipt: 'Confirm receipt',
  accept_part: 'Accept the offer',
  refuse_part: 'Refuse the offer',
  withdraw_dispute: 'The problem is solved',
  something_wrong: 'Something’s wrong',
  cancel: 'Cancel this part',
};

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDestructive: boolean;
  /** The reason that the buyer is asked for; null where none is needed. */
  readonly reason: { readonly label: string; readonly hint: string; readonly optional?: boolean } | null;
  /** Label of the button that closes the dialog, where "Back" could be mistaken for the action. */
  readonly leave?: string;
}

/** Says that the proposed day is after the buyer's latest useful date; null if it is not. */
export function lateDayText(
  { deliveryKind, proposal }: Pick<SubOrder, 'deliveryKind' | 'proposal'>,
  { latestUsefulOn }: Pick<Place, 'latestUsefulOn'>,
): string | null {
  const day = proposal?.readyOn ?? null;
  if (day === null || latestUsefulOn === null || day <= latestUsefulOn) return null;
  return `${expectedLabel(deliveryKind)} ${dayText(day)}: this is after ${dayText(latestUsefulOn)}, your latest useful date.`;
}

const charged: readonly PaymentStatus[] = ['captured', 'partially_refunded', 'disputed', 'won'];

/** The confirmation question for an action: it names the items and explains what happens to the money. */
export function questionOf(
  action: Exclude<BuyerAction, 'something_wrong'>,
  subOrder: SubOrder,
  payment: PaymentStatus,
  place: Pick<Place, 'latestUsefulOn'>,
): Question {
  const { number, supplier, total, due, afterRefunds, proposal, dispute, deliveredAt } = subOrder;
  const back = charged.includes(payment)
    ? `${formatMoney(afterRefunds)} goes back the way you paid.`
    : `${formatMoney(due.total)} held on your card is released and not charged.`;
  switch (action) {
    case 'accept_change':
      return {
        title: `Accept the change from ${supplier.name}?`,
        text: [
          lateDayText(subOrder, place),
          `You pay ${formatMoney(proposal?.total ?? total)} instead of ${formatMoney(total)} for this part. The rest is released.`,
        ]
          .filter((sentence) => sentence !== null)
          .join(' '),
        confirm: 'Accept the change',
        isDestructive: false,
        reason: null,
      };
    case 'refuse_change':
      return {
        title: `Refuse the change from ${supplier.name}?`,
        text: `This part of your order, ${number}, is cancelled. ${back}`,
        confirm: 'Refuse the change',
        isDestructive: true,
        reason: null,
      };
    case 'confirm_receipt':
      return {
        title: `Has everything from ${supplier.name} arrived?`,
        text: `${number} is completed and ${supplier.name} is paid. You can still return something within ${businessTerms.returns.requestDays} days of delivery.`,
        confirm: 'Confirm receipt',
        isDestructive: false,
        reason: null,
      };
    case 'accept_part':
      return {
        title: `Accept the offer from ${supplier.name}?`,
        text: `${dispute?.offered ? formatMoney(dispute.offered) : 'The amount'} goes back the way you paid, and ${supplier.name} is paid the rest. This is final.`,
        confirm: 'Accept the offer',
        isDestructive: false,
        reason: null,
      };
    case 'refuse_part':
      return {
        title: `Refuse the offer from ${supplier.name}?`,
        text: 'Quayside then reads what both of you wrote, decides and writes to you both.',
        confirm: 'Refuse the offer',
        isDestructive: false,
        reason: {
          label: 'Why do you refuse it?',
          hint: 'The supplier and Quayside will see this.',
          optional: true,
        },
      };
    case 'withdraw_dispute':
      return {
        title: `Is the problem with ${number} solved?`,
        text:
          deliveredAt === null
            ? `You withdraw your report. Confirm receipt once everything from ${supplier.name} is there. You can report a problem again.`
            : `You withdraw your report. The order completes when it would have without it, at once if that day is past, and ${supplier.name} is paid then.`,
        confirm: 'The problem is solved',
        isDestructive: false,
        reason: null,
        leave: 'Not yet',
      };
    case 'cancel':
      return {
        title: `Cancel ${number} from ${supplier.name}?`,
        text: `This cancels everything from ${supplier.name} in this order. ${back}`,
        confirm: 'Cancel this part',
        isDestructive: true,
        reason: {
          label: 'Why are you cancelling?',
          hint: 'The supplier will see this.',
          optional: true,
        },
        leave: 'Keep this part',
      };
  }
}
