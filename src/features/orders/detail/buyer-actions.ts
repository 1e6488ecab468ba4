import { formatMoney } from '../../../ui/index.ts';
import type { PaymentStatus, SubOrder, SubOrderAction } from '../../order-parts/index.ts';

/** What a buyer may do with a supplier's part, where the server says so. */
export const buyerActions = [
  'accept_change',
  'refuse_change',
  'confirm_receipt',
  'dispute',
  'cancel',
] as const satisfies readonly SubOrderAction[];
export type BuyerAction = (typeof buyerActions)[number];

/** In the order in which they are offered: what leads on first, what ends it last. */
export const offeredActions = (actions: readonly SubOrderAction[]): readonly BuyerAction[] =>
  buyerActions.filter((action) => actions.includes(action));

export const actionLabels: Readonly<Record<BuyerAction, string>> = {
  accept_change: 'Accept the change',
  refuse_change: 'Refuse it',
  confirm_receipt: 'Everything is here',
  dispute: 'Report a problem',
  cancel: 'Cancel this part',
};

export interface Question {
  readonly title: string;
  readonly words: string;
  readonly confirm: string;
  readonly isDestructive: boolean;
  /** What the person is asked to write; null where nothing is. */
  readonly reason: { readonly label: string; readonly hint: string } | null;
}

const charged: readonly PaymentStatus[] = ['captured', 'partially_refunded', 'disputed', 'won'];

/** What is asked before an act, naming the thing and saying what it means for the money. */
export function questionOf(action: BuyerAction, subOrder: SubOrder, payment: PaymentStatus): Question {
  const { number, supplier, total, due, afterRefunds, proposal } = subOrder;
  const back = charged.includes(payment)
    ? `${formatMoney(afterRefunds)} goes back to your card.`
    : `${formatMoney(due.total)} on your card is released, and never charged.`;
  switch (action) {
    case 'accept_change':
      return {
        title: `Accept the change of ${supplier.name}?`,
        words: `You pay ${formatMoney(proposal?.total ?? total)} in place of ${formatMoney(total)} for this part. The rest is released.`,
        confirm: 'Accept the change',
        isDestructive: false,
        reason: null,
      };
    case 'refuse_change':
      return {
        title: `Refuse the change of ${supplier.name}?`,
        words: `This part of your order, ${number}, is cancelled. ${back}`,
        confirm: 'Refuse the change',
        isDestructive: true,
        reason: null,
      };
    case 'confirm_receipt':
      return {
        title: `Has everything from ${supplier.name} arrived?`,
        words: `${number} is completed and ${supplier.name} is paid. Afterwards a problem can no longer be reported here.`,
        confirm: 'Everything is here',
        isDestructive: false,
        reason: null,
      };
    case 'dispute':
      return {
        title: `Report a problem with ${number}`,
        words: `${supplier.name} and Quayside read it. The supplier is not paid until it is settled.`,
        confirm: 'Report the problem',
        isDestructive: false,
        reason: { label: 'What is wrong?', hint: 'What arrived, what is missing or damaged.' },
      };
    case 'cancel':
      return {
        title: `Cancel ${number} from ${supplier.name}?`,
        words: `The other suppliers of this order are not touched. ${back}`,
        confirm: 'Cancel this part',
        isDestructive: true,
        reason: { label: 'Why do you cancel?', hint: 'The supplier reads this.' },
      };
  }
}
