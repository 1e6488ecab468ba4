import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { emptyTables } from '../../../../tests/database/empty-tables.ts';
import { insertBuyer } from '../../../../tests/trade/trade-factory.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import type { VendorStatus } from '../../platform/db/vendor-tables.ts';
import { systemIds } from '../../platform/ids.ts';
import { queuedMails, queueTestMail } from '../../platform/mail/testing/queued-mails.ts';
import { createAudit } from '../audit/index.ts';
import { createMarketSettings, marketAnswerHours, marketCommission, marketIdentity } from './index.ts';

let database: TestDatabase;
const clock = fixedClock('2026-11-20T09:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() =>
  emptyTables(
    database.db,
    'marketSettings',
    'marketIdentity',
    'auditLog',
    'notifications',
    'vendors',
    'users',
  ),
);
afterAll(() => database.drop());

async function settingsThere() {
  const { db } = database;
  const parts = { db, clock, ids: systemIds };
  return {
    settings: createMarketSettings({
      ...parts,
      queueMail: queueTestMail,
      publicUrl: 'https://quayside.example.com',
      commissionBps: 1000,
    }),
    audit: createAudit(parts),
    admin: { userId: await insertBuyer(db, clock.now()) },
  };
}

const switches = { takesOrders: true, takesBookings: true, takesApplications: true };

describe('the settings of the market', () => {
  test('are as configured until they are changed, then apply to every later sale', async () => {
    const { settings, admin } = await settingsThere();
    expect(await settings.getSettings()).toEqual({
      commissionBasisPoints: 1000,
      announcedCommission: null,
      vendorsConcerned: 0,
      answerHours: 48,
      switches,
      version: 0,
      changed: null,
    });
    expect([
      await marketCommission(database.db, 1000, clock.now()),
      await marketAnswerHours(database.db),
    ]).toEqual([1000, 48]);
    const given = {
      commissionBasisPoints: 850,
      answerHours: 36,
      switches: { ...switches, takesOrders: false },
    };
    const changed = await settings.changeSettings(admin, { ifMatch: '0', given });
    expect(changed).toMatchObject({
      ok: true,
      value: { ...given, version: 1, changed: { by: 'Marina Soler' } },
    });
    expect([await marketCommission(database.db, 1000, clock.now()), settings.shownTerms()]).toMatchObject([
      850,
      { commissionBasisPoints: 850, answerHours: 36, takesApplications: true },
    ]);
    expect(await marketAnswerHours(database.db)).toBe(36);
    expect([await settings.isOn('takesOrders'), await settings.isOn('takesBookings')]).toEqual([false, true]);
  });

  test('are written to the audit log with old and new values, once', async () => {
    const { settings, audit, admin } = await settingsThere();
    const given = {
      commissionBasisPoints: 1200,
      answerHours: 24,
      switches: { ...switches, takesApplications: false },
    };
    await settings.changeSettings(admin, { ifMatch: '0', given });
    expect(settings.shownTerms().takesApplications).toBe(false);
    // Saving the same values again changes nothing.
    expect(await settings.changeSettings(admin, { ifMatch: '1', given })).toMatchObject({
      ok: true,
      value: { version: 1 },
    });
    const listed = await audit.listAudit({ q: 'Soler' });
    expect(listed).toMatchObject({
      ok: true,
      value: {
        total: 1,
        items: [
          {
            by: 'Marina Soler',
            act: 'change_settings',
            subjectKind: 'market',
            details: [
              { name: 'answerHours', before: '48', after: '24' },
              { name: 'commissionBasisPoints', before: '1000', after: '1200' },
              { name: 'commissionFrom', before: null, after: '2026-12-06T00:00:00.000Z' },
              { name: 'takesApplications', before: 'true', after: 'false' },
            ],
          },
        ],
      },
    });
  });

  test('changed by two admins at once are refused for the second', async () => {
    const { settings, admin } = await settingsThere();
    const change = (commissionBasisPoints: number) =>
      settings.changeSettings(admin, {
        ifMatch: '0',
        given: { commissionBasisPoints, answerHours: 48, switches },
      });
    const both = await Promise.all([change(900), change(1100)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'CHANGED_ELSEWHERE' } });
  });
});

/** A vendor whose owner is who opened it. */
async function vendorThere(email: string, commissionBps: number | null, status: VendorStatus = 'active') {
  const [userId, vendorId] = [await insertBuyer(database.db, clock.now()), systemIds.newId()];
  const [createdAt, updatedAt] = [clock.now(), clock.now()];
  await database.db.updateTable('users').set({ email, role: 'supplier' }).where('id', '=', userId).execute();
  await database.db
    .insertInto('vendors')
    .values({
      id: vendorId,
      openedBy: userId,
      kind: 'supplier',
      status,
      tradingName: 'Tramuntana Chandlery',
      commissionBps,
      createdAt,
      updatedAt,
    })
    .execute();
}

