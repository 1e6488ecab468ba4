import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import type { BillTo } from '../../src/lib/bill-to.ts';
import { hourMs } from '../../src/lib/durations.ts';
import { bookingBench, price, valueOf, type BookingBench } from './booking-bench.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';

let bench: BookingBench;
shareBench(bookingBench, (made) => {
  bench = made;
});

const inOrder = { sumMinor: 0, unbalanced: 0, gap: 0 };

describe('a reserved time', () => {
  test('is requested once it is paid: the provider gets a link, and nothing is captured yet', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider);
    const view = await bench.seenBy(buyer, bookingId);
    expect([view.status, view.paymentStatus, view.actions]).toEqual([
      'requested',
      'authorized',
      ['withdraw', 'add_file'],
    ]);
    expect(view).toMatchObject({ totalMinor: price.total, paidMinor: 0, shareMinor: null });
    expect((await bench.seenBy(provider.session, bookingId)).shareMinor).toBe(price.total - price.commission);
    expect(await bench.mails()).toEqual([
      `B-${view.number}: we’ve asked Riviera Marine Engineering`,
      `New booking B-${view.number}: Diesel engine service`,
    ]);
    expect(await bench.bookOf(bookingId)).toEqual([]);
  });

  test('is free again if it is not paid in time, or its buyer cancels', async () => {
    const provider = await bench.provider();
    const buyer = await bench.crew();
    const startsAt = bench.inHours(100);
    const late = await valueOf(bench.hold(buyer, provider, startsAt));
    bench.clock.advance(16 * 60_000);
    await bench.work();
    expect([await bench.statusOf(late.bookingId), await bench.occupied(late.bookingId)]).toEqual([
      'released',
      [],
    ]);
    const again = await valueOf(bench.hold(buyer, provider, startsAt));
    const key = { purchaseId: again.bookingId, saleId: again.bookingId };
    await valueOf(bench.payments.giveUpPurchase(buyer, key));
    expect([await bench.statusOf(again.bookingId), await bench.paymentOf(again.bookingId)]).toEqual([
      'released',
      'expired',
    ]);
  });

  test('gets the same response for the same key, and a refusal for another body', async () => {
    const provider = await bench.provider();
    const buyer = await bench.crew();
    const key = newId();
    const twice = await Promise.all([
      bench.hold(buyer, provider, bench.inHours(100), key),
      bench.hold(buyer, provider, bench.inHours(100), key),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await bench.hold(buyer, provider, bench.inHours(200), key)).toEqual({
      ok: false,
      error: { code: 'KEY_USED_OTHERWISE' },
    });
  });

  test('wanted by 100 buyers at once is booked once per team; the others are shown the nearest free times', async () => {
    const provider = await bench.provider({ teams: 3 });
    const startsAt = bench.inHours(100);
    const buyers = await Promise.all(Array.from({ length: 100 }, () => bench.crew()));
    const results = await Promise.all(buyers.map((buyer) => bench.hold(buyer, provider, startsAt)));
    const held = await bench.db.selectFrom('bookings').select(['teamId', 'startsAt']).execute();
    expect(held.map(({ teamId }) => teamId).toSorted()).toEqual(provider.teamIds.toSorted());
    expect(held.map((booking) => booking.startsAt)).toEqual([startsAt, startsAt, startsAt]);
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.error]));
    expect(refusals).toHaveLength(97);
    const nearest = refusals.map((refusal) =>
      refusal.code === 'SLOT_TAKEN' ? refusal.nearestSlots.map((slot) => slot.startsAt) : refusal.code,
    );
    expect(nearest).toEqual(refusals.map(() => nearest[0]));
    expect(nearest[0]).toHaveLength(5);
    // By then the work and the half hour after it are over, or have not begun.
    for (const other of refusals.flatMap((refusal) =>
      'nearestSlots' in refusal ? refusal.nearestSlots : [],
    ))
      expect(Math.abs(other.startsAt.getTime() - startsAt.getTime())).toBeGreaterThanOrEqual(hourMs);
  });

  test.each([
    ['a price that has changed', { expectedTotal: { amountMinor: 1, currency: 'EUR' } }, 'PRICE_CHANGED'],
    ['another port', { port: 'antibes' }, 'SLOT_NOT_OFFERED'],
    ['a yacht of somebody else’s', { yachtId: newId() }, 'VALIDATION'],
    ['no place to find the yacht', { berth: null }, 'VALIDATION'],
    ['two visits at once', { quantity: 2 }, 'SLOT_NOT_OFFERED'],
    [
      'a VAT ID whose digits can’t be',
      { billTo: { status: 'business', country: 'DE', vatId: 'DE123456789', usedCommercially: false } },
      'VALIDATION',
    ],
    [
      'a VAT ID of another country',
      { billTo: { status: 'business', country: 'FR', vatId: 'DE123456788', usedCommercially: false } },
      'VALIDATION',
    ],
  ] as const)('is refused for %s', async (_why, change, code) => {
    const provider = await bench.provider();
    const buyer = await bench.crew();
    const input = { ...bench.given(provider.serviceId, bench.inHours(100)), ...change };
    const held = await bench.bookings.createBooking(buyer, newId(), input);
    expect(held.ok ? 'held' : held.error.code).toBe(code);
  });

  test('for a business under reverse charge has that price from the beginning, is checked by VIES, and is refused while VIES knows no such VAT ID', async () => {
    const provider = await bench.provider();
    const buyer = await bench.crew();
    const billTo = {
      status: 'business',
      country: 'DE',
      vatId: 'de 123 456 788',
      usedCommercially: false,
    } as const;
    const hold = (hours: number) =>
      bench.bookings.createBooking(buyer, newId(), {
        ...bench.given(provider.serviceId, bench.inHours(hours)),
        billTo,
      });
    const work = { serviceId: provider.serviceId, placeKind: 'berth', port: 'palma', quantity: 1 } as const;
    const priced = (who: BillTo | null) => bench.bookings.priceBooking({ ...work, billTo: who });
    expect(await priced(null)).toMatchObject({
      ok: true,
      value: { totalMinor: price.total, taxBps: 2100, taxReason: null },
    });
    const shown = await valueOf(priced(billTo));
    expect(shown).toMatchObject({
      subtotalMinor: price.subtotal,
      taxMinor: 0,
      totalMinor: price.subtotal,
      currency: 'EUR',
      taxBps: 0,
      taxReason: expect.stringMatching(/^Reverse charge: /),
    });
    const asked = bench.db.selectFrom('vatChecks').select(['vatId', 'state']);
    expect(await asked.execute()).toEqual([{ vatId: 'DE123456788', state: 'waiting' }]);
    // The page showed `price.total` before the billing details were entered.
    const { bookingId } = await valueOf(hold(100));
    const held = await bench.db
      .selectFrom('bookings')
      .select(['billTo', 'taxCategory', 'taxReason', 'totalMinor'])
      .where('id', '=', bookingId)
      .executeTakeFirst();
    expect(held).toEqual({
      billTo: { ...billTo, vatId: 'DE123456788' },
      taxCategory: 'AE',
      taxReason: shown.taxReason,
      totalMinor: shown.totalMinor,
    });
    expect(await asked.execute()).toEqual([{ vatId: 'DE123456788', state: 'waiting' }]);
    await bench.db.updateTable('vatChecks').set({ state: 'invalid', checkedAt: bench.clock.now() }).execute();
    const unknown = {
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field: 'billTo/vatId', rule: 'unknown' }] },
    };
    expect([await priced(billTo), await hold(110)]).toMatchObject([unknown, unknown]);
    await bench.db.updateTable('vendors').set({ vatNumber: null }).where('id', '=', provider.id).execute();
    expect(await priced({ ...billTo, country: 'AT', vatId: 'ATU12345675' })).toEqual({
      ok: false,
      error: { code: 'TAX_UNDECIDED', missing: ['seller_vat_registration'] },
    });
  });

  test('has the buyer’s own references, and is found by the number', async () => {
    const provider = await bench.provider();
    const buyer = await bench.crew();
    const { bookingId } = await valueOf(
      bench.bookings.createBooking(buyer, newId(), {
        ...bench.given(provider.serviceId, bench.inHours(100)),
        poNumber: ' HT-2026-114 ',
        costCentre: 'Engine',
      }),
    );
    const references = { poNumber: 'HT-2026-114', costCentre: 'Engine' };
    expect(await bench.seenBy(buyer, bookingId)).toMatchObject(references);
    expect(await bench.seenBy(provider.session, bookingId)).toMatchObject(references);
    const found = await valueOf(bench.bookings.listBookings(buyer, { q: 'ht-2026-114', limit: 24 }));
    expect(found.items.map(({ id }) => id)).toEqual([bookingId]);
  });

  test('is refused, and has no price, once its provider is suspended', async () => {
    const provider = await bench.provider();
    await bench.db
      .updateTable('vendors')
      .set({ status: 'suspended' })
      .where('id', '=', provider.id)
      .execute();
    const refused = { ok: false, error: { code: 'LISTING_NOT_AVAILABLE' } };
    expect(await bench.hold(await bench.crew(), provider, bench.inHours(100))).toEqual(refused);
    const work = { serviceId: provider.serviceId, placeKind: 'berth', port: 'palma', quantity: 1 } as const;
    expect(await bench.bookings.priceBooking({ ...work, billTo: null })).toEqual(refused);
  });
});

