import { expect } from 'vitest';
import { insertAudit } from '../../services/marketplace/modules/audit/index.ts';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import { openHours } from './open-hours.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;
type Kind = 'supplier' | 'service_provider';

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
/** Sorts before every other. */
const firstId = '01900000-0000-7000-8000-000000000000';
const fileId = '6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b';
const createdAt = new Date('2026-11-20T08:30:00.000Z');
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

interface Arrangement {
  readonly kind?: Kind;
  readonly vendor?: 'applicant' | 'active';
  readonly application?: 'draft' | 'submitted' | 'in_review' | 'approved';
  readonly hasPaper?: boolean;
  readonly isOnboarded?: boolean;
  /** Who calls. */
  readonly as?: 'vendor' | 'admin';
}

async function insertPerson(
  { db }: RealApp,
  person: { readonly id: string; readonly role: Kind | 'admin'; readonly email: string },
): Promise<void> {
  const stamps = { createdAt: createdAt, updatedAt: createdAt, closedAt: null };
  await db
    .insertInto('users')
    .values({
      ...person,
      firstName: 'Teo',
      lastName: 'Ferrer',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      ...stamps,
    })
    .execute();
}

/** The vendor of the examples, and the caller, signed in with `token`. */
/** Ines Marchetti imported a list for the vendor. */
async function importedByAdmin(app: RealApp): Promise<void> {
  const adminId = systemIds.newId();
  await insertPerson(app, { id: adminId, role: 'admin', email: 'ines.marchetti@example.com' });
  await app.db
    .updateTable('users')
    .set({ firstName: 'Ines', lastName: 'Marchetti' })
    .where('id', '=', adminId)
    .execute();
  await insertAudit(app.db, {
    id,
    actorId: adminId,
    act: 'import_list',
    subjectKind: 'vendor',
    subjectId: id,
    details: {},
    at: new Date('2026-11-20T09:15:00Z'),
  });
}

async function arrange(app: RealApp, token: string, arrangement: Arrangement = {}): Promise<void> {
  const { kind = 'supplier', vendor = 'applicant', application = 'submitted', as = 'vendor' } = arrangement;
  const { hasPaper = true, isOnboarded = false } = arrangement;
  const { db, files } = app;
  const stamps = { createdAt: createdAt, updatedAt: createdAt };
  await insertPerson(app, { id, role: kind, email: 'teo.ferrer@example.com' });
  const asker = as === 'vendor' ? id : systemIds.newId();
  if (as === 'admin') await insertPerson(app, { id: asker, role: 'admin', email: 'ada@example.com' });
  await db
    .insertInto('sessions')
    .values({
      id: systemIds.newId(),
      tokenHash: hashToken(token),
      userId: asker,
      signUpId: null,
      device: 'Firefox on Windows',
      createdAt: createdAt,
      lastSeenAt: createdAt,
      revokedAt: null,
      expiresAt: new Date('2026-12-20T08:30:00Z'),
    })
    .execute();
  await db
    .insertInto('vendors')
    .values({
      id,
      openedBy: id,
      kind,
      status: vendor,
      tradingName: 'Tramuntana Chandlery',
      legalName: 'Tramuntana Nàutica SL',
      registrationNumber: 'PM-48211',
      vatNumber: 'ESB12345674',
      street: 'Camí de l’Escollera 4',
      postalCode: '07012',
      city: 'Palma',
      country: 'ES',
      contactName: 'Teo Ferrer',
      contactEmail: 'teo.ferrer@example.com',
      contactPhone: '+34 600 000 000',
      about: 'Deck and mooring gear since 1987.',
      skippedSteps: ['logo'],
      version: 3,
      ...stamps,
      canTakeCharges: isOnboarded,
      ...(isOnboarded && { catalogueVerifiedAt: createdAt, onboardingCompletedAt: createdAt }),
    })
    .execute();
  await db
    .insertInto('vendorPorts')
    .values([
      { vendorId: id, port: 'palma' },
      { vendorId: id, port: 'ibiza' },
    ])
    .execute();
  await db
    .insertInto('vendorApplications')
    .values({
      id,
      vendorId: id,
      status: application,
      note: null,
      version: 2,
      ...stamps,
      submittedAt: application === 'draft' ? null : createdAt,
      decidedAt: null,
      decidedBy: null,
    })
    .execute();
  if (application !== 'draft')
    await db
      .insertInto('vendorHistory')
      .values({
        id: firstId,
        vendorId: id,
        process: 'application',
        command: 'submit',
        fromStatus: 'draft',
        toStatus: 'submitted',
        actorId: id,
        note: null,
        at: createdAt,
      })
      .execute();
  if (!hasPaper) return;
  await files.write(`papers/${fileId}`, pdf, { mimeType: 'application/pdf' });
  await db
    .insertInto('vendorPapers')
    .values({
      id,
      vendorId: id,
      kind: 'registration',
      fileId: fileId,
      fileName: 'company-register.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 88211,
      uploadedAt: createdAt,
    })
    .execute();
}

