import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { systemIds } from '../../../platform/ids.ts';
import { createAccounts, ownVendorId } from '../../account/index.ts';
import { firefox, mara } from '../../account/testing/account-bench.ts';
import { tramuntana, vendorBench, type VendorBench } from '../testing/vendor-bench.ts';
import { ensureVendor, vendorWhenProved } from '../index.ts';
import type { CompanyLines } from '../vendors.domain.ts';

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

const empty = {
  tradingName: null,
  legalName: null,
  registrationNumber: null,
  vatNumber: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
  contactPhone: null,
  about: null,
};

const open = (account: Parameters<typeof ensureVendor>[1]) =>
  bench.db
    .transaction()
    .execute((trx) => ensureVendor(trx, account, { now: bench.clock.now(), currency: 'EUR' }));

describe('a new vendor', () => {
  test("is created with a draft application, and its account's person as contact", async () => {
    const session = await bench.supplier();
    const { vendor, application, ports, papers, actions } = await bench.vendors.getVendor(session);
    expect(vendor).toMatchObject({ id: ownVendorId(session), kind: 'supplier', status: 'applicant' });
    expect(vendor.company).toEqual({
      ...empty,
      contactName: 'Teo Ferrer',
      contactEmail: 'teo.ferrer@example.com',
    });
    expect([application.status, ports, papers, actions]).toEqual(['draft', [], [], []]);
  });

  test("has the market's commission until it has its own", async () => {
    const session = await bench.supplier();
    const commission = async () => (await bench.vendors.getVendor(session)).vendor.commissionBps;
    expect(await commission()).toBeNull();
    await bench.db.updateTable('vendors').set({ commissionBps: 850 }).execute();
    expect(await commission()).toBe(850);
  });

  test('is created once for simultaneous calls, and owned by its account', async () => {
    const { userId } = await bench.person('crew_member', 'teo.ferrer@example.com');
    const opened = await Promise.all(Array.from({ length: 8 }, () => open({ userId, role: 'supplier' })));
    const [vendorId] = opened;
    expect(new Set(opened)).toEqual(new Set([vendorId]));
    expect(vendorId).not.toBe(userId);
    const members = bench.db.selectFrom('vendorMembers').select(['userId', 'vendorId', 'role']);
    expect(await members.execute()).toEqual([{ userId, vendorId, role: 'owner' }]);
  });

  test('has the data from /apply, without ports that no longer exist', async () => {
    const session = await bench.person('crew_member', 'teo.ferrer@example.com');
    const now = bench.clock.now();
    const company = { ...tramuntana, contactName: null, ports: ['palma', 'atlantis', 'ibiza'] };
    await bench.db
      .insertInto('signUps')
      .values({
        id: session.userId,
        userId: session.userId,
        email: 'teo.ferrer@example.com',
        role: 'supplier',
        firstName: 'Teo',
        lastName: 'Ferrer',
        passwordHash: 'none',
        addressTaken: false,
        createdAt: now,
        expiresAt: now,
        company: JSON.stringify(company),
      })
      .execute();
    const vendorId = await open({ userId: session.userId, role: 'supplier' });
    const { vendor, ports } = await bench.vendors.getVendor({ membership: { vendorId, role: 'owner' } });
    expect(vendor.company).toEqual({
      ...empty,
      ...tramuntana,
      contactName: 'Teo Ferrer',
      contactEmail: 'teo.ferrer@example.com',
    });
    expect(ports).toEqual(['ibiza', 'palma']);
  });

  test('is created when the address is verified, before the sign-up is deleted', async () => {
    const accounts = createAccounts({ ...bench.account.parts, whenProved: vendorWhenProved('EUR') });
    const company = { ...tramuntana, ports: ['palma'] };
    const form = { ...mara, email: 'teo@example.com', role: 'supplier', company } as const;
    const { session, token } = await bench.account.signUp(form);
    await accounts.verifyCode(session, { code: await bench.account.newestCode(form.email) }, firefox);
    bench.clock.advance(8 * 86_400_000);
    await bench.account.cleanUp();
    const proved = await bench.account.sessionOf(token);
    const { vendor, ports } = await bench.vendors.getVendor({ ...proved });
    expect([vendor.company, ports]).toEqual([
      {
        ...empty,
        ...tramuntana,
        contactName: 'Mara Lindqvist',
        contactEmail: 'teo@example.com',
      },
      ['palma'],
    ]);
  });

  test('is not created for crew', async () => {
    const accounts = createAccounts({ ...bench.account.parts, whenProved: vendorWhenProved('EUR') });
    const { session } = await bench.account.signUp();
    const proved = await accounts.verifyCode(
      session,
      { code: await bench.account.newestCode(mara.email) },
      firefox,
    );
    expect(proved).toMatchObject({ ok: true });
    expect(await bench.db.selectFrom('vendors').selectAll().execute()).toEqual([]);
  });

  test('is left as it is if it exists', async () => {
    const session = await bench.supplier();
    await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    const before = await bench.vendors.getVendor(session);
    await open(session);
    expect(await bench.vendors.getVendor(session)).toEqual(before);
  });

  test('is never created for an account that sells nothing', async () => {
    const crew = await bench.person('crew_member', 'mara@example.com');
    await expect(open(crew)).rejects.toThrow('a crew_member is no vendor');
  });
});