describe('a request', () => {
  test('that is confirmed is captured, and paid out once the work is done', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider);
    expect([await bench.statusOf(bookingId), await bench.paymentOf(bookingId)]).toEqual([
      'confirmed',
      'captured',
    ]);
    bench.clock.advance(101 * hourMs);
    await bench.work(true);
    expect(await bench.statusOf(bookingId)).toBe('in_progress');
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'confirm_completion' }));
    await bench.work();
    expect(await bench.transferOf(bookingId)).toEqual({
      status: 'sent',
      amountMinor: price.total - price.commission,
      reversedMinor: 0,
    });
    expect(await bench.bookOf(bookingId)).toEqual(['capture 36300/3000/33300', 'transfer -33300/0/-33300']);
    expect(await bench.proof()).toEqual(inOrder);
  });

  test('completes automatically 48 hours after its end, not earlier', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider);
    const { startsAt, endsAt } = await bench.seenBy(buyer, bookingId);
    bench.clock.set(startsAt);
    await bench.work(true);
    const asked = expect.stringMatching(/: is the work done\?$/);
    expect(await bench.unread()).not.toContainEqual(asked);
    // At its end its provider is asked, until that no longer waits.
    bench.clock.set(endsAt);
    await bench.work(true);
    expect(await bench.unread()).toContainEqual(asked);
    expect(await bench.asked(bookingId)).toEqual([provider.session.userId]);
    bench.clock.set(new Date(endsAt.getTime() + 48 * hourMs - 2000));
    await bench.work(true);
    expect(await bench.statusOf(bookingId)).toBe('in_progress');
    bench.clock.advance(2000);
    await bench.work(true);
    expect(await bench.statusOf(bookingId)).toBe('completed');
    expect(await bench.unread()).not.toContainEqual(asked);
  });

  test.each([
    ['declined by its provider', 'declined'],
    ['withdrawn by its buyer', 'withdrawn'],
    ['not answered in time', 'expired'],
  ] as const)('%s is not charged, and its time is free', async (_how, end) => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider);
    if (end === 'declined')
      await valueOf(
        bench.bookings.act(provider.session, bookingId, { action: 'decline', note: 'The crane is away.' }),
      );
    if (end === 'withdrawn') await valueOf(bench.bookings.act(buyer, bookingId, { action: 'withdraw' }));
    if (end === 'expired') {
      bench.clock.advance(49 * hourMs);
      await bench.work(true);
    }
    await bench.work();
    expect([
      await bench.statusOf(bookingId),
      await bench.paymentOf(bookingId),
      await bench.occupied(bookingId),
    ]).toEqual([end, 'voided', []]);
    expect(await bench.bookOf(bookingId)).toEqual([]);
  });

  test('has a deadline at half of the remaining time if its start is soon', async () => {
    const provider = await bench.provider();
    const { bookingId } = await bench.requested(provider, 10);
    const { answerBy, startsAt } = await bench.seenBy(provider.session, bookingId);
    expect(answerBy).toEqual(new Date((bench.clock.now().getTime() + startsAt.getTime()) / 2));
  });

  test('assigned to another team keeps its time', async () => {
    const provider = await bench.provider({ teams: 2 });
    const { bookingId } = await bench.requested(provider);
    const { teamId } = await bench.seenBy(provider.session, bookingId);
    const other = provider.teamIds.find((id) => id !== teamId) ?? '';
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'confirm', teamId: other }));
    expect((await bench.seenBy(provider.session, bookingId)).teamId).toBe(other);
    expect(await bench.occupied(bookingId)).toEqual(['booking']);
  });

  test('is assigned to another team after its confirmation, at its time and without the buyer’s approval', async () => {
    const provider = await bench.provider({ teams: 3 });
    const { bookingId, buyer } = await bench.confirmed(provider);
    const before = await bench.seenBy(provider.session, bookingId);
    const { teamId: busy } = await bench.seenBy(
      provider.session,
      (await bench.confirmed(provider)).bookingId,
    );
    const free = provider.teamIds.find((id) => id !== before.teamId && id !== busy) ?? '';
    const assign = (teamId: string | null) =>
      bench.bookings.act(provider.session, bookingId, { action: 'assign_team', teamId });
    expect(await assign(null)).toMatchObject({ error: { fields: [{ field: 'teamId', rule: 'required' }] } });
    expect(await assign(before.teamId)).toMatchObject({ error: { fields: [{ rule: 'same' }] } });
    expect(await assign(newId())).toMatchObject({ error: { fields: [{ rule: 'unknown' }] } });
    expect(await assign(busy)).toMatchObject({ error: { code: 'SLOT_TAKEN' } });
    expect(await bench.bookings.act(buyer, bookingId, { action: 'assign_team', teamId: free })).toMatchObject(
      { error: { code: 'NOT_ALLOWED_NOW' } },
    );
    expect(await bench.seenBy(provider.session, bookingId)).toMatchObject({ teamId: before.teamId });

    const mails = await bench.mails();
    await valueOf(assign(free));
    const after = await bench.seenBy(provider.session, bookingId);
    expect(after).toMatchObject({ teamId: free, status: 'confirmed', startsAt: before.startsAt });
    expect(await bench.occupied(bookingId)).toEqual(['booking']);
    expect(await bench.mails()).toEqual(mails);
    const said = async (to: typeof buyer) =>
      (await bench.seenBy(to, bookingId)).timeline.map(({ command }) => command);
    expect(await said(provider.session)).toContain('assign_team');
    expect(await said(buyer)).not.toContain('assign_team');
    // The buyer is told only if the provider wants it.
    const note = 'Pau comes instead of Joan.';
    await valueOf(
      bench.bookings.act(provider.session, bookingId, {
        action: 'assign_team',
        teamId: before.teamId,
        notifiesBuyer: true,
        note,
      }),
    );
    const mail = await bench.lastMail();
    expect([(await bench.mails()).length, mail?.subject]).toEqual([
      mails.length + 1,
      expect.stringMatching(/: another team is coming$/),
    ]);
    expect(mail?.text).toContain(note);
  });

  test('is answered from the mail once, also with another time', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider);
    const token = /bookings\/confirm\/([\w-]+)/.exec((await bench.lastMail())?.text ?? '')?.[1] ?? '';
    const shown = await valueOf(bench.bookings.readLink(token));
    expect(shown.booking.actions).toEqual(['confirm', 'propose_time', 'decline']);
    const [slot] = shown.slots;
    const answer = { token, action: 'propose_time', startsAt: slot?.startsAt.toISOString() } as const;
    const asked = [expect.stringMatching(/^New booking/)];
    expect([await bench.unread(), await bench.asked(bookingId)]).toEqual([asked, [provider.session.userId]]);
    expect((await valueOf(bench.bookings.answerLink(answer))).booking.status).toBe('time_proposed');
    // What both were told before is settled by the answer.
    expect(await bench.unread()).toEqual([expect.stringMatching(/another time is proposed$/)]);
    // Now its buyer is asked.
    expect(await bench.asked(bookingId)).toEqual([buyer.userId]);
    expect(await bench.bookings.answerLink({ token, action: 'confirm' })).toEqual({
      ok: false,
      error: { code: 'LINK_USED' },
    });
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'accept_time' }));
    // The crew that accepted the time gets a calendar event too.
    const told = (await queuedMails(bench.db)).filter(({ subject }) => subject.endsWith('is confirmed'));
    expect(told.map(({ text, calendar }) => [/You accepted what/.test(text), Boolean(calendar)])).toEqual([
      [true, true],
    ]);
    await bench.work();
    const agreed = await bench.seenBy(buyer, bookingId);
    expect([agreed.status, agreed.startsAt, await bench.paymentOf(bookingId)]).toEqual([
      'confirmed',
      slot?.startsAt,
      'captured',
    ]);
  });
});

