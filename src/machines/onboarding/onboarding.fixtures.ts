import { tramuntanaCompany } from '../../api/testing/company.ts';
import { noNetwork, type FailureCase, type MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { onboardingMachine } from './onboarding.machine.ts';
import type {
  TruthUpdate,
  OnboardingContext,
  OnboardingStatus,
  PaymentAccount,
  StepName,
  Vendor,
  VendorChange,
} from './onboarding.types.ts';
import { isStepSettled } from './settled-steps.ts';
import {
  allDone,
  areaDone,
  catalogueDone,
  collection,
  deliveryDone,
  describedVendor,
  incompleteAccount,
  listDone,
  logoDone,
  newVendor,
  noHours,
  nothingDone,
  paymentDone,
  pendingAccount,
  readyAccount,
  refusedAccount,
  toBerth,
  usualHours,
  weekHours,
} from './testing/tramuntana.ts';

const userId = newVendor.id;

/**
 * Fixtures that depend on the status alone: the payment account has its own, and a complete onboarding has nothing
 * open.
 */
const steps: readonly StepName[] = [
  'company-profile',
  'catalogue',
  'delivery-area',
  'logo',
  'delivery-methods',
  'working-hours',
] as const;

/** Two ports, and a picture that needs no server. */
const servingVendor: Vendor = { ...describedVendor, ports: ['palma', 'antibes'], version: 4 };
const logoUrl =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230b4a6f"/%3E%3Cpath d="M1 5h6L6 7H2zM4 1v3H2z" fill="white"/%3E%3C/svg%3E';
const shownVendor: Vendor = { ...servingVendor, logoUrl, version: 5 };
/** A vendor that is approved, with everything else complete. */
const live = {
  status: 'active',
  isLive: true,
  application: {
    ...describedVendor.application,
    status: 'approved',
    decidedAt: '2026-11-21T10:00:00.000Z',
  },
  conditions: { approved: true, onboardingComplete: true, canTakeCharges: true },
} satisfies Partial<Vendor>;
const liveVendor: Vendor = { ...shownVendor, ...live };

const truth = (status: OnboardingStatus, vendor: Vendor, account: PaymentAccount | null): TruthUpdate => ({
  status,
  vendor,
  account,
});

// An effect's answer contains what it changes and keeps the rest: a path may have its steps in any order.
const skipped =
  (...steps: OnboardingStatus['skippedSteps']) =>
  ({ status }: Pick<OnboardingContext, 'status'>): TruthUpdate => {
    const skippedSteps = [...new Set([...(status?.skippedSteps ?? []), ...steps])];
    return { status: { skippedSteps }, vendor: { skippedSteps } };
  };

const company = {
  ...tramuntanaCompany,
  about: 'Deck and mooring gear since 1987.',
} satisfies VendorChange;
/** A vendor whose company was sent; papers, ports and picture are set separately. */
const handedIn: Partial<Vendor> = {
  application: describedVendor.application,
  actions: [],
  ...company,
};
const certificate: Vendor['papers'][number] = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61',
  kind: 'insurance',
  fileName: 'insurance 2026.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 120_400,
  uploadedAt: '2026-11-20T09:00:00.000Z',
};

const changedElsewhere: FailureCase = {
  code: 'CHANGED_ELSEWHERE',
  message: 'Your company was changed elsewhere meanwhile.',
  status: 412,
};
const accountGone: FailureCase = {
  code: 'PAYMENT_ACCOUNT_NOT_FOUND',
  message: 'There is no payment account yet.',
  status: 404,
};
const providerAway: FailureCase = {
  code: 'UNAVAILABLE',
  message: 'The payment provider does not answer.',
  status: 503,
  details: { retryAfterSeconds: 30 },
};

