import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inSnapshot, inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/ids.ts';
import {
  performSubOrderActionAs,
  type SubOrderActionInput,
  type SubOrderActionRefusal,
} from './sub-order-actions.service.ts';
import { findLink, useLink, type Link } from './links.repository.ts';
import type { Db, OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import { viewForSupplier, type SupplierOrderView } from '../reading/reading.service.ts';
import { lockOrder } from '../trade.repository.ts';

/** Only answers are possible without signing in. */
const byLink = ['confirm', 'propose_change', 'decline'] as const;

type LinkRefusal = Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED'>;

/** What an answer link shows; `expiresAt` is the link's. */
export interface LinkedSubOrder extends SupplierOrderView {
  readonly expiresAt: Date;
}

/** The token's link, if it belongs to this sub-order and is still valid. */
async function openLink(
  db: Db,
  subOrderId: string,
  token: string,
  now: Date,
): Promise<Result<Link, LinkRefusal>> {
  // Looked up by hash, so that the response time reveals nothing about a token.
  const link = await findLink(db, hashToken(token));
  if (link === null || link.subOrderId !== subOrderId) return refuse({ code: 'LINK_WRONG' });
  if (link.usedAt !== null) return refuse({ code: 'LINK_USED' });
  return link.expiresAt <= now ? refuse({ code: 'LINK_EXPIRED' }) : ok(link);
}

async function linked(db: Db, parts: OrderParts, link: Link): Promise<LinkedSubOrder> {
  const view = await viewForSupplier({ ...parts, db }, link.subOrderId, link.userId);
  const actions = view.subOrder.actions.filter((action) => byLink.some((answer) => answer === action));
  return { ...view, subOrder: { ...view.subOrder, actions }, expiresAt: link.expiresAt };
}

/** Contract: readSubOrderLink. Does not use up the link, and also shows an answer given in the app. */
export const readLink = (
  parts: OrderParts,
  subOrderId: string,
  token: string,
): Promise<Result<LinkedSubOrder, LinkRefusal>> =>
  inSnapshot(parts.db, async (db): Promise<Result<LinkedSubOrder, LinkRefusal>> => {
    const link = await openLink(db, subOrderId, token, parts.clock.now());
    return link.ok ? ok(await linked(db, parts, link.value)) : link;
  });

/** Contract: answerSubOrderLink. Answers for the supplier and uses up the link. */
export async function answerLink(
  parts: OrderParts,
  subOrderId: string,
  given: Pick<SubOrderActionInput, 'note' | 'lines' | 'readyOn' | 'proposal'> & {
    readonly token: string;
    readonly action: (typeof byLink)[number];
  },
): Promise<Result<LinkedSubOrder, LinkRefusal | SubOrderActionRefusal>> {
  const { token, ...answer } = given;
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<LinkedSubOrder, LinkRefusal | SubOrderActionRefusal>> => {
      const known = await openLink(trx, subOrderId, token, now);
      if (!known.ok) return known;
      const trade = await lockOrder(trx, known.value.orderId);
      // Checked again under the lock: of two simultaneous answers the later finds the link used.
      const link = await openLink(trx, subOrderId, token, now);
      if (!link.ok) return link;
      const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
      if (trade === null || subOrder === undefined) return refuse({ code: 'LINK_WRONG' });
      const who = { by: 'supplier', actorId: link.value.userId } as const;
      const acted = await performSubOrderActionAs(parts, trx, { trade, subOrder }, who, answer);
      if (!acted.ok) return acted;
      await useLink(trx, hashToken(token), now);
      return ok(await linked(trx, parts, link.value));
    },
  );
}