describe('a proposed time', () => {
  test('keeps the old one until it is accepted, and then moves without another charge', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider);
    const before = await bench.seenBy(buyer, bookingId);
    const later = new Date(before.startsAt.getTime() + hourMs);
    await valueOf(
      bench.bookings.act(buyer, bookingId, { action: 'propose_time', startsAt: later.toISOString() }),
    );
    expect(await bench.occupied(bookingId)).toEqual(['booking', 'proposal']);
    expect((await bench.seenBy(buyer, bookingId)).actions).not.toContain('accept_time');
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'accept_time' }));
    await bench.work();
    const after = await bench.seenBy(buyer, bookingId);
    expect([after.startsAt, after.status, await bench.occupied(bookingId)]).toEqual([
      later,
      'confirmed',
      ['booking'],
    ]);
    expect(await bench.bookOf(bookingId)).toEqual(['capture 36300/3000/33300']);
  });

  test.each(['refuse_time', 'withdraw_time', 'expire'] as const)(
    'that ends with %s leaves the old one',
    async (end) => {
      const provider = await bench.provider();
      const { bookingId, buyer } = await bench.confirmed(provider);
      const { startsAt } = await bench.seenBy(buyer, bookingId);
      const later = new Date(startsAt.getTime() + 5 * hourMs);
      await valueOf(
        bench.bookings.act(provider.session, bookingId, {
          action: 'propose_time',
          startsAt: later.toISOString(),
        }),
      );
      if (end === 'refuse_time') await valueOf(bench.bookings.act(buyer, bookingId, { action: end }));
      else if (end === 'withdraw_time') {
        expect(await bench.bookings.act(buyer, bookingId, { action: end })).toMatchObject({ ok: false });
        await valueOf(bench.bookings.act(provider.session, bookingId, { action: end }));
        expect((await bench.lastMail())?.text).toContain('no longer asks for another time');
      } else {
        bench.clock.advance(25 * hourMs);
        await bench.work(true);
      }
      const after = await bench.seenBy(buyer, bookingId);
      expect([after.status, after.startsAt, after.proposal, await bench.occupied(bookingId)]).toEqual([
        'confirmed',
        startsAt,
        null,
        ['booking'],
      ]);
    },
  );

  test('that its provider withdraws leaves the request to be answered', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider);
    const { startsAt, answerBy } = await bench.seenBy(buyer, bookingId);
    const later = new Date(startsAt.getTime() + 5 * hourMs).toISOString();
    await valueOf(
      bench.bookings.act(provider.session, bookingId, { action: 'propose_time', startsAt: later }),
    );
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'withdraw_time' }));
    const after = await bench.seenBy(buyer, bookingId);
    expect([after.status, after.startsAt, after.answerBy, after.proposal]).toEqual([
      'requested',
      startsAt,
      answerBy,
      null,
    ]);
    expect(await bench.occupied(bookingId)).toEqual(['booking']);
    expect((await bench.lastMail())?.text).toContain('no longer proposes another time');
    const waiting = await bench.db
      .selectFrom('notifications')
      .select(['title', 'userId'])
      .where('asksAbout', '=', bookingId)
      .execute();
    expect(waiting).toEqual([
      { title: expect.stringMatching(/ needs your answer again$/), userId: provider.session.userId },
    ]);
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'confirm' }));
  });

  test('that is occupied is refused with the nearest free ones', async () => {
    const provider = await bench.provider();
    const { bookingId } = await bench.confirmed(provider);
    const other = await bench.requested(provider, 110);
    const { startsAt } = await bench.seenBy(other.buyer, other.bookingId);
    const acted = await bench.bookings.act(provider.session, bookingId, {
      action: 'propose_time',
      startsAt: startsAt.toISOString(),
    });
    expect(acted.ok ? null : acted.error).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(!acted.ok && acted.error.code === 'SLOT_TAKEN' && acted.error.nearestSlots.length).toBe(5);
    expect(await bench.statusOf(bookingId)).toBe('confirmed');
  });
});

