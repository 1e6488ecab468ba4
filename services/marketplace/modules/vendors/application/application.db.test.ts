import { ownVendorId } from '../../account/index.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { asOwner } from '../../../../../tests/database/as-owner.ts';
import { vendorBench, tramuntana, type VendorBench } from '../testing/vendor-bench.ts';

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

const teo = 'teo.ferrer@example.com';

describe('sending an application', () => {
  test('is refused with the names of missing fields, and mails nobody', async () => {
    await bench.admin();
    const session = await bench.supplier();
    const company = { ...tramuntana, legalName: null, city: null };
    await bench.vendors.updateCompany(session, { company, onVersion: null });
    expect(await bench.vendors.submitApplication(session)).toEqual({
      ok: false,
      error: { code: 'APPLICATION_INCOMPLETE', missing: ['legalName', 'city'] },
    });
    expect([await bench.subjectsTo(teo), await bench.subjectsTo('ada@example.com')]).toEqual([[], []]);
  });

  test('notifies the vendor, and each admin whose account is open', async () => {
    await bench.admin();
    await bench.admin('noor@example.com', 'Noor');
    const gone = await bench.admin('gone@example.com');
    await bench.db
      .updateTable('users')
      .set({ closedAt: bench.clock.now() })
      .where('id', '=', gone.userId)
      .execute();
    const { vendorId, applicationId, session } = await bench.applied();
    const [toTeo, ...others] = await bench.mailsTo(teo);
    expect([toTeo?.subject, others]).toEqual(['We’ve received your Quayside application', []]);
    // The address of a person's own setup page; the vendor has another id.
    expect(toTeo?.text).toContain(`https://quayside.example.com/vendors/onboarding/${session.userId}`);
    const [toAda] = await bench.mailsTo('ada@example.com');
    expect(toAda?.subject).toBe('Tramuntana Chandlery has applied');
    expect(toAda?.text).toContain(`https://quayside.example.com/admin/approve?application=${applicationId}`);
    expect(await bench.subjectsTo('noor@example.com')).toHaveLength(1);
    expect(await bench.subjectsTo('gone@example.com')).toEqual([]);
    expect(await bench.stepsOf(vendorId)).toEqual(['application: submit draft → submitted']);
  });

  test('asks VIES about a VAT ID that was given before the vendor existed', async () => {
    const session = await bench.supplier();
    const { vatNumber, ...company } = tramuntana;
    await bench.vendors.updateCompany(session, { company, onVersion: null });
    await bench.db.updateTable('vendors').set({ vatNumber }).where('id', '=', ownVendorId(session)).execute();
    await bench.vendors.submitApplication(session);
    expect(await bench.db.selectFrom('vatChecks').select(['vatId', 'state']).execute()).toEqual([
      { vatId: vatNumber, state: 'waiting' },
    ]);
  });

  test('twice at the same time sends it once', async () => {
    const session = await bench.supplier();
    await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    const sent = await Promise.all(
      Array.from({ length: 4 }, async () => bench.vendors.submitApplication(session)),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bench.subjectsTo(teo)).toHaveLength(1);
  });

  test('leaves neither a history entry nor a mail behind if its transaction fails', async () => {
    const session = await bench.supplier();
    await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    await asOwner(bench.db, (trx) =>
      sql`create or replace function no_history() returns trigger language plpgsql as
        $$ begin raise exception 'the disk is full'; end $$;
      create constraint trigger no_history after insert on vendor_history
        deferrable initially deferred for each row execute function no_history()`.execute(trx),
    );
    try {
      await expect(bench.vendors.submitApplication(session)).rejects.toThrow('the disk is full');
    } finally {
      await asOwner(bench.db, (trx) => sql`drop trigger no_history on vendor_history`.execute(trx));
    }
    const { application } = await bench.vendors.getVendor(session);
    expect([
      application.status,
      await bench.subjectsTo(teo),
      await bench.stepsOf(ownVendorId(session)),
    ]).toEqual(['draft', [], []]);
  });
});

