import { vendorAtDeskPath } from '../../links/index.ts';
import type { DashboardException, ExceptionKind } from '../dashboard.types.ts';

interface ExceptionText {
  /** The title of the kind. */
  readonly title: string;
  /** What to do about an exception. */
  readonly act: string;
  /** The list of all of them; the dashboard shows the ten oldest. */
  readonly allPath?: string;
}

export const messagesPath = '/admin/dashboard?show=messages';

export const exceptionTexts: Readonly<Record<ExceptionKind, ExceptionText>> = {
  answer_due: { title: 'Answers due within eight hours', act: 'Call the vendor' },
  dispute: {
    title: 'Disputes to decide',
    act: 'Decide the dispute',
    allPath: '/admin/orders-management?status=disputed',
  },
  return: {
    title: 'Returns and lower prices to decide',
    act: 'Decide what goes back',
    allPath: '/admin/orders-management?returns=to_decide',
  },
  chargeback: { title: 'Chargebacks', act: 'Send evidence to the bank' },
  failed_transfer: { title: 'Failed transfers', act: 'Find out why it failed' },
  failed_payout: { title: 'Payouts returned by banks', act: 'Ask the vendor for another bank account' },
  unsaid_identity: {
    title: 'Commission without invoices',
    act: 'Enter the legal identity of the market',
  },
  restricted_account: { title: 'Restricted payment accounts', act: 'See what is missing' },
  waiting_application: {
    title: 'Applications waiting',
    act: 'Review the application',
    allPath: '/admin/approve',
  },
  contact_message: { title: 'Messages to answer', act: 'Read and answer', allPath: messagesPath },
  held_messages: { title: 'Messages that look like spam', act: 'Decide whether it is spam' },
  failed_mail: { title: 'Undelivered emails', act: 'Send it again, or contact them another way' },
  overdue_invoice: { title: 'Invoices that vendors owe', act: 'Remind the vendor' },
  failed_import: { title: 'Price lists that were never read', act: 'Ask the vendor to have it read again' },
  unhealthy_part: { title: 'Parts of Quayside with problems', act: 'See what is wrong' },
  failed_job: { title: 'Background jobs that failed for good', act: 'Look it up in the server’s log' },
};

/** The most urgent first. */
// The record has exactly one entry per kind.
export const exceptionKinds = Object.keys(exceptionTexts) as readonly ExceptionKind[];

/** The page on which it is handled; null if there is none. */
export function exceptionPath({ kind, id, subject, sale }: DashboardException): string | null {
  if (kind === 'waiting_application') return `/admin/approve?application=${encodeURIComponent(id)}`;
  if (kind === 'unsaid_identity') return '/admin/settings?tab=identity';
  if (kind === 'contact_message') return `${messagesPath}&message=${encodeURIComponent(id)}`;
  if (kind === 'held_messages') return `${messagesPath}&status=held`;
  if (kind === 'restricted_account' || kind === 'failed_payout' || kind === 'failed_import')
    return vendorAtDeskPath(subject);
  if (sale === null) return null;
  const list = sale.kind === 'order' ? '/admin/orders-management' : '/admin/bookings-management';
  return `${list}/${encodeURIComponent(sale.id)}`;
}

const mailReasons: Readonly<Record<string, string>> = {
  refused: 'the mail server refuses the address',
  given_up: 'not accepted after 25 attempts',
};
/** Labels of Stripe's reasons for a disabled account (docs.stripe.com/api/accounts/object, "disabled_reason"). */
const accountReasons: Readonly<Record<string, string>> = {
  'requirements.past_due': 'details are overdue',
  'requirements.pending_verification': 'the payment provider is checking the details',
  'rejected.fraud': 'refused by the payment provider: suspected fraud',
  'rejected.incomplete_verification': 'refused by the payment provider: details could not be verified',
  'rejected.listed': 'refused by the payment provider: on a list of persons or companies it may not pay',
  'rejected.platform_fraud': 'refused by the payment provider: suspected fraud',
  'rejected.terms_of_service': 'refused by the payment provider: against its terms',
  'rejected.other': 'refused by the payment provider',
  'action_required.requested_capabilities': 'payments were not asked for yet',
  listed: 'being looked at by the payment provider',
  under_review: 'being looked at by the payment provider',
  platform_paused: 'paused by Quayside',
  other: 'being looked at by the payment provider',
};
const partNames: Readonly<Record<string, string>> = {
  database: 'Database',
  migrations: 'Schema of the database',
  worker: 'Work in the background',
  mails: 'Sending mails',
  disk: 'Room on the disk',
};

/** The subject in one line: "Q-10214/1 · Maestrale Marine Parts". */
export function exceptionAbout({ kind, subject, detail }: DashboardException): string {
  const reasons = kind === 'failed_mail' ? mailReasons : kind === 'restricted_account' ? accountReasons : {};
  const known = reasons[detail ?? ''];
  const name = kind === 'unhealthy_part' ? (partNames[subject] ?? subject) : subject;
  return [name, known ?? detail].filter((part) => part !== null).join(' · ');
}
