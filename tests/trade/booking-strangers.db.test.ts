import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import type { BookingView } from '../../services/marketplace/modules/bookings/index.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { hourMs } from '../../src/lib/durations.ts';
import { bookingBench, price, valueOf, type BookingBench } from './booking-bench.ts';
import { insertBuyer } from './trade-factory.ts';

/**
 * What each side may not see or do in a booking, beyond the permissions that tests/contract/permissions.db.test.ts
 * tests.
 */

let bench: BookingBench;
shareBench(bookingBench, (made) => {
  bench = made;
});

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const refusedWith = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) as unknown });
const anAdmin = async () => {
  const id = await insertBuyer(bench.db, bench.clock.now());
  const named = { role: 'admin', firstName: 'Ada', lastName: 'Nowak' } as const;
  await bench.db.updateTable('users').set(named).where('id', '=', id).execute();
  return bench.person(id, 'admin');
};

describe('the list', () => {
  test('of a buyer or provider contains and counts only their own bookings', async () => {
    const one = await bench.requested(await bench.provider());
    const other = await bench.requested(await bench.provider());
    const listed = async (session: Session) => {
      const { items, total, counts } = await valueOf(bench.bookings.listBookings(session, {}));
      return { ids: items.map(({ id }) => id), total, toAnswer: counts.to_answer, waiting: counts.waiting };
    };
    // What the buyer waits for is what the provider has to answer.
    const alone = ({ bookingId }: typeof one) => [
      { ids: [bookingId], total: 1, toAnswer: 0, waiting: 1 },
      { ids: [bookingId], total: 1, toAnswer: 1, waiting: 0 },
    ];
    expect(await Promise.all([one.buyer, one.provider.session].map(listed))).toEqual(alone(one));
    expect(await Promise.all([other.buyer, other.provider.session].map(listed))).toEqual(alone(other));
    // Admins see all bookings, by the same tabs.
    const all = async (tab: 'to_answer' | 'disputed') => {
      const { items, total, counts } = await valueOf(bench.bookings.listAllBookings({ tab }));
      return [items.map(({ id }) => id).sort(), total, counts.to_answer];
    };
    expect(await all('to_answer')).toEqual([[one.bookingId, other.bookingId].sort(), 2, 2]);
    expect(await all('disputed')).toEqual([[], 0, 2]);
  });

  test('finds by a misspelt name, where nothing has it, and by the buyer’s telephone for admins alone', async () => {
    const { bookingId, buyer, provider } = await bench.requested(await bench.provider());
    const { provider: other } = await bench.requested(await bench.provider());
    await bench.db
      .updateTable('users')
      .set({ firstName: 'Mara', lastName: 'Lindqvist', phone: '+34 600 123 456' })
      .where('id', '=', buyer.userId)
      .execute();
    const ids = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
      items.map(({ id }) => id);
    for (const q of ['lindqvst', '600 123 456'])
      expect([q, ids(await valueOf(bench.bookings.listAllBookings({ q })))]).toEqual([q, [bookingId]]);
    // Another with one of the words is not meant.
    const named = async (tradingName: string, id: string | undefined) =>
      bench.db
        .updateTable('vendors')
        .set({ tradingName })
        .where('id', '=', id ?? '')
        .execute();
    await named('Bahía Yacht Care', provider.session.membership?.vendorId);
    await named('Adriatic Yacht Agency', other.session.membership?.vendorId);
    expect(ids(await valueOf(bench.bookings.listAllBookings({ q: 'bahai yacht' })))).toEqual([bookingId]);
    const own = async (q: string) => ids(await valueOf(bench.bookings.listBookings(provider.session, { q })));
    expect([await own('lindqvst'), await own('600 123 456')]).toEqual([[bookingId], []]);
  });

  test.each([
    [undefined, ['third', 'second', 'first']],
    ['starts', ['first', 'second', 'third']],
    // The last one is reserved for minutes, the others have awaited their answers since they were created.
    ['-created', ['second', 'first', 'third']],
    ['waits', ['second', 'third', 'first']],
  ] as const)('of everybody is read in the order of %s, page after page', async (sort, order) => {
    const [provider, buyer] = [await bench.provider({ teams: 3 }), await bench.crew()];
    const third = await bench.requested(provider, 300, buyer);
    bench.clock.advance(60 * 60_000);
    const first = await bench.requested(provider, 100, buyer);
    const second = await valueOf(bench.hold(buyer, provider, bench.inHours(200)));
    const ids = { first: first.bookingId, second: second.bookingId, third: third.bookingId };
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await valueOf(
        bench.bookings.listAllBookings({ limit: 1, sort, ...(cursor !== undefined && { cursor }) }),
      );
      read.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(read).toEqual(order.map((name) => ids[name]));
  });
});

