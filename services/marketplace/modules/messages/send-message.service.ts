import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findMailedColleagues } from '../../platform/notifications/mailed-colleagues.ts';
import { publishLiveEvent } from '../../platform/live/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';
import { insertAudit } from '../audit/index.ts';
import {
  numberOf,
  partyIn,
  viewOf,
  type MessageParty,
  type MessageView,
  type Reader,
} from './messages.domain.ts';
import { messageMail, notificationOf } from './messages.mails.ts';
import type { MessageParts, Trx } from './messages.parts.ts';
import {
  findAdminsIn,
  findBuyer,
  findByKey,
  findPlacedSale,
  hasWrittenSince,
  insertMessage,
  type PlacedSale,
} from './messages.repository.ts';

type SendRefusal = Invalid | { readonly code: 'NOT_FOUND' | 'KEY_USED_OTHERWISE' };

/** Several messages in a row cause one mail: the others are in the app. */
const mailAgainMs = 10 * 60_000;

/** Contract: sendMessage. Idempotent by key; the other sides are notified in the same transaction. */
export async function sendMessage(
  parts: MessageParts,
  author: Reader,
  saleId: string,
  { requestKey, ...given }: { readonly requestKey: string; readonly text: string },
): Promise<Result<MessageView, SendRefusal>> {
  const text = cleanText(given.text);
  if (text === '') return refuse(invalid('text', 'Write your message.', 'required'));
  return inTransaction(parts.db, async (trx): Promise<Result<MessageView, SendRefusal>> => {
    const sale = await findPlacedSale(trx, saleId);
    const party = sale && partyIn(author, sale);
    if (sale === null || party === null) return refuse({ code: 'NOT_FOUND' });
    const writtenAt = parts.clock.now();
    const isMailed = !(await hasWrittenSince(
      trx,
      { saleId, party },
      new Date(writtenAt.getTime() - mailAgainMs),
    ));
    const { userId: authorId } = author;
    const message = { id: parts.ids.newId(), saleId, authorId, party, text, requestKey, writtenAt };
    const isNew = await insertMessage(trx, message);
    const stored = await findByKey(trx, authorId, requestKey);
    invariant(stored !== null, 'a message that is written is found by its key');
    if (stored.saleId !== saleId || stored.text !== text) return refuse({ code: 'KEY_USED_OTHERWISE' });
    if (isNew) await notifyOthers(parts, trx, sale, { party, authorId, text, isMailed, at: writtenAt });
    return ok(viewOf(stored, sale, { userId: authorId, party }));
  });
}

interface Written {
  readonly party: MessageParty;
  readonly authorId: string;
  readonly text: string;
  readonly isMailed: boolean;
  readonly at: Date;
}

async function notifyOthers(
  { ids, queueMail, publicUrl }: Pick<MessageParts, 'ids' | 'queueMail' | 'publicUrl'>,
  trx: Trx,
  sale: PlacedSale,
  { party, authorId, text, isMailed, at }: Written,
): Promise<void> {
  const buyer = party === 'crew_member' ? null : await findBuyer(trx, sale.buyerId);
  const colleagues = await findMailedColleagues(trx, party === 'vendor' ? [] : [sale.vendorId]);
  const addressees = [
    ...(buyer === null ? [] : [{ ...buyer, as: 'crew_member' as const }]),
    ...(colleagues.get(sale.vendorId) ?? []).map((one) => ({ ...one, as: 'vendor' as const })),
  ];
  for (const { as, ...to } of addressees) {
    const about = notificationOf(sale, { by: party, text, readBy: as });
    await (isMailed
      ? queueMail(trx, messageMail(to, about, publicUrl))
      : notify(trx, { userId: to.userId }, about));
  }
  if (party === 'admin')
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: authorId,
      act: 'message_write',
      subjectKind: sale.kind === 'booking' ? 'booking' : 'sub_order',
      subjectId: sale.id,
      details: { number: numberOf(sale), text },
      at,
    });
  for (const userId of await findAdminsIn(trx, sale.id))
    if (userId !== authorId)
      await notify(trx, { userId }, notificationOf(sale, { by: party, text, readBy: 'admin' }));
  const about =
    sale.kind === 'booking' ? { bookingId: sale.id } : { orderId: sale.purchaseId, subOrderId: sale.id };
  await publishLiveEvent(trx, { about, audience: [sale.buyerId, sale.vendorId], at });
}
