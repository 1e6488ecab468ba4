import { isRefusal, refusal } from '../../../http-adapter/index.ts';
import { authenticator } from '../authenticate.ts';
import type { Accounts } from '../../modules/account/index.ts';
import { orderNumberOf } from '../../modules/ledger/index.ts';
import type { SubOrderActionInput, Orders, SubOrderView } from '../../modules/orders/index.ts';
import { paymentOfOrder, type PaymentKey } from '../../modules/payments/index.ts';
import type { Live } from '../../platform/live/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { readOneFile } from './file-form.ts';
import { eventStreamAnswer } from './event-stream-answer.ts';
import {
  linkedOf,
  orderOf,
  orderRowOf,
  subOrderOf,
  supplierOrderOf,
  supplierRowOf,
} from './order-answers.ts';
import { businessTerms } from '../../../../src/lib/business-terms.ts';

type SubOrderStatus = SubOrderView['status'];

type OrderHandlers = Pick<
  AllHandlers,
  | 'checkoutCart'
  | 'listOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'streamOrderEvents'
  | 'listSubOrders'
  | 'getSubOrder'
  | 'actOnSubOrder'
  | 'addSubOrderFile'
  | 'readSubOrderFile'
  | 'readSubOrderLink'
  | 'answerSubOrderLink'
  | 'listAllOrders'
  | 'getAnyOrder'
>;

/** The modules that these handlers call. */
export interface OrderModules {
  readonly orders: Orders;
  /** The address of the payment page; null while the provider is down: the order can then be paid later. */
  readonly openPayment: (key: PaymentKey) => Promise<{ readonly paymentUrl: string | null }>;
  readonly accounts: Pick<Accounts, 'authenticate'>;
  readonly live: Live;
}

const problemReported = `We’ve received your report. The supplier has ${businessTerms.disputes.answerDays} days to answer, and isn’t paid until the problem is resolved.`;

const acted: Readonly<Record<SubOrderActionInput['action'], string>> = {
  confirm: 'The order is confirmed.',
  decline: 'The order is declined. The buyer has been notified.',
  propose_change: `Your change was sent to the buyer. The buyer has ${businessTerms.changeHours} hours to answer.`,
  withdraw_change: 'The change is withdrawn. The order waits for your answer again.',
  accept_change: 'The change is accepted.',
  refuse_change: 'The change was rejected. This part is cancelled and not charged.',
  start_preparing: 'The order is being prepared.',
  dispatch: 'The order is on its way.',
  mark_ready: 'The order is ready for collection.',
  mark_delivered: 'The order was delivered.',
  change_date: 'The new date is saved. The buyer has been notified.',
  confirm_receipt: 'Thank you. The order is complete.',
  cancel: 'This part of the order is cancelled.',
  dispute: problemReported,
  report_undelivered: problemReported,
  accept_dispute: 'Everything goes back to the buyer.',
  refund_reported: 'What is missing is refunded to the buyer, and the order is complete.',
  offer_part: `Your offer was sent. The buyer has ${businessTerms.disputes.answerDays} days to answer.`,
  contest_dispute: 'Your answer was sent. Quayside decides now.',
  accept_part: 'You accepted the offer. The money goes back the way you paid.',
  refuse_part: 'You refused the offer. Quayside decides now.',
  withdraw_dispute: 'Thank you. The problem is solved, and the order continues.',
  settle_dispute: 'The problem is resolved and the order is complete.',
  accept_return: 'The buyer gets a refund.',
};

/** The messages for an answer with another result than requested: of no lines, or of less than the buyer accepts. */
const answered: Readonly<Partial<Record<SubOrderStatus, string>>> = {
  declined: acted.decline,
  change_proposed: acted.propose_change,
};

const actedMessage = (action: SubOrderActionInput['action'], status: SubOrderStatus): string =>
  (action === 'confirm' ? answered[status] : undefined) ?? acted[action];