describe('changing the company', () => {
  test('keeps missing fields, clears null ones, trims, and increments the version', async () => {
    const session = await bench.supplier();
    await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    const before = (await bench.vendors.getVendor(session)).vendor;
    const updated = await bench.vendors.updateCompany(session, {
      company: {
        legalName: '  Tramuntana\u0007 Mar SL ',
        vatNumber: null,
        about: ' Since 1987.\r\nOn the mole. ',
      },
      onVersion: before.version,
    });
    expect(updated).toMatchObject({ ok: true });
    const after = (await bench.vendors.getVendor(session)).vendor;
    expect(after).toEqual({
      ...before,
      company: {
        ...before.company,
        legalName: 'Tramuntana Mar SL',
        vatNumber: null,
        about: 'Since 1987.\nOn the mole.',
      },
      version: before.version + 1,
    });
  });

  test('is refused for an outdated version, and changes nothing', async () => {
    const session = await bench.supplier();
    const { vendor } = await bench.vendors.getVendor(session);
    await bench.vendors.updateCompany(session, { company: { city: 'Palma' }, onVersion: vendor.version });
    const late = await bench.vendors.updateCompany(session, {
      company: { city: 'Ibiza' },
      onVersion: vendor.version,
    });
    expect(late).toEqual({ ok: false, error: { code: 'CHANGED_ELSEWHERE' } });
    expect((await bench.vendors.getVendor(session)).vendor.company.city).toBe('Palma');
  });

  test('to the same values does not increment the version', async () => {
    const session = await bench.supplier();
    const first = await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    const again = await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    expect(again).toEqual(first);
  });

  test.each([
    [{ country: 'ZZ' }, 'country', 'country'],
    [{ country: 'ES', vatNumber: 'ESB12345678' }, 'vatNumber', 'checksum'],
    [{ country: 'ES', vatNumber: 'B1234' }, 'vatNumber', 'format'],
    [{ country: 'ES', vatNumber: 'DE123456788' }, 'vatNumber', 'country'],
    [{ city: '\u0001\u0002' }, 'city', 'minLength'],
    [{ contactPhone: '+1  ' }, 'contactPhone', 'minLength'],
    [{ tradingName: '\u{1d160}'.repeat(119) }, 'tradingName', 'maxLength'],
  ])('refuses %j', async (company, field, rule) => {
    const session = await bench.supplier();
    const updated = await bench.vendors.updateCompany(session, { company, onVersion: null });
    expect(updated).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field, rule }] } });
  });

  test('stores a VAT ID in one form, and validates it again after a change of country', async () => {
    const session = await bench.supplier();
    const told = async (company: CompanyLines) =>
      bench.vendors.updateCompany(session, { company, onVersion: null });
    expect(await told({ country: 'ES', vatNumber: 'b-12345674' })).toMatchObject({
      ok: true,
      value: { vendor: { company: { vatNumber: 'ESB12345674' } } },
    });
    expect(await told({ country: 'DE' })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field: 'vatNumber', rule: 'country' }] },
    });
    expect(await told({ country: 'DE', vatNumber: 'DE 123 456 788' })).toMatchObject({
      ok: true,
      value: { vendor: { company: { country: 'DE', vatNumber: 'DE123456788' } } },
    });
  });

  test('is possible with a VAT ID from before the validation, if it is not changed', async () => {
    const session = await bench.supplier();
    await bench.vendors.updateCompany(session, { company: { country: 'ES' }, onVersion: null });
    await bench.db
      .updateTable('vendors')
      .set({ vatNumber: 'ESB999' })
      .where('id', '=', ownVendorId(session))
      .execute();
    const company = { city: 'Palma', country: 'ES', vatNumber: 'ESB999' };
    expect(await bench.vendors.updateCompany(session, { company, onVersion: null })).toMatchObject({
      ok: true,
      value: { vendor: { company: { city: 'Palma', vatNumber: 'ESB999' } } },
    });
  });

  test('asks VIES about a new VAT ID', async () => {
    const session = await bench.supplier();
    const asked = async () =>
      (await bench.db.selectFrom('vatChecks').select('vatId').orderBy('id').execute()).map(
        ({ vatId }) => vatId,
      );
    const told = async (company: CompanyLines) =>
      bench.vendors.updateCompany(session, { company, onVersion: null });
    await told({ country: 'ES', vatNumber: 'ESB12345674' });
    await told({ country: 'ES', vatNumber: 'ESB12345674', city: 'Palma' });
    await told({ vatNumber: 'ESB07000003' });
    await told({ vatNumber: null });
    expect(await asked()).toEqual(['ESB12345674', 'ESB07000003']);
  });

  test('after the approval is written to the history if an admin had checked the field', async () => {
    const admin = await bench.admin();
    const { session, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    await bench.decide(admin, applicationId, 'approve');
    await bench.vendors.updateCompany(session, { company: { street: 'Moll Vell 1' }, onVersion: null });
    await bench.vendors.updateCompany(session, { company: { vatNumber: 'ESB07000003' }, onVersion: null });
    const seen = await bench.vendors.getApplication(applicationId);
    const traces = seen.ok ? seen.value.history.filter(({ command }) => command === 'company_changed') : [];
    expect(traces).toEqual([
      {
        process: 'application',
        command: 'company_changed',
        from: 'approved',
        to: 'approved',
        by: 'Teo Ferrer',
        note: 'VAT ID: “ESB12345674” became “ESB07000003”.',
        at: bench.clock.now(),
      },
    ]);
  });
});

