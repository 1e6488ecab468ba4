import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import type { WeekHours } from '../../../platform/db/booking-tables.ts';
import { systemIds } from '../../../platform/ids.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import { openHours } from '../../catalogue/testing/open-hours.ts';
import { tramuntana, vendorBench, type VendorBench } from '../testing/vendor-bench.ts';

/** Seven days without hours. */
const closed: WeekHours = Array.from({ length: 7 }, () => []);

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

const ownClaim = (session: Session) => ({ session, userId: session.userId, kind: 'supplier' }) as const;

describe('the catalogue', () => {
  test('is not verified before something is imported', async () => {
    const claim = ownClaim(await bench.supplier());
    expect(await bench.vendors.verifyUpload(claim)).toEqual({
      ok: false,
      error: { code: 'NOTHING_IMPORTED' },
    });
  });

  test('is verified once something is, and again with the same result', async () => {
    const claim = ownClaim(await bench.supplier());
    await bench.vendors.getVendor(claim.session);
    await bench.listItem(ownVendorId(claim.session));
    const first = await bench.vendors.verifyUpload(claim);
    bench.clock.advance(60_000);
    const second = await bench.vendors.verifyUpload(claim);
    const { vendor } = await bench.vendors.getVendor(claim.session);
    expect([first.ok, second.ok, vendor.catalogueVerifiedAt]).toEqual([
      true,
      true,
      new Date('2026-11-20T09:00:00Z'),
    ]);
  });
});

describe('completing', () => {
  test('is refused with the names of open steps', async () => {
    const claim = ownClaim(await bench.supplier());
    expect(await bench.vendors.completeOnboarding(claim)).toEqual({
      ok: false,
      error: {
        code: 'ONBOARDING_INCOMPLETE',
        missing: ['catalogue', 'company-profile', 'delivery-methods', 'payment-account'],
      },
    });
    expect((await bench.vendors.getVendor(claim.session)).vendor.onboardingCompletedAt).toBeNull();
  });

  test('submits a complete application, once', async () => {
    await bench.admin();
    const claim = ownClaim(await bench.supplier());
    await bench.vendors.updateCompany(claim.session, { company: tramuntana, onVersion: null });
    await bench.listItem(ownVendorId(claim.session));
    await bench.openPaymentAccount(ownVendorId(claim.session), { canTakeCharges: false });
    await bench.sayDelivery(ownVendorId(claim.session));
    await bench.vendors.verifyUpload(claim);
    const done = await Promise.all(
      Array.from({ length: 3 }, async () => bench.vendors.completeOnboarding(claim)),
    );
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await bench.vendors.getVendor(claim.session)).application.status).toBe('submitted');
    expect(await bench.subjectsTo('ada@example.com')).toEqual(['Tramuntana Chandlery has applied']);
    expect(await bench.stepsOf(ownVendorId(claim.session))).toEqual([
      'application: submit draft → submitted',
    ]);
  });

  test('leaves the application a draft if the company profile was skipped', async () => {
    const claim = ownClaim(await bench.supplier());
    await bench.vendors.setSkippedSteps(claim.session, ['company-profile']);
    await bench.listItem(ownVendorId(claim.session));
    await bench.openPaymentAccount(ownVendorId(claim.session), { canTakeCharges: true });
    await bench.sayDelivery(ownVendorId(claim.session));
    await bench.vendors.verifyUpload(claim);
    expect(await bench.vendors.completeOnboarding(claim)).toEqual({ ok: true, value: null });
    const status = await bench.vendors.onboardingStatus(claim);
    expect(status).toEqual({
      ok: true,
      value: {
        catalogueVerified: true,
        paymentAccountOpened: true,
        paymentAccountReady: true,
        complete: true,
        companyProfile: false,
        deliveryArea: false,
        logo: false,
        deliveryMethods: true,
        workingHours: true,
        listings: 1,
        skippedSteps: ['company-profile'],
        applicationStatus: 'draft',
        vendorStatus: 'applicant',
        isLive: false,
      },
    });
  });
});

