import { hourMs } from '../../../../src/lib/durations.ts';
import type { Money } from './dashboards.domain.ts';

/** A missing answer this long before its deadline needs a call. */
export const answerDueMs = 8 * hourMs;

export type ExceptionKind =
  | 'answer_due'
  | 'restricted_account'
  | 'failed_transfer'
  | 'failed_payout'
  | 'unsaid_identity'
  | 'dispute'
  | 'return'
  | 'chargeback'
  | 'waiting_application'
  | 'failed_job'
  | 'contact_message'
  | 'held_messages'
  | 'failed_mail'
  | 'failed_import'
  | 'overdue_invoice'
  | 'unhealthy_part';

/** Something that is wrong, or soon will be (contract: DashboardException). */
export interface MarketException {
  readonly kind: ExceptionKind;
  /** The id of its subject; for a job, the task's name. */
  readonly id: string;
  readonly subject: string;
  readonly detail: string | null;
  readonly sale: { readonly kind: 'order' | 'booking'; readonly id: string } | null;
  readonly since: Date;
  readonly until: Date | null;
  readonly amount: Money | null;
  readonly takenBy: string | null;
  readonly isMine: boolean;
}

export interface AdminDashboard {
  readonly exceptions: {
    readonly counts: readonly { readonly kind: ExceptionKind; readonly count: number }[];
    readonly items: readonly MarketException[];
  };
  readonly start: {
    /** Whether the account is younger than two weeks. */
    readonly isNew: boolean;
    readonly hasSecondFactor: boolean;
    readonly hasColleague: boolean;
  };
  /** The last 30 days in UTC, and the current numbers. */
  readonly market: {
    readonly days: readonly { readonly on: string; readonly amountMinor: number }[];
    readonly sales: Money;
    readonly salesBefore: Money;
    readonly commission: Money;
    readonly liveVendors: number;
  };
}

/** The admin who handles an exception; null if nobody does. */
export interface Taken {
  readonly takenBy: string | null;
  readonly isMine: boolean;
}