describe('the ports', () => {
  test('are replaced as a whole', async () => {
    const session = await bench.supplier();
    await bench.vendors.setPorts(session, ['palma', 'ibiza']);
    const set = await bench.vendors.setPorts(session, ['antibes', 'palma']);
    expect(set).toMatchObject({ ok: true, value: { ports: ['antibes', 'palma'] } });
  });

  test('are refused as a whole when one is unknown', async () => {
    const session = await bench.supplier();
    await bench.vendors.setPorts(session, ['palma']);
    const set = await bench.vendors.setPorts(session, ['ibiza', 'atlantis']);
    expect(set).toMatchObject({ ok: false, error: { fields: [{ field: 'ports/1', rule: 'port' }] } });
    expect((await bench.vendors.getVendor(session)).ports).toEqual(['palma']);
  });
});

test('the skipped steps are replaced as a whole', async () => {
  const session = await bench.supplier();
  await bench.vendors.setSkippedSteps(session, ['logo', 'company-profile']);
  const { vendor } = await bench.vendors.setSkippedSteps(session, ['delivery-area']);
  expect(vendor.skippedSteps).toEqual(['delivery-area']);
});

test('a logo replaces the previous one, which is deleted', async () => {
  const session = await bench.supplier();
  const logoOf = async () => (await bench.vendors.getVendor(session)).vendor.logoFileId ?? 'none';
  await bench.vendors.setLogo(session, Readable.from([]));
  const first = await logoOf();
  await bench.vendors.setLogo(session, Readable.from([]));
  const second = await logoOf();
  await bench.vendors.removeLogo(session);
  expect([await logoOf(), bench.removedPictures]).toEqual(['none', [first, second]]);
  expect(first).not.toBe(second);
});

test('a logo whose row cannot be written is not stored at all', async () => {
  const membership = { vendorId: systemIds.newId(), role: 'owner' } as const;
  const nobody = { ...(await bench.supplier()), membership };
  await expect(bench.vendors.setLogo(nobody, Readable.from([]))).rejects.toThrow();
  expect(bench.removedPictures).toHaveLength(1);
});