describe('the calendar event', () => {
  const lines = (text: string) =>
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => /^(?:UID|SEQUENCE|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|STATUS|URL)/.test(line));

  test('of a confirmed booking is that of the mailed invitation, for both sides', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider);
    const mailed = (await bench.lastMail())?.calendar?.text ?? '';
    const toBuyer = await valueOf(bench.bookings.readEvent(buyer, bookingId));
    expect(lines(toBuyer)).toEqual(lines(mailed));
    expect(lines(toBuyer)).toContain(`UID:${bookingId}@bookings.quayside`);
    expect(toBuyer).toContain('METHOD:PUBLISH');
    const toProvider = await valueOf(bench.bookings.readEvent(provider.session, bookingId));
    expect(lines(toProvider).filter((line) => /^(?:UID|SEQUENCE)/.test(line))).toEqual(
      lines(mailed).filter((line) => /^(?:UID|SEQUENCE)/.test(line)),
    );
  });

  test('does not exist before the booking is confirmed, nor for others', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider);
    const refused = (code: string) => ({ ok: false, error: { code } });
    expect(await bench.bookings.readEvent(buyer, bookingId)).toEqual(refused('NOT_ALLOWED_NOW'));
    expect(await bench.bookings.readEvent(await bench.crew(), bookingId)).toEqual(refused('NOT_FOUND'));
  });
});

