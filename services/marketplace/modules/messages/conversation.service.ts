import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { numberOf, othersOf, partyIn, viewOf, type MessageView, type Reader } from './messages.domain.ts';
import type { MessageParts } from './messages.parts.ts';
import { findLatest, findPlacedSale } from './messages.repository.ts';

const shownAtOnce = 50;

interface Conversation {
  readonly number: string;
  readonly others: string;
  readonly canWrite: boolean;
  /** Oldest first. */
  readonly messages: readonly MessageView[];
  /** The id before which there are more; null if these are the first. */
  readonly earlierThan: string | null;
}

/** Contract: listMessages. Others' sales, and unpaid ones, answer 404. */
export async function listMessages(
  { db }: Pick<MessageParts, 'db'>,
  reader: Reader,
  saleId: string,
  { before = null }: { readonly before?: string | null | undefined },
): Promise<Result<Conversation, { readonly code: 'NOT_FOUND' }>> {
  const sale = await findPlacedSale(db, saleId);
  const party = sale && partyIn(reader, sale);
  if (sale === null || party === null) return refuse({ code: 'NOT_FOUND' });
  const found = await findLatest(db, saleId, { before, atMost: shownAtOnce + 1 });
  const shown = found.slice(0, shownAtOnce).toReversed();
  return ok({
    number: numberOf(sale),
    others: othersOf(party, sale),
    canWrite: reader.membership?.role !== 'reader',
    messages: shown.map((message) => viewOf(message, sale, { userId: reader.userId, party })),
    earlierThan: found.length > shownAtOnce ? (shown[0]?.id ?? null) : null,
  });
}