test('a list begins with what is next and ends with what is over, across pages', async () => {
  const [provider, buyer] = [await bench.provider({ teams: 2 }), await bench.crew()];
  const heldAt = async (hours: number) =>
    (await valueOf(bench.hold(buyer, provider, bench.inHours(hours)))).bookingId;
  const [late, soon, over, longOver] = [
    await heldAt(110),
    await heldAt(100),
    await heldAt(106),
    await heldAt(102),
  ];
  for (const id of [over, longOver])
    await valueOf(bench.payments.giveUpPurchase(buyer, { purchaseId: id, saleId: id }));
  const inPages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await valueOf(
      bench.bookings.listBookings(buyer, { limit: 1, ...(cursor !== undefined && { cursor }) }),
    );
    inPages.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(inPages).toEqual([soon, late, over, longOver]);
  const toPay = await valueOf(bench.bookings.listBookings(provider.session, { tab: 'to_pay' }));
  expect(toPay.items.map(({ id }) => id)).toEqual([soon, late]);
});

test('one buyer can have five unpaid bookings at once', async () => {
  const [provider, buyer] = [await bench.provider({ teams: 2 }), await bench.crew()];
  const at = (hours: number) => bench.hold(buyer, provider, bench.inHours(hours));
  const held = await Promise.all([100, 102, 104, 106, 108, 110].map(at));
  expect(held.filter(({ ok }) => ok)).toHaveLength(5);
  expect(held.find(({ ok }) => !ok)).toEqual({
    ok: false,
    error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 900 },
  });
  const [first] = held.flatMap((one) => (one.ok ? [one.value.bookingId] : []));
  await valueOf(bench.payments.giveUpPurchase(buyer, { purchaseId: first ?? '', saleId: first ?? '' }));
  expect((await at(112)).ok).toBe(true);
});

describe('a booking', () => {
  test('that was never paid is hidden from its provider once it is released', async () => {
    const provider = await bench.provider();
    const buyer = await bench.crew();
    const { bookingId } = await valueOf(bench.hold(buyer, provider, bench.inHours(100)));
    const key = { purchaseId: bookingId, saleId: bookingId };
    await valueOf(bench.payments.giveUpPurchase(buyer, key));
    expect((await bench.seenBy(buyer, bookingId)).status).toBe('released');
    expect(await bench.bookings.getBooking(provider.session, bookingId)).toEqual(refusedWith('NOT_FOUND'));
  });

  test('accepts no action of another side, even if its state would allow it', async () => {
    const admin = await anAdmin();
    const asked = await bench.requested(await bench.provider());
    const refused = async (
      session: Session,
      bookingId: string,
      action: 'confirm' | 'confirm_completion' | 'decline',
    ) => bench.bookings.act(session, bookingId, { action, note: 'As agreed.' });
    for (const session of [asked.buyer, admin])
      for (const action of ['confirm', 'decline'] as const)
        expect(await refused(session, asked.bookingId, action)).toEqual(refusedWith('NOT_ALLOWED_NOW'));
    const begun = await bench.confirmed(asked.provider, 1);
    bench.clock.advance(2 * hourMs);
    await bench.work(true);
    expect(await bench.statusOf(begun.bookingId)).toBe('in_progress');
    for (const session of [begun.provider.session, admin])
      expect(await refused(session, begun.bookingId, 'confirm_completion')).toEqual(
        refusedWith('NOT_ALLOWED_NOW'),
      );
  });

  test('is never assigned to a team of another provider', async () => {
    const { bookingId, provider } = await bench.requested(await bench.provider());
    const other = await bench.provider();
    const [teamId = ''] = other.teamIds;
    expect(await bench.bookings.act(provider.session, bookingId, { action: 'confirm', teamId })).toEqual(
      refusedWith('VALIDATION'),
    );
    expect(await bench.statusOf(bookingId)).toBe('requested');
  });

  test('is moved by its buyer without a choice of the team', async () => {
    const { bookingId, buyer, provider } = await bench.confirmed(await bench.provider({ teams: 2 }));
    const before = await bench.seenBy(provider.session, bookingId);
    const startsAt = new Date(before.startsAt.getTime() + 5 * hourMs).toISOString();
    const teamId = provider.teamIds.find((id) => id !== before.teamId) ?? '';
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'propose_time', startsAt, teamId }));
    // The team that has it is preferred.
    expect((await bench.seenBy(provider.session, bookingId)).proposal?.teamId).toBe(before.teamId);
  });

  test('shows neither side what is between the other and the market, nor which admin decided', async () => {
    const admin = await anAdmin();
    const { bookingId, buyer, provider } = await bench.confirmed(await bench.provider(), 1);
    bench.clock.advance(2 * hourMs);
    await bench.work(true);
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'dispute', note: 'It still leaks.' }));
    const contested = { action: 'contest_dispute', note: 'It was dry when we left.' } as const;
    await valueOf(bench.bookings.act(provider.session, bookingId, contested));
    await valueOf(bench.bookings.act(admin, bookingId, { action: 'settle_dispute', note: 'It does not.' }));
    await bench.work();
    const shown = ({ timeline }: BookingView) => ({
      processes: [...new Set(timeline.map(({ process }) => process))].sort(),
      decidedBy: timeline.find(({ command }) => command === 'settle_dispute')?.byName,
    });
    expect(shown(await bench.seenBy(buyer, bookingId))).toEqual({
      processes: ['booking', 'payment'],
      decidedBy: null,
    });
    expect(shown(await bench.seenBy(provider.session, bookingId))).toEqual({
      processes: ['booking', 'transfer'],
      decidedBy: null,
    });
    expect(shown(await bench.seenBy(await anAdmin(), bookingId))).toEqual({
      processes: ['booking', 'payment', 'transfer'],
      decidedBy: 'Ada Nowak',
    });
  });

  test('refunds no money of another booking', async () => {
    const admin = await anAdmin();
    const provider = await bench.provider();
    const [one, other] = [await bench.confirmed(provider, 100), await bench.confirmed(provider, 110)];
    const refund = (purchaseId: string, saleId: string) =>
      bench.payments.requestRefund(admin, newId(), { purchaseId, saleId, amount: eur(100), reason: 'Late.' });
    expect(await refund(one.bookingId, other.bookingId)).toEqual(refusedWith('NOT_FOUND'));
    expect((await refund(one.bookingId, one.bookingId)).ok).toBe(true);
  });
});