describe('a cancellation', () => {
  const expected = (amountMinor: number) => ({ expectedRefund: { amountMinor, currency: 'EUR' } });

  test('by the crew before the limit refunds everything', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider);
    expect((await bench.seenBy(buyer, bookingId)).cancellation).toMatchObject({
      refundMinor: price.total,
      keptMinor: 0,
    });
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'cancel', ...expected(price.total) }));
    await bench.work();
    expect([await bench.statusOf(bookingId), await bench.paymentOf(bookingId)]).toEqual([
      'cancelled_by_crew',
      'refunded',
    ]);
    expect(await bench.bookOf(bookingId)).toEqual(['capture 36300/3000/33300', 'refund -36300/-3000/-33300']);
    expect([await bench.occupied(bookingId), await bench.proof()]).toEqual([[], inOrder]);
  });

  test('by the crew after the limit refunds nothing: the provider is paid less commission', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider, 10);
    expect(
      await bench.bookings.act(buyer, bookingId, { action: 'cancel', ...expected(price.total) }),
    ).toEqual({ ok: false, error: { code: 'PRICE_CHANGED', price: null } });
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'cancel', ...expected(0) }));
    await bench.work();
    expect(await bench.transferOf(bookingId)).toMatchObject({ status: 'sent', amountMinor: 33_300 });
  });

  test.each([
    ['free of charge', 100, 'voided', []],
    ['too late', 10, 'captured', ['capture 36300/3000/33300', 'transfer -33300/0/-33300']],
  ] as const)('%s before it was charged comes to the same', async (_when, hours, payment, book) => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider, hours);
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'confirm' }));
    const refund = hours === 100 ? price.total : 0;
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'cancel', ...expected(refund) }));
    await bench.work();
    expect([await bench.paymentOf(bookingId), await bench.bookOf(bookingId)]).toEqual([payment, [...book]]);
  });

  test('by the crew refunds nothing where the provider confirmed only after the limit', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.requested(provider, 28);
    bench.clock.advance(5 * hourMs);
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'confirm' }));
    expect((await bench.seenBy(buyer, bookingId)).cancellation).toMatchObject({
      refundMinor: 0,
      keptMinor: price.total,
    });
    expect(
      await bench.bookings.act(buyer, bookingId, { action: 'cancel', ...expected(price.total) }),
    ).toEqual({ ok: false, error: { code: 'PRICE_CHANGED', price: null } });
  });

  test('by the provider always refunds everything, and needs a reason', async () => {
    const provider = await bench.provider();
    const { bookingId } = await bench.confirmed(provider, 10);
    const cancelled = { action: 'cancel', note: 'Our diver is ill.' } as const;
    expect(await bench.bookings.act(provider.session, bookingId, { action: 'cancel' })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION' },
    });
    await valueOf(bench.bookings.act(provider.session, bookingId, cancelled));
    await bench.work();
    expect([await bench.statusOf(bookingId), await bench.paymentOf(bookingId)]).toEqual([
      'cancelled_by_provider',
      'refunded',
    ]);
  });
});

