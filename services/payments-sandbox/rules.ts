/** `rough` delivers each event twice, late and out of order, as the provider reserves the right to. */
type WebhookMode = 'calm' | 'rough';

export interface WebhookRules {
  readonly url: string;
  readonly secret: string;
  readonly mode: WebhookMode;
  /** How long `rough` delays an event if no other follows. */
  readonly lateMs: number;
  /** The pause after the first failed attempt; each further one is twice as long, up to ten minutes. */
  readonly retryPauseMs: number;
}

/** The sandbox's behaviour that tests may change. */
export interface SandboxRules {
  readonly linkSeconds: number;
  /** How long an account stays in verification. */
  readonly verificationMs: number;
  /** How long an authorised payment may wait to be captured. */
  readonly authorisationMs: number;
  /** How long the evidence against a dispute can be sent. */
  readonly disputeAnswerMs: number;
  /** How long a bank takes to decide. */
  readonly disputeVerdictMs: number;
  /** How long a day in the schedule of payouts takes. */
  readonly payoutDayMs: number;
  /** Null: no webhooks are sent. */
  readonly webhook: WebhookRules | null;
}

export const usualRules: SandboxRules = {
  linkSeconds: 300,
  verificationMs: 8000,
  authorisationMs: 7 * 24 * 60 * 60 * 1000,
  disputeAnswerMs: 7 * 24 * 60 * 60 * 1000,
  disputeVerdictMs: 60 * 1000,
  payoutDayMs: 24 * 60 * 60 * 1000,
  webhook: null,
};

/** The time, the address of the hosted pages, and the sandbox's behaviour. */
export interface Moment {
  readonly nowMs: number;
  readonly address: string;
  readonly rules: SandboxRules;
}

export const secondsOf = ({ nowMs }: Pick<Moment, 'nowMs'>): number => Math.floor(nowMs / 1000);
