import type { PaymentState } from './payments/records.ts';

type Capability = 'inactive' | 'pending' | 'active';
export type BusinessType = 'individual' | 'company' | 'non_profit' | 'government_entity';

/** Why something that was told did not do, and which requirement it keeps open. */
export interface RequirementError {
  readonly code: 'verification_document_not_readable';
  readonly reason: string;
  readonly requirement: string;
}

export interface Requirements {
  readonly currently_due: readonly string[];
  readonly eventually_due: readonly string[];
  readonly past_due: readonly string[];
  readonly pending_verification: readonly string[];
  readonly disabled_reason: string | null;
  readonly current_deadline: number | null;
  readonly errors: readonly RequirementError[];
}

export interface BankAccount {
  readonly id: string;
  readonly object: 'bank_account';
  readonly country: string;
  readonly currency: string;
  readonly last4: string;
}

/** A connected account, with the fields of the provider's object that a marketplace reads. */
export interface Account {
  readonly id: string;
  readonly object: 'account';
  readonly type: 'express';
  readonly country: string;
  readonly default_currency: string;
  readonly email: string | null;
  readonly business_type: BusinessType | null;
  readonly business_profile: { readonly url: string | null };
  readonly company: { readonly name: string | null };
  readonly capabilities: Readonly<Record<string, Capability>>;
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
  readonly details_submitted: boolean;
  readonly external_accounts: { readonly object: 'list'; readonly data: readonly BankAccount[] };
  /** Seconds since 1970. */
  readonly tos_acceptance: { readonly date: number | null };
  /** Seconds since 1970. */
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly requirements: Requirements;
}

export interface AccountLink {
  readonly object: 'account_link';
  readonly created: number;
  readonly expires_at: number;
  readonly url: string;
}

/** A link as the sandbox remembers it: whoever opens it first goes on with a session of their own, everybody else is sent to ask for another. */
export interface KeptLink {
  readonly id: string;
  readonly account: string;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  readonly expiresAtSeconds: number;
  /** Null until somebody opens it. */
  readonly session: { readonly secret: string; readonly endsAtSeconds: number } | null;
  readonly isFinished: boolean;
}

/** An answer under its Idempotency-Key: given again, word for word, to the same request for a day. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly keptAtSeconds: number;
  readonly object: unknown;
}

/** An event on its way to the marketplace: it stays until it was taken with a 2xx. */
export interface Delivery {
  readonly id: string;
  /** What the event is about; those about one thing go out one after the other. */
  readonly subject: string;
  /** The event as it travels; its signature is made anew for each attempt. */
  readonly payload: string;
  readonly queuedAtMs: number;
  readonly dueAtMs: number;
  readonly attempts: number;
}

/** Everything the sandbox remembers. */
export interface SandboxState extends PaymentState {
  readonly accounts: Readonly<Record<string, Account>>;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
  readonly links: Readonly<Record<string, KeptLink>>;
  /** By account: when its verification ends, in milliseconds since 1970. */
  readonly verifications: Readonly<Record<string, number>>;
  readonly deliveries: readonly Delivery[];
}