async function onSale({ db }: RealApp, kind: Kind): Promise<void> {
  const stamps = { createdAt: createdAt, updatedAt: createdAt };
  const priced = { priceMinor: 8950, currency: 'EUR', taxBps: null, status: 'active' } as const;
  if (kind === 'supplier') {
    // Products belong to nobody, so they outlive the vendor of one example.
    const productId = systemIds.newId();
    await db
      .insertInto('products')
      .values({
        id: productId,
        name: 'Fender F4',
        brand: null,
        partNumber: null,
        barcode: null,
        description: null,
        category: null,
        ...stamps,
      })
      .execute();
    await db
      .insertInto('inventoryItems')
      .values({
        id,
        supplierId: id,
        productId: productId,
        ownKey: 'f4',
        name: 'Fender F4',
        variant: null,
        sku: null,
        unit: null,
        stock: null,
        reorderLevel: null,
        location: null,
        importId: null,
        ...priced,
        ...stamps,
      })
      .execute();
  } else
    await db
      .insertInto('services')
      .values({
        id,
        providerId: id,
        ownKey: 'teak',
        name: 'Teak deck cleaning',
        description: null,
        category: null,
        pricedPer: 'visit',
        unit: null,
        durationMinutes: 240,
        importId: null,
        ...priced,
        ...stamps,
      })
      .execute();
}

async function accountOpened({ db }: RealApp, isReady: boolean): Promise<void> {
  await db
    .insertInto('paymentAccounts')
    .values({
      vendorId: id,
      providerAccountId: 'acct_1',
      chargesEnabled: isReady,
      payoutsEnabled: isReady,
      detailsSubmitted: isReady,
      requirementsDue: '[]',
      disabledReason: null,
      readAt: createdAt,
      createdAt: createdAt,
      updatedAt: createdAt,
    })
    .execute();
}

/** The data needed before the examples of the tags "Vendor", "Onboarding" and "Admin" can be sent with `token`. */
export function vendorArrangements(app: () => RealApp, token: string): Record<string, () => Promise<void>> {
  const arranged =
    (arrangement: Arrangement = {}) =>
    () =>
      arrange(app(), token, arrangement);
  const onboarding =
    (kind: Kind, { isReady }: { readonly isReady: boolean }) =>
    async () => {
      await arrange(app(), token, { kind });
      await app().db.deleteFrom('vendorPorts').execute();
      await app()
        .db.updateTable('vendors')
        .set({ skippedSteps: [], catalogueVerifiedAt: createdAt, deliverySaidAt: isReady ? createdAt : null })
        .execute();
      await onSale(app(), kind);
      await accountOpened(app(), isReady);
      if (kind === 'service_provider' && isReady) await openHours(app().db, id, createdAt);
    };
  return {
    getVendor: arranged(),
    updateVendor: arranged(),
    stateDistanceSales: arranged(),
    getDistanceSales: async () => {
      await arrange(app(), token);
      const said = { id, vendorId: id, taxedAtDestination: true, saidBy: id, saidAt: createdAt };
      await app().db.insertInto('distanceSalesStatements').values(said).execute();
      await app().db.updateTable('vendors').set({ taxedAtDestination: true }).where('id', '=', id).execute();
    },
    setVendorPorts: arranged(),
    uploadVendorLogo: arranged(),
    deleteVendorLogo: arranged(),
    uploadVendorPaper: arranged({ hasPaper: false }),
    readVendorPaper: arranged(),
    deleteVendorPaper: arranged(),
    setSkippedSteps: arranged(),
    listAdminActivity: async () => {
      await arrange(app(), token);
      await importedByAdmin(app());
    },
    submitVendorApplication: arranged({ application: 'draft' }),
    changeVendorStatus: arranged({ vendor: 'active', application: 'approved', isOnboarded: true }),
    listApplications: arranged({ as: 'admin' }),
    getApplication: async () => {
      await arrange(app(), token, { as: 'admin' });
      await accountOpened(app(), false);
    },
    listApplicationListings: async () => {
      await arrange(app(), token, { as: 'admin' });
      await onSale(app(), 'supplier');
    },
    decideApplication: arranged({ as: 'admin', application: 'in_review' }),
    decideVendorStatus: arranged({
      as: 'admin',
      vendor: 'active',
      application: 'approved',
      isOnboarded: true,
    }),
    setVendorCommission: arranged({
      as: 'admin',
      vendor: 'active',
      application: 'approved',
      isOnboarded: true,
    }),
    verifyInventoryUpload: onboarding('supplier', { isReady: false }),
    verifyServicesUpload: onboarding('service_provider', { isReady: false }),
    completeSupplierOnboarding: onboarding('supplier', { isReady: true }),
    completeVendorOnboarding: onboarding('service_provider', { isReady: true }),
    getSupplierOnboardingStatus: onboarding('supplier', { isReady: false }),
    getVendorOnboardingStatus: onboarding('service_provider', { isReady: false }),
  };
}

