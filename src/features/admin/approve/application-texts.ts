import type { StatusTone } from '../../../ui/index.ts';
import { durationText } from '../../bookings/index.ts';
import type { NothingYet } from '../../list-page/index.ts';
import type {
  ApplicationDetail,
  ApplicationListing,
  ApplicationFilter,
  ApplicationStatus,
  ApplicationSummary,
  HistoryEntry,
  VendorDocument,
  VendorStatus,
} from './application.types.ts';

export const statusLabels: Readonly<Record<ApplicationFilter | 'all', string>> = {
  waiting: 'To decide',
  submitted: 'New',
  in_review: 'In review',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  suspended: 'Suspended',
  rejected: 'Rejected',
  draft: 'Drafts',
  all: 'All',
};

/** Labels for a single application. */
export const badgeLabels: Readonly<Record<ApplicationStatus, string>> = { ...statusLabels, draft: 'Draft' };

export const statusTones: Readonly<Record<ApplicationStatus, StatusTone>> = {
  submitted: 'accent',
  in_review: 'info',
  changes_requested: 'warning',
  approved: 'success',
  rejected: 'danger',
  draft: 'neutral',
};

export const vendorStatusLabels: Readonly<Record<VendorStatus, string>> = {
  applicant: 'Applicant',
  approved: 'Approved, not live yet',
  active: 'Live',
  paused: 'Paused by the vendor',
  restricted: 'Restricted by the payment provider',
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

const emptyTexts: Readonly<Record<ApplicationFilter | 'all', readonly [title: string, words: string]>> = {
  waiting: [
    'No applications to decide.',
    'New applications and those sent again appear here, oldest first, and stay until they are decided.',
  ],
  submitted: ['No new applications.', 'New applications appear here, oldest first.'],
  in_review: ['No applications in review.', 'Applications you start reviewing appear here.'],
  changes_requested: ['No changes requested.', 'Applications stay here until the vendor sends them again.'],
  approved: ['No approved vendors yet.', 'Approved vendors appear here with their current status.'],
  suspended: ['No suspended vendors.', 'Vendors that an admin has suspended appear here.'],
  rejected: ['No rejected applications.', 'Rejected applications stay here with the reason.'],
  draft: ['No drafts.', 'Vendors who have started an application appear here.'],
  all: ['No applications yet.', 'Vendors apply on the page “Apply as a vendor”.'],
};

type Searched = { readonly q: string; readonly status: ApplicationFilter | null };

/** The texts of the list. */
export const listTexts = {
  title: 'Vendors',
  lead: 'Who sells on Quayside, and who has applied. Review, ask for changes, decide. Each decision is emailed to the vendor.',
  label: 'Vendors',
  noun: ['vendor', 'vendors'] as const,
  failed: {
    title: 'We couldn’t load the vendors.',
    description: 'Nothing was lost. Check your connection and try again.',
  },
  nothingYet: ({ status }: Searched): NothingYet => {
    const [title, words] = emptyTexts[status ?? 'all'];
    return { title, description: words, scene: status === 'waiting' ? 'done' : 'nothing-here' };
  },
  nothingFound: ({ q, status }: Searched) => ({
    title: `Nothing found for “${q}”`,
    ...(status === null
      ? { showAll: 'Show everything' }
      : { showAll: 'Search all vendors', change: { status: null } }),
  }),
};

export const documentKindLabels: Readonly<Record<VendorDocument['kind'], string>> = {
  registration: 'Company register',
  insurance: 'Insurance',
  tax: 'Tax',
  other: 'Other document',
};

export const paymentAccountLabels: Readonly<Record<ApplicationDetail['paymentAccount'], string>> = {
  none: 'None yet',
  incomplete: 'Started, details missing',
  pending: 'The payment provider is checking',
  ready: 'Can take charges',
  refused: 'Refused by the payment provider',
};

export const kindLabels = { supplier: 'Supplier', service_provider: 'Service provider' } as const;

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

/** "Palma, Spain"; null if both are unknown. */
export const cityAndCountry = ({
  city,
  country,
}: {
  readonly city: string | null;
  readonly country: string | null;
}): string | null => {
  const land = country === null ? null : (regions.of(country) ?? country);
  // Gibraltar is a city and a country.
  return [city, city === land ? null : land].filter(Boolean).join(', ') || null;
};

/** A vendor's name, also before it has entered one. */
export const nameOf = ({ tradingName, legalName }: Pick<ApplicationSummary, 'tradingName' | 'legalName'>) =>
  tradingName ?? legalName ?? 'Unnamed company';

/** "1 document", "3 documents". */
export const countOf = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** Labels of listings that do not go on sale when the shop does. */
export const listingStatusLabels: Readonly<Partial<Record<ApplicationListing['status'], string>>> = {
  draft: 'Draft',
  paused: 'Paused',
};

/** "Tax 21%, 24 in stock", "Tax 21%, takes 4 hours". */
export function listingFacts({ taxBasisPoints, stock, durationMinutes }: ApplicationListing): string {
  const tax = taxBasisPoints === null ? 'Tax not said' : `Tax ${taxBasisPoints / 100}%`;
  const supply =
    durationMinutes !== null
      ? `takes ${durationText(durationMinutes)}`
      : stock === null
        ? 'stock not counted'
        : `${stock.toLocaleString('en-GB')} in stock`;
  return `${tax}, ${supply}`;
}

/** "88 kB", "1.4 MB". */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;

const actionPhrases: Readonly<Record<string, string>> = {
  'application submit': 'sent the application',
  'application take': 'started reviewing the application',
  'application approve': 'approved the application',
  'application ask': 'asked for changes',
  'application reject': 'rejected the application',
  'application reopen': 'took the decision back and reviews the application again',
  'application company_changed': 'changed company details',
  'vendor pause': 'paused the shop',
  'vendor resume': 'reopened the shop',
  'vendor suspend': 'suspended the vendor',
  'vendor reinstate': 'ended the suspension',
  'vendor close': 'closed the shop',
};

const events: Readonly<Record<string, string>> = {
  'vendor onboarding_completed': 'Onboarding was completed',
  'vendor charges_enabled': 'The payment provider enabled charges',
  'vendor charges_disabled': 'The payment provider disabled charges',
};

const outcomes: Readonly<Partial<Record<string, string>>> = {
  active: 'listings are live',
  restricted: 'listings are hidden',
};

/** One line of the history; null for an entry that an earlier line already describes. */
export function historyText({ process, command, to, by }: HistoryEntry): string | null {
  const key = `${process} ${command}`;
  const outcome = process === 'vendor' ? outcomes[to] : undefined;
  // The vendor's own transition on approval; the application's entry is listed before it.
  if (key === 'vendor approve') return outcome ? `The ${outcome}` : null;
  const event = events[key];
  const sentence = event ?? `${by ?? 'Someone'} ${actionPhrases[key] ?? command}`;
  return outcome ? `${sentence}: ${outcome}` : sentence;
}
