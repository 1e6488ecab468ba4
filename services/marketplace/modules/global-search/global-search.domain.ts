import { numberNamed } from '../../../../src/lib/number-named.ts';
import type { Session } from '../account/index.ts';

/** Whose orders and bookings are searched. `id` is the buyer's, or the vendor's. */
export type Finder =
  | { readonly as: 'visitor' | 'admin'; readonly id: null }
  | { readonly as: 'buyer' | 'supplier' | 'provider'; readonly id: string };

const visitor: Finder = { as: 'visitor', id: null };

/**
 * This operation is open to everyone: a session that may read nothing yet, or no longer, gets the results of a visitor.
 */
export function finderOf(session: Session | null): Finder {
  if (session === null || session.kind === 'pending' || session.secondFactorDue === true) return visitor;
  switch (session.role) {
    case 'crew_member':
      return { as: 'buyer', id: session.userId };
    case 'admin':
      return { as: 'admin', id: null };
    default: {
      const { membership } = session;
      if (membership === undefined) return visitor;
      return { as: session.role === 'supplier' ? 'supplier' : 'provider', id: membership.vendorId };
    }
  }
}

const deeds = /^(?:(?:suspend|block|ban|reinstate|unblock|user|customer|account)\s+)+/i;

/** Whom an admin means who types what is to be done: "Mara" in "suspend Mara". */
export const personMeant = (text: string): string => text.replace(deeds, '');

const ofListing =
  /(?<![\p{L}-])(?:change|cost|edit|how (?:many|much)|inventory|of|our|my|pause|picture|price|quantity|stock|the|unit|update|what does|what is)(?![\p{L}-])/giu;

/** Which of their listings a vendor means who types what of it is to be looked up or changed: "teak oil" in "price of teak oil". */
export const listingMeant = (text: string): string =>
  text.replace(ofListing, ' ').replaceAll(/[?!]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();

/** `Q-10001`, `#10001`, `q 10001`, `Q-10001/2`. */
const numberText = /^#?(?:([qb])[-\s]?)?(\d{1,12})(?:\/\d{1,4})?$/i;

interface SoughtNumber {
  /** Null: an order or a booking. */
  readonly of: 'order' | 'booking' | null;
  readonly number: number;
}

/** The number of an order or a booking, alone or among other words: “invoice Q-10001”. */
export function numberIn(text: string): SoughtNumber | null {
  const [, letter, digits] = numberText.exec(text.trim()) ?? numberText.exec(numberNamed(text) ?? '') ?? [];
  if (digits === undefined) return null;
  const of = letter === undefined ? null : letter.toLowerCase() === 'q' ? 'order' : 'booking';
  return { of, number: Number(digits) };
}
