import { actionsFor } from '../../platform/processes/step.ts';
import { returnProcess, type ReturnCommand, type ReturnFacts } from './return.process.ts';
import type { ReturnParty, ReturnStatus } from './returns.domain.ts';

/** The parties, each with all actions they may ever take, in display order. */
const actionsBy = {
  crew_member: ['accept_part', 'refuse_part', 'send_back', 'escalate', 'withdraw', 'write'],
  supplier: ['accept', 'propose_part', 'reject', 'receive', 'refund', 'escalate', 'write'],
  admin: ['decide', 'write'],
} as const satisfies Record<ReturnParty, readonly ReturnCommand[]>;

export type ReturnAction = (typeof actionsBy)[ReturnParty][number];

/** The actions that a party may take on a return now. */
export const offeredActions = (status: ReturnStatus, facts: ReturnFacts & { readonly by: ReturnParty }) =>
  actionsFor<typeof returnProcess, readonly ReturnAction[]>(
    returnProcess,
    status,
    facts,
    actionsBy[facts.by],
  );

export const isActionOf = (by: ReturnParty, action: ReturnAction): boolean =>
  actionsBy[by].some((known) => known === action);
