import { createHash, createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { hourMs } from '../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine, cleanText } from '../../platform/clean-text.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { step } from '../../platform/processes/step.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';
import { networkOf } from '../account/index.ts';
import { findAdmins } from '../vendors/index.ts';
import { contactMessageProcess } from './contact-message.process.ts';
import { formToken, readFormToken, readReplyToken } from './contact-tokens.ts';
import { holdOf, numberOf, type ContactTopic } from './contact.domain.ts';
import { messageArrivedMail } from './contact.mails.ts';
import type { ContactParts } from './contact.parts.ts';
import {
  countArrivals,
  findByForm,
  insertEntry,
  insertMessage,
  isVendor,
  lockMessage,
  saveStatus,
  type StoredMessage,
} from './contact.repository.ts';

type Trx = Transaction<Database>;

const formKeyLength = 16;

/** Contract: getContactForm. */
export const openForm = ({ secrets, clock, ids }: ContactParts): string =>
  formToken(secrets, { at: clock.now(), key: ids.newToken().slice(0, formKeyLength) });

interface ContactRequest {
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly orderNumber?: string | undefined;
  readonly vendorId?: string | undefined;
  readonly form: string;
  readonly reply?: string | undefined;
  readonly website?: string | undefined;
}

/** A keyed hash of the network that sent a message, so that the table reveals no address. */
const sentFromKey = (secret: string, network: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['contact', networkOf(network)]))
    .digest('base64url');

const hashOfText = (text: string): Buffer =>
  createHash('sha256').update(text.toLowerCase().replaceAll(/\s+/g, ' ')).digest();

async function mailAdmins(
  parts: ContactParts,
  trx: Trx,
  message: { readonly id: string; readonly number: number; readonly name: string },
  { text, isReply }: { readonly text: string; readonly isReply: boolean },
): Promise<void> {
  const { id, name } = message;
  const about = { id, name, text, isReply, number: numberOf(message.number) };
  for (const admin of await findAdmins(trx))
    await parts.queueMail(trx, messageArrivedMail(admin, about, parts.publicUrl));
}

/**
 * Contract: sendContactMessage. Every message is stored. One that looks like advertising waits until an admin has
 * decided; its sender gets the same response.
 */
export async function sendMessage(
  parts: ContactParts,
  request: ContactRequest,
  network: string,
): Promise<Result<{ readonly number: string }, Invalid>> {
  const { db, clock, secrets } = parts;
  const name = cleanLine(request.name);
  const text = cleanText(request.message);
  if (name === '') return refuse(invalid('name', 'Enter your name.', 'required'));
  if (text === '') return refuse(invalid('message', 'Write what it is about.', 'required'));
  const now = clock.now();
  const textHash = hashOfText(text);
  const sentFrom = sentFromKey(secrets.current, network);
  const form = readFormToken(secrets, request.form);
  const replyTo = request.reply === undefined ? null : readReplyToken(secrets, request.reply);
  const number = await inTransaction(db, async (trx) => {
    const known = replyTo === null ? null : await lockMessage(trx, replyTo);
    if (known !== null) return writeAgain(parts, trx, known, { text, at: now });
    const before = form === null ? null : await findByForm(trx, form.key);
    if (before?.textHash.equals(textHash)) return before.number;
    const counts = await countArrivals(trx, { sentFrom, textHash }, since(now));
    const openMs = form === null ? null : now.getTime() - form.at.getTime();
    const heldBecause = holdOf({ text, trap: request.website ?? '', openMs, ...counts });
    return insertNew(parts, trx, {
      topic: request.topic,
      name,
      email: request.email,
      orderNumber: cleanLine(request.orderNumber ?? '') || null,
      vendorId: request.vendorId ?? null,
      status: heldBecause === null ? 'open' : 'held',
      heldBecause,
      sentFrom,
      textHash,
      // The same form with other words is another message.
      formKey: before === null ? (form?.key ?? null) : null,
      text,
      at: now,
    });
  });
  return ok({ number: numberOf(number) });
}

const since = (now: Date) => ({
  hour: new Date(now.getTime() - hourMs),
  day: new Date(now.getTime() - 24 * hourMs),
});

async function insertNew(
  parts: ContactParts,
  trx: Trx,
  { text, ...given }: Omit<Parameters<typeof insertMessage>[1], 'id'> & { readonly text: string },
): Promise<number> {
  const id = parts.ids.newId();
  // A message about an unknown vendor is still a message to the market.
  const vendorId = given.vendorId !== null && (await isVendor(trx, given.vendorId)) ? given.vendorId : null;
  const number = await insertMessage(trx, { ...given, id, vendorId });
  await insertEntry(trx, {
    id: parts.ids.newId(),
    messageId: id,
    command: 'write',
    fromStatus: null,
    toStatus: given.status,
    actorId: null,
    text,
    at: given.at,
  });
  if (given.status === 'open')
    await mailAdmins(parts, trx, { id, number, name: given.name }, { text, isReply: false });
  return number;
}

/** By the link in an answer: the conversation awaits an answer again. Idempotent. */
async function writeAgain(
  parts: ContactParts,
  trx: Trx,
  message: StoredMessage,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<number> {
  const stepped = step(contactMessageProcess, message.status, 'write', {});
  invariant(stepped.ok, 'a message can always be written on');
  const isNew = await insertOnce(parts, trx, message, { text, toStatus: stepped.value, at });
  if (!isNew) return message.number;
  await saveStatus(trx, message.id, { status: stepped.value, waitingSince: at, at });
  if (stepped.value === 'open') await mailAdmins(parts, trx, message, { text, isReply: true });
  return message.number;
}

async function insertOnce(
  { ids }: ContactParts,
  trx: Trx,
  { id: messageId, status }: StoredMessage,
  entry: { readonly text: string; readonly toStatus: StoredMessage['status']; readonly at: Date },
): Promise<boolean> {
  const last = await trx
    .selectFrom('contactEntries')
    .select(['command', 'text'])
    .where('messageId', '=', messageId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last?.command === 'write' && last.text === entry.text) return false;
  await insertEntry(trx, {
    id: ids.newId(),
    messageId,
    command: 'write',
    fromStatus: status,
    actorId: null,
    ...entry,
  });
  return true;
}
