import { tramuntanaCompany } from '../../../../api/testing/company.ts';
import { idOf } from '../../../../api/testing/values.ts';
import type {
  ApplicationCounts,
  ApplicationDetail,
  ApplicationSummary,
  HistoryEntry,
} from '../application.types.ts';

const summary = (last: number, change: Partial<ApplicationSummary>): ApplicationSummary => ({
  id: idOf(last),
  vendorId: idOf(last + 100),
  kind: 'supplier',
  tradingName: null,
  legalName: null,
  city: null,
  country: null,
  status: 'submitted',
  vendorStatus: 'applicant',
  submittedAt: '2026-11-19T16:05:00.000Z',
  askedBy: null,
  papers: 0,
  listings: 0,
  ...change,
});

const tramuntanaSummary = summary(1, {
  tradingName: 'Tramuntana Chandlery',
  legalName: 'Tramuntana Nàutica SL',
  city: 'Palma',
  country: 'ES',
  papers: 2,
  listings: 1240,
});

/** New applications, oldest first. */
export const newApplications: readonly ApplicationSummary[] = [
  tramuntanaSummary,
  summary(2, {
    kind: 'service_provider',
    tradingName: 'Nils Berg Rigging',
    city: 'Antibes',
    country: 'FR',
    submittedAt: '2026-11-20T07:12:00.000Z',
    askedBy: 'Ada Marsh',
    papers: 1,
    listings: 14,
  }),
  summary(3, {
    tradingName:
      'Compagnie Méditerranéenne d’Approvisionnement et d’Avitaillement des Yachts de Grande Plaisance',
    city: 'Saint-Laurent-du-Var',
    country: 'FR',
    submittedAt: '2026-11-20T08:40:00.000Z',
    papers: 20,
    listings: 100_000,
  }),
];

export const counts: ApplicationCounts = {
  waiting: 4,
  draft: 4,
  submitted: 3,
  in_review: 1,
  changes_requested: 2,
  approved: 31,
  rejected: 1,
  suspended: 2,
  all: 42,
};

const did = (
  process: HistoryEntry['process'],
  command: string,
  [from, to]: readonly [string, string],
  more: Pick<HistoryEntry, 'by' | 'at'> & { readonly note?: string },
): HistoryEntry => ({ note: null, ...more, process, command, from, to });

const sent = did('application', 'submit', ['draft', 'submitted'], {
  by: 'Teo Ferrer',
  at: '2026-11-19T16:05:00.000Z',
});
const taken = did('application', 'take', ['submitted', 'in_review'], {
  by: 'Ada Marsh',
  at: '2026-11-20T08:02:00.000Z',
});
const decided = { by: 'Ada Marsh', at: '2026-11-20T08:30:00.000Z' } as const;
const askedFor =
  'The register names another company. Please send the extract of this one, not older than three months.\nThe insurance ends in December: the new policy, if there is one already.';

/** An application that no admin has started to review. */
export const tramuntana: ApplicationDetail = {
  id: tramuntanaSummary.id,
  version: 2,
  vendor: {
    id: tramuntanaSummary.vendorId,
    kind: 'supplier',
    status: 'applicant',
    version: 3,
    ...tramuntanaCompany,
    about: 'Deck and mooring gear since 1987.\nOur own splicing loft on the mole.',
    logoUrl: null,
    ports: ['ibiza', 'palma'],
    skippedSteps: ['logo'],
    isLive: false,
    commissionBasisPoints: null,
    commissionSince: null,
    announcedCommission: null,
    actions: [],
    application: {
      id: tramuntanaSummary.id,
      status: 'submitted',
      note: null,
      decidedAt: null,
      submittedAt: '2026-11-19T16:05:00.000Z',
    },
    suspensionReason: null,
    papers: [
      {
        id: idOf(201),
        kind: 'registration',
        fileName: 'Registro mercantil.pdf',
        sizeBytes: 88_211,
        mediaType: 'application/pdf',
        uploadedAt: '2026-11-19T15:48:00.000Z',
      },
      {
        id: idOf(202),
        kind: 'insurance',
        fileName: 'Pòlissa 2026.jpg',
        sizeBytes: 1_420_000,
        mediaType: 'image/jpeg',
        uploadedAt: '2026-11-19T15:51:00.000Z',
      },
    ],
    conditions: { approved: false, onboardingComplete: true, canTakeCharges: true },
  },
  account: { name: 'Teo Ferrer', email: 'teo.ferrer@example.com', createdAt: '2026-11-18T09:20:00.000Z' },
  listings: 1240,
  paymentAccount: 'ready',
  actions: ['take'],
  vatCheck: { state: 'valid', checkedAt: '2026-11-19T16:05:09.000Z', consultationNumber: 'WAPIAAAAY0000001' },
  vendorActions: [],
  history: [sent],
};

/** The same, taken by an admin. */
export const tramuntanaInReview: ApplicationDetail = {
  ...tramuntana,
  version: 3,
  vendor: {
    ...tramuntana.vendor,
    application: { ...tramuntana.vendor.application, status: 'in_review' },
  },
  actions: ['approve', 'ask', 'reject'],
  history: [sent, taken],
};

/** The same, approved and live. */
export const tramuntanaLive: ApplicationDetail = {
  ...tramuntana,
  version: 4,
  vendor: {
    ...tramuntana.vendor,
    status: 'active',
    isLive: true,
    application: {
      ...tramuntana.vendor.application,
      status: 'approved',
      decidedAt: '2026-11-20T08:30:00.000Z',
    },
    conditions: { approved: true, onboardingComplete: true, canTakeCharges: true },
  },
  actions: [],
  vendorActions: ['suspend'],
  history: [
    sent,
    taken,
    did('application', 'approve', ['in_review', 'approved'], decided),
    did('vendor', 'approve', ['applicant', 'active'], decided),
  ],
};

/** An application whose vendor was asked for changes, with long texts everywhere. */
export const longWinded: ApplicationDetail = {
  ...tramuntana,
  vendor: {
    ...tramuntana.vendor,
    tradingName:
      'Compagnie Méditerranéenne d’Approvisionnement et d’Avitaillement des Yachts de Grande Plaisance',
    legalName: 'CMAAYGP'.repeat(18),
    contactEmail: `${'avitaillement'.repeat(8)}@example.com`,
    vatNumber: null,
    contactPhone: null,
    about: null,
    ports: [],
    application: {
      ...tramuntana.vendor.application,
      status: 'changes_requested',
      decidedAt: '2026-11-20T08:30:00.000Z',
      note: askedFor,
    },
    papers: [
      {
        id: idOf(203),
        kind: 'other',
        mediaType: 'application/pdf',
        sizeBytes: 9_999_999,
        fileName: `${'attestation-de-regularite-fiscale-'.repeat(3)}2026.pdf`,
        uploadedAt: '2026-11-19T15:48:00.000Z',
      },
    ],
    conditions: { approved: false, onboardingComplete: false, canTakeCharges: false },
  },
  listings: 0,
  paymentAccount: 'incomplete',
  actions: [],
  history: [
    sent,
    taken,
    did('application', 'ask', ['in_review', 'changes_requested'], { ...decided, note: askedFor }),
  ],
};
