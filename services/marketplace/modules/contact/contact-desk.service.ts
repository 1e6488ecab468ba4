import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine, cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actionsFor, step } from '../../platform/processes/step.ts';
import { invalid, invalidCursor, type Invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import { cursorOf, positionOf } from '../vendors/index.ts';
import { contactMessageProcess } from './contact-message.process.ts';
import { countMessages, listMessages, type ListedMessage } from './contact-list.repository.ts';
import { replyToken } from './contact-tokens.ts';
import { numberOf, purchaseNumberIn, type ContactStatus } from './contact.domain.ts';
import { answerMail } from './contact.mails.ts';
import type { ContactParts } from './contact.parts.ts';
import {
  entriesOf,
  findMessage,
  findPurchase,
  insertEntry,
  lockMessage,
  saveStatus,
  type Entry,
  type StoredMessage,
} from './contact.repository.ts';

const deskCommands = ['answer', 'close', 'reopen', 'release'] as const;
export type DeskCommand = (typeof deskCommands)[number];

interface MessagePage {
  readonly items: readonly ListedMessage[];
  readonly nextCursor: string | null;
  readonly counts: Readonly<Record<ContactStatus, number>>;
}

/** Contract: listContactMessages. The counts ignore the status, but not the search. */
export async function listDesk(
  { db }: ContactParts,
  asked: {
    readonly status?: ContactStatus | undefined;
    readonly q?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  },
): Promise<Result<MessagePage, Invalid>> {
  const { status = null, cursor, limit = 25 } = asked;
  const after = cursor === undefined ? null : positionOf(cursor);
  if (cursor !== undefined && after === null) return refuse(invalidCursor);
  const words = cleanLine(asked.q ?? '') || null;
  const rows = await listMessages(db, { words, status, after, atMost: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const counts = { open: 0, held: 0, answered: 0, closed: 0 };
  for (const { status: counted, count } of await countMessages(db, { words })) counts[counted] = count;
  return ok({ items, counts, nextCursor: last ? cursorOf({ at: last.waitingSince, id: last.id }) : null });
}

export interface Conversation extends StoredMessage {
  readonly purchase: { readonly kind: 'order' | 'booking'; readonly id: string } | null;
  readonly entries: readonly Entry[];
  readonly actions: readonly DeskCommand[];
}

async function conversationOf(db: ContactParts['db'], message: StoredMessage): Promise<Conversation> {
  const number = purchaseNumberIn(message.orderNumber ?? '');
  return {
    ...message,
    purchase: number === null ? null : await findPurchase(db, number),
    entries: await entriesOf(db, message.id),
    actions: actionsFor(contactMessageProcess, message.status, {}, deskCommands),
  };
}

/** Contract: getContactMessage. */
export async function readConversation({ db }: ContactParts, id: string): Promise<Conversation | null> {
  const message = await findMessage(db, id);
  return message && conversationOf(db, message);
}

type DeskRefusal = Invalid | { readonly code: 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGED_ELSEWHERE' };

/**
 * Contract: actOnContactMessage. Of two admins who answer the same version, the second is refused and reads the first
 * one's answer.
 */
export async function actOnMessage(
  parts: ContactParts,
  { userId: actorId }: Pick<Session & { readonly userId: string }, 'userId'>,
  id: string,
  asked: { readonly command: DeskCommand; readonly text?: string | undefined; readonly version: number },
): Promise<Result<Conversation, DeskRefusal>> {
  const { command, version } = asked;
  const text = command === 'answer' ? cleanText(asked.text ?? '') : null;
  if (text === '') return refuse(invalid('text', 'Write your answer.', 'required'));
  const at = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<Conversation, DeskRefusal>> => {
    const message = await lockMessage(trx, id);
    if (message === null) return refuse({ code: 'NOT_FOUND' });
    if (message.version !== version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const stepped = step(contactMessageProcess, message.status, command, {});
    if (!stepped.ok) return refuse({ code: stepped.error });
    const toStatus = stepped.value;
    const entries = await entriesOf(trx, id);
    await insertEntry(trx, {
      id: parts.ids.newId(),
      messageId: id,
      command,
      fromStatus: message.status,
      toStatus,
      actorId,
      text,
      at,
    });
    await saveStatus(trx, id, { status: toStatus, at });
    if (text !== null) {
      const asked = entries.findLast((entry) => entry.command === 'write')?.text ?? '';
      await parts.queueMail(
        trx,
        answerMail(
          message,
          { number: numberOf(message.number), text, asked },
          {
            publicUrl: parts.publicUrl,
            reply: replyToken(parts.secrets, id),
          },
        ),
      );
    }
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId,
      act: `contact_${command}`,
      at,
      subjectKind: 'contact_message',
      subjectId: id,
      details: { number: numberOf(message.number) },
    });
    return ok(await conversationOf(trx, { ...message, status: toStatus, version: version + 1 }));
  });
}
