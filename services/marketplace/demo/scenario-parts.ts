import type { AccountParts } from '../modules/account/index.ts';
import type { PaymentsParts, PurchaseMoneyParts } from '../modules/payments/index.ts';
import type { FileStore } from '../platform/files/index.ts';

/** The modules a scenario uses, on a freshly filled market. */
export interface ScenarioParts extends AccountParts {
  readonly files: FileStore;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
  /** For vendors without their own rate. */
  readonly commissionBps: number;
  /** The payments sandbox. */
  readonly stripe: PaymentsParts['stripe'] & PurchaseMoneyParts['stripe'];
}

export interface Scenario {
  readonly description: string;
  /** Whether it opens payment pages, which requires a running sandbox. */
  readonly isPaid?: true;
  /** Puts the market into the state and returns, line by line, what to do next. */
  readonly arrange: (parts: ScenarioParts) => Promise<readonly string[]>;
}

/** The sign-in instructions, as one of a scenario's lines. */
export const signInLine = (
  { publicUrl }: Pick<ScenarioParts, 'publicUrl'>,
  { email, password }: { readonly email: string; readonly password: string },
): string => `Sign in at ${publicUrl}/login as ${email} with the password “${password}”.`;