describe('an answer link', () => {
  const asked = async () => {
    const made = await bench.requested(await bench.provider());
    const token = /bookings\/confirm\/([\w-]+)/.exec((await bench.lastMail())?.text ?? '')?.[1] ?? '';
    return { ...made, token };
  };

  test('is invalid after the deadline', async () => {
    const { bookingId, token } = await asked();
    bench.clock.advance(48 * hourMs);
    expect(await bench.bookings.readLink(token)).toEqual(refusedWith('LINK_EXPIRED'));
    expect(await bench.bookings.answerLink({ token, action: 'confirm' })).toEqual(
      refusedWith('LINK_EXPIRED'),
    );
    expect(await bench.statusOf(bookingId)).toBe('requested');
  });

  test('accepts one of two simultaneous answers, even if the second could follow the first', async () => {
    const { token } = await asked();
    const [slot] = (await valueOf(bench.bookings.readLink(token))).slots;
    const answers = await Promise.all([
      bench.bookings.answerLink({ token, action: 'propose_time', startsAt: slot?.startsAt.toISOString() }),
      bench.bookings.answerLink({ token, action: 'decline', note: 'The crane is away.' }),
    ]);
    expect(answers.filter(({ ok }) => !ok)).toEqual([refusedWith('LINK_USED')]);
  });
});

describe('a supplement', () => {
  const proposed = async () => {
    const made = await bench.confirmed(await bench.provider());
    const { bookingId, provider } = made;
    const extra = { description: 'A new impeller', amount: eur(5000) };
    await valueOf(bench.bookings.proposeSupplement(provider.session, newId(), bookingId, extra));
    const [supplement] = (await bench.seenBy(made.buyer, bookingId)).supplements;
    return { ...made, ids: { bookingId, supplementId: supplement?.id ?? '' } };
  };

  test('is accepted by its buyer only, and withdrawn by its provider only', async () => {
    const { buyer, provider, ids } = await proposed();
    for (const action of ['accept', 'decline'] as const)
      expect(await bench.bookings.answerSupplement(provider.session, ids, action)).toEqual(
        refusedWith('NOT_ALLOWED_NOW'),
      );
    expect(await bench.bookings.answerSupplement(buyer, ids, 'withdraw')).toEqual(
      refusedWith('NOT_ALLOWED_NOW'),
    );
    const { supplements, paidMinor } = await bench.seenBy(buyer, ids.bookingId);
    expect([supplements.map(({ status }) => status), paidMinor]).toEqual([['proposed'], price.total]);
  });
});

describe('files', () => {
  const add = (session: Session, bookingId: string, content = '%PDF-1.7') =>
    bench.bookings.addFile(session, bookingId, {
      fileName: 'report.pdf',
      file: Readable.from([Buffer.from(content)]),
    });

  test('are limited to twenty, and refused once the booking has ended', async () => {
    const { bookingId, buyer, provider } = await bench.requested(await bench.provider());
    for (let count = 0; count < 20; count += 1)
      await valueOf(add(count % 2 === 0 ? buyer : provider.session, bookingId));
    expect(await add(buyer, bookingId)).toEqual(refusedWith('NOT_ALLOWED_NOW'));
    const ended = await bench.requested(provider, 110);
    await valueOf(bench.bookings.act(ended.buyer, ended.bookingId, { action: 'withdraw' }));
    expect(await add(ended.buyer, ended.bookingId)).toEqual(refusedWith('NOT_ALLOWED_NOW'));
    expect((await bench.seenBy(buyer, bookingId)).files).toHaveLength(20);
    expect((await bench.seenBy(ended.buyer, ended.bookingId)).files).toEqual([]);
  });
});
