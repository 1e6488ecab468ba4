import * as disputeMails from '../dispute.mails.ts';
import * as mails from '../orders.mails.ts';
import type { MailToQueue } from '../../../platform/mail/index.ts';
import type { Attribution, SubOrderStatus } from '../orders.domain.ts';
import type { SubOrderCommand } from './sub-order.process.ts';

type OrderMail = typeof mails.confirmedMail;

interface Recipients {
  readonly buyer?: OrderMail;
  readonly supplier?: OrderMail;
  /** The readers can do without the mail: it asks nothing of them. */
  readonly isDispensable?: true;
}

/** Who is mailed about a command, and which mail: all but the user who gave it, save for a buyer who cancelled and wants to see it in writing. */
function recipientsOf(command: SubOrderCommand, from: SubOrderStatus, by: Attribution['by']): Recipients {
  switch (command) {
    case 'confirm':
      return { buyer: mails.confirmedMail, isDispensable: true };
    case 'decline':
      return { buyer: mails.declinedMail };
    case 'propose_change':
      return { buyer: mails.changeProposedMail };
    case 'accept_change':
      return { supplier: mails.changeAcceptedMail, isDispensable: true };
    case 'refuse_change':
      return { supplier: mails.changeRefusedMail };
    case 'withdraw_change':
      return { buyer: mails.changeWithdrawnMail };
    case 'expire':
      return from === 'change_proposed'
        ? { buyer: mails.changeLapsedMail, supplier: mails.changeRefusedMail }
        : { buyer: mails.expiredMail, supplier: mails.supplierExpiredMail };
    case 'cancel':
      return by === 'supplier'
        ? { buyer: mails.cancelledBySupplierMail }
        : { supplier: mails.cancelledByCrewMail, buyer: mails.youCancelledMail };
    case 'change_date':
      return { buyer: mails.dateChangedMail, isDispensable: true };
    case 'dispatch':
      return { buyer: mails.dispatchedMail, isDispensable: true };
    case 'mark_ready':
      return { buyer: mails.readyMail, isDispensable: true };
    case 'mark_delivered':
      return { buyer: mails.deliveredMail, isDispensable: true };
    case 'dispute':
      return { supplier: disputeMails.disputedMail };
    case 'accept_dispute':
      return { buyer: disputeMails.disputeAcceptedMail };
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
      // Its buyer is notified once, of the whole order.
      return { supplier: mails.supplierPaymentLostMail };
    default:
      return {};
  }
}

/** The mails of one command; `data.note` is the note of the user who gave it, and `isBuyerMailed` false where the buyer gets one for the whole order. */
export function commandMails(
  command: SubOrderCommand,
  from: SubOrderStatus,
  by: Attribution['by'],
  data: mails.OrderMailData,
  isBuyerMailed: boolean,
): readonly MailToQueue[] {
  const { buyer, supplier, isDispensable = false } = recipientsOf(command, from, by);
  const { order, subOrder } = data;
  return [
    ...(buyer && order.buyer && isBuyerMailed ? [buyer(order.buyer, data)] : []),
    ...(supplier ? subOrder.colleagues.map((colleague) => supplier(colleague, data)) : []),
  ].map((mail) => ({ ...mail, isDispensable }));
}
