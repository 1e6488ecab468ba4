type Capability = 'inactive' | 'pending' | 'active';

/** A connected account, with the fields of the provider's object that a marketplace reads. */
export interface Account {
  readonly id: string;
  readonly object: 'account';
  readonly type: 'express';
  readonly country: string;
  readonly default_currency: string;
  readonly email: string | null;
  readonly business_type: string | null;
  readonly capabilities: Readonly<Record<string, Capability>>;
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
  readonly details_submitted: boolean;
  /** Seconds since 1970. */
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly requirements: {
    readonly currently_due: readonly string[];
    readonly eventually_due: readonly string[];
    readonly past_due: readonly string[];
    readonly pending_verification: readonly string[];
    readonly disabled_reason: string | null;
    readonly current_deadline: number | null;
    readonly errors: readonly never[];
  };
}

export interface AccountLink {
  readonly object: 'account_link';
  readonly created: number;
  readonly expires_at: number;
  readonly url: string;
}

/** An answer under its Idempotency-Key: given again, word for word, to the same request for a day. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly keptAtSeconds: number;
  readonly object: unknown;
}

/** Everything the sandbox remembers. */
export interface SandboxState {
  readonly accounts: Readonly<Record<string, Account>>;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
}
