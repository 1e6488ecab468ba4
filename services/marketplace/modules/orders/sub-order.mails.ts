import * as mails from './orders.mails.ts';
import type { SendMailJob } from '../../platform/mail/index.ts';
import type { Act, SubOrderStatus } from './orders.domain.ts';
import type { SubOrderCommand } from './sub-order.process.ts';

type Tell = typeof mails.confirmedMail;

interface Mailing {
  readonly buyer?: Tell;
  readonly supplier?: Tell;
  /** The buyer can do without it, and says so in their settings. */
  readonly isNews?: true;
}

/** Whom a command is told to by mail: whoever gave it knows. */
function mailingOf(command: SubOrderCommand, from: SubOrderStatus, by: Act['by']): Mailing {
  switch (command) {
    case 'confirm':
      return { buyer: mails.confirmedMail, isNews: true };
    case 'decline':
      return { buyer: mails.declinedMail };
    case 'propose_change':
      return { buyer: mails.changeProposedMail };
    case 'accept_change':
      return { supplier: mails.changeAcceptedMail };
    case 'refuse_change':
      return { supplier: mails.changeRefusedMail };
    case 'expire':
      return from === 'change_proposed'
        ? { buyer: mails.changeLapsedMail, supplier: mails.changeRefusedMail }
        : { buyer: mails.expiredMail, supplier: mails.supplierExpiredMail };
    case 'cancel':
      return by === 'supplier'
        ? { buyer: mails.cancelledBySupplierMail }
        : { supplier: mails.cancelledByCrewMail };
    case 'dispatch':
      return { buyer: mails.dispatchedMail, isNews: true };
    case 'mark_ready':
      return { buyer: mails.readyMail, isNews: true };
    case 'mark_delivered':
      return { buyer: mails.deliveredMail, isNews: true };
    case 'dispute':
      return { supplier: mails.disputedMail };
    case 'settle_dispute':
      return { supplier: mails.disputeSettledMail };
    case 'accept_return':
      return { buyer: mails.returnAcceptedMail };
    case 'lose_payment':
      // Its buyer is told once, of the whole order.
      return { supplier: mails.supplierPaymentLostMail };
    default:
      return {};
  }
}

/** The mails of one command; `told.note` is what whoever gave it said. */
export function mailsOf(
  command: SubOrderCommand,
  from: SubOrderStatus,
  by: Act['by'],
  told: mails.Told,
): readonly SendMailJob[] {
  const { buyer, supplier, isNews } = mailingOf(command, from, by);
  const { order, subOrder } = told;
  const isBuyerTold = isNews === undefined || order.wantsAllMails;
  return [
    ...(buyer && order.buyer && isBuyerTold ? [buyer(order.buyer, told)] : []),
    ...(supplier && subOrder.supplier ? [supplier(subOrder.supplier, told)] : []),
  ];
}
