import type { TradeActorRole } from '../../platform/db/schema.ts';

/** Whose doing something is; `actorId` is a user, null where it was nobody's. */
export interface Doer {
  readonly by: TradeActorRole;
  readonly actorId: string | null;
}

export const byItself: Doer = { by: 'system', actorId: null };
export const byProvider: Doer = { by: 'provider', actorId: null };
