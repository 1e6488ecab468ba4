import type { BankAccount, PaymentState } from './payments/records.ts';

type Capability = 'inactive' | 'pending' | 'active';
type BusinessType = 'individual' | 'company' | 'non_profit' | 'government_entity';

/** Why a submitted detail was not accepted, and which requirement it keeps open. */
interface RequirementError {
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
  readonly settings: {
    readonly payouts: { readonly schedule: { readonly interval: 'daily'; readonly delay_days: number } };
  };
}

export interface LoginLink {
  readonly object: 'login_link';
  readonly created: number;
  readonly url: string;
}

export interface AccountLink {
  readonly object: 'account_link';
  readonly created: number;
  readonly expires_at: number;
  readonly url: string;
}

/** A stored link: its first visitor continues with a session, everyone else is asked to request another. */
export interface StoredLink {
  readonly id: string;
  readonly account: string;
  /** Null for a link to a ready account's own page, which has no way back. */
  readonly back: { readonly refreshUrl: string; readonly returnUrl: string } | null;
  readonly expiresAtSeconds: number;
  /** Null until opened. */
  readonly session: { readonly secret: string; readonly endsAtSeconds: number } | null;
  readonly isFinished: boolean;
}

/** A response stored under its Idempotency-Key: repeated verbatim for the same request for a day. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly keptAtSeconds: number;
  readonly object: unknown;
}

/** A pending event: it is kept until the marketplace accepts it with a 2xx. */
export interface Delivery {
  readonly id: string;
  /** The event's subject; events about one subject are sent in order. */
  readonly subject: string;
  /** The event's body; its signature is created for each attempt. */
  readonly payload: string;
  readonly queuedAtMs: number;
  readonly dueAtMs: number;
  readonly attempts: number;
}

/** The complete state of the sandbox. */
export interface SandboxState extends PaymentState {
  readonly accounts: Readonly<Record<string, Account>>;
  readonly answers: Readonly<Record<string, StoredAnswer>>;
  readonly links: Readonly<Record<string, StoredLink>>;
  /** By account: when its verification ends, in milliseconds since 1970. */
  readonly verifications: Readonly<Record<string, number>>;
  readonly deliveries: readonly Delivery[];
}
