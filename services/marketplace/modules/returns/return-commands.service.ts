import { enqueue } from '../../platform/jobs/index.ts';
import { publishLiveEvent } from '../../platform/live/index.ts';
import { askAdmins } from '../../platform/mail/index.ts';
import { markDealtWith, settleQuestions } from '../../platform/notifications/index.ts';
import { subOrderNumberOf } from '../ledger/index.ts';
import { askForReceipt, isBeingReturned, planCompletion, receiptQuestion } from '../orders/index.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { askedIn, isOpen, sumsNow } from './returns.domain.ts';
import { pathOf, returnMails, returnSubject } from './returns.mails.ts';
import type { ReturnParts, Trx } from './returns.parts.ts';
import {
  findReturn,
  findReturnLines,
  findSides,
  insertReturnStep,
  isAllInReturns,
  type StoredReturn,
} from './returns.repository.ts';
import type { ReturnStep } from './return.process.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned with every state that awaits an answer: ends it automatically. */
    expire_return: { readonly returnId: string };
  }
}

/** What every saved step of a return requires: its history, the timer, the mails, the live event. */
export async function enterReturn(
  {
    ids,
    queueMail,
    publicUrl,
    givenBack,
  }: Pick<ReturnParts, 'ids' | 'queueMail' | 'publicUrl' | 'givenBack'>,
  trx: Trx,
  returnId: string,
  { command, from, to, by, actorId, note, at }: ReturnStep,
): Promise<void> {
  const kept = await findReturn(trx, returnId);
  invariant(kept !== null, 'a return that is saved is found');
  await insertReturnStep(trx, {
    id: ids.newId(),
    returnId,
    command,
    fromStatus: from,
    toStatus: to,
    actorId,
    actorRole: by,
    note,
    at,
  });
  if (kept.answerBy !== null && from !== to)
    await enqueue(
      trx,
      'expire_return',
      { returnId },
      { runAt: kept.answerBy, jobKey: `expire_return:${returnId}` },
    );
  const { orderId, subOrderId, buyerId, supplierId, deliveredAt } = kept;
  // A sub-order does not complete while it has an open return.
  if (deliveredAt !== null && !isOpen(to)) {
    const isSettled = await isAllInReturns(trx, subOrderId);
    await planCompletion(trx, { subOrderId, deliveredAt, isSettled });
    if (!isSettled) await askWhetherItCame(trx, kept, deliveredAt, at);
  }
  // Nor is its buyer asked whether it has come.
  if (from === null) await settleQuestions(trx, subOrderId, at);
  const lines = await findReturnLines(trx, [returnId]);
  const sides = await findSides(trx, kept);
  const sums = sumsNow(kept, await givenBack(trx, subOrderId));
  const paths = [pathOf.buyer(kept), pathOf.supplier(kept)];
  const people = [{ userId: buyerId }, { vendorId: supplierId }];
  await markDealtWith(trx, { people, kind: 'return', paths }, at);
  if (from !== to) await settleQuestions(trx, returnId, at);
  if (from === 'escalated')
    await markDealtWith(
      trx,
      { people: [{ role: 'admin' }], kind: 'decision', paths: [pathOf.admin(kept)] },
      at,
    );
  const data = { kept: { ...kept, ...sums }, lines, sides, by, note, publicUrl };
  const asked = from === to ? null : askedIn(to);
  for (const mail of returnMails(command, data, asked)) await queueMail(trx, mail);
  if (to === 'escalated' && from !== to)
    await askAdmins({ publicUrl, queueMail }, trx, {
      title: `The ${returnSubject(kept)} needs a decision`,
      detail: `${sides.buyer.name} and ${sides.supplier.name} don’t agree.`,
      path: pathOf.admin(kept),
      about: returnId,
    });
  await publishLiveEvent(trx, { about: { orderId, subOrderId }, audience: [buyerId, supplierId], at });
}

/** Asks the buyer again what they were asked before the return, if it has not ended otherwise. */
async function askWhetherItCame(
  trx: Trx,
  { subOrderId, subOrderStatus, orderId, orderNumber, position, buyerId }: StoredReturn,
  deliveredAt: Date,
  at: Date,
): Promise<void> {
  const question = receiptQuestion(subOrderId, deliveredAt);
  const isOver = question.answerBy !== null && question.answerBy <= at;
  if (subOrderStatus !== 'delivered' || isOver || (await isBeingReturned(trx, subOrderId))) return;
  const number = subOrderNumberOf(orderNumber, position);
  await askForReceipt(trx, { orderId, buyerId, number, question });
}
