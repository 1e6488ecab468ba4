import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { actionsFor, step } from '../../platform/processes/step.ts';
import { after, hourMs, type Dispute, type DisputeStage } from './bookings.domain.ts';
import { disputeCommands, disputeProcess, firstStage, type DisputeCommand } from './dispute.process.ts';

const answerWithinMs = businessTerms.disputes.answerDays * 24 * hourMs;

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

/** In which the provider says its side. */
const speaksForProvider: ReadonlySet<string> = new Set(['accept_dispute', 'offer_part', 'contest_dispute']);

/** A booking's problem after one of its commands; undefined where it stays as it is. */
export function disputeAfter(
  dispute: Dispute | null,
  { command, note, offeredMinor, at }: DisputeStep,
): Dispute | undefined {
  const stage = command === 'dispute' ? firstStage : stageAfter(dispute?.stage ?? null, command);
  if (stage === null) return undefined;
  return {
    stage,
    answerBy: waitsForASide.includes(stage) ? after(at, answerWithinMs).toISOString() : null,
    offeredMinor: offeredMinor ?? dispute?.offeredMinor ?? null,
    providerNote: speaksForProvider.has(command) ? note : (dispute?.providerNote ?? null),
  };
}
