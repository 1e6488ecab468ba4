import type { TradeActorRole } from '../../platform/db/schema.ts';

/** Who did something; `actorId` is a user, null if it was automatic. */
export interface TradeActor {
  readonly by: TradeActorRole;
  readonly actorId: string | null;
}

export const bySystem: TradeActor = { by: 'system', actorId: null };
export const byProvider: TradeActor = { by: 'provider', actorId: null };
