import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { RoleName } from '../../../platform/db/schema.ts';
import { openFileStore } from '../../../platform/files/index.ts';
import { systemIds } from '../../../platform/ids.ts';
import type { Session } from '../../account/index.ts';
import { accountBench } from '../../account/testing/account-bench.ts';
import { hasOpenTrade } from '../../orders/index.ts';
import { createVendors, type VendorParts } from '../index.ts';

/** What an application needs, of an invented chandlery. */
export const tramuntana = {
  tradingName: 'Tramuntana Chandlery',
  legalName: 'Tramuntana Nàutica SL',
  registrationNumber: 'PM-48211',
  vatNumber: 'ESB12345678',
  street: 'Camí de l’Escollera 4',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
} as const;

/** The smallest files that are what they say. */
export const files = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
    'base64',
  ),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
} as const;

/** The vendors module on a database and a folder of its own, at a standing clock. */
export async function vendorBench() {
  const account = await accountBench();
  const { db, clock } = account;
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'quayside-vendors-'));
  const removedPictures: string[] = [];
  const parts: VendorParts = {
    ...{ db, clock, ids: systemIds, files: openFileStore({ dataFolder }) },
    pictures: {
      storePicture: async () => ({ ok: true, value: { fileId: systemIds.newFileId() } }),
      removePicture: async (fileId) => void removedPictures.push(fileId),
    },
    hasOpenTrade,
    publicUrl: 'https://quayside.example.com',
    currency: 'EUR',
  };
  const vendors = createVendors(parts);

  /** Someone with an account of this role; the session is what a handler would give. */
  const person = async (role: RoleName, email: string, firstName = 'Teo', lastName = 'Ferrer') => {
    const id = systemIds.newId();
    const now = clock.now();
    await db
      .insertInto('users')
      .values({
        ...{ id, email, role, first_name: firstName, last_name: lastName, phone: null },
        ...{ password_hash: 'none', picture_file_id: null },
        ...{ created_at: now, updated_at: now, closed_at: null },
      })
      .execute();
    return { kind: 'active', id: systemIds.newId(), userId: id, role, signUpId: null } satisfies Session;
  };
  const supplier = () => person('supplier', 'teo.ferrer@example.com');
  const admin = (email = 'ada@example.com', firstName = 'Ada') => person('admin', email, firstName, 'Marsh');

  /** A supplier's item, as an import leaves it. */
  const listItem = async (vendorId: string) => {
    const now = clock.now();
    const id = systemIds.newId();
    await db
      .insertInto('products')
      .values({
        ...{ id, name: 'Snatch block 60 mm', brand: null, part_number: null, barcode: null },
        ...{ description: null, category: null, image_url: null, created_at: now, updated_at: now },
      })
      .execute();
    await db
      .insertInto('inventory_items')
      .values({
        ...{ id: systemIds.newId(), supplier_id: vendorId, product_id: id, own_key: id },
        ...{ name: 'Snatch block 60 mm', variant: null, sku: null, price_minor: 4_950, currency: 'EUR' },
        ...{ tax_bps: null, unit: null, stock: 4, reorder_level: null, location: null, status: 'active' },
        ...{ import_id: null, created_at: now, updated_at: now },
      })
      .execute();
  };
  /** A payment account, as the payments module keeps it. */
  const openPaymentAccount = async (vendorId: string, options: { readonly canTakeCharges: boolean }) => {
    const now = clock.now();
    const enabled = options.canTakeCharges;
    await db
      .insertInto('payment_accounts')
      .values({
        ...{ vendor_id: vendorId, provider_account_id: `acct_${vendorId}`, charges_enabled: enabled },
        ...{ payouts_enabled: enabled, details_submitted: true, requirements_due: '[]' },
        ...{ disabled_reason: null, read_at: now, created_at: now, updated_at: now },
      })
      .execute();
    await tellOfCharges(vendorId, enabled);
  };
  const tellOfCharges = (vendorId: string, canTakeCharges: boolean) =>
    db.transaction().execute((trx) => vendors.chargesChanged(trx, vendorId, canTakeCharges, clock.now()));

  /** A vendor whose application lacks nothing, sent. */
  const applied = async () => {
    const session = await supplier();
    await vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    const sent = await vendors.submitApplication(session);
    if (!sent.ok) throw new Error(sent.error.code);
    return { session, vendorId: session.userId, applicationId: sent.value.application.id };
  };
  const decide = async (
    decidedBy: Session,
    applicationId: string,
    decision: 'take' | 'approve' | 'ask' | 'reject',
    note?: string,
  ) => {
    const seen = await vendors.getApplication(applicationId);
    if (!seen.ok) throw new Error(seen.error.code);
    const { version } = seen.value.view.application;
    return vendors.decideApplication(decidedBy, applicationId, { decision, version, note });
  };
  /** A vendor that sells: approved, onboarded, able to take charges. */
  const live = async (decidedBy: Session) => {
    const vendor = await applied();
    await decide(decidedBy, vendor.applicationId, 'take');
    await decide(decidedBy, vendor.applicationId, 'approve');
    await listItem(vendor.vendorId);
    await openPaymentAccount(vendor.vendorId, { canTakeCharges: true });
    const claim = { session: vendor.session, userId: vendor.vendorId, kind: 'supplier' } as const;
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
      .selectFrom('vendor_history')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.process}: ${row.command} ${row.from_status} → ${row.to_status}`);
  };
  const subjectsTo = async (address: string) =>
    (await account.mailsTo(address)).map(({ subject }) => subject);

  const addPaper = async (session: Session, content: Buffer = files.pdf, fileName = 'register.pdf') =>
    vendors.addPaper(session, { kind: 'registration', fileName, file: Readable.from([content]) });
  const keptFiles = async (): Promise<readonly string[]> =>
    (await readdir(dataFolder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  const reset = async () => {
    await account.reset();
    removedPictures.length = 0;
    await rm(dataFolder, { recursive: true, force: true });
    await mkdir(dataFolder);
  };
  return {
    ...{ vendors, account, db, clock, removedPictures, mailsTo: account.mailsTo, gateFor: account.gateFor },
    ...{ person, supplier, admin, listItem, openPaymentAccount, tellOfCharges, applied, decide, live },
    ...{ statusOf, stepsOf, subjectsTo, addPaper, keptFiles, reset },
    drop: async () => {
      await account.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type VendorBench = Awaited<ReturnType<typeof vendorBench>>;
