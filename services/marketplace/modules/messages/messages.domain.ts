import type { MessageParty } from '../../platform/db/message-tables.ts';
import type { Session } from '../account/index.ts';
import type { PlacedSale, StoredMessage } from './messages.repository.ts';

export type { MessageParty };

export type Reader = Pick<Session, 'userId' | 'role' | 'membership'>;

/**
 * The party as which a user takes part in a conversation; null if they are none. Admins can read all, so that they can
 * settle disputes.
 */
export function partyIn({ userId, role, membership }: Reader, sale: PlacedSale): MessageParty | null {
  if (role === 'admin') return 'admin';
  if (role === 'crew_member') return userId === sale.buyerId ? 'crew_member' : null;
  return membership?.vendorId === sale.vendorId ? 'vendor' : null;
}

/** `Q-10001/2` or `B-10001`. */
export const numberOf = ({ kind, purchaseNumber, position }: PlacedSale): string =>
  kind === 'sub_order' ? `${purchaseNumber}/${position}` : purchaseNumber;

/** The names of those who read a party's messages. */
export function othersOf(party: MessageParty, { buyerName, vendorName }: PlacedSale): string {
  switch (party) {
    case 'crew_member':
      return vendorName;
    case 'vendor':
      return buyerName;
    case 'admin':
      return `${buyerName} and ${vendorName}`;
  }
}

export const nameOf = (party: MessageParty, { buyerName, vendorName }: PlacedSale): string =>
  ({ crew_member: buyerName, vendor: vendorName, admin: 'Quayside' })[party];

/** A message as one of its readers sees it. */
export interface MessageView extends Pick<StoredMessage, 'id' | 'text' | 'writtenAt'> {
  readonly by: 'you' | 'colleague' | MessageParty;
  readonly name: string;
}

/** Only the writer's own company sees which colleague wrote. */
export function viewOf(
  { id, text, writtenAt, authorId, authorName, party }: StoredMessage,
  sale: PlacedSale,
  reader: { readonly userId: string; readonly party: MessageParty },
): MessageView {
  const shown = { id, text, writtenAt };
  if (authorId === reader.userId) return { ...shown, by: 'you', name: authorName };
  if (party === 'vendor' && reader.party === 'vendor') return { ...shown, by: 'colleague', name: authorName };
  return { ...shown, by: party, name: nameOf(party, sale) };
}
