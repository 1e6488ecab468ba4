import { tramuntanaCompany } from '../../../api/testing/company.ts';
import type {
  DeliveryMethod,
  OnboardingStatus,
  PaymentAccount,
  Schedule,
  Vendor,
  WeekDay,
} from '../onboarding.types.ts';

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

/** An invented chandlery that has just opened its account. */
export const newVendor: Vendor = {
  id,
  kind: 'supplier',
  status: 'applicant',
  tradingName: null,
  legalName: null,
  registrationNumber: null,
  vatNumber: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
  contactName: 'Teo Ferrer',
  contactEmail: 'teo.ferrer@example.com',
  contactPhone: null,
  about: null,
  logoUrl: null,
  ports: [],
  skippedSteps: [],
  version: 1,
  application: { id, status: 'draft', note: null, submittedAt: null, decidedAt: null },
  suspensionReason: null,
  papers: [],
  conditions: { approved: false, onboardingComplete: false, canTakeCharges: false },
  isLive: false,
  commissionBasisPoints: null,
  commissionSince: null,
  announcedCommission: null,
  actions: ['submit_application'],
};

/** The same with everything sent that an application needs. */
export const describedVendor: Vendor = {
  ...newVendor,
  ...tramuntanaCompany,
  about: 'Deck and mooring gear since 1987.',
  version: 3,
  application: {
    id,
    status: 'submitted',
    note: null,
    submittedAt: '2026-11-20T08:30:00.000Z',
    decidedAt: null,
  },
  papers: [
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
      kind: 'registration',
      fileName: 'company-register.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 88_211,
      uploadedAt: '2026-11-20T08:30:00.000Z',
    },
  ],
  actions: [],
};

export const nothingDone: OnboardingStatus = {
  catalogueVerified: false,
  paymentAccountOpened: false,
  paymentAccountReady: false,
  complete: false,
  companyProfile: false,
  deliveryArea: false,
  logo: false,
  deliveryMethods: false,
  workingHours: false,
  skippedSteps: [],
  listings: 0,
  applicationStatus: 'draft',
  vendorStatus: 'applicant',
  isLive: false,
};

export const companyDone: OnboardingStatus = {
  ...nothingDone,
  companyProfile: true,
  applicationStatus: 'submitted',
};
/** A vendor's first steps. */
export const listDone: OnboardingStatus = { ...nothingDone, catalogueVerified: true, listings: 42 };
export const catalogueDone: OnboardingStatus = { ...companyDone, catalogueVerified: true, listings: 42 };
export const areaDone: OnboardingStatus = { ...catalogueDone, deliveryArea: true };
export const deliveryDone: OnboardingStatus = { ...areaDone, deliveryMethods: true };
export const logoDone: OnboardingStatus = { ...deliveryDone, logo: true };
export const hoursDone: OnboardingStatus = { ...logoDone, workingHours: true };
export const paymentDone: OnboardingStatus = {
  ...hoursDone,
  paymentAccountOpened: true,
  paymentAccountReady: true,
};
export const allDone: OnboardingStatus = { ...paymentDone, complete: true };

export const readyAccount: PaymentAccount = {
  id: 'acct_tramuntana',
  state: 'ready',
  chargesEnabled: true,
  payoutsEnabled: true,
  requirementsDue: [],
};
export const incompleteAccount: PaymentAccount = {
  ...readyAccount,
  state: 'incomplete',
  chargesEnabled: false,
  payoutsEnabled: false,
  requirementsDue: [
    { code: 'company.tax_id', label: 'The company’s tax number' },
    { code: 'external_account', label: 'A bank account for your payouts' },
  ],
};
export const pendingAccount: PaymentAccount = { ...incompleteAccount, state: 'pending', requirementsDue: [] };
export const refusedAccount: PaymentAccount = { ...pendingAccount, state: 'refused' };

/** Every supplier's initial data. */
export const collection: DeliveryMethod = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e71',
  kind: 'collection',
  name: 'Collection',
  details: 'Collect it from our address.',
  address: null,
  cost: { amountMinor: 0, currency: 'EUR' },
  ports: null,
  days: null,
};
export const toBerth: DeliveryMethod = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e72',
  kind: 'berth',
  name: 'To your berth',
  details: 'Weekdays, 08:00 to 17:00.',
  address: null,
  cost: { amountMinor: 1500, currency: 'EUR' },
  ports: ['palma', 'ibiza'],
  days: { from: 1, to: 2 },
};

/** Monday to Friday, with a break, and the weekend off. */
export const weekHours: WeekDay[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals:
    weekday > 5
      ? []
      : [
          { from: '08:00', until: '13:00' },
          { from: '15:00', until: '18:00' },
        ],
}));
/** Every provider's initial data. */
export const noHours: Schedule = {
  timeZone: 'Europe/Madrid',
  hours: weekHours.map(({ weekday }) => ({ weekday, intervals: [] })),
  exceptions: [],
  noticeHours: 24,
  horizonDays: 90,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  travel: [],
  teams: [{ id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e73', name: 'Team 1' }],
  timeOff: [],
  version: 0,
};
export const usualHours: Schedule = { ...noHours, hours: weekHours, version: 1 };