describe('the onboarding status', () => {
  test('is at the beginning for a new account', async () => {
    expect(await bench.vendors.onboardingStatus(ownClaim(await bench.supplier()))).toEqual({
      ok: true,
      value: {
        catalogueVerified: false,
        paymentAccountOpened: false,
        paymentAccountReady: false,
        complete: false,
        companyProfile: false,
        deliveryArea: false,
        logo: false,
        deliveryMethods: false,
        workingHours: true,
        skippedSteps: [],
        listings: 0,
        applicationStatus: 'draft',
        vendorStatus: 'applicant',
        isLive: false,
      },
    });
  });

  test('has delivery done once a supplier has saved its methods, and for a provider from the start', async () => {
    const supplier = await bench.supplier();
    const provider = await bench.person('service_provider', 'nils@example.com');
    const isDeliveryConfirmed = async (session: Session, kind: 'supplier' | 'service_provider') => {
      const status = await bench.vendors.onboardingStatus({ session, userId: session.userId, kind });
      return status.ok && status.value.deliveryMethods;
    };
    const { methods } = await bench.vendors.listDeliveryMethods(supplier);
    expect([
      await isDeliveryConfirmed(supplier, 'supplier'),
      await isDeliveryConfirmed(provider, 'service_provider'),
    ]).toEqual([false, true]);
    const again = methods.map(({ costMinor, ...method }) => ({
      ...method,
      cost: { amountMinor: costMinor, currency: 'EUR' },
    }));
    // Saving the default explicitly counts as confirmed.
    expect((await bench.vendors.setDeliveryMethods(supplier, again)).ok).toBe(true);
    expect(await isDeliveryConfirmed(supplier, 'supplier')).toBe(true);
  });

  test.each([
    ['the provider’s own', null],
    ['those of one service', systemIds.newId()],
  ])('knows working hours, %s', async (_, serviceId) => {
    const session = await bench.person('service_provider', 'nils@example.com');
    const vendorId = ownVendorId(session);
    const claim = { session, userId: session.userId, kind: 'service_provider' } as const;
    const works = async () => {
      const status = await bench.vendors.onboardingStatus(claim);
      const completed = await bench.vendors.completeOnboarding(claim);
      const missing = !completed.ok && 'missing' in completed.error ? completed.error.missing : [];
      return [status.ok && status.value.workingHours, missing.includes('working-hours')];
    };
    expect(await works()).toEqual([false, true]);
    if (serviceId !== null)
      await sql`
        insert into services (id, provider_id, own_key, name, price_minor, currency, priced_per, duration_minutes, status, created_at, updated_at)
        values (${serviceId}, ${vendorId}, 'rigging', 'Rig check', 18000, 'EUR', 'visit', 60, 'draft', now(), now())`.execute(
        bench.db,
      );
    await openHours(bench.db, vendorId, {
      at: bench.clock.now(),
      hours: closed,
      ...(serviceId !== null && { serviceId }),
    });
    expect(await works()).toEqual([false, true]);
    await bench.db
      .updateTable('schedules')
      .set({ hours: JSON.stringify(closed.with(1, [['08:00', '13:00']])) })
      .execute();
    expect(await works()).toEqual([true, false]);
  });

  test('ignores a skipped delivery step, from before it was required', async () => {
    const claim = ownClaim(await bench.supplier());
    await bench.db
      .updateTable('vendors')
      .set({ skippedSteps: ['delivery-methods', 'logo'] })
      .where('id', '=', ownVendorId(claim.session))
      .execute();
    expect(await bench.vendors.onboardingStatus(claim)).toMatchObject({
      value: { deliveryMethods: false, skippedSteps: ['logo'] },
    });
  });

  test('is complete for a vendor whose listings are live', async () => {
    const { session } = await bench.live(await bench.admin());
    await bench.vendors.setPorts(session, ['palma']);
    expect(await bench.vendors.onboardingStatus(ownClaim(session))).toMatchObject({
      ok: true,
      value: {
        catalogueVerified: true,
        paymentAccountOpened: true,
        paymentAccountReady: true,
        complete: true,
        companyProfile: true,
        deliveryArea: true,
        applicationStatus: 'approved',
        vendorStatus: 'active',
        isLive: true,
      },
    });
  });

  test('has an unverified catalogue once its listings were archived', async () => {
    const { session } = await bench.live(await bench.admin());
    await bench.db.updateTable('inventoryItems').set({ status: 'archived' }).execute();
    expect(await bench.vendors.onboardingStatus(ownClaim(session))).toMatchObject({
      ok: true,
      value: { catalogueVerified: false, listings: 0, complete: true },
    });
  });
});

describe('an admin who acts for a vendor', () => {
  test("has the vendor's permissions, and is written to the audit log", async () => {
    const admin = await bench.admin();
    const { session, vendorId } = await bench.applied();
    await bench.listItem(vendorId);
    await bench.openPaymentAccount(vendorId, { canTakeCharges: true });
    await bench.sayDelivery(vendorId);
    const claim = { session: admin, userId: session.userId, kind: 'supplier' } as const;
    await bench.vendors.verifyUpload(claim);
    await bench.vendors.completeOnboarding(claim);
    const rows = await bench.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    expect(rows.map(({ actorId, act, subjectId }) => [actorId, act, subjectId])).toEqual([
      [admin.userId, 'verify_catalogue', vendorId],
      [admin.userId, 'complete_onboarding', vendorId],
    ]);
  });

  test.each(['verifyUpload', 'completeOnboarding', 'onboardingStatus'] as const)(
    'is refused by %s for a user who is no such vendor, and creates none',
    async (useCase) => {
      const admin = await bench.admin();
      const crew = await bench.person('crew_member', 'mara@example.com');
      const provider = await bench.person('service_provider', 'nils@example.com');
      for (const userId of [systemIds.newId(), admin.userId, crew.userId, provider.userId])
        expect(await bench.vendors[useCase]({ session: admin, userId, kind: 'supplier' })).toMatchObject({
          ok: false,
          error: { code: 'VALIDATION', fields: [{ field: 'userId' }] },
        });
      expect(await bench.db.selectFrom('vendors').select('id').execute()).toEqual([
        { id: ownVendorId(provider) },
      ]);
    },
  );
});