/** A chandlery on its way to an open shop, from any step at which it stopped. */
export const onboardingFixtures = {
  inputs: {
    'a supplier': { role: 'supplier', userId, arrival: 'walk' },
    'a service provider': { role: 'service_provider', userId, arrival: 'walk' },
    'back from a payment link that had expired': { role: 'supplier', userId, arrival: 'fresh-link' },
  },
  events: {
    'COMPANY.SUBMITTED': { 'a whole company': { company } },
    'PAPER.CHOSEN': {
      'a certificate of insurance': {
        file: { fileKey: 'file-1', name: 'insurance 2026.pdf', sizeBytes: 120_400 },
        kind: 'insurance',
      },
    },
    'PAPER.REMOVED': { 'the company register': { paperId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60' } },
    'PORTS.SUBMITTED': { 'Palma and Antibes': { ports: ['palma', 'antibes'] } },
    'LOGO.CHOSEN': { 'a picture': { file: { fileKey: 'file-2', name: 'logo.png', sizeBytes: 34_800 } } },
    'STEP.SKIPPED': {
      'where one serves': { step: 'delivery-area' },
      'the logo': { step: 'logo' },
      'the company': { step: 'company-profile' },
    },
    'STEP.OPENED': {
      'the company': { step: 'company-profile' },
      'the list': { step: 'catalogue' },
      'where one serves': { step: 'delivery-area' },
      'the logo': { step: 'logo' },
      'getting paid': { step: 'payment-account' },
      'the end': { step: 'completion' },
      'how one delivers': { step: 'delivery-methods' },
      'when one works': { step: 'working-hours' },
    },
    'HOURS.SUBMITTED': { 'Monday to Friday': { hours: weekHours } },
    'DELIVERY.SUBMITTED': {
      'collection, and to the berth': {
        methods: [
          { ...collection },
          {
            kind: 'berth',
            name: 'To your berth',
            details: 'Weekdays, 08:00 to 17:00.',
            cost: { amountMinor: 1500, currency: 'EUR' },
          },
        ],
      },
    },
  },
  outputs: {
    loadOnboarding: {
      'the payment account is incomplete': truth(logoDone, shownVendor, incompleteAccount),
      'nothing is done': truth(nothingDone, newVendor, null),
      'a list is imported and not checked yet': truth({ ...nothingDone, listings: 42 }, newVendor, null),
      'the list is in': truth(listDone, newVendor, null),
      'the company is handed in': truth(catalogueDone, describedVendor, null),
      'the ports are chosen': truth(areaDone, servingVendor, null),
      'how one delivers is said': truth(deliveryDone, servingVendor, null),
      'a payment account is missing': truth(logoDone, shownVendor, null),
      'the payment account is being checked': truth(logoDone, shownVendor, pendingAccount),
      'the payment account is refused': truth(logoDone, shownVendor, refusedAccount),
      'the payment account is ready': truth(paymentDone, shownVendor, readyAccount),
      'everything is done': truth(allDone, liveVendor, readyAccount),
    },
    saveCompany: {
      'saved and handed in': {
        status: { companyProfile: true, applicationStatus: 'submitted' },
        vendor: handedIn,
      },
    },
    addPaper: {
      'the certificate is there': { vendor: { papers: [...describedVendor.papers, certificate] } },
    },
    removePaper: { 'the paper is gone': { vendor: { papers: [] } } },
    savePorts: {
      'two ports': { status: { deliveryArea: true }, vendor: { ports: servingVendor.ports } },
    },
    saveLogo: { 'the picture is there': { status: { logo: true }, vendor: { logoUrl } } },
    readDeliveryMethods: { 'what everybody begins with': { deliveryMethods: [collection] } },
    saveDeliveryMethods: {
      'two ways': { status: { deliveryMethods: true }, deliveryMethods: [collection, toBerth] },
    },
    readSchedule: { 'no hours yet': { schedule: noHours } },
    saveSchedule: {
      'Monday to Friday': { status: { workingHours: true }, schedule: usualHours },
    },
    skipStep: {
      'where one serves can wait': skipped('delivery-area'),
      'both can wait': skipped('delivery-area', 'logo'),
      'the logo can wait': skipped('logo'),
      'the company can wait': skipped('company-profile'),
    },
    catalogueImport: {
      'a list of 42 rows': {
        importId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
        new: 40,
        changed: 2,
        unchanged: 0,
        undoUntil: '2026-12-20T09:12:00.000Z',
      },
    },
    verifyCatalogue: { 'the list is in': { status: { catalogueVerified: true, listings: 42 } } },
    createPaymentAccount: { 'a link': { url: 'https://payments.example.com/onboarding/acct_tramuntana' } },
    refreshPaymentLink: {
      'a new link': { url: 'https://payments.example.com/onboarding/acct_tramuntana?again' },
    },
    readPaymentAccount: {
      ready: { status: { paymentAccountReady: true }, account: readyAccount },
      incomplete: { status: { paymentAccountReady: false }, account: incompleteAccount },
      'being checked': { status: { paymentAccountReady: false }, account: pendingAccount },
      refused: { status: { paymentAccountReady: false }, account: refusedAccount },
      'there is none': { status: { paymentAccountReady: false }, account: null },
    },
    completeOnboarding: {
      'everything is done': {
        status: { complete: true, applicationStatus: 'approved', vendorStatus: 'active', isLive: true },
        vendor: live,
      },
      'the company is still to be described': {
        status: { complete: true },
        vendor: { conditions: { ...newVendor.conditions, onboardingComplete: true, canTakeCharges: true } },
      },
    },
  },
  failures: {
    loadOnboarding: { 'no network': noNetwork },
    saveCompany: {
      'changed in another tab': changedElsewhere,
      'a number that cannot be': {
        code: 'VALIDATION',
        message: 'Some fields need another look.',
        status: 422,
        details: { fields: [{ field: 'vatNumber', message: 'This is no VAT ID.' }] },
      },
      'something an application needs': {
        code: 'APPLICATION_INCOMPLETE',
        message: 'Something is missing.',
        status: 409,
        details: { missing: ['registrationNumber'] },
      },
    },
    addPaper: {
      'a kind of file we do not take': {
        code: 'PAPER_NOT_ACCEPTED',
        message: 'This file is none that we can take.',
        status: 422,
      },
      'the file is no longer at hand': {
        code: 'FILE_GONE',
        message: '“insurance 2026.pdf” is no longer at hand. Please choose it again.',
      },
    },
    saveDeliveryMethods: {
      'changed in another tab': {
        code: 'DELIVERY_NOT_OFFERED',
        message: 'One of these ways is no longer offered.',
        status: 409,
      },
    },
    saveSchedule: {
      'changed in another tab': {
        code: 'CHANGED_ELSEWHERE',
        message: 'Your hours were changed elsewhere meanwhile.',
        status: 412,
      },
    },
    saveLogo: {
      'no picture': {
        code: 'PICTURE_NOT_AN_IMAGE',
        message: 'This file is not a picture we can read.',
        status: 422,
      },
    },
    verifyCatalogue: {
      'nothing is imported': {
        code: 'NOTHING_IMPORTED',
        message: 'Nothing is imported yet.',
        status: 409,
      },
    },
    createPaymentAccount: {
      'the payment provider is away': providerAway,
      refused: {
        code: 'PAYMENT_ACCOUNT_REFUSED',
        message: 'The payment provider refused this account.',
        status: 409,
      },
    },
    refreshPaymentLink: { 'the account is gone': accountGone, 'the payment provider is away': providerAway },
    readPaymentAccount: { 'the payment provider is away': providerAway },
    completeOnboarding: {
      'something is missing': {
        code: 'ONBOARDING_INCOMPLETE',
        message: 'Some steps are still open.',
        status: 409,
        details: { missing: ['catalogue'] },
      },
    },
  },
  distinguish: ({ status, account }) => ({
    settled: status && (status.complete ? 'all' : steps.filter((step) => isStepSettled(status, step))),
    hasListings: (status?.listings ?? 0) > 0,
    account: account?.state ?? null,
  }),
} satisfies MachineFixtures<typeof onboardingMachine>;
