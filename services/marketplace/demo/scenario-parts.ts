import type { AccountParts } from '../modules/account/index.ts';
import type { PaymentsParts, TradeParts } from '../modules/payments/index.ts';
import type { FileStore } from '../platform/files/index.ts';

/** What a scenario works with, on a market that was just filled anew. */
export interface ScenarioParts extends AccountParts {
  readonly files: FileStore;
  /** What the market sells in, ISO 4217. */
  readonly currency: string;
  /** Of vendors without a rate of their own. */
  readonly commissionBps: number;
  /** The payments sandbox. */
  readonly stripe: PaymentsParts['stripe'] & TradeParts['stripe'];
}

export interface Scenario {
  readonly description: string;
  /** Whether it opens payment pages, which takes a sandbox that listens. */
  readonly isPaid?: true;
  /** Puts the market into the state and says, a line each, what to do next. */
  readonly arrange: (parts: ScenarioParts) => Promise<readonly string[]>;
}

/** How somebody gets in, as one of a scenario's lines. */
export const signInLine = (
  { publicUrl }: Pick<ScenarioParts, 'publicUrl'>,
  { email, password }: { readonly email: string; readonly password: string },
): string => `Sign in at ${publicUrl}/login as ${email} with the password “${password}”.`;
