import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Carts } from '../../modules/cart/index.ts';
import { orderNumberOf } from '../../modules/ledger/index.ts';
import { approvalNumberOf, type ApprovalView, type Orders } from '../../modules/orders/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { cartBodyOf } from './cart.handlers.ts';

type ApprovalHandlers = Pick<
  AllHandlers,
  'listApprovals' | 'requestApproval' | 'getApproval' | 'actOnApproval'
>;
type Schemas = components['schemas'];

const orderIn = ({
  orderId,
  orderNumber,
  orderStatus,
  isYourOrder,
  canOpenOrder,
}: ApprovalView): Schemas['Approval']['order'] =>
  orderId === null || orderNumber === null || orderStatus === null
    ? null
    : {
        id: orderId,
        number: orderNumberOf(orderNumber),
        status: orderStatus,
        isYours: isYourOrder,
        canOpen: canOpenOrder,
      };

const approvalOf = (approval: ApprovalView): Schemas['Approval'] => ({
  id: approval.id,
  number: approvalNumberOf(approval.number),
  status: approval.status,
  yachtName: approval.yachtName,
  requesterName: approval.requesterName,
  isYours: approval.isYours,
  approverName: approval.approverName,
  note: approval.note,
  total: { amountMinor: approval.totalMinor, currency: approval.currency },
  items: approval.items,
  firstItem: approval.firstItem,
  firstQuantity: approval.firstQuantity,
  lines: approval.lines,
  order: orderIn(approval),
  actions: [...approval.actions],
  askedAt: approval.askedAt.toISOString(),
  expiresAt: approval.expiresAt.toISOString(),
});

const acted = {
  decline: 'The request is declined.',
  withdraw: 'The request is withdrawn.',
} as const;

/** Operations on requests for approval; ordering one is a checkout. */
export const approvalHandlers = ({
  orders,
  carts,
}: {
  readonly orders: Orders;
  readonly carts: Carts;
}): ApprovalHandlers => ({
  async listApprovals({ session, query }) {
    const found = await orders.listApprovals(session, query);
    if (!found.ok) return refused(found.error);
    const { items, ...page } = found.value;
    return { status: 200, body: { status: true, data: { ...page, items: items.map(approvalOf) } } };
  },

  async requestApproval({ session, headers, body }) {
    const asked = await orders.requestApproval(session, headers['idempotency-key'], body);
    if (!asked.ok) return refused(asked.error, 'message' in asked.error ? asked.error.message : undefined);
    const seen = await orders.viewApproval(session, asked.value);
    if (!seen.ok) throw new Error('who asked for it can read it');
    const message = 'Sent for approval. Nothing is reserved or charged.';
    return { status: 201, body: { status: true, message, data: approvalOf(seen.value) } };
  },

  async getApproval({ session, params }) {
    const found = await orders.viewApproval(session, params.approvalId);
    if (!found.ok) return refused(found.error, 'Request not found.');
    const cart = cartBodyOf(await carts.getApprovalCart(session.userId, params.approvalId));
    return { status: 200, body: { status: true, data: { approval: approvalOf(found.value), cart } } };
  },

  async actOnApproval({ session, params, body }) {
    const done = await orders.actOnApproval(session, params.approvalId, body);
    if (!done.ok)
      return refused(done.error, done.error.code === 'NOT_FOUND' ? 'Request not found.' : undefined);
    return {
      status: 200,
      body: { status: true, message: acted[body.action], data: approvalOf(done.value) },
    };
  },
});
