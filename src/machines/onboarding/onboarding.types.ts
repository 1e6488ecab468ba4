import type { components } from '../../api/index.ts';
import type { ChosenFile, VendorRole } from '../import/index.ts';
import type { Failure, FailureDetails } from '../kit/index.ts';

type Schemas = components['schemas'];

export type OnboardingStatus = Schemas['OnboardingStatusAnswer']['data'];
export type Vendor = Schemas['Vendor'];
export type VendorChange = Schemas['VendorChange'];
export type VendorDocumentKind = Schemas['PaperKind'];
export type PaymentAccount = Schemas['PaymentAccount'];
export type SkippableStep = Schemas['SkippableStep'];
export type DeliveryMethod = Schemas['DeliveryMethod'];
type DeliveryMethodGiven = Schemas['DeliveryMethodGiven'];
export type Schedule = Schemas['Schedule'];
/** A weekday with its working hours. */
export type WeekDay = Schemas['WeekDay'];

/** A step as the vendor sees it; a path contains some of them. */
export type StepName =
  | SkippableStep
  | 'catalogue'
  | 'delivery-methods'
  | 'working-hours'
  | 'payment-account'
  | 'completion';

/** The screen of a state. Every state has one, so that a path can only be composed of what can be shown. */
export type OnboardingScreen =
  | 'Checking'
  | 'Trouble'
  | 'CompanyProfile'
  | 'Catalogue'
  | 'DeliveryArea'
  | 'Logo'
  | 'DeliveryMethods'
  | 'WorkingHours'
  | 'PaymentAccount'
  | 'Completion';

export interface OnboardingMeta {
  screen?: OnboardingScreen;
  title?: string;
  /** The step of this state; states without one are between steps. */
  step?: StepName;
  /** The required work, in one line. */
  needs?: string;
  minutes?: number;
  /** Optional. */
  optional?: boolean;
  /** A step of this kind of vendor only. */
  only?: VendorRole;
}

/** `missing`: the server's unmet requirements, by name. */
export type OnboardingFailure = Failure & Pick<FailureDetails, 'retryAfterSeconds' | 'fields' | 'missing'>;

export interface OnboardingInput {
  role: VendorRole;
  userId: string;
  /** `fresh-link`: the payment provider sent the vendor back because the link had expired. */
  arrival: 'walk' | 'fresh-link';
}

/** The vendor's last request, for the effect that performs it. */
export type OnboardingRequest =
  | { about: 'company'; company: VendorChange }
  | { about: 'ports'; ports: string[] }
  | { about: 'logo'; file: ChosenFile | null }
  | { about: 'delivery-methods'; methods: DeliveryMethodGiven[] }
  | { about: 'working-hours'; hours: WeekDay[] }
  | { about: 'paper'; file: ChosenFile; kind: VendorDocumentKind }
  | { about: 'paper-removal'; paperId: string }
  | { about: 'skip'; step: SkippableStep };

/** The server's data. */
interface OnboardingTruth {
  status: OnboardingStatus;
  vendor: Vendor;
  /** Null if there is none (404 clears the stored account). */
  account: PaymentAccount | null;
  /** A supplier's delivery methods, in its order. Read on entering that step; providers have none. */
  deliveryMethods: DeliveryMethod[];
  /** A provider's working hours and booking rules. Read on entering that step. */
  schedule: Schedule;
}

/** An effect's changes to the server's data; missing fields keep their values. */
export type TruthUpdate = Partial<Pick<OnboardingTruth, 'account' | 'deliveryMethods' | 'schedule'>> & {
  status?: Partial<OnboardingStatus>;
  vendor?: Partial<Vendor>;
};

export interface OnboardingContext {
  role: VendorRole;
  userId: string;
  status: OnboardingStatus | null;
  vendor: Vendor | null;
  account: PaymentAccount | null;
  /** Null while they are not loaded. */
  deliveryMethods: DeliveryMethod[] | null;
  /** Null while it is not loaded. */
  schedule: Schedule | null;
  request: OnboardingRequest | null;
  failure: OnboardingFailure | null;
}

export type OnboardingEvent =
  | { type: 'COMPANY.SUBMITTED'; company: VendorChange }
  | { type: 'PAPER.CHOSEN'; file: ChosenFile; kind: VendorDocumentKind }
  | { type: 'PAPER.REMOVED'; paperId: string }
  | { type: 'PORTS.SUBMITTED'; ports: string[] }
  | { type: 'LOGO.CHOSEN'; file: ChosenFile }
  | { type: 'LOGO.REMOVED' }
  | { type: 'DELIVERY.SUBMITTED'; methods: DeliveryMethodGiven[] }
  | { type: 'HOURS.SUBMITTED'; hours: WeekDay[] }
  | { type: 'STEP.SKIPPED'; step: SkippableStep }
  | { type: 'STEP.CONTINUED' }
  /** A step is reopened. */
  | { type: 'STEP.OPENED'; step: StepName }
  | { type: 'PAYMENT.SET_UP' }
  | { type: 'PAYMENT.CONTINUED' }
  | { type: 'PAYMENT.CHECKED' }
  | { type: 'STATUS.CHECKED' }
  | { type: 'RETRY.REQUESTED' }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'FAILURE.DISMISSED' };
