import { bookingPath, providerBookingPath } from '../../bookings/index.ts';
import { approvalPath, itemsText, orderPath, subOrderPath } from '../../orders/index.ts';
import type { DashboardTask } from '../dashboard.types.ts';

interface TaskText {
  /** The task in a few words. */
  readonly act: string;
  readonly pathOf: (id: string) => string;
}

export const taskTexts: Readonly<Record<DashboardTask['kind'], TaskText>> = {
  pay_order: { act: 'Pay for your order', pathOf: orderPath },
  answer_approval: { act: 'Approve or decline a request', pathOf: approvalPath },
  confirm_receipt: { act: 'Confirm receipt, or report a problem', pathOf: orderPath },
  answer_return: { act: 'Answer an offer of money back', pathOf: orderPath },
  send_back: { act: 'Send back what you return', pathOf: orderPath },
  answer_change: { act: 'Answer a proposed change', pathOf: orderPath },
  pay_booking: { act: 'Pay for the time you hold', pathOf: bookingPath },
  answer_time: { act: 'Answer a proposed time', pathOf: bookingPath },
  answer_extra_work: { act: 'Accept or decline extra work', pathOf: bookingPath },
  answer_dispute: { act: 'Answer an offer for a problem', pathOf: bookingPath },
  confirm_completion: { act: 'Confirm that the work is done', pathOf: bookingPath },
  finish_work: { act: 'Is the work done?', pathOf: providerBookingPath },
  cover_booking: { act: 'Your team is away then', pathOf: providerBookingPath },
  answer_no_show: { act: 'Say whether you were there', pathOf: bookingPath },
  answer_problem: { act: 'Answer a reported problem', pathOf: subOrderPath },
  answer_problem_offer: { act: 'Answer an offer for a problem', pathOf: orderPath },
  confirm_order: { act: 'Confirm an order', pathOf: subOrderPath },
  dispatch_order: { act: 'Prepare and send', pathOf: subOrderPath },
  handle_return: { act: 'Answer a return or a lower price', pathOf: subOrderPath },
  answer_booking: { act: 'Answer a request', pathOf: providerBookingPath },
  send_invoice: { act: 'Send your invoice', pathOf: subOrderPath },
  send_credit_note: { act: 'Send your credit note', pathOf: subOrderPath },
};

/** The texts of a provider, whose tasks are on its pages of bookings. */
export const providerTaskTexts: Readonly<Record<DashboardTask['kind'], TaskText>> = {
  ...taskTexts,
  answer_time: { ...taskTexts.answer_time, pathOf: providerBookingPath },
  answer_dispute: { act: 'Answer a reported problem', pathOf: providerBookingPath },
  send_invoice: { ...taskTexts.send_invoice, pathOf: providerBookingPath },
  send_credit_note: { ...taskTexts.send_credit_note, pathOf: providerBookingPath },
};

/** "2 × Fender F4 and 3 other items", "Diesel engine service" */
export const subjectOf = ({ service, ordered }: Pick<DashboardTask, 'service' | 'ordered'>): string =>
  ordered === null ? (service ?? '') : itemsText(ordered);
