import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { emptyTables } from '../../../../tests/database/empty-tables.ts';
import { insertBuyer } from '../../../../tests/payments/trade-factory.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { systemIds } from '../../platform/ids.ts';
import { createAudit } from '../audit/index.ts';
import { createMarketSettings, marketAnswerHours, marketCommission } from './index.ts';

let database: TestDatabase;
const clock = fixedClock('2026-11-20T09:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => emptyTables(database.db, 'marketSettings', 'auditLog', 'users'));
afterAll(() => database.drop());

async function settingsThere() {
  const { db } = database;
  const parts = { db, clock, ids: systemIds };
  return {
    settings: createMarketSettings({ ...parts, commissionBps: 1000 }),
    audit: createAudit(parts),
    admin: { userId: await insertBuyer(db, clock.now()) },
  };
}

const switches = { takesOrders: true, takesBookings: true, takesApplications: true };

describe('the settings of the market', () => {
  test('are as configured until they are changed, and then for every sale after it', async () => {
    const { settings, admin } = await settingsThere();
    expect(await settings.getSettings()).toEqual({
      commissionBasisPoints: 1000,
      answerHours: 48,
      switches,
      version: 0,
      changed: null,
    });
    expect([await marketCommission(database.db, 1000), await marketAnswerHours(database.db)]).toEqual([
      1000, 48,
    ]);
    const given = {
      commissionBasisPoints: 1250,
      answerHours: 36,
      switches: { ...switches, takesOrders: false },
    };
    const changed = await settings.changeSettings(admin, { ifMatch: '0', given });
    expect(changed).toMatchObject({
      ok: true,
      value: { ...given, version: 1, changed: { by: 'Marina Soler' } },
    });
    expect([await marketCommission(database.db, 1000), settings.shownTerms()]).toMatchObject([
      1250,
      { commissionBasisPoints: 1250, answerHours: 36 },
    ]);
    expect(await marketAnswerHours(database.db)).toBe(36);
    expect([await settings.isOn('takesOrders'), await settings.isOn('takesBookings')]).toEqual([false, true]);
  });

  test('are written to the audit log as they were and as they are, once', async () => {
    const { settings, audit, admin } = await settingsThere();
    const given = {
      commissionBasisPoints: 1200,
      answerHours: 24,
      switches: { ...switches, takesApplications: false },
    };
    await settings.changeSettings(admin, { ifMatch: '0', given });
    // The same again changes nothing.
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
              { name: 'takesApplications', before: 'true', after: 'false' },
            ],
          },
        ],
      },
    });
  });

  test('of two admins who change them at once the second is told', async () => {
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

describe('the audit log', () => {
  test('is read by act, day and words, a page at a time', async () => {
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