/** The forms of these operations; others send a picture. */
export const vendorForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  uploadVendorLogo: (picture) => {
    const form = new FormData();
    form.append('logo', picture, 'logo.png');
    return form;
  },
  uploadVendorPaper: () => {
    const form = new FormData();
    form.append('kind', 'registration');
    form.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'company-register.pdf');
    return form;
  },
};

const dataOf = (answer: Json): Json => Object(answer.data) as Json;
const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...dataOf(example), ...change },
});
/** Ports are listed alphabetically. */
const ports = { ports: ['ibiza', 'palma'] };
const asVendor =
  (change: Json = {}) =>
  (answer: Json, example: Json) =>
    expect(answer).toEqual(withData(example, { ...ports, ...change }));
const asStatus = (answer: Json, example: Json) => expect(answer).toEqual(withData(example, { listings: 1 }));

/** The examples show a vendor with more listings, or in its previous state. */
export const vendorComparisons: Record<string, (answer: Json, example: Json) => void> = {
  getVendor: asVendor({ yourRole: 'owner' }),
  updateVendor: asVendor(),
  setVendorPorts: asVendor(),
  uploadVendorLogo: asVendor({ logoUrl: `/api/media/${fileId}` }),
  deleteVendorLogo: asVendor(),
  uploadVendorPaper: (answer, example) => {
    const [paper] = dataOf(example).papers as Json[];
    asVendor({ papers: [{ ...paper, sizeBytes: pdf.length }] })(answer, example);
  },
  deleteVendorPaper: asVendor({ papers: [] }),
  setSkippedSteps: asVendor(),
  submitVendorApplication: asVendor(),
  changeVendorStatus: (answer, example) =>
    asVendor({
      status: 'paused',
      actions: ['resume'],
      application: { ...Object(dataOf(example).application), status: 'approved' },
      conditions: { approved: true, onboardingComplete: true, canTakeCharges: true },
    })(answer, example),
  listApplications: (answer, example) => {
    const [shown] = dataOf(example).items as Json[];
    const none = { draft: 0, in_review: 0, changes_requested: 0, approved: 0, rejected: 0, suspended: 0 };
    const counts = { ...none, waiting: 1, submitted: 1, all: 1 };
    expect(answer).toEqual(withData(example, { items: [{ ...shown, listings: 0 }], counts }));
  },
  getApplication: (answer, example) =>
    expect(answer).toEqual(
      withData(example, { listings: 0, vendor: { ...Object(dataOf(example).vendor), ...ports } }),
    ),
  decideApplication: (answer, example) => {
    expect(answer).toMatchObject({ status: true, message: example.message });
    expect(dataOf(answer)).toMatchObject({
      version: 3,
      actions: [],
      vendorActions: ['suspend'],
      vendor: { status: 'approved', application: { status: 'approved' } },
      history: [{}, { command: 'approve', from: 'in_review' }, { command: 'approve', from: 'applicant' }],
    });
  },
  decideVendorStatus: (answer, example) => {
    expect(answer).toMatchObject({ status: true, message: example.message });
    expect(dataOf(answer)).toMatchObject({
      vendor: {
        status: 'suspended',
        isLive: false,
        suspensionReason: 'Insurance ran out on 1 November.',
      },
      vendorActions: ['reinstate'],
      history: [{}, { command: 'suspend', from: 'active', note: 'Insurance ran out on 1 November.' }],
    });
  },
  setVendorCommission: (answer, example) => {
    expect(answer).toMatchObject({ status: true, message: example.message });
    expect(dataOf(answer)).toMatchObject({
      vendor: { commissionBasisPoints: 800, commissionSince: expect.stringContaining('T') },
    });
  },
  getSupplierOnboardingStatus: asStatus,
  getVendorOnboardingStatus: asStatus,
};
