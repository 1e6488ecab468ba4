import { ownVendorId } from '../../account/index.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { tramuntana, vendorBench, type VendorBench } from '../testing/vendor-bench.ts';

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

/** Vendors with these names, a minute apart, each with a submitted application. */
const applyAs = async (...names: readonly string[]) => {
  for (const [position, tradingName] of names.entries()) {
    const session = await bench.person(
      'supplier',
      `vendor-${position}-${names.length}@example.com`,
      'Ana',
      'Ros',
    );
    await bench.vendors.updateCompany(session, { company: { ...tramuntana, tradingName }, onVersion: null });
    await bench.vendors.submitApplication(session);
    bench.clock.advance(60_000);
  }
};
const list = async (asked: Parameters<typeof bench.vendors.listApplications>[0] = {}) => {
  const listed = await bench.vendors.listApplications(asked);
  if (!listed.ok) throw new Error(listed.error.code);
  return { ...listed.value, names: listed.value.items.map(({ tradingName }) => tradingName) };
};

describe('the list of applications', () => {
  test('shows the oldest submission first, with its data', async () => {
    await applyAs('Aft Lines', 'Bow Works');
    const session = await bench.supplier();
    await bench.vendors.getVendor(session);
    await bench.addPaper(session);
    await bench.listItem(ownVendorId(session));
    const { items, counts } = await list();
    expect(
      items.map(({ tradingName, status, papers, listings }) => [tradingName, status, papers, listings]),
    ).toEqual([
      ['Aft Lines', 'submitted', 0, 0],
      ['Bow Works', 'submitted', 0, 0],
      [null, 'draft', 1, 1],
    ]);
    expect(counts).toEqual({
      waiting: 2,
      draft: 1,
      submitted: 2,
      in_review: 0,
      changes_requested: 0,
      approved: 0,
      rejected: 0,
      suspended: 0,
      all: 3,
    });
  });

  test('is paged without gaps or duplicates, also at one instant', async () => {
    await applyAs('A', 'B');
    bench.clock.set('2026-11-20T09:00:00Z');
    await applyAs('C', 'D', 'E');
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, cursor });
      seen.push(...page.names);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['A', 'C', 'B', 'D', 'E']);
  });

  test('is filtered by status, and counts them all', async () => {
    await applyAs('Aft Lines', 'Bow Works');
    const admin = await bench.admin();
    const [first] = (await list()).items;
    await bench.decide(admin, first?.id ?? 'none', 'take');
    const { names, counts } = await list({ status: 'in_review' });
    expect([names, counts.submitted, counts.in_review]).toEqual([['Aft Lines'], 1, 1]);
  });

  test('says of one that was sent again who had asked for changes', async () => {
    const session = await bench.supplier();
    await bench.vendors.updateCompany(session, { company: tramuntana, onVersion: null });
    await bench.vendors.submitApplication(session);
    const admin = await bench.admin();
    const id = (await list()).items[0]?.id ?? 'none';
    const askedBy = async () => (await list()).items.map((item) => item.askedBy);
    await bench.decide(admin, id, 'take');
    await bench.decide(admin, id, 'ask', 'The VAT ID is another company’s.');
    const asked = await askedBy();
    bench.clock.advance(60_000);
    await bench.vendors.submitApplication(session);
    expect([asked, await askedBy()]).toEqual([[null], ['Ada Marsh']]);
  });

  test.each([
    ['works', ['Bow Works']],
    [' BOW ', ['Bow Works']],
    ['nàutica', ['Aft Lines 100%', 'Bow Works']],
    ['100%', ['Aft Lines 100%']],
    ['bow wroks', ['Bow Works']],
    ['_', []],
    ['\\', []],
    ['ana ros', ['Aft Lines 100%', 'Bow Works']],
    ['\u0000', ['Aft Lines 100%', 'Bow Works']],
  ])('finds %j in the names', async (q, expected) => {
    await applyAs('Aft Lines 100%', 'Bow Works');
    const { names, counts } = await list({ q });
    expect([names, counts.submitted]).toEqual([expected, expected.length]);
  });

  test('finds a telephone number, whatever separates its digits', async () => {
    await applyAs('Aft Lines');
    await bench.db.updateTable('vendors').set({ contactPhone: '+34 600 000 101' }).execute();
    const found = await Promise.all(
      ['+34 600 000 101', '0034600000101', '600-000-101', '600 000 102', '101'].map(async (q) => list({ q })),
    );
    expect(found.map(({ names }) => names.length)).toEqual([1, 1, 1, 0, 0]);
  });

  test.each(['', 'nonsense', Buffer.from('["2026-11-20T09:00:00.000Z","x"]').toString('base64url')])(
    'refuses the invalid cursor %j',
    async (cursor) => {
      expect(await bench.vendors.listApplications({ cursor })).toMatchObject({
        ok: false,
        error: { code: 'VALIDATION', fields: [{ field: 'cursor' }] },
      });
    },
  );
});

test('an application is shown with its account, its history with names, and the allowed decisions', async () => {
  const admin = await bench.admin();
  const { session, applicationId } = await bench.applied();
  await bench.openPaymentAccount(ownVendorId(session), { canTakeCharges: false });
  await bench.decide(admin, applicationId, 'take');
  const seen = await bench.vendors.getApplication(applicationId);
  expect(seen).toMatchObject({
    ok: true,
    value: {
      view: { vendor: { id: ownVendorId(session) }, application: { id: applicationId, status: 'in_review' } },
      account: { name: 'Teo Ferrer', email: 'teo.ferrer@example.com', createdAt: bench.clock.now() },
      vatCheck: { vatId: 'ESB12345674', state: 'waiting', checkedAt: null, consultationNumber: null },
      listings: 0,
      paymentAccount: 'pending',
      actions: ['approve', 'ask', 'reject'],
      vendorActions: [],
      history: [
        { command: 'submit', from: 'draft', to: 'submitted', by: 'Teo Ferrer', note: null },
        { command: 'take', from: 'submitted', to: 'in_review', by: 'Ada Marsh', note: null },
      ],
    },
  });
});
