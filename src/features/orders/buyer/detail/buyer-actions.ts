import { businessTerms } from '../../../../lib/business-terms.ts';
import { formatMoney } from '../../../../ui/index.ts';
import type { OfferedAction, PaymentStatus, SubOrder, SubOrderAction } from '../../shared/index.ts';

/** What a buyer may do with a supplier's part, where the server says so. */
const buyerActions = [
  'accept_change',
  'refuse_change',
  'confirm_receipt',
  'dispute',
  'cancel',
] as const satisfies readonly SubOrderAction[];
export type BuyerAction = (typeof buyerActions)[number];

/** In the order in which they are offered: what leads on first, what ends it last. */
export const offeredActions = ({
  actions,
  status,
}: Pick<SubOrder, 'actions' | 'status'>): readonly OfferedAction<BuyerAction>[] =>
  buyerActions
    .filter((action) => actions.includes(action))
    .map((action) => ({
      action,
      label: action === 'dispute' && status === 'dispatched' ? 'It hasn’t come' : actionLabels[action],
      isDestructive: action === 'cancel' || action === 'refuse_change',
      // What is wrong is nothing that leads on.
      isAside: action === 'dispute',
    }));

const actionLabels: Readonly<Record<BuyerAction, string>> = {
  accept_change: 'Accept the change',
  refuse_change: 'Refuse it',
  confirm_receipt: 'Confirm receipt',
  dispute: 'Report a problem',
  cancel: 'Cancel this part',
};

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDestructive: boolean;
  /** What the person is asked to write; null where nothing is. */
  readonly reason: { readonly label: string; readonly hint: string; readonly optional?: boolean } | null;
  /** The way out, where “Back” could be taken for what is asked. */
  readonly leave?: string;
}

const charged: readonly PaymentStatus[] = ['captured', 'partially_refunded', 'disputed', 'won'];

/** What is asked before an act, naming the thing and saying what it means for the money. */
export function questionOf(action: BuyerAction, subOrder: SubOrder, payment: PaymentStatus): Question {
  const { number, supplier, total, due, afterRefunds, proposal } = subOrder;
  const back = charged.includes(payment)
    ? `${formatMoney(afterRefunds)} goes back to your card.`
    : `${formatMoney(due.total)} held on your card is released and not charged.`;
  switch (action) {
    case 'accept_change':
      return {
        title: `Accept the change from ${supplier.name}?`,
        text: `You pay ${formatMoney(proposal?.total ?? total)} instead of ${formatMoney(total)} for this part. The rest is released.`,
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
    case 'dispute':
      if (subOrder.status === 'dispatched')
        return {
          title: `Has ${number} not come?`,
          text: `${supplier.name} and Quayside will see it. The supplier isn’t paid until it’s resolved.`,
          confirm: 'It hasn’t come',
          isDestructive: false,
          reason: { label: 'What do you know of it?', hint: 'Where you waited, and what the carrier says.' },
        };
      return {
        title: `Report a problem with ${number}`,
        text: `${supplier.name} and Quayside will see it. The supplier isn’t paid until it’s resolved.`,
        confirm: 'Report the problem',
        isDestructive: false,
        reason: { label: 'What is wrong?', hint: 'What arrived, and what is missing or damaged.' },
      };
    case 'cancel':
      return {
        title: `Cancel ${number} from ${supplier.name}?`,
        text: `The other suppliers in this order aren’t affected. ${back}`,
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
