import { sql } from 'kysely';
import { ensureVendor } from './application/vendor-opening.service.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { createAccounts } from '../account/index.ts';
import { mara } from '../account/testing/account-bench.ts';
import { vendorBench, type VendorBench } from './testing/vendor-bench.ts';
import { riseBegins } from '../../../../src/lib/commission-notice.ts';
import { silentLog } from '../../platform/log.ts';
import { vendorTasks } from './commission.tasks.ts';
import { saveVendorStatus } from './vendors.repository.ts';

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

const teo = 'teo.ferrer@example.com';
const lastSubject = async () => (await bench.subjectsTo(teo)).at(-1);
const isLive = async (vendorId: string) => (await bench.statusOf(vendorId)) === 'active';

describe('a vendor goes live', () => {
  test('when the approval comes last, with one mail about both', async () => {
    const admin = await bench.admin();
    const { session, vendorId, applicationId } = await bench.applied();
    await bench.listItem(vendorId);
    await bench.openPaymentAccount(vendorId, { canTakeCharges: true });
    await bench.sayDelivery(vendorId);
    const claim = { session, userId: session.userId, kind: 'supplier' } as const;
    await bench.vendors.verifyUpload(claim);
    await bench.vendors.completeOnboarding(claim);
    await bench.decide(admin, applicationId, 'take');
    expect(await isLive(vendorId)).toBe(false);
    await bench.decide(admin, applicationId, 'approve');
    expect([await isLive(vendorId), await lastSubject(), (await bench.subjectsTo(teo)).length]).toEqual([
      true,
      'Tramuntana Chandlery is approved and live on Quayside',
      2,
    ]);
  });

  test('when the completed onboarding comes last', async () => {
    const { vendorId } = await bench.live(await bench.admin());
    expect([await isLive(vendorId), await lastSubject()]).toEqual([
      true,
      'Tramuntana Chandlery is live on Quayside',
    ]);
    expect((await bench.stepsOf(vendorId)).at(-1)).toBe('vendor: onboarding_completed approved → active');
  });

  test('when the payment account comes last', async () => {
    const admin = await bench.admin();
    const { session, vendorId, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    await bench.decide(admin, applicationId, 'approve');
    await bench.listItem(vendorId);
    await bench.openPaymentAccount(vendorId, { canTakeCharges: false });
    await bench.sayDelivery(vendorId);
    const claim = { session, userId: session.userId, kind: 'supplier' } as const;
    await bench.vendors.verifyUpload(claim);
    await bench.vendors.completeOnboarding(claim);
    expect(await bench.statusOf(vendorId)).toBe('approved');
    await bench.reportCharges(vendorId, true);
    expect([await isLive(vendorId), await lastSubject()]).toEqual([
      true,
      'Tramuntana Chandlery is live on Quayside',
    ]);
  });
});

describe("the payment provider's result", () => {
  test('restricts a live vendor and reinstates it, with a mail each', async () => {
    const { vendorId } = await bench.live(await bench.admin());
    await bench.reportCharges(vendorId, false);
    expect([await bench.statusOf(vendorId), await lastSubject()]).toEqual([
      'restricted',
      'Tramuntana Chandlery: your payment account needs your attention',
    ]);
    await bench.reportCharges(vendorId, true);
    expect([await isLive(vendorId), await lastSubject()]).toEqual([
      true,
      'Tramuntana Chandlery is live on Quayside',
    ]);
  });

  test('is idempotent', async () => {
    const { vendorId } = await bench.live(await bench.admin());
    await Promise.all(Array.from({ length: 5 }, async () => bench.reportCharges(vendorId, false)));
    expect((await bench.stepsOf(vendorId)).filter((line) => line.includes('charges_disabled'))).toHaveLength(
      1,
    );
    expect((await bench.subjectsTo(teo)).filter((line) => line.includes('needs you'))).toHaveLength(1);
  });

  test('for an applicant is stored for later', async () => {
    const { session, vendorId } = await bench.applied();
    await bench.reportCharges(vendorId, true);
    const { vendor } = await bench.vendors.getVendor(session);
    expect([vendor.status, vendor.canTakeCharges]).toEqual(['applicant', true]);
  });

  test('for a missing vendor does nothing', async () => {
    const admin = await bench.admin();
    await bench.reportCharges(admin.userId, true);
    expect(await bench.db.selectFrom('vendors').selectAll().execute()).toEqual([]);
  });

  test('during a pause takes effect when the vendor resumes', async () => {
    const { session, vendorId } = await bench.live(await bench.admin());
    await bench.vendors.changeOwnStatus(session, 'pause');
    await bench.reportCharges(vendorId, false);
    expect(await bench.statusOf(vendorId)).toBe('paused');
    await bench.vendors.changeOwnStatus(session, 'resume');
    expect(await bench.statusOf(vendorId)).toBe('restricted');
  });
});

describe('a vendor itself', () => {
  test('pauses and resumes, without a mail', async () => {
    const { session, vendorId } = await bench.live(await bench.admin());
    const before = await bench.subjectsTo(teo);
    const paused = await bench.vendors.changeOwnStatus(session, 'pause');
    expect(paused).toMatchObject({ ok: true, value: { vendor: { status: 'paused' }, actions: ['resume'] } });
    const resumed = await bench.vendors.changeOwnStatus(session, 'resume');
    expect(resumed).toMatchObject({ ok: true, value: { vendor: { status: 'active' }, actions: ['pause'] } });
    expect(await bench.subjectsTo(teo)).toEqual(before);
    expect((await bench.stepsOf(vendorId)).slice(-2)).toEqual([
      'vendor: pause active → paused',
      'vendor: resume paused → active',
    ]);
  });

  test('cannot end a suspension', async () => {
    const admin = await bench.admin();
    const { session, vendorId } = await bench.live(admin);
    await bench.vendors.decideVendorStatus(admin, vendorId, { command: 'suspend', reason: 'Fake parts.' });
    expect(await bench.vendors.changeOwnStatus(session, 'resume')).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    expect((await bench.vendors.getVendor(session)).actions).toEqual([]);
  });
});

describe('an admin', () => {
  test('suspends with a reason, and reinstates to the state that the facts allow', async () => {
    const admin = await bench.admin();
    const { session, vendorId } = await bench.live(admin);
    const reasonShown = async () => (await bench.vendors.getVendor(session)).suspensionReason;
    expect(await reasonShown()).toBeNull();
    const suspended = await bench.vendors.decideVendorStatus(admin, vendorId, {
      command: 'suspend',
      reason: 'Three crews got fake parts.',
    });
    expect(suspended).toMatchObject({ ok: true, value: { vendorActions: ['reinstate'] } });
    expect([await lastSubject(), (await bench.mailsTo(teo)).at(-1)?.text]).toEqual([
      'Tramuntana Chandlery is suspended on Quayside',
      expect.stringContaining('Three crews got fake parts.'),
    ]);
    await bench.reportCharges(vendorId, false);
    expect([await bench.statusOf(vendorId), await reasonShown()]).toEqual([
      'suspended',
      'Three crews got fake parts.',
    ]);
    const reason = 'It was another shop.';
    await bench.vendors.decideVendorStatus(admin, vendorId, { command: 'reinstate', reason });
    expect([await bench.statusOf(vendorId), (await bench.mailsTo(teo)).at(-1)?.text]).toEqual([
      'restricted',
      expect.stringContaining('can’t take payments at the moment'),
    ]);
    expect(await reasonShown()).toBeNull();
    await bench.reportCharges(vendorId, true);
    expect(await isLive(vendorId)).toBe(true);
  });

  test.each(['suspend', 'reinstate'] as const)('cannot %s an applicant', async (command) => {
    const admin = await bench.admin();
    const { vendorId } = await bench.applied();
    expect(await bench.vendors.decideVendorStatus(admin, vendorId, { command, reason: 'Why not.' })).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
  });

  test('is refused for a vendor that does not exist', async () => {
    const admin = await bench.admin();
    const suspend = { command: 'suspend', reason: 'Who?' } as const;
    expect(await bench.vendors.decideVendorStatus(admin, admin.userId, suspend)).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
  });

  test('gives a vendor its own commission and takes it back, with a mail, in the audit log', async () => {
    const admin = await bench.admin();
    const { session, vendorId } = await bench.live(admin);
    const set = (before: number | null, after: number | null, reason = 'Agreed for the first season.') =>
      bench.vendors.setCommission(admin, vendorId, { before, after, reason });
    const told = async () => (await bench.mailsTo(teo)).at(-1);
    const before = await bench.subjectsTo(teo);
    expect([await set(null, null), await set(null, 800, ' ')]).toMatchObject([
      { ok: true },
      { ok: false, error: { fields: [{ field: 'reason' }] } },
    ]);
    expect(await bench.subjectsTo(teo)).toEqual(before);
    expect(await set(null, 800)).toMatchObject({ value: { view: { vendor: { commissionBps: 800 } } } });
    expect(await told()).toMatchObject({
      subject: 'Tramuntana Chandlery: your commission is now 8%',
      text: expect.stringContaining('Until now it was 10%.'),
    });
    expect((await bench.vendors.getVendor(session)).vendor).toMatchObject({
      commissionBps: 800,
      commissionSince: bench.clock.now(),
    });
    // The rate that was seen is no longer the present one.
    expect(await set(null, 900)).toEqual({ ok: false, error: { code: 'CHANGED_ELSEWHERE' } });
    const atOnce = await Promise.all([set(800, 700), set(800, 600)]);
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
    const audited = bench.db.selectFrom('auditLog').select(['actorId', 'subjectId', 'details']);
    const acts = await audited.where('act', '=', 'change_commission').orderBy('id').execute();
    expect([acts.length, acts[0]]).toEqual([
      2,
      {
        actorId: admin.userId,
        subjectId: vendorId,
        details: {
          before: { commissionBasisPoints: null },
          after: { commissionBasisPoints: 800 },
          reason: 'Agreed for the first season.',
        },
      },
    ]);
  });

  test('announces a higher commission, which begins on its day unless it is taken back', async () => {
    const admin = await bench.admin();
    const { session, vendorId } = await bench.live(admin);
    const set = (before: number | null, after: number | null) =>
      bench.vendors.setCommission(admin, vendorId, { before, after, reason: 'The season is over.' });
    const commission = async () => {
      const { vendor } = await bench.vendors.getVendor(session);
      return [vendor.commissionBps, vendor.announcedCommission?.bps];
    };
    const { begin_commission: begin } = vendorTasks(bench);
    const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
    const run = () => begin({ vendorId }, context);
    const from = riseBegins(bench.clock.now());
    expect(await set(null, 800)).toMatchObject({ ok: true });
    const since = bench.clock.now();

    // Back to the market's ten per cent.
    expect(await set(800, null)).toMatchObject({
      value: {
        view: {
          vendor: { commissionBps: 800, commissionSince: since, announcedCommission: { bps: null, from } },
        },
      },
    });
    const mail = (await bench.mailsTo(teo)).at(-1);
    expect(mail?.subject).toContain('Tramuntana Chandlery: your commission will be 10% from');
    for (const part of ['Until then it is 8%', 'It is the rate of the market', 'The season is over.'])
      expect(mail?.text).toContain(part);
    await run();
    expect(await commission()).toEqual([800, null]);

    // The rate of today takes it back; of another admin who saw no announcement, the change is refused.
    expect(await set(800, 900)).toMatchObject({ error: { code: 'CHANGED_ELSEWHERE' } });
    await set(null, 800);
    expect((await bench.mailsTo(teo)).at(-1)?.subject).toBe('Tramuntana Chandlery: your commission stays 8%');
    await set(800, 1200);
    expect(await commission()).toEqual([800, 1200]);
    bench.clock.advance(from.getTime() - bench.clock.now().getTime());
    await run();
    await run();
    expect((await bench.vendors.getVendor(session)).vendor).toMatchObject({
      commissionBps: 1200,
      commissionSince: from,
      announcedCommission: null,
    });
  });

  test('sends no mail to a closed account', async () => {
    const admin = await bench.admin();
    const { session, vendorId } = await bench.live(admin);
    const before = await bench.subjectsTo(teo);
    await bench.db
      .updateTable('users')
      .set({ closedAt: bench.clock.now() })
      .where('id', '=', session.userId)
      .execute();
    await bench.vendors.decideVendorStatus(admin, vendorId, { command: 'suspend', reason: 'It has left.' });
    expect(await bench.subjectsTo(teo)).toEqual(before);
  });
});

describe('closing the account behind a vendor', () => {
  test('closes the vendor too, and its listings disappear', async () => {
    const accounts = createAccounts({ ...bench.account.parts, whenClosed: bench.vendors.closeVendor });
    const { session } = await bench.account.prove({ ...mara, role: 'supplier' });
    const opening = { now: bench.clock.now(), currency: 'EUR' };
    const vendorId = await bench.db.transaction().execute((trx) => ensureVendor(trx, session, opening));
    const closed = await accounts.closeAccount(session, mara.password);
    expect([closed.ok, await bench.statusOf(vendorId), await bench.stepsOf(vendorId)]).toEqual([
      true,
      'closed',
      ['vendor: close applicant → closed'],
    ]);
  });

  test('does nothing without a vendor', async () => {
    const accounts = createAccounts({ ...bench.account.parts, whenClosed: bench.vendors.closeVendor });
    const { session } = await bench.account.prove();
    expect((await accounts.closeAccount(session, mara.password)).ok).toBe(true);
    expect(await bench.db.selectFrom('vendors').selectAll().execute()).toEqual([]);
  });
});

test('a change of status may take longer than a page, because all listings of the vendor change with it', async () => {
  const { vendorId } = await bench.live(await bench.admin());
  const limit = async (db: Parameters<typeof saveVendorStatus>[0]) =>
    (await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statementTimeout;
  const during = await bench.db.transaction().execute(async (trx) => {
    await saveVendorStatus(trx, vendorId, 'suspended', bench.clock.now());
    return limit(trx);
  });
  expect([during, await limit(bench.db)]).toEqual(['10min', '30s']);
});