describe('the commission of the market', () => {
  test('rises fifteen days after its vendors are told, unless it is taken back', async () => {
    const { settings, admin } = await settingsThere();
    await vendorThere('teo@tramuntana.example.com', null);
    await vendorThere('own.rate@example.com', 800);
    await vendorThere('beginner@example.com', null, 'applicant');
    const { db } = database;
    const to = async (commissionBasisPoints: number, answerHours = 48) => {
      const { version } = await settings.getSettings();
      const given = { commissionBasisPoints, answerHours, switches };
      const changed = await settings.changeSettings(admin, { ifMatch: String(version), given });
      if (!changed.ok) throw new Error(changed.error.code);
      return changed.value;
    };
    const counts = () => marketCommission(db, 1000, clock.now());
    const from = new Date('2026-12-06T00:00:00Z');

    clock.set('2026-11-20T09:00:00Z');
    expect(await to(1250)).toMatchObject({
      commissionBasisPoints: 1000,
      announcedCommission: { basisPoints: 1250, from },
      vendorsConcerned: 1,
    });
    expect((await queuedMails(db)).map((mail) => [mail.to, mail.subject])).toEqual([
      [
        'teo@tramuntana.example.com',
        'Tramuntana Chandlery: your commission will be 12.5% from Sunday 6 December 2026',
      ],
    ]);
    expect(await db.selectFrom('notifications').select(['kind', 'path']).execute()).toEqual([
      { kind: 'company', path: '/supplier/profile' },
    ]);
    // Another change keeps it, and tells nobody.
    expect(await to(1250, 24)).toMatchObject({ announcedCommission: { from } });
    expect(await queuedMails(db)).toHaveLength(1);
    expect(await to(1000)).toMatchObject({ commissionBasisPoints: 1000, announcedCommission: null });
    await to(1250);
    clock.set('2026-12-05T23:59:59Z');
    expect(await counts()).toBe(1000);
    clock.set('2026-12-06T00:00:00Z');
    expect(await counts()).toBe(1250);
    expect(await settings.getSettings()).toMatchObject({
      commissionBasisPoints: 1250,
      announcedCommission: null,
    });
    expect(await to(1100)).toMatchObject({ commissionBasisPoints: 1100, announcedCommission: null });
    expect((await queuedMails(db)).map(({ subject }) => subject.replace(/.*your commission /, ''))).toEqual([
      'will be 12.5% from Sunday 6 December 2026',
      'stays 10%',
      'will be 12.5% from Sunday 6 December 2026',
      'is now 11%',
    ]);
  });
});

describe('the legal identity of the market', () => {
  const given = {
    legalName: ' Quayside Marché SAS ',
    street: '12 quai de la Santé',
    postalCode: '06600',
    city: 'Antibes',
    country: 'FR',
    vatId: 'fr 55 773 104 823',
    registrationNumber: '773 104 823 RCS Antibes',
    email: 'accounts@quayside.example',
  };
  const stored = { ...given, legalName: 'Quayside Marché SAS', vatId: 'FR55773104823' };

  test('is unknown until it is set, and earlier values are in the audit log', async () => {
    const { settings, audit, admin } = await settingsThere();
    expect(await settings.getIdentity()).toEqual({ identity: null, version: 0, changed: null });
    const said = await settings.changeIdentity(admin, { ifMatch: '0', given });
    expect(said).toEqual({
      ok: true,
      value: { identity: stored, version: 1, changed: { by: 'Marina Soler', at: clock.now() } },
    });
    await settings.changeIdentity(admin, { ifMatch: '1', given: { ...stored, city: 'Cannes', vatId: null } });
    expect(await marketIdentity(database.db)).toEqual({ ...stored, city: 'Cannes', vatId: null });
    expect(await audit.listAudit({ act: 'change_identity', limit: 1 })).toMatchObject({
      value: {
        total: 2,
        items: [
          {
            details: [
              { name: 'city', before: 'Antibes', after: 'Cannes' },
              { name: 'vatId', before: 'FR55773104823', after: '' },
            ],
          },
        ],
      },
    });
  });

  test('is refused with another country’s VAT ID, an unknown country, and for an outdated version', async () => {
    const { settings, admin } = await settingsThere();
    const change = (ifMatch: string, changed: Partial<typeof given>) =>
      settings.changeIdentity(admin, { ifMatch, given: { ...given, ...changed } });
    expect(await change('0', { country: 'ES' })).toMatchObject({ error: { fields: [{ field: 'vatId' }] } });
    expect(await change('0', { country: 'QQ' })).toMatchObject({ error: { fields: [{ field: 'country' }] } });
    expect(await change('3', {})).toMatchObject({ error: { code: 'CHANGED_ELSEWHERE' } });
  });
});

describe('the audit log', () => {
  test('can be searched by action, day and words, and is paged', async () => {
    const { settings, audit, admin } = await settingsThere();
    for (const [version, bps] of [900, 1100, 1300].entries()) {
      clock.advance(24 * 60 * 60_000);
      await settings.changeSettings(admin, {
        ifMatch: String(version),
        given: { commissionBasisPoints: bps, answerHours: 48, switches },
      });
    }
    const list = async (query: Parameters<typeof audit.listAudit>[0]) => {
      const found = await audit.listAudit(query);
      if (!found.ok) throw new Error(found.error.code);
      return found.value;
    };
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    const after = [...first.items, ...second.items].map(({ details }) => details[0]?.after);
    expect([after, first.total, second.nextCursor]).toEqual([['1300', '1100', '900'], 3, null]);
    const day = clock.now().toISOString().slice(0, 10);
    expect((await list({ from: day, to: day })).items).toHaveLength(1);
    expect((await list({ act: 'refund' })).items).toEqual([]);
    expect((await list({ q: 'settings nobody' })).items).toEqual([]);
  });
});
