import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type {
  ApplicationDetail,
  ReviewListRow,
  VendorDocument,
  VendorView,
} from '../../modules/vendors/index.ts';

type Schemas = components['schemas'];

const documentOf = (document: VendorDocument): Schemas['Paper'] => ({
  id: document.id,
  kind: document.kind,
  fileName: document.fileName,
  mediaType: document.mediaType,
  sizeBytes: document.sizeBytes,
  uploadedAt: document.uploadedAt.toISOString(),
});

export const vendorOf = ({
  vendor,
  application,
  suspensionReason,
  ports,
  papers,
  actions,
}: VendorView): Schemas['Vendor'] => ({
  id: vendor.id,
  kind: vendor.kind,
  status: vendor.status,
  ...vendor.company,
  logoUrl: vendor.logoFileId === null ? null : `/api/media/${vendor.logoFileId}`,
  ports: [...ports],
  skippedSteps: [...vendor.skippedSteps],
  version: vendor.version,
  application: {
    id: application.id,
    status: application.status,
    note: application.note,
    submittedAt: application.submittedAt?.toISOString() ?? null,
    decidedAt: application.decidedAt?.toISOString() ?? null,
  },
  suspensionReason,
  papers: papers.map(documentOf),
  conditions: {
    approved: application.status === 'approved',
    onboardingComplete: vendor.onboardingCompletedAt !== null,
    canTakeCharges: vendor.canTakeCharges,
  },
  isLive: vendor.status === 'active',
  commissionBasisPoints: vendor.commissionBps,
  commissionSince: vendor.commissionSince?.toISOString() ?? null,
  announcedCommission: vendor.announcedCommission && {
    basisPoints: vendor.announcedCommission.bps,
    from: vendor.announcedCommission.from.toISOString(),
  },
  actions: [...actions],
});

export const vendorAnswer = (message: string, view: VendorView) =>
  ({ status: 200, body: { status: true, message, data: vendorOf(view) } }) as const;

export const reviewRowOf = (row: ReviewListRow): Schemas['ApplicationSummary'] => ({
  id: row.id,
  vendorId: row.vendorId,
  kind: row.kind,
  tradingName: row.tradingName,
  legalName: row.legalName,
  city: row.city,
  country: row.country,
  status: row.status,
  vendorStatus: row.vendorStatus,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  askedBy: row.askedBy,
  papers: row.papers,
  listings: row.listings,
});

export const detailOf = (detail: ApplicationDetail): Schemas['ApplicationDetail'] => ({
  id: detail.view.application.id,
  version: detail.view.application.version,
  vendor: vendorOf(detail.view),
  account: {
    name: detail.account.name,
    email: detail.account.email,
    createdAt: detail.account.createdAt.toISOString(),
  },
  vatCheck: detail.vatCheck && {
    state: detail.vatCheck.state,
    checkedAt: detail.vatCheck.checkedAt?.toISOString() ?? null,
    consultationNumber: detail.vatCheck.consultationNumber,
  },
  listings: detail.listings,
  paymentAccount: detail.paymentAccount,
  history: detail.history.map(({ process, command, from, to, by, note, at }) => ({
    process,
    command,
    from,
    to,
    by,
    note,
    at: at.toISOString(),
  })),
  actions: [...detail.actions],
  vendorActions: [...detail.vendorActions],
});

export const detailAnswer = (message: string, detail: ApplicationDetail) =>
  ({ status: 200, body: { status: true, message, data: detailOf(detail) } }) as const;
