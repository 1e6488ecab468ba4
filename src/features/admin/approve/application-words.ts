import type { StatusTone } from '../../../ui/index.ts';
import type {
  ApplicationDetail,
  ApplicationStatus,
  ApplicationSummary,
  HistoryEntry,
  Paper,
  VendorStatus,
} from './application.types.ts';

export const statusWords: Readonly<Record<ApplicationStatus | 'all', string>> = {
  submitted: 'New',
  in_review: 'In review',
  changes_requested: 'Changes asked',
  approved: 'Approved',
  rejected: 'Rejected',
  draft: 'Drafts',
  all: 'All',
};

/** The same of one application. */
export const badgeWords: Readonly<Record<ApplicationStatus, string>> = { ...statusWords, draft: 'Draft' };

export const statusTones: Readonly<Record<ApplicationStatus, StatusTone>> = {
  submitted: 'accent',
  in_review: 'info',
  changes_requested: 'warning',
  approved: 'success',
  rejected: 'danger',
  draft: 'neutral',
};

export const vendorWords: Readonly<Record<VendorStatus, string>> = {
  applicant: 'Applicant',
  approved: 'Approved, not live yet',
  active: 'Live',
  paused: 'Paused by the vendor',
  restricted: 'Held by the payment provider',
  suspended: 'Suspended',
  closed: 'Closed',
};

export const vendorTones: Readonly<Record<VendorStatus, StatusTone>> = {
  applicant: 'neutral',
  approved: 'info',
  active: 'success',
  paused: 'warning',
  restricted: 'warning',
  suspended: 'danger',
  closed: 'neutral',
};

export const emptyWords: Readonly<
  Record<ApplicationStatus | 'all', readonly [title: string, words: string]>
> = {
  submitted: ['No application waits for you.', 'A vendor who applies stands here, the oldest first.'],
  in_review: ['Nobody is reading an application.', 'One that you take stands here until it is decided.'],
  changes_requested: ['No vendor was asked for changes.', 'They stand here until they send it again.'],
  approved: ['No vendor is approved yet.', 'Approved vendors stand here, with where they are now.'],
  rejected: ['No application was rejected.', 'Rejected ones stay here with the reason.'],
  draft: ['No application is being written.', 'Vendors who have begun stand here.'],
  all: ['There are no applications yet.', 'Vendors apply on the page “Sell with us”.'],
};

export const paperWords: Readonly<Record<Paper['kind'], string>> = {
  registration: 'Company register',
  insurance: 'Insurance',
  tax: 'Tax',
  other: 'Other paper',
};

export const paymentWords: Readonly<Record<ApplicationDetail['paymentAccount'], string>> = {
  none: 'None yet',
  incomplete: 'Begun, something is missing',
  pending: 'The payment provider is checking',
  ready: 'Can take charges',
  refused: 'Refused by the payment provider',
};

export const kindWords = { supplier: 'Supplier', service_provider: 'Service provider' } as const;

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

/** "Palma, Spain"; null where neither is known. */
export const placeOf = ({
  city,
  country,
}: {
  readonly city: string | null;
  readonly country: string | null;
}): string | null => {
  const land = country === null ? null : (regions.of(country) ?? country);
  // Gibraltar is in Gibraltar.
  return [city, city === land ? null : land].filter(Boolean).join(', ') || null;
};

/** What a vendor is called, also before it has said so. */
export const nameOf = ({ tradingName, legalName }: Pick<ApplicationSummary, 'tradingName' | 'legalName'>) =>
  tradingName ?? legalName ?? 'A company without a name yet';

/** "1 paper", "3 papers". */
export const countOf = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** "88 kB", "1.4 MB". */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;

const acts: Readonly<Record<string, string>> = {
  'application submit': 'sent the application',
  'application take': 'began to read the application',
  'application approve': 'approved the application',
  'application ask': 'asked for changes',
  'application reject': 'rejected the application',
  'application company_changed': 'changed what was checked',
  'vendor pause': 'paused the shop',
  'vendor resume': 'opened the shop again',
  'vendor suspend': 'suspended the vendor',
  'vendor reinstate': 'ended the suspension',
  'vendor close': 'closed the shop',
};

const events: Readonly<Record<string, string>> = {
  'vendor onboarding_completed': 'Onboarding was completed',
  'vendor charges_enabled': 'The payment provider lets it take charges',
  'vendor charges_disabled': 'The payment provider no longer lets it take charges',
};

const outcomes: Readonly<Partial<Record<string, string>>> = {
  active: 'listings are live',
  restricted: 'listings are hidden',
};

/** One line of the history; null for what an earlier line has said. */
export function historyWords({ process, command, to, by }: HistoryEntry): string | null {
  const key = `${process} ${command}`;
  const outcome = process === 'vendor' ? outcomes[to] : undefined;
  // The vendor's own step of an approval: the application's line stands before it.
  if (key === 'vendor approve') return outcome ? `The ${outcome}` : null;
  const event = events[key];
  const said = event ?? `${by ?? 'Somebody'} ${acts[key] ?? command}`;
  return outcome ? `${said}: ${outcome}` : said;
}
