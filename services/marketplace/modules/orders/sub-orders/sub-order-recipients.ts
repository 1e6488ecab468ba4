import * as answerMails from '../mails/answer.mails.ts';
import * as deliveryMails from '../mails/delivery.mails.ts';
import * as disputeMails from '../mails/dispute.mails.ts';
import * as endingMails from '../mails/ending.mails.ts';
import type { OrderMail, OrderMailData } from '../mails/order-mail.ts';
import { asking, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Attribution, SubOrderStatus } from '../orders.domain.ts';
import type { SubOrderQuestion } from './sub-order-questions.domain.ts';
import type { SubOrderRequest } from './sub-order-transition.domain.ts';
import type { SubOrderCommand } from './sub-order.process.ts';

interface Recipients {
  readonly buyer?: OrderMail;
  readonly supplier?: OrderMail;
  /** The recipients may switch this mail off: it asks nothing of them. */
  readonly isDispensable?: true;
}

/**
 * Who is mailed about a command, and which mail: everyone but the user who gave it, except a buyer who cancelled and
 * wants a confirmation in writing.
 */
function recipientsOf(command: SubOrderCommand, from: SubOrderStatus, by: Attribution['by']): Recipients {
  switch (command) {
    case 'confirm':
      return { buyer: answerMails.confirmedMail, isDispensable: true };
    case 'decline':
      return { buyer: answerMails.declinedMail };
    case 'propose_change':
      return { buyer: answerMails.changeProposedMail };
    case 'accept_change':
      return { supplier: answerMails.changeAcceptedMail, isDispensable: true };
    case 'refuse_change':
      return { supplier: answerMails.changeRefusedMail };
    case 'withdraw_change':
      return { buyer: answerMails.changeWithdrawnMail };
    case 'expire':
      return from === 'change_proposed'
        ? { buyer: answerMails.changeLapsedMail, supplier: answerMails.changeRefusedMail }
        : { buyer: answerMails.expiredMail, supplier: answerMails.supplierExpiredMail };
    case 'cancel':
      return by === 'supplier'
        ? { buyer: endingMails.cancelledBySupplierMail }
        : { supplier: endingMails.cancelledByCrewMail, buyer: endingMails.youCancelledMail };
    case 'change_date':
      return { buyer: deliveryMails.dateChangedMail, isDispensable: true };
    case 'dispatch':
      return { buyer: deliveryMails.dispatchedMail, isDispensable: true };
    case 'mark_ready':
      return { buyer: deliveryMails.readyMail, isDispensable: true };
    case 'mark_delivered':
      return { buyer: deliveryMails.deliveredMail };
    case 'dispute':
      return { supplier: disputeMails.disputedMail };
    case 'report_undelivered':
      return { supplier: disputeMails.undeliveredMail };
    case 'accept_dispute':
      return { buyer: disputeMails.disputeAcceptedMail };
    case 'refund_reported':
      return { buyer: disputeMails.reportedRefundedMail };
    case 'offer_part':
      return { buyer: disputeMails.partOfferedMail };
    case 'contest_dispute':
      return { buyer: disputeMails.disputeContestedMail };
    case 'accept_part':
      return { supplier: disputeMails.partAcceptedMail };
    case 'refuse_part':
      return { supplier: disputeMails.partRefusedMail };
    case 'withdraw_dispute':
      return { supplier: disputeMails.disputeWithdrawnMail };
    case 'escalate':
      return { buyer: disputeMails.escalatedToBuyerMail, supplier: disputeMails.escalatedToSupplierMail };
    case 'settle_dispute':
      return {
        buyer: disputeMails.settledToBuyerMail,
        supplier: disputeMails.settledToSupplierMail,
        isDispensable: true,
      };
    case 'accept_return':
      return { buyer: disputeMails.upheldToBuyerMail, supplier: disputeMails.upheldToSupplierMail };
    case 'lose_payment':
      // The buyer gets one notification for the whole order.
      return { supplier: endingMails.supplierPaymentLostMail };
    default:
      return {};
  }
}

/**
 * The mails of one command. `data.note` is the note of the user who gave it; `isBuyerMailed` is false if the buyer gets
 * one mail for the whole order. With `asked`, what the side is told that must answer waits for it.
 */
export function commandMails(
  {
    command,
    subOrder: { status },
    attribution: { by },
    isBuyerMailed,
  }: Pick<SubOrderRequest, 'command' | 'subOrder' | 'attribution' | 'isBuyerMailed'>,
  data: OrderMailData,
  asked: SubOrderQuestion | null,
): readonly MailToQueue[] {
  const { buyer, supplier, isDispensable = false } = recipientsOf(command, status, by);
  const askedOf = (side: SubOrderQuestion['whom']) => (asked?.whom === side ? asked : null);
  const { order, subOrder } = data;
  return [
    ...(buyer && order.buyer && isBuyerMailed ? [asking(askedOf('buyer'), buyer(order.buyer, data))] : []),
    ...(supplier
      ? subOrder.colleagues.map((colleague) => asking(askedOf('supplier'), supplier(colleague, data)))
      : []),
  ].map((mail) => ({ ...mail, isDispensable }));
}
