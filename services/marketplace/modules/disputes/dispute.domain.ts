import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { actionsFor, step } from '../../platform/processes/step.ts';
import type { Dispute } from '../../platform/db/booking-tables.ts';
import {
  disputeCommands,
  disputeProcess,
  firstStage,
  type DisputeCommand,
  type DisputeStage,
} from './dispute.process.ts';

export type { Dispute };

const answerWithinMs = businessTerms.disputes.answerDays * 86_400_000;

/** What waits for one of the two sides; all else waits for an admin, or is over. */
const waitsForASide: readonly DisputeStage[] = ['asked', 'part_offered'];

/** What can be done about a problem that stands so; nothing without one. */
export const disputeAllows = (stage: DisputeStage | null): readonly DisputeCommand[] =>
  stage === null ? [] : actionsFor(disputeProcess, stage, {}, disputeCommands);

/** Where a command leads a problem; null where the chart has no way for it. */
function stageAfter(stage: DisputeStage | null, command: string): DisputeStage | null {
  const known = disputeAllows(stage).find((one) => one === command);
  if (stage === null || known === undefined) return null;
  const stepped = step(disputeProcess, stage, known, {});
  return stepped.ok ? stepped.value : null;
}

interface DisputeStep {
  readonly command: string;
  readonly note: string | null;
  /** With `offer_part`. */
  readonly offeredMinor: number | undefined;
  readonly at: Date;
}

/** In which the vendor says its side. */
const speaksForVendor: ReadonlySet<string> = new Set(['accept_dispute', 'offer_part', 'contest_dispute']);

/** A problem after a command on what was sold; undefined where it stays as it is. `uphold_dispute` decides for the buyer, `settle_dispute` for the vendor. */
export function disputeAfter(
  dispute: Dispute | null,
  { command, note, offeredMinor, at }: DisputeStep,
): Dispute | undefined {
  const isNew = command === 'dispute';
  const before = isNew ? null : dispute;
  const stage = isNew ? firstStage : stageAfter(before?.stage ?? null, command);
  if (stage === null) return undefined;
  return {
    stage,
    answerBy: waitsForASide.includes(stage) ? new Date(at.getTime() + answerWithinMs).toISOString() : null,
    offeredMinor: offeredMinor ?? before?.offeredMinor ?? null,
    providerNote: speaksForVendor.has(command) ? note : (before?.providerNote ?? null),
  };
}

/** When the side that is waited for has answered at the latest; null where no side is. */
export const disputeAnswerBy = (dispute: Pick<Dispute, 'answerBy'> | null): Date | null => {
  const answerBy = dispute?.answerBy ?? null;
  return answerBy === null ? null : new Date(answerBy);
};