describe('an admin', () => {
  test('starts the review without a mail', async () => {
    const admin = await bench.admin();
    const { applicationId } = await bench.applied();
    const taken = await bench.decide(admin, applicationId, 'take');
    expect(taken).toMatchObject({ ok: true, value: { actions: ['approve', 'ask', 'reject'] } });
    expect(await bench.subjectsTo(teo)).toEqual(['We’ve received your Quayside application']);
  });

  test('cannot decide on an application before its review has started', async () => {
    const admin = await bench.admin();
    const { applicationId } = await bench.applied();
    expect(await bench.decide(admin, applicationId, 'approve')).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
  });

  test('requests changes with a note that the vendor sees until it is submitted again', async () => {
    const admin = await bench.admin();
    const { session, vendorId, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    const asked = await bench.decide(
      admin,
      applicationId,
      'ask',
      'Please add the register.\nA scan will do.',
    );
    expect(asked).toMatchObject({ ok: true, value: { actions: ['reopen'] } });
    const mail = (await bench.mailsTo(teo)).at(-1);
    expect([mail?.subject, mail?.text.includes('\n\nA scan will do.\n\n')]).toEqual([
      'Your Quayside application: one more thing',
      true,
    ]);
    const before = await bench.vendors.getVendor(session);
    expect([before.application.note, before.actions]).toEqual([
      'Please add the register.\nA scan will do.',
      ['submit_application'],
    ]);
    await bench.vendors.submitApplication(session);
    const after = await bench.vendors.getVendor(session);
    expect([after.application.status, after.application.note, after.actions]).toEqual([
      'in_review',
      null,
      [],
    ]);
    expect((await bench.subjectsTo('ada@example.com')).at(-1)).toBe(
      'Tramuntana Chandlery has sent its application again',
    );
    expect(await bench.stepsOf(vendorId)).toEqual([
      'application: submit draft → submitted',
      'application: take submitted → in_review',
      'application: ask in_review → changes_requested',
      'application: submit changes_requested → in_review',
    ]);
  });

  test.each(['ask', 'reject', 'reopen'] as const)('has to say why to %s', async (decision) => {
    const admin = await bench.admin();
    const { applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    expect(await bench.decide(admin, applicationId, decision, ' \u0000 ')).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field: 'note', rule: 'required' }] },
    });
  });

  test('is reviewed again after a rejection, and the vendor is told', async () => {
    const admin = await bench.admin();
    const { session, vendorId, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    await bench.decide(admin, applicationId, 'reject', 'The register knows no such company.');
    const reopened = await bench.decide(admin, applicationId, 'reopen', 'You sent us the new extract.');
    expect(reopened).toMatchObject({
      ok: true,
      value: {
        view: { application: { status: 'in_review', note: null, decidedAt: null } },
        actions: ['approve', 'ask', 'reject'],
      },
    });
    expect((await bench.mailsTo(teo)).at(-1)?.text).toContain('You sent us the new extract.');
    expect(await bench.decide(admin, applicationId, 'reopen', 'Once more.')).toMatchObject({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    await bench.decide(admin, applicationId, 'approve');
    expect(await bench.statusOf(vendorId)).toBe('approved');
    expect((await bench.vendors.getVendor(session)).application.status).toBe('approved');
  });

  test('rejects with a reason, which is final for the vendor, who stays an applicant', async () => {
    const admin = await bench.admin();
    const { session, vendorId, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    await bench.decide(admin, applicationId, 'reject', 'The register knows no such company.');
    expect((await bench.subjectsTo(teo)).at(-1)).toBe('Your Quayside application');
    expect((await bench.mailsTo(teo)).at(-1)?.text).toContain('The register knows no such company.');
    expect(await bench.statusOf(vendorId)).toBe('applicant');
    expect(await bench.vendors.submitApplication(session)).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
  });

  test('approves, and the vendor is told what remains to do', async () => {
    const admin = await bench.admin();
    const { vendorId, applicationId, session } = await bench.applied();
    const unread = async ({ userId } = admin) => {
      const own = bench.db.selectFrom('notifications').select('title').where('userId', '=', userId);
      return (await own.where('readAt', 'is', null).execute()).map(({ title }) => title);
    };
    await bench.decide(admin, applicationId, 'take');
    expect(await unread()).toEqual(['Tramuntana Chandlery has applied']);
    const approved = await bench.decide(admin, applicationId, 'approve');
    expect(approved).toMatchObject({ ok: true, value: { actions: [], vendorActions: ['suspend'] } });
    // Nothing remains to be done about it.
    expect(await unread()).toEqual([]);
    // "We've received your application" is answered by it.
    expect(await unread(session)).toEqual(['Tramuntana Chandlery is approved on Quayside']);
    expect(await bench.statusOf(vendorId)).toBe('approved');
    expect((await bench.subjectsTo(teo)).at(-1)).toBe('Tramuntana Chandlery is approved on Quayside');
    expect(await bench.stepsOf(vendorId)).toEqual([
      'application: submit draft → submitted',
      'application: take submitted → in_review',
      'application: approve in_review → approved',
      'vendor: approve applicant → approved',
    ]);
  });

  test('who decides on an outdated version has to review again', async () => {
    const admin = await bench.admin();
    const { session, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    const seen = await bench.vendors.getApplication(applicationId);
    const version = seen.ok ? seen.value.view.application.version : 0;
    await bench.vendors.updateCompany(session, { company: { legalName: 'Another SL' }, onVersion: null });
    const approve = { decision: 'approve', version } as const;
    expect(await bench.vendors.decideApplication(admin, applicationId, approve)).toEqual({
      ok: false,
      error: { code: 'CHANGED_ELSEWHERE' },
    });
  });

  test('and another deciding simultaneously: one succeeds, the other has to review again', async () => {
    const [ada, noor] = [await bench.admin(), await bench.admin('noor@example.com', 'Noor')];
    const { vendorId, applicationId } = await bench.applied();
    await bench.decide(ada, applicationId, 'take');
    const seen = await bench.vendors.getApplication(applicationId);
    const version = seen.ok ? seen.value.view.application.version : 0;
    const atOnce = bench.gateFor(2);
    const outcomes = await Promise.all([
      atOnce().then(async () =>
        bench.vendors.decideApplication(ada, applicationId, { decision: 'approve', version }),
      ),
      atOnce().then(async () =>
        bench.vendors.decideApplication(noor, applicationId, { decision: 'reject', version, note: 'No.' }),
      ),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'CHANGED_ELSEWHERE' } });
    const decisions = (await bench.stepsOf(vendorId)).filter((line) => line.includes('in_review →'));
    expect(decisions).toHaveLength(1);
    expect(await bench.subjectsTo(teo)).toHaveLength(2);
  });

  test('leaves each command in the audit log, which nobody can change', async () => {
    const admin = await bench.admin();
    const { vendorId, applicationId } = await bench.applied();
    await bench.decide(admin, applicationId, 'take');
    await bench.decide(admin, applicationId, 'approve', 'All in order.');
    await bench.vendors.decideVendorStatus(admin, vendorId, { command: 'suspend', reason: 'Fake parts.' });
    const listed = await bench.vendors.listApplications({ status: 'suspended' });
    expect(listed).toMatchObject({
      ok: true,
      value: {
        items: [{ vendorId, status: 'approved', vendorStatus: 'suspended' }],
        counts: { approved: 0, suspended: 1, all: 1 },
      },
    });
    expect(await bench.vendors.listApplications({ status: 'approved' })).toMatchObject({
      ok: true,
      value: { items: [] },
    });
    const rows = await bench.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    const moved = (from: string, to: string) => ({ before: { status: from }, after: { status: to } });
    expect(rows.map(({ actorId, act, subjectId, details }) => [actorId, act, subjectId, details])).toEqual([
      [admin.userId, 'application_take', applicationId, { ...moved('submitted', 'in_review'), note: null }],
      [
        admin.userId,
        'application_approve',
        applicationId,
        { ...moved('in_review', 'approved'), note: 'All in order.' },
      ],
      [
        admin.userId,
        'vendor_suspend',
        vendorId,
        { ...moved('approved', 'suspended'), reason: 'Fake parts.' },
      ],
    ]);
    await expect(bench.db.deleteFrom('auditLog').execute()).rejects.toThrow('never changed');
    await expect(bench.db.updateTable('auditLog').set({ act: 'nothing' }).execute()).rejects.toThrow(
      'never changed',
    );
  });

  test('is refused for an application that does not exist', async () => {
    const admin = await bench.admin();
    expect(await bench.vendors.getApplication(admin.userId)).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
    expect(
      await bench.vendors.decideApplication(admin, admin.userId, { decision: 'take', version: 1 }),
    ).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
  });
});