/** Operations of tag "Orders", the checkout, and the admins' view of orders. */
export const orderHandlers = ({ orders, openPayment, accounts, live }: OrderModules): OrderHandlers => {
  const authenticate = authenticator(accounts);
  return {
    async checkoutCart({ session, headers, body }) {
      const bought = await orders.checkout(session, headers['idempotency-key'], body);
      if (!bought.ok)
        return refused(bought.error, 'message' in bought.error ? bought.error.message : undefined);
      const { orderId, number, totalMinor, currency, expiresAt } = bought.value;
      const { paymentUrl } = await openPayment(paymentOfOrder(orderId));
      return {
        status: 201,
        body: {
          status: true,
          message: 'Please pay to place the order.',
          data: {
            orderId,
            number: orderNumberOf(number),
            expiresAt: expiresAt.toISOString(),
            paymentUrl,
            total: { amountMinor: totalMinor, currency },
          },
        },
      };
    },

    async listOrders({ session, query }) {
      const found = await orders.listOrders(session, query);
      if (!found.ok) return refused(found.error);
      const { items, ...page } = found.value;
      return {
        status: 200,
        body: { status: true, data: { ...page, items: items.map((row) => orderRowOf(row, session.userId)) } },
      };
    },

    async getOrder({ session, params }) {
      const found = await orders.getOrder(session, params.orderId);
      return found.ok
        ? { status: 200, body: { status: true, data: orderOf(found.value) } }
        : refused(found.error, 'Order not found.');
    },

    async cancelOrder({ session, params }) {
      const cancelled = await orders.cancelOrder(session, params.orderId);
      const found = cancelled.ok ? await orders.getOrder(session, params.orderId) : cancelled;
      if (!found.ok)
        return found.error.code === 'NOT_FOUND'
          ? refused(found.error, 'Order not found.')
          : refusal(found.error.code, {
              message:
                'A supplier has answered meanwhile. Please check the order, and cancel its parts one by one.',
            });
      const message = 'The order is cancelled. Nothing is charged.';
      return { status: 200, body: { status: true, message, data: orderOf(found.value) } };
    },

    async streamOrderEvents({ session, req }) {
      await live.listening();
      const stream = live.stream({
        audience: {
          userId: session.userId,
          vendorId: session.membership?.vendorId ?? null,
          hearsAll: session.role === 'admin',
        },
        isStillAllowed: async () => {
          const now = await authenticate(req);
          return !isRefusal(now) && now.membership?.vendorId === session.membership?.vendorId;
        },
      });
      return eventStreamAnswer(stream, 'Your orders are open');
    },

    async listSubOrders({ session, query }) {
      const found = await orders.listSubOrders(session, query);
      if (!found.ok) return refused(found.error);
      const { items, counts, ...page } = found.value;
      const data = { ...page, counts: { ...counts }, items: items.map(supplierRowOf) };
      return { status: 200, body: { status: true, data } };
    },

    async getSubOrder({ session, params }) {
      const found = await orders.getSubOrder(session, params.subOrderId);
      return found.ok
        ? { status: 200, body: { status: true, data: supplierOrderOf(found.value) } }
        : refused(found.error, 'Order not found.');
    },

    async actOnSubOrder({ session, params, body }) {
      const moved = await orders.act(session, params.subOrderId, body);
      if (!moved.ok) return refused(moved.error);
      const subOrder = await orders.viewSubOrder(session, params.subOrderId);
      const message = actedMessage(body.action, subOrder.status);
      return { status: 200, body: { status: true, message, data: { subOrder: subOrderOf(subOrder) } } };
    },

    async addSubOrderFile({ session, params, upload }) {
      const read = await readOneFile(upload(), 'file', (file, fileName) =>
        orders.addFile(session, params.subOrderId, { file, fileName }),
      );
      if (!read.ok) return read.error;
      if (!read.value.ok) return refused(read.value.error);
      const subOrder = subOrderOf(await orders.viewSubOrder(session, params.subOrderId));
      return { status: 200, body: { status: true, message: 'The file is added.', data: { subOrder } } };
    },

    async readSubOrderFile({ session, params }) {
      const file = await orders.readFile(session, params.subOrderId, params.fileId);
      if (!file.ok) return refused(file.error, 'File not found.');
      return { status: 200, body: file.value.stream, headers: file.value.headers };
    },

    async readSubOrderLink({ params, body }) {
      const found = await orders.readLink(params.subOrderId, body.token);
      return found.ok
        ? { status: 200, body: { status: true, data: linkedOf(found.value) } }
        : refused(found.error);
    },

    async answerSubOrderLink({ params, body }) {
      const linked = await orders.answerLink(params.subOrderId, body);
      if (!linked.ok) return refused(linked.error);
      const message = actedMessage(body.action, linked.value.subOrder.status);
      return { status: 200, body: { status: true, message, data: linkedOf(linked.value) } };
    },

    async listAllOrders({ query }) {
      const found = await orders.listAllOrders(query);
      if (!found.ok) return refused(found.error);
      const { items, ...page } = found.value;
      return {
        status: 200,
        body: { status: true, data: { ...page, items: items.map((row) => orderRowOf(row, null)) } },
      };
    },

    async getAnyOrder({ session, params }) {
      const found = await orders.getAnyOrder(session, params.orderId);
      return found.ok
        ? { status: 200, body: { status: true, data: orderOf(found.value) } }
        : refused(found.error, 'Order not found.');
    },
  };
};
