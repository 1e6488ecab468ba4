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

/** The stages that await one of the two sides; the others await an admin, or are final. */
const waitsForASide: readonly DisputeStage[] = ['asked', 'part_offered'];

/** The commands allowed in a stage; none without a dispute. */
export const disputeAllows = (stage: DisputeStage | null): readonly DisputeCommand[] =>
  stage === null ? [] : actionsFor(disputeProcess, stage, {}, disputeCommands);

/** The stage after a command; null if the chart does not allow it. */
function stageAfter(stage: DisputeStage | null, command: string): DisputeStage | null {
  const known = disputeAllows(stage).find((one) => one === command);
  if (stage === null || known === undefined) return null;
  const stepped = step(disputeProcess, stage, known, {});
  return stepped.ok ? stepped.value : null;
}

interface DisputeStep {
  readonly command: string;
  readonly note: string | null;
  /** With `offer_part` and `refund_reported`. */
  readonly offeredMinor: number | undefined;
  /** With a report, the lines that it concerns. */
  readonly lines?: Dispute['lines'] | undefined;
  readonly at: Date;
}

/** Commands that begin a dispute. */
const reports: ReadonlySet<string> = new Set(['dispute', 'report_undelivered']);

/** Commands with which the vendor states its side. */
const speaksForVendor: ReadonlySet<string> = new Set([
  'accept_dispute',
  'refund_reported',
  'offer_part',
  'contest_dispute',
]);

/**
 * The dispute after a command on the sale; undefined if it does not change. `uphold_dispute` decides for the buyer,
 * `settle_dispute` for the vendor.
 */
export function disputeAfter(
  dispute: Dispute | null,
  { command, note, offeredMinor, lines = [], at }: DisputeStep,
): Dispute | undefined {
  const isNew = reports.has(command);
  const before = isNew ? null : dispute;
  const stage = isNew ? firstStage : stageAfter(before?.stage ?? null, command);
  if (stage === null) return undefined;
  return {
    stage,
    answerBy: waitsForASide.includes(stage) ? new Date(at.getTime() + answerWithinMs).toISOString() : null,
    offeredMinor: offeredMinor ?? before?.offeredMinor ?? null,
    providerNote: speaksForVendor.has(command) ? note : (before?.providerNote ?? null),
    buyerNote: isNew ? note : (before?.buyerNote ?? null),
    lines: isNew ? lines : (before?.lines ?? []),
    isUndelivered: isNew ? command === 'report_undelivered' : (before?.isUndelivered ?? false),
  };
}

/** The deadline of the side whose answer is awaited; null if none is. */
export const disputeAnswerBy = (dispute: Pick<Dispute, 'answerBy'> | null): Date | null => {
  const answerBy = dispute?.answerBy ?? null;
  return answerBy === null ? null : new Date(answerBy);
};
