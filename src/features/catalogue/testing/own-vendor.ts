import { tramuntanaCompany } from '../../../api/testing/company.ts';
import type { components } from '../../../api/index.ts';

type Vendor = components['schemas']['Vendor'];

const live: Vendor = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  kind: 'supplier',
  status: 'active',
  ...tramuntanaCompany,
  tradingName: 'Cala Blava Chandlery',
  legalName: 'Cala Blava Nàutica SL',
  contactName: 'Nadia Serra',
  contactEmail: 'vendor@example.com',
  about: null,
  logoUrl: null,
  ports: ['palma'],
  skippedSteps: [],
  version: 3,
  application: {
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5e',
    status: 'approved',
    note: null,
    submittedAt: '2026-11-19T08:30:00.000Z',
    decidedAt: '2026-11-20T08:30:00.000Z',
  },
  suspensionReason: null,
  papers: [],
  conditions: { approved: true, onboardingComplete: true, canTakeCharges: true },
  isLive: true,
  commissionBasisPoints: null,
  commissionSince: null,
  announcedCommission: null,
  actions: ['pause'],
};

type Otherwise = Partial<Pick<Vendor, 'status' | 'suspensionReason' | 'conditions' | 'actions'>> & {
  readonly applicationStatus?: Vendor['application']['status'];
};

/** The vendor of these tests: live, or with the given reason for not being live. */
export function ownVendor(otherwise?: Otherwise): Vendor {
  if (otherwise === undefined) return live;
  const { applicationStatus = 'approved', ...fields } = otherwise;
  return {
    ...live,
    isLive: false,
    ...fields,
    application: { ...live.application, status: applicationStatus },
  };
}

/** Each reason for a shop not being live. */
export const notLive = {
  notSetUp: ownVendor({
    status: 'applicant',
    applicationStatus: 'submitted',
    conditions: { approved: false, onboardingComplete: false, canTakeCharges: false },
    actions: [],
  }),
  waiting: ownVendor({
    status: 'applicant',
    applicationStatus: 'in_review',
    conditions: { approved: false, onboardingComplete: true, canTakeCharges: true },
    actions: [],
  }),
  waitingWithoutPayments: ownVendor({
    status: 'applicant',
    applicationStatus: 'submitted',
    conditions: { approved: false, onboardingComplete: true, canTakeCharges: false },
    actions: [],
  }),
  changesRequested: ownVendor({
    status: 'applicant',
    applicationStatus: 'changes_requested',
    conditions: { approved: false, onboardingComplete: true, canTakeCharges: true },
    actions: ['submit_application'],
  }),
  rejected: ownVendor({
    status: 'applicant',
    applicationStatus: 'rejected',
    conditions: { approved: false, onboardingComplete: true, canTakeCharges: true },
    actions: [],
  }),
  approvedWithoutPayments: ownVendor({
    status: 'approved',
    conditions: { approved: true, onboardingComplete: true, canTakeCharges: false },
    actions: [],
  }),
  restricted: ownVendor({
    status: 'restricted',
    conditions: { approved: true, onboardingComplete: true, canTakeCharges: false },
    actions: [],
  }),
  paused: ownVendor({ status: 'paused', actions: ['resume'] }),
  suspended: ownVendor({
    status: 'suspended',
    suspensionReason: 'Your insurance ran out on 1 November.',
    actions: [],
  }),
  closed: ownVendor({ status: 'closed', actions: [] }),
};
