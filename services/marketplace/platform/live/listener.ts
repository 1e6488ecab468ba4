import type { About } from './publish.ts';

/** An event for a listener; `at` as ISO 8601. */
export type Heard = About & { readonly at: string };

export interface Listener {
  /** Called for each event, in the order of the commits. */
  readonly hear: (event: Heard) => void;
  /** Events may have been missed, or the service stops: the client has to reload. */
  readonly end: () => void;
}

/** Whose events: the user's own or, for admins, everyone's. */
export interface Audience {
  readonly userId: string;
  /** Whose news it hears as well; null for who works for no vendor. */
  readonly vendorId: string | null;
  readonly hearsAll: boolean;
}

/** How to end it; null when this person listens ten times already, or the service stops. */
export type Subscribe = (audience: Audience, listener: Listener) => (() => void) | null;
