import type {
  ApplicationStatus,
  VendorDocumentKind,
  VendorKind,
  VendorStatus,
} from '../../platform/db/vendor-tables.ts';
import type { CompanyField } from '../account/index.ts';
import type { VendorFacts } from './vendor.process.ts';

export type { CompanyLines } from '../account/index.ts';
export type {
  ApplicationStatus,
  VendorDocumentKind,
  VendorKind,
  VendorStatus,
} from '../../platform/db/vendor-tables.ts';

/** Every field of a company, null if not entered yet. */
export type Company = { readonly [Field in CompanyField]: string | null };

export const skippableSteps = ['company-profile', 'delivery-area', 'logo'] as const;
export type SkippableStep = (typeof skippableSteps)[number];

export interface Vendor {
  /** The id of the account that opened it. */
  readonly id: string;
  readonly kind: VendorKind;
  readonly status: VendorStatus;
  readonly company: Company;
  readonly logoFileId: string | null;
  readonly skippedSteps: readonly SkippableStep[];
  readonly catalogueVerifiedAt: Date | null;
  /** When the vendor confirmed its delivery methods; the default is not a choice. */
  readonly deliverySaidAt: Date | null;
  readonly onboardingCompletedAt: Date | null;
  readonly canTakeCharges: boolean;
  /** Null if the market's rate applies. */
  readonly commissionBps: number | null;
  /** A rate that has not begun. */
  readonly announcedCommission: AnnouncedOwnCommission | null;
  /** When an admin last changed that; null for never. */
  readonly commissionSince: Date | null;
  readonly version: number;
}

interface AnnouncedOwnCommission {
  /** Null: the market's. */
  readonly bps: number | null;
  readonly from: Date;
}

export interface Application {
  readonly id: string;
  readonly vendorId: string;
  readonly status: ApplicationStatus;
  readonly note: string | null;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly version: number;
}

export interface VendorDocument {
  readonly id: string;
  readonly vendorId: string;
  readonly kind: VendorDocumentKind;
  readonly fileId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly uploadedAt: Date;
}

/** The required fields of an application; documents help, but some vendors have none. */
const neededFields = [
  'tradingName',
  'legalName',
  'registrationNumber',
  'street',
  'city',
  'country',
  'contactName',
  'contactEmail',
] as const satisfies readonly CompanyField[];

export const missingFields = (company: Company): readonly CompanyField[] =>
  neededFields.filter((field) => company[field] === null);

/** Only the guard of `close` uses `nothingIsOpen`: elsewhere it may be unknown, which is false. */
export const factsOf = (
  vendor: Pick<Vendor, 'onboardingCompletedAt' | 'canTakeCharges'>,
  nothingIsOpen = false,
): VendorFacts => ({
  onboardingComplete: vendor.onboardingCompletedAt !== null,
  canTakeCharges: vendor.canTakeCharges,
  nothingIsOpen,
});

const legalFields = {
  legalName: 'Legal name',
  registrationNumber: 'Registration number',
  vatNumber: 'VAT ID',
} as const satisfies { readonly [Field in CompanyField]?: string };

const companyFields = {
  tradingName: 'Trading name',
  ...legalFields,
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  contactName: 'Contact',
  contactEmail: 'Contact email',
  contactPhone: 'Telephone',
  about: 'About',
} as const satisfies Readonly<Record<CompanyField, string>>;

/**
 * Describes which fields have changed since an admin looked at them: of an approved company only those that were checked,
 * before that all. Null if none, or if no admin has looked yet.
 */
export function changeSinceLook(status: ApplicationStatus, before: Company, after: Company): string | null {
  if (status === 'draft' || status === 'submitted') return null;
  const labels: Readonly<Partial<Record<CompanyField, string>>> =
    status === 'approved' ? legalFields : companyFields;
  const shown = (line: string | null) => (line === null ? 'none' : `“${line}”`);
  const changes = Object.entries(labels).flatMap(([key, label]) => {
    // Safe: a key of one of the literals above.
    const field = key as CompanyField;
    return before[field] === after[field]
      ? []
      : [`${label}: ${shown(before[field])} became ${shown(after[field])}.`];
  });
  return changes.length === 0 ? null : changes.join(' ');
}

/** `none` without an account; see the payments module for the others. */
export type PaymentAccountState = 'none' | 'incomplete' | 'pending' | 'ready' | 'refused';

export interface PaymentAccountFacts {
  readonly chargesEnabled: boolean;
  readonly detailsSubmitted: boolean;
}

type OnboardingGap =
  | 'catalogue'
  | 'company-profile'
  | 'delivery-methods'
  | 'working-hours'
  | 'payment-account';

interface OnboardingFacts {
  readonly vendor: Vendor;
  /** The number of listings that are not archived. */
  readonly listings: number;
  /** Whether it has hours on any day of the week. */
  readonly hasHours: boolean;
  readonly paymentAccount: PaymentAccountFacts | null;
}

/** A verified catalogue whose import was undone has to be imported and verified again. */
export const isCatalogueVerified = ({ vendor, listings }: Pick<OnboardingFacts, 'vendor' | 'listings'>) =>
  vendor.catalogueVerifiedAt !== null && listings > 0;

/** Providers deliver nothing, so they need not confirm it. */
export const hasConfirmedDelivery = ({ kind, deliverySaidAt }: Pick<Vendor, 'kind' | 'deliverySaidAt'>) =>
  kind === 'service_provider' || deliverySaidAt !== null;

/** Without hours nothing of a provider can be booked; suppliers have none. */
export const hasWorkingHours = ({
  vendor: { kind },
  hasHours,
}: {
  readonly vendor: Pick<Vendor, 'kind'>;
  readonly hasHours: boolean;
}) => kind === 'supplier' || hasHours;

/** The open steps of onboarding, in their order. */
export function onboardingGaps(facts: OnboardingFacts): readonly OnboardingGap[] {
  const { vendor, paymentAccount } = facts;
  const isAccountDone =
    paymentAccount !== null && (paymentAccount.chargesEnabled || paymentAccount.detailsSubmitted);
  const isProfileDone =
    missingFields(vendor.company).length === 0 || vendor.skippedSteps.includes('company-profile');
  return [
    ...(isCatalogueVerified(facts) ? [] : (['catalogue'] as const)),
    ...(isProfileDone ? [] : (['company-profile'] as const)),
    ...(hasConfirmedDelivery(vendor) ? [] : (['delivery-methods'] as const)),
    ...(hasWorkingHours(facts) ? [] : (['working-hours'] as const)),
    ...(isAccountDone ? [] : (['payment-account'] as const)),
  ];
}
