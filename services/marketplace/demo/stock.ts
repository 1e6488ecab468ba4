import { dayMs, hourMs } from '../../../src/lib/durations.ts';
import { ownVendorId, type Session } from '../modules/account/index.ts';
import { ensureVendor, type Vendors } from '../modules/vendors/index.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import {
  findOwners,
  deleteNews,
  insertReadyAccount,
  beginningOf,
  type DemoOwner,
} from './stock.repository.ts';
import { done } from './done.ts';
import { later } from './instants.ts';
import { openCalendar } from './open-calendar.ts';
import type { StockParts } from './stock-parts.ts';
import { readDemoVendors, type DemoVendor } from './vendor-list.ts';

const adminEmail = 'admin@example.com';

/**
 * Creates the demo market's companies and their listings through the regular use cases. Idempotent: existing companies
 * are not changed. Returns how many were created; needs the accounts of `seedDemo`.
 */
export async function stockDemo(parts: StockParts): Promise<number> {
  const { db } = parts;
  const companies = await readDemoVendors();
  const emails = companies.map(({ owner }) => owner);
  const people = await findOwners(db, [...emails, adminEmail]);
  const personOf = (email: string) => people.find((person) => person.email === email);
  const admin = personOf(adminEmail);
  const waiting: Waiting[] = [];
  for (const company of companies) {
    const owner = personOf(company.owner);
    if (owner && admin && isUnderWay(owner)) waiting.push({ company, owner: await withVendor(parts, owner) });
  }
  if (waiting.length === 0 || !admin) return 0;

  const begun = await beginningOf(db);
  const introduced = await allOver(waiting.map((each) => introduce(parts, each)));
  // One after the other, so that equal products of two companies are matched.
  for (const [place, each] of waiting.entries()) {
    if (!introduced[place]) continue;
    await importList(parts, each);
    await openCalendar(parts, sessionOf(each.owner), each.company);
  }
  const opened = await allOver(waiting.map((each) => open(parts, each, sessionOf(admin))));
  await deleteNews(db, begun, [...emails, adminEmail]);
  return opened.filter(Boolean).length;
}

/** Waits for all tasks to end before failing, so that none continues to write. */
async function allOver<Value>(work: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const isUnderWay = ({ status }: DemoOwner): boolean =>
  status === null || status === 'applicant' || status === 'approved';

interface Waiting {
  readonly company: DemoVendor;
  readonly owner: DemoOwner;
}

/** A session for use cases; nobody can sign in with it. */
const sessionOf = ({ userId, role, vendorId }: DemoOwner): Session => ({
  kind: 'active',
  id: userId,
  userId,
  role,
  signUpId: null,
  ...(vendorId !== null && { membership: { vendorId, role: 'owner' } }),
});

/** The owner with their vendor, which is created if it is missing. */
async function withVendor({ db, clock, currency }: StockParts, owner: DemoOwner): Promise<DemoOwner> {
  const opening = { now: clock.now(), currency };
  const vendorId = await inTransaction(db, async (trx) => ensureVendor(trx, owner, opening));
  return { ...owner, vendorId };
}

const applicationOf = async ({ vendors }: StockParts, owner: DemoOwner) =>
  (await vendors.getVendor(sessionOf(owner))).application;

/** Submits the company; false if everything was already done. */
async function introduce(parts: StockParts, { company, owner }: Waiting): Promise<boolean> {
  if ((await applicationOf(parts, owner)).status !== 'draft') return false;
  const { vendors } = parts;
  await vendors.updateCompany(sessionOf(owner), { company: company.company, onVersion: null }).then(done);
  await vendors.setPorts(sessionOf(owner), company.ports).then(done);
  if (owner.role === 'supplier') {
    await vendors.setDeliveryMethods(sessionOf(owner), deliveryOf(parts, company)).then(done);
    // Small sellers: below the threshold they charge their own country's VAT.
    const { isAsked } = await vendors.getDistanceSales(sessionOf(owner));
    if (isAsked) await vendors.stateDistanceSales(sessionOf(owner), false);
  }
  return true;
}

const deliveryOf = ({ currency }: StockParts, { delivery }: DemoVendor) =>
  delivery.map(({ costMinor, ...way }) => ({ ...way, cost: { amountMinor: costMinor, currency } }));

/** From the account to the application, to its review, and to the decision. */
const opening = { applied: 2 * dayMs, taken: 3 * dayMs, decided: 3 * dayMs + 4 * hourMs } as const;

/**
 * Opens a company some days after its owner's account. Each step may have been done by an interrupted start; false if
 * someone decided otherwise.
 */
async function open(parts: StockParts, { owner }: Waiting, admin: Session): Promise<boolean> {
  const { db, clock, vendors, vendorsAt } = parts;
  const on = (step: keyof typeof opening): Date =>
    vendorsAt === undefined ? clock.now() : later(owner.since, opening[step]);
  const vendorsOn = (step: keyof typeof opening): Vendors => vendorsAt?.(on(step)) ?? vendors;
  const session = sessionOf(owner);
  const { userId } = owner;
  const vendorId = ownVendorId(session);
  const kind = owner.role === 'supplier' ? 'supplier' : 'service_provider';
  const claim = { session, userId, kind } as const;
  if ((await applicationOf(parts, owner)).status === 'draft') {
    await vendorsOn('applied').verifyUpload(claim).then(done);
    await vendorsOn('applied').submitApplication(session).then(done);
  }
  for (const [status, decision, step] of [
    ['submitted', 'take', 'taken'],
    ['in_review', 'approve', 'decided'],
  ] as const) {
    const { id, version, status: current } = await applicationOf(parts, owner);
    if (current === status)
      await vendorsOn(step).decideApplication(admin, id, { decision, version }).then(done);
  }
  if ((await applicationOf(parts, owner)).status !== 'approved') return false;

  await inTransaction(db, async (trx) => {
    await insertReadyAccount(trx, vendorId, clock.now());
    await vendors.chargesChanged(trx, { vendorId, canTakeCharges: true, at: on('decided') });
  });
  await vendorsOn('decided').completeOnboarding(claim).then(done);
  return true;
}

async function importList({ imports, currency }: StockParts, { company, owner }: Waiting): Promise<void> {
  const { products, services, taxBasisPoints } = company;
  const { userId, role } = owner;
  const of = { userId, field: 'userId', key: 'demo-market' } as const;
  const onEach = { currency, taxBasisPoints };
  const lines =
    role === 'supplier'
      ? ({ kind: 'products', lines: products.map((product) => ({ ...product, ...onEach })) } as const)
      : ({
          kind: 'services',
          lines: services.map((service) => ({ ...listed(service), ...onEach })),
        } as const);
  await imports.importLines(sessionOf(owner), { ...of, ...lines }).then(done);
}

/** The fields of a service in a list; the others are set afterwards (see openCalendar). */
const listed = ({
  durationUnits: _,
  placeKinds: __,
  included: ___,
  cancellationPolicy: ____,
  leadTimeHours: _____,
  ...line
}: DemoVendor['services'][number]) => line;
