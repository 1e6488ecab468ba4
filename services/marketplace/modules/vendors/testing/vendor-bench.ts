import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { RoleName } from '../../../platform/db/account-tables.ts';
import { openFileStore } from '../../../platform/files/index.ts';
import { systemIds } from '../../../platform/ids.ts';
import { queueTestMail } from '../../../platform/mail/testing/queued-mails.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import { accountBench } from '../../account/testing/account-bench.ts';
import { hasOpenTrade } from '../../orders/index.ts';
import { storedAccountState } from '../../payments/index.ts';
import { createVatChecks } from '../../vat-checks/index.ts';
import { createVendors, ensureVendor, type VendorParts } from '../index.ts';

/** The required fields of an application, for an invented chandlery. */
export const tramuntana = {
  tradingName: 'Tramuntana Chandlery',
  legalName: 'Tramuntana Nàutica SL',
  registrationNumber: 'PM-48211',
  vatNumber: 'ESB12345674',
  street: 'Camí de l’Escollera 4',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
} as const;

/** The smallest valid files of each type. */
export const files = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
    'base64',
  ),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
} as const;

/** The vendors module on its own database and folder, with a fixed clock. */
export async function vendorBench() {
  const account = await accountBench();
  const { db, clock } = account;
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'quayside-vendors-'));
  const removedPictures: string[] = [];
  const parts: VendorParts = {
    db,
    clock,
    ids: systemIds,
    queueMail: queueTestMail,
    files: openFileStore({ dataFolder }),
    pictures: {
      storePicture: async () => ({ ok: true, value: { fileId: systemIds.newFileId() } }),
      removePicture: async (fileId) => void removedPictures.push(fileId),
    },
    vatChecks: createVatChecks({ ids: systemIds }),
    hasOpenTrade,
    paymentAccountState: storedAccountState,
    publicUrl: 'https://quayside.example.com',
    currency: 'EUR',
    commissionBps: 1000,
  };
  const vendors = createVendors(parts);

  /** A user with an account of this role; the session is like a handler's. */
  const person = async (
    role: RoleName,
    email: string,
    firstName = 'Teo',
    lastName = 'Ferrer',
  ): Promise<Session> => {
    const id = systemIds.newId();
    const now = clock.now();
    await db
      .insertInto('users')
      .values({
        id,
        email,
        role,
        firstName: firstName,
        lastName: lastName,
        phone: null,
        passwordHash: 'none',
        pictureFileId: null,
        createdAt: now,
        updatedAt: now,
        closedAt: null,
      })
      .execute();
    const session = { kind: 'active', id: systemIds.newId(), userId: id, role, signUpId: null } as const;
    if (role !== 'supplier' && role !== 'service_provider') return session;
    const vendorId = await db
      .transaction()
      .execute((trx) => ensureVendor(trx, session, { now, currency: 'EUR' }));
    return { ...session, membership: { vendorId, role: 'owner' } } satisfies Session;
  };
  const supplier = () => person('supplier', 'teo.ferrer@example.com');
  const admin = (email = 'ada@example.com', firstName = 'Ada') => person('admin', email, firstName, 'Marsh');

  /** A supplier's item, as after an import. */
  const listItem = async (vendorId: string) => {
    const now = clock.now();
    const id = systemIds.newId();
    await db
      .insertInto('products')
      .values({
        id,
        name: 'Snatch block 60 mm',
        brand: null,
        partNumber: null,
        barcode: null,
        description: null,
        category: null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await db
      .insertInto('inventoryItems')
      .values({
        id: systemIds.newId(),
        supplierId: vendorId,
        productId: id,
        ownKey: id,
        name: 'Snatch block 60 mm',
        variant: null,
        sku: null,
        priceMinor: 4_950,
        currency: 'EUR',
        taxBps: null,
        unit: null,
        stock: 4,
        reorderLevel: null,
        location: null,
        status: 'active',
        importId: null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  };
  /** A payment account, as the payments module stores it. */
  const openPaymentAccount = async (vendorId: string, options: { readonly canTakeCharges: boolean }) => {
    const now = clock.now();
    const enabled = options.canTakeCharges;
    await db
      .insertInto('paymentAccounts')
      .values({
        vendorId: vendorId,
        providerAccountId: `acct_${vendorId}`,
        chargesEnabled: enabled,
        payoutsEnabled: enabled,
        detailsSubmitted: true,
        requirementsDue: '[]',
        disabledReason: null,
        readAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await reportCharges(vendorId, enabled);
  };
  const reportCharges = (vendorId: string, canTakeCharges: boolean) =>
    db
      .transaction()
      .execute((trx) => vendors.chargesChanged(trx, { vendorId, canTakeCharges, at: clock.now() }));

  /** A vendor with a complete, submitted application. */
  const applied = async () => {
    const session = await supplier();
    await vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    const sent = await vendors.submitApplication(session);
    if (!sent.ok) throw new Error(sent.error.code);
    return { session, vendorId: ownVendorId(session), applicationId: sent.value.application.id };
  };
  const decide = async (
    decidedBy: Session,
    applicationId: string,
    decision: 'take' | 'approve' | 'ask' | 'reject' | 'reopen',
    note?: string,
  ) => {
    const seen = await vendors.getApplication(applicationId);
    if (!seen.ok) throw new Error(seen.error.code);
    const { version } = seen.value.view.application;
    return vendors.decideApplication(decidedBy, applicationId, { decision, version, note });
  };
  /** Confirms a supplier's delivery methods, like its step of the onboarding. */
  const sayDelivery = async (vendorId: string) => {
    await db.updateTable('vendors').set({ deliverySaidAt: clock.now() }).where('id', '=', vendorId).execute();
  };
  /** A vendor that sells: approved, onboarded, able to accept charges. */
  const live = async (decidedBy: Session) => {
    const vendor = await applied();
    await decide(decidedBy, vendor.applicationId, 'take');
    await decide(decidedBy, vendor.applicationId, 'approve');
    await listItem(vendor.vendorId);
    await openPaymentAccount(vendor.vendorId, { canTakeCharges: true });
    await sayDelivery(vendor.vendorId);
    const claim = { session: vendor.session, userId: vendor.session.userId, kind: 'supplier' } as const;
    await vendors.verifyUpload(claim);
    const completed = await vendors.completeOnboarding(claim);
    if (!completed.ok) throw new Error(completed.error.code);
    return vendor;
  };
  const statusOf = async (vendorId: string) =>
    (await db.selectFrom('vendors').select('status').where('id', '=', vendorId).executeTakeFirstOrThrow())
      .status;
  /** Each step as `process: command from → to`. */
  const stepsOf = async (vendorId: string) => {
    const rows = await db
      .selectFrom('vendorHistory')
      .selectAll()
      .where('vendorId', '=', vendorId)
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.process}: ${row.command} ${row.fromStatus} → ${row.toStatus}`);
  };
  const subjectsTo = async (address: string) =>
    (await account.mailsTo(address)).map(({ subject }) => subject);

  const addPaper = async (session: Session, content: Buffer = files.pdf, fileName = 'register.pdf') =>
    vendors.addDocument(session, { kind: 'registration', fileName, file: Readable.from([content]) });
  const keptFiles = async (): Promise<readonly string[]> =>
    (await readdir(dataFolder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  const reset = async () => {
    await account.reset();
    await db.deleteFrom('vatChecks').execute();
    removedPictures.length = 0;
    await rm(dataFolder, { recursive: true, force: true });
    await mkdir(dataFolder);
  };
  return {
    vendors,
    account,
    db,
    clock,
    removedPictures,
    mailsTo: account.mailsTo,
    gateFor: account.gateFor,
    person,
    sayDelivery,
    supplier,
    admin,
    listItem,
    openPaymentAccount,
    reportCharges,
    applied,
    decide,
    live,
    statusOf,
    stepsOf,
    subjectsTo,
    addPaper,
    keptFiles,
    reset,
    drop: async () => {
      await account.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type VendorBench = Awaited<ReturnType<typeof vendorBench>>;
