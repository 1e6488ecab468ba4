import { withEvents, type EventContent } from '../events.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { secondsOf, type Moment } from '../rules.ts';
import { disputeObject } from './dispute-object.ts';
import { withBalance, withCharge } from './intent-changes.ts';
import type { StoredCharge, StoredDispute, StoredIntent } from './records.ts';

type When = Pick<Moment, 'nowMs' | 'rules'>;

/** In minor units of every currency. */
const fee = 1500;

const withStored = (state: SandboxState, dispute: StoredDispute): SandboxState => ({
  ...state,
  disputes: { ...state.disputes, [dispute.id]: dispute },
});

const disputeEvent = (
  happened: 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated',
  dispute: StoredDispute,
): EventContent => ({
  type: `charge.dispute.${happened}`,
  object: disputeObject(dispute),
  subject: dispute.sessionId,
});

/** The payer's bank takes back a captured charge, or part of it, until it has decided; the fee is never returned. */
export function withDispute(
  state: SandboxState,
  {
    charge,
    intent,
    amount = charge.amountCaptured - charge.amountRefunded,
    reason = 'fraudulent',
  }: {
    readonly charge: StoredCharge;
    readonly intent: StoredIntent;
    readonly amount?: number;
    readonly reason?: StoredDispute['reason'];
  },
  when: When,
): { readonly state: SandboxState; readonly dispute: StoredDispute } {
  const dueAtMs = when.nowMs + when.rules.disputeAnswerMs;
  const dispute: StoredDispute = {
    id: newId('dp'),
    chargeId: charge.id,
    intentId: intent.id,
    sessionId: intent.sessionId,
    amount,
    fee,
    currency: charge.currency,
    reason,
    status: 'needs_response',
    evidence: {},
    submissions: 0,
    createdSeconds: secondsOf(when),
    dueBySeconds: Math.floor(dueAtMs / 1000),
  };
  const disputed = withCharge(withStored(state, dispute), { ...charge, isDisputed: true });
  const opened = withBalance(disputed, charge.currency, -amount - fee);
  const next = withEvents(
    { ...opened, deadlines: { ...opened.deadlines, [dispute.id]: dueAtMs } },
    [disputeEvent('created', dispute), disputeEvent('funds_withdrawn', dispute)],
    when,
  );
  return { state: next, dispute };
}

/**
 * Evidence that is submitted to the bank, or stored for that. Two words in it decide at once, as in the provider's test
 * mode.
 */
export function withEvidence(
  state: SandboxState,
  before: StoredDispute,
  { evidence, isSubmitted }: { readonly evidence: StoredDispute['evidence']; readonly isSubmitted: boolean },
  when: When,
): SandboxState {
  const dispute: StoredDispute = {
    ...before,
    evidence: { ...before.evidence, ...evidence },
    ...(isSubmitted && { status: 'under_review', submissions: before.submissions + 1 }),
  };
  const stored = withEvents(withStored(state, dispute), [disputeEvent('updated', dispute)], when);
  if (!isSubmitted) return stored;
  const text = Object.values(dispute.evidence).join(' ');
  if (text.includes('winning_evidence')) return withVerdict(stored, dispute, 'won', when);
  if (text.includes('losing_evidence')) return withVerdict(stored, dispute, 'lost', when);
  const atMs = when.nowMs + when.rules.disputeVerdictMs;
  return { ...stored, deadlines: { ...stored.deadlines, [dispute.id]: atMs } };
}

/** After the deadline: without evidence the payer wins, with it the seller. */
export const withTimeOver = (state: SandboxState, dispute: StoredDispute, when: When): SandboxState =>
  withVerdict(state, dispute, dispute.submissions > 0 ? 'won' : 'lost', when);

function withVerdict(
  state: SandboxState,
  before: StoredDispute,
  verdict: 'won' | 'lost',
  when: When,
): SandboxState {
  const dispute: StoredDispute = { ...before, status: verdict };
  const { [dispute.id]: _deadline, ...deadlines } = state.deadlines;
  const closed = withStored({ ...state, deadlines }, dispute);
  return verdict === 'lost'
    ? withEvents(closed, [disputeEvent('closed', dispute)], when)
    : withEvents(
        withBalance(closed, dispute.currency, dispute.amount),
        [disputeEvent('closed', dispute), disputeEvent('funds_reinstated', dispute)],
        when,
      );
}
