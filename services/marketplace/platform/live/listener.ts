import type { About } from './publish.ts';

/** An event for a listener; `at` as ISO 8601. */
export type Heard = About & { readonly at: string };

export interface Listener {
  /** Called for each event, in the order of the commits. */
  readonly hear: (event: Heard) => void;
  /** Called when events may have been missed, or the service stops: the client has to reload. */
  readonly end: () => void;
}

/** Whose events are heard: the user's own or, for admins, everyone's. */
export interface Audience {
  readonly userId: string;
  /** The vendor whose events are heard too; null for users without one. */
  readonly vendorId: string | null;
  readonly hearsAll: boolean;
}

/** Returns a function that ends it; null if the user has ten listeners already, or the service stops. */
export type Subscribe = (audience: Audience, listener: Listener) => (() => void) | null;