describe('work under way', () => {
  const begun = async (hours = 100) => {
    const provider = await bench.provider();
    const made = await bench.confirmed(provider, hours);
    const { startsAt } = await bench.seenBy(provider.session, made.bookingId);
    bench.clock.advance(startsAt.getTime() + 60_000 - bench.clock.now().getTime());
    await bench.work(true);
    return made;
  };

  const absent = { action: 'report_no_show', note: 'The berth was empty.' } as const;

  test('to which nobody came is paid out less commission, once the crew had two days to disagree', async () => {
    const { bookingId, provider, buyer } = await begun();
    const { startsAt } = await bench.seenBy(buyer, bookingId);
    const report = (given: { readonly action: 'report_no_show'; readonly note?: string } = absent) =>
      bench.bookings.act(provider.session, bookingId, given);
    bench.clock.set(new Date(startsAt.getTime() + 0.5 * hourMs - 1));
    expect(await report()).toMatchObject({ ok: false, error: { code: 'NOT_ALLOWED_NOW' } });
    bench.clock.advance(1);
    expect(await report({ action: 'report_no_show' })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION' },
    });
    await valueOf(report());
    const completesAt = new Date(bench.clock.now().getTime() + 48 * hourMs);
    expect(await bench.seenBy(buyer, bookingId)).toMatchObject({ status: 'no_show_reported', completesAt });
    expect(await bench.asked(bookingId)).toEqual([buyer.userId]);
    const { items } = await valueOf(bench.bookings.listBookings(buyer, { tab: 'to_answer', limit: 24 }));
    expect(items).toMatchObject([{ id: bookingId, waitsFor: 'buyer', waitsUntil: completesAt }]);
    bench.clock.advance(48 * hourMs - 1000);
    await bench.work();
    const before = [await bench.statusOf(bookingId), (await bench.transferOf(bookingId))?.status];
    bench.clock.advance(1000);
    await bench.work();
    expect([before, await bench.statusOf(bookingId), await bench.transferOf(bookingId)]).toMatchObject([
      ['no_show_reported', 'accrued'],
      'no_show',
      { status: 'sent', amountMinor: 33_300 },
    ]);
  });

  test('whose no-show its provider withdraws goes on, and leaves the buyer two days for a problem', async () => {
    const { bookingId, provider, buyer } = await begun();
    bench.clock.advance(50 * hourMs);
    // Nobody confirmed or marked it, and a report can still be made in the last minutes.
    await valueOf(bench.bookings.act(provider.session, bookingId, absent));
    bench.clock.advance(47 * hourMs);
    const withdraw = { action: 'withdraw_no_show' } as const;
    expect(await bench.bookings.act(buyer, bookingId, withdraw)).toMatchObject({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    await valueOf(bench.bookings.act(provider.session, bookingId, withdraw));
    expect((await bench.lastMail())?.subject).toMatch(/: the no-show was withdrawn$/);
    const completesAt = new Date(bench.clock.now().getTime() + 48 * hourMs);
    expect(await bench.seenBy(buyer, bookingId)).toMatchObject({
      status: 'in_progress',
      answer: null,
      completesAt,
      actions: expect.arrayContaining(['confirm_completion', 'dispute']),
    });
    const waiting = await valueOf(bench.bookings.listBookings(provider.session, { tab: 'to_answer' }));
    expect(waiting.items).toMatchObject([{ id: bookingId, waitsUntil: completesAt }]);
    bench.clock.advance(48 * hourMs - 2000);
    await bench.work();
    const before = await bench.statusOf(bookingId);
    bench.clock.advance(2000);
    await bench.work();
    expect([before, await bench.statusOf(bookingId)]).toEqual(['in_progress', 'completed']);
  });

  test('to which the crew says they came is a problem, and a no-show again if an admin decides so', async () => {
    const { bookingId, provider, buyer } = await begun();
    bench.clock.advance(hourMs);
    await valueOf(bench.bookings.act(provider.session, bookingId, absent));
    bench.clock.advance(40 * hourMs);
    const note = 'We were on board all morning.';
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'dispute', note }));
    await valueOf(
      bench.bookings.act(provider.session, bookingId, { action: 'contest_dispute', note: 'Nobody was.' }),
    );
    bench.clock.advance(24 * hourMs);
    await bench.work();
    expect([await bench.statusOf(bookingId), (await bench.transferOf(bookingId))?.status]).toEqual([
      'disputed',
      'accrued',
    ]);
    await valueOf(
      bench.bookings.act(await bench.addAdmin(), bookingId, {
        action: 'settle_dispute',
        note: 'The photo shows it.',
      }),
    );
    await bench.work();
    expect([await bench.statusOf(bookingId), (await bench.transferOf(bookingId))?.status]).toEqual([
      'no_show',
      'sent',
    ]);
  });

  test('that its provider finishes early asks the buyer once, and completes that long afterwards', async () => {
    const { bookingId, provider, buyer } = await begun();
    const finish = () => bench.bookings.act(provider.session, bookingId, { action: 'finish' });
    await valueOf(finish());
    const finishedAt = bench.clock.now();
    const completesAt = new Date(finishedAt.getTime() + 48 * hourMs);
    const finished = await bench.seenBy(provider.session, bookingId);
    expect(finished).toMatchObject({ status: 'in_progress', finishedAt, completesAt });
    expect(finished.actions).not.toContain('finish');
    expect(await bench.asked(bookingId)).toEqual([buyer.userId]);
    bench.clock.advance(hourMs);
    expect([
      await finish(),
      (await valueOf(bench.bookings.getBooking(buyer, bookingId))).actions,
    ]).toMatchObject([
      { ok: false, error: { code: 'NOT_ALLOWED_NOW' } },
      expect.arrayContaining(['confirm_completion', 'dispute']),
    ]);
    expect(await bench.bookings.act(provider.session, bookingId, { action: 'report_no_show' })).toMatchObject(
      {
        ok: false,
      },
    );
    bench.clock.advance(46 * hourMs);
    await bench.work(true);
    const before = await bench.statusOf(bookingId);
    bench.clock.advance(hourMs);
    await bench.work(true);
    expect([before, await bench.statusOf(bookingId)]).toEqual(['in_progress', 'completed']);
  });

  const reported = async () => {
    const made = await begun();
    const { bookingId, buyer } = made;
    const note = 'The engine still loses coolant.';
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'dispute', note }));
    return made;
  };
  const offer = (amountMinor: number) =>
    ({ action: 'offer_part', note: 'The hose alone.', amount: { amountMinor, currency: 'EUR' } }) as const;

  test('with a dispute that its provider accepts is refunded in full', async () => {
    const { bookingId, provider } = await reported();
    const note = 'You are right, sorry.';
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'accept_dispute', note }));
    await bench.work();
    expect([
      await bench.statusOf(bookingId),
      await bench.paymentOf(bookingId),
      await bench.bookOf(bookingId),
    ]).toEqual([
      'cancelled_by_provider',
      'refunded',
      ['capture 36300/3000/33300', 'refund -36300/-3000/-33300'],
    ]);
    expect((await bench.seenBy(provider.session, bookingId)).dispute).toEqual({
      stage: 'accepted',
      answerBy: null,
      offeredMinor: null,
      buyerNote: 'The engine still loses coolant.',
      providerNote: note,
      isUndelivered: false,
      lines: [],
    });
    expect((await bench.mails()).at(-1)).toMatch(/everything back|refunded/);
  });

  test('with an offer that the buyer accepts is refunded in part, and the provider is paid the remainder', async () => {
    const { bookingId, buyer, provider } = await reported();
    expect(await bench.bookings.act(provider.session, bookingId, offer(36_301))).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION' },
    });
    await valueOf(bench.bookings.act(provider.session, bookingId, offer(12_100)));
    expect((await bench.seenBy(buyer, bookingId)).actions).toEqual([
      'accept_part',
      'refuse_part',
      'withdraw_dispute',
      'add_file',
    ]);
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'accept_part' }));
    await bench.work();
    expect([await bench.statusOf(bookingId), await bench.bookOf(bookingId)]).toEqual([
      'completed',
      ['capture 36300/3000/33300', 'refund -12100/-1000/-11100', 'transfer -22200/0/-22200'],
    ]);
    expect(await bench.proof()).toEqual(inOrder);
  });

  test('with a withdrawn dispute is complete, and the provider is paid', async () => {
    const { bookingId, buyer } = await reported();
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'withdraw_dispute' }));
    await bench.work();
    expect([await bench.statusOf(bookingId), await bench.transferOf(bookingId)]).toMatchObject([
      'completed',
      { status: 'sent', amountMinor: 33_300 },
    ]);
  });

  test('with a dispute that its provider doesn’t answer in five days awaits an admin', async () => {
    const silent = await reported();
    bench.clock.advance(5 * 24 * hourMs);
    await bench.work();
    expect((await bench.seenBy(silent.buyer, silent.bookingId)).dispute?.stage).toBe('escalated');
  });

  test('with an offer gives the buyer five days', async () => {
    const offered = await reported();
    bench.clock.advance(4 * 24 * hourMs);
    await valueOf(bench.bookings.act(offered.provider.session, offered.bookingId, offer(100)));
    bench.clock.advance(2 * 24 * hourMs);
    await bench.work();
    expect((await bench.seenBy(offered.buyer, offered.bookingId)).dispute?.stage).toBe('part_offered');
    bench.clock.advance(3 * 24 * hourMs);
    await bench.work();
    expect((await bench.seenBy(offered.buyer, offered.bookingId)).dispute?.stage).toBe('escalated');
  });

  test('with a dispute on which the two don’t agree awaits an admin, who decides for one side', async () => {
    const { bookingId, buyer, provider } = await reported();
    const { id } = await bench.db
      .insertInto('users')
      .values({
        id: newId(),
        email: 'ada@example.com',
        role: 'admin',
        firstName: 'Ada',
        lastName: 'Nowak',
        phone: null,
        passwordHash: 'none',
        pictureFileId: null,
        createdAt: bench.clock.now(),
        updatedAt: bench.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const admin = bench.person(id, 'admin');
    expect((await bench.seenBy(admin, bookingId)).actions).toEqual(['refund']);
    await valueOf(bench.bookings.act(provider.session, bookingId, offer(100)));
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'refuse_part', note: 'Too little.' }));
    expect((await bench.seenBy(admin, bookingId)).actions).toEqual([
      'settle_dispute',
      'uphold_dispute',
      'refund',
    ]);
    const decision = expect.stringMatching(/needs a decision$/);
    expect(await bench.unread()).toContainEqual(decision);
    await valueOf(
      bench.bookings.act(admin, bookingId, { action: 'uphold_dispute', note: 'The photographs show it.' }),
    );
    expect(await bench.unread()).not.toContainEqual(decision);
    await bench.work();
    expect([await bench.statusOf(bookingId), await bench.paymentOf(bookingId)]).toEqual([
      'cancelled',
      'refunded',
    ]);
    expect(await bench.proof()).toEqual(inOrder);
  });

  test('that is disputed is split in one step, once: part is refunded, and its provider gets the remainder', async () => {
    const { bookingId, buyer, provider } = await begun();
    const admin = await bench.addAdmin();
    const split = (key: string) =>
      bench.payments.requestRefund(admin, key, {
        purchaseId: bookingId,
        saleId: bookingId,
        amount: { amountMinor: 12_100, currency: 'EUR' },
        reason: 'A third of it was not done.',
        settlesDispute: true,
      });
    expect(await split('too-early')).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW' } });
    await valueOf(
      bench.bookings.act(buyer, bookingId, { action: 'dispute', note: 'The engine still loses coolant.' }),
    );
    await valueOf(
      bench.bookings.act(provider.session, bookingId, { action: 'contest_dispute', note: 'It does not.' }),
    );
    const done = { ok: true, value: { amountText: '€121.00' } };
    expect([await split('split-1'), await split('split-1')]).toEqual([done, done]);
    expect(await split('split-2')).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW' } });
    await bench.work();
    expect([await bench.statusOf(bookingId), await bench.paymentOf(bookingId)]).toEqual([
      'completed',
      'partially_refunded',
    ]);
    expect(await bench.bookOf(bookingId)).toEqual([
      'capture 36300/3000/33300',
      'refund -12100/-1000/-11100',
      'transfer -22200/0/-22200',
    ]);
    const written = await bench.db
      .selectFrom('auditLog')
      .select('act')
      .where('actorId', '=', admin.userId)
      .execute();
    expect(written).toEqual([{ act: 'split_dispute' }]);
    expect((await bench.seenBy(buyer, bookingId)).timeline.map(({ note }) => note)).toContain(
      'A third of it was not done.\n€121.00 goes back to the buyer.',
    );
    expect(await bench.proof()).toEqual(inOrder);
  });

  test('with a supplement charges it only once it is accepted and paid', async () => {
    const { bookingId, buyer, provider } = await begun(1);
    const asked = {
      description: 'Two corroded seacocks replaced',
      amount: { amountMinor: 10_000, currency: 'EUR' },
    };
    await valueOf(bench.bookings.proposeSupplement(provider.session, 'seacocks-1', bookingId, asked));
    await valueOf(bench.bookings.proposeSupplement(provider.session, 'seacocks-1', bookingId, asked));
    const [supplement, ...more] = (await bench.seenBy(buyer, bookingId)).supplements;
    expect([supplement?.totalMinor, supplement?.actions, more]).toEqual([12_100, ['accept', 'decline'], []]);
    const supplementId = supplement?.id ?? '';
    await valueOf(bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'accept'));
    expect(await bench.pay(buyer, bookingId, 'pays', supplementId)).toBe('paid');
    await bench.work();
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'confirm_completion' }));
    await bench.work();
    expect(await bench.bookOf(bookingId)).toEqual([
      'capture 36300/3000/33300',
      'capture 12100/1000/11100',
      'transfer -33300/0/-33300',
      'transfer -11100/0/-11100',
    ]);
    const { paidMinor, number, timeline } = await bench.seenBy(buyer, bookingId);
    expect(paidMinor).toBe(48_400);
    expect(
      timeline.filter(({ command }) => command === 'capture').map(({ saleNumber }) => saleNumber),
    ).toEqual([`B-${number}`, `B-${number}/2`]);
    expect(await bench.proof()).toEqual(inOrder);
  });

  test('whose supplement nobody accepted charges nothing beyond the price', async () => {
    const { bookingId, buyer, provider } = await begun();
    const asked = { description: 'A new impeller', amount: { amountMinor: 5000, currency: 'EUR' } };
    await valueOf(bench.bookings.proposeSupplement(provider.session, 'impeller-1', bookingId, asked));
    const [supplement] = (await bench.seenBy(buyer, bookingId)).supplements;
    const ids = { bookingId, supplementId: supplement?.id ?? '' };
    await valueOf(bench.bookings.answerSupplement(buyer, ids, 'decline'));
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'confirm_completion' }));
    await bench.work();
    expect(await bench.bookOf(bookingId)).toEqual(['capture 36300/3000/33300', 'transfer -33300/0/-33300']);
  });

  test('can be refunded in part by an admin, before and after the provider was paid', async () => {
    const { bookingId, buyer, provider } = await begun();
    const admin = await bench.addAdmin();
    const refund = (amountMinor: number, key: string) =>
      valueOf(
        bench.payments.requestRefund(admin, key, {
          purchaseId: bookingId,
          saleId: bookingId,
          amount: { amountMinor, currency: 'EUR' },
          reason: 'The technician left early.',
        }),
      );
    await refund(3630, 'refund-1');
    await bench.work();
    const { number, timeline } = await bench.seenBy(provider.session, bookingId);
    expect(timeline.at(-1)).toMatchObject({
      process: 'payment',
      command: 'refund',
      by: 'admin',
      note: 'Quayside decided: “The technician left early.”',
    });
    expect((await bench.mails()).slice(-2)).toEqual([
      `€36.30 of B-${number} is being refunded`,
      `€36.30 of B-${number} was refunded to the buyer`,
    ]);
    expect((await bench.lastMail())?.text).toContain('Your share is €33.30 smaller');
    await valueOf(bench.bookings.act(buyer, bookingId, { action: 'confirm_completion' }));
    await bench.work();
    await refund(3630, 'refund-2');
    await bench.work();
    expect(await bench.bookOf(bookingId)).toEqual([
      'capture 36300/3000/33300',
      'refund -3630/-300/-3330',
      'transfer -29970/0/-29970',
      'reversal 3330/0/3330',
      'refund -3630/-300/-3330',
    ]);
    expect(await bench.proof()).toEqual(inOrder);
  });
});

test('another user’s booking answers 404', async () => {
  const provider = await bench.provider();
  const { bookingId } = await bench.requested(provider);
  const strangers = [
    await bench.crew(),
    bench.person((await bench.provider()).id, 'service_provider'),
  ] as const;
  for (const stranger of strangers) {
    const unknown = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(await bench.bookings.getBooking(stranger, bookingId)).toEqual(unknown);
    expect(await bench.bookings.act(stranger, bookingId, { action: 'withdraw' })).toEqual(unknown);
  }
});
