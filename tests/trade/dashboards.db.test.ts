import { sql } from 'kysely';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { createDashboards, type Dashboards } from '../../services/marketplace/modules/dashboards/index.ts';
import { newId, systemIds } from '../../services/marketplace/platform/ids.ts';
import { businessTerms } from '../../src/lib/business-terms.ts';
import { hourMs } from '../../src/lib/durations.ts';
import { bookingBench, price, valueOf, type BookingBench } from './booking-bench.ts';
import { insertOrder } from './trade-factory.ts';

let bench: BookingBench;
let dashboards: Dashboards;
shareBench(bookingBench, (made) => {
  bench = made;
  dashboards = createDashboards(
    { db: bench.db, clock: bench.clock, ids: systemIds, currency: 'EUR' },
    bench.availability,
  );
});

const kinds = ({ items }: { readonly items: readonly { readonly kind: string }[] }) =>
  items.map(({ kind }) => kind);

/** Two suppliers' parts of a paid order. */
async function placedOrder(buyerId: string, now: Date) {
  const of = [await supplier('Sollevante Chandlery'), await supplier('Port Petro')].map((vendorId) => ({
    vendorId,
    unitPriceMinor: 8950,
    quantity: 2,
  }));
  const made = await insertOrder(bench.db, { buyerId, of, now });
  const answerBy = new Date(now.getTime() + 48 * hourMs);
  await bench.db
    .updateTable('orders')
    .set({ status: 'placed', placedAt: now })
    .where('id', '=', made.id)
    .execute();
  await bench.db
    .updateTable('subOrders')
    .set({ status: 'pending_confirmation', answerBy })
    .where('orderId', '=', made.id)
    .execute();
  return { ...made, vendorIds: of.map(({ vendorId }) => vendorId), answerBy };
}

async function supplier(tradingName: string): Promise<string> {
  const id = newId();
  const at = { createdAt: bench.clock.now(), updatedAt: bench.clock.now() };
  await bench.db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      role: 'supplier',
      firstName: 'Aina',
      lastName: 'Riera',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      ...at,
    })
    .execute();
  await bench.db
    .insertInto('vendors')
    .values({ id, openedBy: id, kind: 'supplier', status: 'active', country: 'ES', tradingName, ...at })
    .execute();
  return id;
}

/** A request to a yacht's owner and approvers to buy an order. */
async function askedFor(
  people: { readonly owner: string; readonly approver: string; readonly requester: string },
  orderId: string,
  expiresAt: Date,
): Promise<string> {
  const [id, yachtId, now] = [newId(), newId(), bench.clock.now()];
  const statements = [
    sql`insert into yachts (id, name, version, created_at, updated_at) values (${yachtId}, 'Halcyon Tide', 1, ${now}, ${now})`,
    sql`insert into yacht_members (yacht_id, user_id, joined_at) values (${yachtId}, ${people.owner}, ${now})`,
    sql`insert into yacht_people (yacht_id, email, position, role)
      select ${yachtId}, email, 0, case id when ${people.approver} then 'approver' else 'buyer' end
      from users where id in (${people.approver}, ${people.requester})`,
    sql`insert into approvals (id, status, requester_id, currency, asked_minor, yacht_id, from_cart, request_key, body_sha256, created_at,
        updated_at, expires_at)
      values (${id}, 'asked', ${people.requester}, 'EUR', 23159, ${yachtId}, true, ${id}, '', ${now}, ${now}, ${expiresAt})`,
    sql`insert into approval_lines (approval_id, inventory_id, product_id, position, quantity, asked_price_minor)
      select ${id}, l.inventory_id, l.product_id, 0, l.quantity, l.unit_price_minor
      from sub_order_lines l join sub_orders s on s.id = l.sub_order_id where s.order_id = ${orderId} order by s.id limit 1`,
  ];
  for (const statement of statements) await statement.execute(bench.db);
  return id;
}

const ownerOf = (id: string) => ({ userId: id, membership: { vendorId: id, role: 'owner' } }) as const;

describe('a crew member’s dashboard', () => {
  test('shows a new user only that there is no yacht yet', async () => {
    const buyer = await bench.crew();
    const month = bench.clock.now().toISOString().slice(0, 7);
    const nothing = { amountMinor: 0, currency: 'EUR' };
    expect(await dashboards.crewDashboard(buyer)).toEqual({
      tasks: { total: 0, items: [] },
      bookings: [],
      orders: { total: 0, items: [] },
      lastOrder: null,
      spend: { month, amount: nothing, before: nothing },
      hasYacht: false,
    });
  });

  test('shows what awaits an answer by the time left, what comes next, and what was spent', async () => {
    const provider = await bench.provider({ teams: 2 });
    const { bookingId, buyer } = await bench.confirmed(provider, 200);
    const order = await placedOrder(buyer.userId, bench.clock.now());
    expect(kinds((await dashboards.crewDashboard(buyer)).tasks)).toEqual([]);

    // A supplier proposes a change, the provider another time, and a reserved time is not paid.
    const soon = new Date(bench.clock.now().getTime() + hourMs);
    await bench.db
      .updateTable('subOrders')
      .set({ status: 'change_proposed', answerBy: soon })
      .where('id', '=', order.subOrderIds[0] ?? '')
      .execute();
    await valueOf(
      bench.bookings.act(provider.session, bookingId, {
        action: 'propose_time',
        startsAt: bench.inHours(220).toISOString(),
      }),
    );
    const held = await valueOf(bench.hold(buyer, provider, bench.inHours(300)));
    const shown = await dashboards.crewDashboard(buyer);
    expect(shown.tasks.total).toBe(3);
    expect(shown.tasks.items).toMatchObject([
      { kind: 'pay_booking', id: held.bookingId, amount: { amountMinor: price.total } },
      {
        kind: 'answer_change',
        id: order.id,
        otherSide: 'Sollevante Chandlery',
        until: soon,
        ordered: { firstQuantity: 2, lines: 1 },
      },
      { kind: 'answer_time', id: bookingId, service: 'Diesel engine service' },
    ]);
    expect(shown.bookings.map(({ id }) => id)).toEqual([bookingId]);
    expect(shown.orders).toMatchObject({
      total: 1,
      items: [{ id: order.id, suppliers: ['Sollevante Chandlery', 'Port Petro'] }],
    });
    expect([shown.lastOrder?.id, shown.spend.amount.amountMinor]).toEqual([order.id, price.total]);

    // Others' tasks, and finished ones, are not shown.
    expect(kinds((await dashboards.crewDashboard(await bench.crew())).tasks)).toEqual([]);
    bench.clock.advance(2000 * hourMs);
    const later = await dashboards.crewDashboard(buyer);
    expect([later.bookings, kinds(later.tasks)]).toEqual([[], ['answer_change', 'answer_time']]);
  });

  test('asks to confirm a receipt, then to send back the goods of an accepted return', async () => {
    const buyer = await bench.crew();
    const now = bench.clock.now();
    const order = await placedOrder(buyer.userId, now);
    const [first = ''] = order.subOrderIds;
    await sql`update orders set status = 'partially_fulfilled' where id = ${order.id}`.execute(bench.db);
    await sql`update sub_orders set status = 'delivered', delivered_at = ${now} where id = ${first}`.execute(
      bench.db,
    );
    const until = new Date(now.getTime() + 7 * 24 * hourMs);
    const shown = await dashboards.crewDashboard(buyer);
    expect(shown.tasks.items).toMatchObject([
      { kind: 'confirm_receipt', id: order.id, otherSide: 'Sollevante Chandlery', until, amount: null },
    ]);
    expect(shown.orders.items).toMatchObject([{ subOrderStatuses: ['delivered', 'pending_confirmation'] }]);

    // While part of it is being returned, it is not complete.
    const [returnId, answerBy] = [newId(), new Date(now.getTime() + 14 * 24 * hourMs)];
    await sql`
      insert into returns (id, sub_order_id, kind, status, reason, wanted, currency, most_minor, requested_minor, agreed_minor,
        goods_come_back, answer_by, request_key, body_sha256, created_at, updated_at)
      select ${returnId}, id, 'complaint', 'accepted', 'damaged', 'refund', currency, total_minor, total_minor, total_minor, true,
        ${answerBy}, ${returnId}, '', ${now}, ${now}
      from sub_orders where id = ${first}`.execute(bench.db);
    await sql`
      insert into return_lines (return_id, line_id, quantity)
      select ${returnId}, id, 1 from sub_order_lines where sub_order_id = ${first}`.execute(bench.db);
    const [task, ...others] = (await dashboards.crewDashboard(buyer)).tasks.items;
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      kind: 'send_back',
      id: order.id,
      until: answerBy,
      ordered: { firstQuantity: 1, lines: 1 },
    });
    // The order is under way until its return is over, whatever the state of its other parts.
    await sql`update orders set status = 'completed' where id = ${order.id}`.execute(bench.db);
    expect((await dashboards.crewDashboard(buyer)).orders).toMatchObject({
      total: 1,
      items: [
        {
          openReturns: [
            { kind: 'complaint', status: 'accepted', goodsComeBack: true, waitsFor: 'buyer', answerBy },
          ],
        },
      ],
    });
    await sql`update orders set status = 'partially_fulfilled' where id = ${order.id}`.execute(bench.db);
    await sql`update returns set agreed_minor = 1 where id = ${returnId}`.execute(bench.db);
    expect(kinds((await dashboards.crewDashboard(buyer)).tasks)).toEqual(['send_back']);
    await sql`update returns set status = 'part_proposed' where id = ${returnId}`.execute(bench.db);
    expect(kinds((await dashboards.crewDashboard(buyer)).tasks)).toEqual(['answer_return']);
    await sql`update returns set status = 'refunded' where id = ${returnId}`.execute(bench.db);
    const over = await dashboards.crewDashboard(buyer);
    expect([kinds(over.tasks), over.orders.items[0]?.openReturns]).toEqual([['confirm_receipt'], []]);
  });

  test('shows requests for approval to the owner and the approvers of the yacht, until they are answered', async () => {
    const [owner, approver, requester] = [await bench.crew(), await bench.crew(), await bench.crew()];
    const { id: orderId } = await placedOrder(requester.userId, bench.clock.now());
    const until = new Date(bench.clock.now().getTime() + 48 * hourMs);
    const people = { owner: owner.userId, approver: approver.userId, requester: requester.userId };
    const id = await askedFor(people, orderId, until);
    const all = async () =>
      Promise.all(
        [owner, approver, requester].map(async (one) => (await dashboards.crewDashboard(one)).tasks.items),
      );
    const task = { kind: 'answer_approval', id, until, amount: { amountMinor: 23_159, currency: 'EUR' } };
    expect(await all()).toMatchObject([[task], [task], []]);
    await sql`update approvals set status = 'withdrawn' where id = ${id}`.execute(bench.db);
    expect(await all()).toEqual([[], [], []]);
  });
});

describe('a supplier’s dashboard', () => {
  test('shows what to confirm, what to send, and low stock', async () => {
    const buyer = await bench.crew();
    const now = bench.clock.now();
    const order = await placedOrder(buyer.userId, now);
    const [userId = ''] = order.vendorIds;
    const shown = await dashboards.supplierDashboard(ownerOf(userId));
    expect(shown).toMatchObject({
      readiness: { isLive: true, approved: false },
      toConfirm: {
        total: 1,
        items: [
          {
            kind: 'confirm_order',
            id: order.subOrderIds[0],
            otherSide: 'Marina Soler',
            until: order.answerBy,
          },
        ],
      },
      toDispatch: { total: 0, items: [] },
      lowStock: { total: 0, items: [] },
    });
    await bench.db
      .updateTable('subOrders')
      .set({ status: 'confirmed', readyOn: '2026-12-01' })
      .where('id', '=', order.subOrderIds[0] ?? '')
      .execute();
    await bench.db
      .updateTable('inventoryItems')
      .set({ stock: 1, reorderLevel: 3 })
      .where('supplierId', '=', userId)
      .execute();
    const [subOrderId = ''] = order.subOrderIds;
    const returned = (status: 'received' | 'accepted' | 'escalated') => ({
      id: newId(),
      subOrderId,
      kind: 'withdrawal' as const,
      status,
      wanted: 'refund' as const,
      currency: 'EUR',
      mostMinor: 5000,
      requestedMinor: 5000,
      agreedMinor: 4000,
      goodsComeBack: true,
      answerBy: now,
      requestKey: newId(),
      bodySha256: newId(),
      createdAt: now,
      updatedAt: now,
    });
    await bench.db
      .insertInto('returns')
      .values([returned('received'), returned('accepted'), returned('escalated')])
      .execute();
    // What the two sides disagree about awaits an admin, and nobody else.
    const { items: atDesk } = (await dashboards.adminDashboard(await bench.addAdmin())).exceptions;
    expect(atDesk.filter(({ kind }) => kind === 'return')).toMatchObject([
      {
        subject: expect.stringMatching(/^Q-\d+\/1$/) as string,
        // What is in dispute: not the offer that was refused.
        amount: { amountMinor: 5000 },
        takenBy: null,
      },
    ]);
    // Registered for VAT in Spain: it has to state once where deliveries to other states are taxed.
    const isAsked = async (said: object) => {
      await bench.db.updateTable('vendors').set(said).where('id', '=', userId).execute();
      return (await dashboards.supplierDashboard(ownerOf(userId))).asksDistanceSales;
    };
    expect([
      await isAsked({ vatNumber: null }),
      await isAsked({ vatNumber: 'ESB12345674' }),
      await isAsked({ country: 'GB' }),
      await isAsked({ country: 'ES', taxedAtDestination: false }),
    ]).toEqual([false, true, false, false]);
    const then = await dashboards.supplierDashboard(ownerOf(userId));
    expect(then).toMatchObject({
      toConfirm: { total: 0 },
      toDispatch: { total: 1, items: [{ kind: 'dispatch_order', until: null, expectedOn: '2026-12-01' }] },
      // Goods that the buyer has to send back do not await the supplier.
      returns: {
        total: 1,
        items: [{ kind: 'handle_return', id: subOrderId, until: now, amount: { amountMinor: 4000 } }],
      },
      lowStock: { total: 1, items: [{ stock: 1, reorderLevel: 3 }] },
    });
  });

  test('of a shop that was suspended twice shows the latest reason, until it is reinstated', async () => {
    const vendorId = await supplier('Sollevante Chandlery');
    const became = async (toStatus: 'suspended' | 'active', note: string, hours: number) => {
      const at = new Date(bench.clock.now().getTime() + hours * hourMs);
      const [command, fromStatus] =
        toStatus === 'active' ? ['reinstate', 'suspended'] : ['suspend', 'active'];
      await bench.db
        .insertInto('vendorHistory')
        .values({
          id: newId(),
          vendorId,
          process: 'vendor',
          command,
          fromStatus,
          toStatus,
          actorId: null,
          note,
          at,
        })
        .execute();
      await bench.db.updateTable('vendors').set({ status: toStatus }).where('id', '=', vendorId).execute();
      return (await dashboards.supplierDashboard(ownerOf(vendorId))).readiness.suspensionReason;
    };
    expect([
      await became('suspended', 'Its insurance ran out.', 0),
      await became('active', 'It is insured again.', 1),
      await became('suspended', 'Three crews got fake parts.', 2),
    ]).toEqual(['Its insurance ran out.', null, 'Three crews got fake parts.']);
  });

  test('of a new supplier shows what is missing', async () => {
    const shown = await dashboards.supplierDashboard(ownerOf(newId()));
    expect(shown.readiness).toEqual({
      isLive: false,
      approved: false,
      onboardingComplete: false,
      canTakeCharges: false,
      vendorStatus: 'applicant',
      suspensionReason: null,
      applicationStatus: 'draft',
      note: null,
      submittedAt: null,
    });
    expect(shown.sales.days).toHaveLength(30);
  });
});

describe('a provider’s dashboard', () => {
  test("shows requests, today's and tomorrow's bookings, free time, and earnings", async () => {
    const provider = await bench.provider({ teams: 2 });
    const empty = await dashboards.providerDashboard(provider.session);
    const { bookingId, buyer } = await bench.confirmed(provider, 2);
    const asked = await bench.requested(provider, 100);
    for (const { userId } of [buyer, asked.buyer])
      await bench.db.updateTable('users').set({ phone: '+34600111222' }).where('id', '=', userId).execute();
    const phoneOn = async (id: string) => (await bench.seenBy(provider.session, id)).buyerPhone;
    // Before an agreement a provider doesn't get the phone number.
    expect([await phoneOn(bookingId), await phoneOn(asked.bookingId)]).toEqual(['+34600111222', null]);
    const shown = await dashboards.providerDashboard(provider.session);
    expect(shown.toAnswer).toMatchObject({
      total: 1,
      items: [{ kind: 'answer_booking', id: asked.bookingId, service: 'Diesel engine service' }],
    });
    expect(shown.bookings).toMatchObject([
      { id: bookingId, status: 'confirmed', team: 'Team 1', placeKind: 'berth', buyerPhone: '+34600111222' },
    ]);
    // Two bookings of half an hour, each with a buffer of the same length.
    expect((empty.freeMinutes ?? 0) - (shown.freeMinutes ?? 0)).toBeGreaterThanOrEqual(120);
    const today = bench.clock.now().toISOString().slice(0, 10);
    const agreed = shown.bookings[0]?.endsAt ?? new Date(0);
    expect(shown.sales.days.at(-1)).toEqual({ on: today, amountMinor: price.total });
    expect(shown.sales).toMatchObject({
      total: { amountMinor: price.total },
      before: { amountMinor: 0 },
      due: { amountMinor: price.total - price.commission },
      nextTransfer: {
        at: new Date(agreed.getTime() + 48 * hourMs),
        amount: { amountMinor: price.total - price.commission },
      },
    });

    // A month later it is the previous month.
    bench.clock.advance(30 * 24 * hourMs);
    const { sales } = await dashboards.providerDashboard(provider.session);
    expect([sales.total.amountMinor, sales.before.amountMinor]).toEqual([0, price.total]);
    expect(empty.sales.nextTransfer).toBeNull();
  });

  test('names the next agreed booking if there is none today and tomorrow, but no request', async () => {
    const provider = await bench.provider({ teams: 2 });
    await bench.requested(provider, 80);
    const { bookingId } = await bench.confirmed(provider, 100);
    await bench.confirmed(provider, 110);
    const { bookings, next } = await dashboards.providerDashboard(provider.session);
    expect([bookings, next?.id]).toEqual([[], bookingId]);
  });

  test('asks about an agreed booking during which its team is away, as its list and its page do', async () => {
    const provider = await bench.provider({ teams: 2 });
    const { bookingId: id } = await bench.confirmed(provider, 100);
    const { startsAt, endsAt, teamId, isTeamAway } = await bench.seenBy(provider.session, id);
    const seen = async () => {
      const { toAnswer } = await dashboards.providerDashboard(provider.session);
      const list = await valueOf(bench.bookings.listBookings(provider.session, { tab: 'to_answer' }));
      return [
        toAnswer.items.map((task) => [task.kind, task.id]),
        list.items.map((row) => [row.id, row.isTeamAway]),
        [list.total, list.counts.to_answer, list.counts.upcoming],
        (await bench.seenBy(provider.session, id)).isTeamAway,
      ];
    };
    expect([isTeamAway, await seen()]).toEqual([false, [[], [], [0, 0, 1], false]]);
    const off = { id: newId(), providerId: provider.id, startsAt, endsAt, note: null, createdAt: startsAt };
    await bench.db
      .insertInto('timeOff')
      .values({ ...off, teamId })
      .execute();
    expect(await seen()).toEqual([[['cover_booking', id]], [[id, true]], [1, 1, 1], true]);
    const other = provider.teamIds.find((one) => one !== teamId) ?? null;
    await bench.db.updateTable('timeOff').set({ teamId: other }).where('id', '=', off.id).execute();
    expect(await seen()).toEqual([[], [], [0, 0, 1], false]);
  });

  test('asks no more about a booking that is kept although its team is away, until more time off is added', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider, 100);
    const { startsAt, endsAt } = await bench.seenBy(provider.session, bookingId);
    const away = async () => (await bench.seenBy(provider.session, bookingId)).isTeamAway;
    const addTimeOff = () =>
      bench.db
        .insertInto('timeOff')
        .values({
          id: newId(),
          providerId: provider.id,
          teamId: null,
          startsAt,
          endsAt,
          note: null,
          createdAt: bench.clock.now(),
        })
        .execute();
    const keep = (session: typeof buyer) => bench.bookings.act(session, bookingId, { action: 'keep' });
    const refused = { ok: false, error: { code: 'NOT_ALLOWED_NOW' } };
    expect(await keep(provider.session)).toMatchObject(refused);
    await addTimeOff();
    expect([await keep(buyer), await away()]).toMatchObject([{ ok: false }, true]);
    await valueOf(keep(provider.session));
    const { toAnswer } = await dashboards.providerDashboard(provider.session);
    expect([toAnswer.items, await away()]).toEqual([[], false]);
    bench.clock.advance(hourMs);
    await addTimeOff();
    expect(await away()).toBe(true);
  });

  test('asks about work whose time is over, and shows what the buyer has to answer, problems first, on any day', async () => {
    const provider = await bench.provider({ teams: 2 });
    const { bookingId: begun } = await bench.confirmed(provider, 2);
    const { bookingId: wrong, buyer } = await bench.confirmed(provider, 4);
    bench.clock.advance(5 * hourMs);
    for (const id of [begun, wrong])
      await valueOf(bench.bookings.act(provider.session, id, { action: 'start' }));
    const note = 'The filter still leaks.';
    await valueOf(bench.bookings.act(buyer, wrong, { action: 'dispute', note }));
    const seen = async () => {
      const { toAnswer, underWay } = await dashboards.providerDashboard(provider.session);
      return [
        toAnswer.items.map(({ kind, id }) => [kind, id]),
        underWay.map(({ id, status, waitsFor }) => [id, status, waitsFor]),
      ];
    };
    expect(await seen()).toEqual([
      [
        ['finish_work', begun],
        ['answer_dispute', wrong],
      ],
      [],
    ]);
    const offer = { action: 'offer_part', note, amount: { amountMinor: 100, currency: 'EUR' } } as const;
    await valueOf(bench.bookings.act(provider.session, wrong, offer));
    const offered = (await dashboards.crewDashboard(buyer)).tasks.items;
    expect(offered.map(({ kind, id, amount }) => [kind, id, amount?.amountMinor])).toContainEqual([
      'answer_dispute',
      wrong,
      100,
    ]);
    expect(await seen()).toEqual([[['finish_work', begun]], [[wrong, 'disputed', 'buyer']]]);
    await valueOf(bench.bookings.act(provider.session, begun, { action: 'finish' }));
    expect(await seen()).toEqual([
      [],
      [
        [wrong, 'disputed', 'buyer'],
        [begun, 'in_progress', 'buyer'],
      ],
    ]);
  });

  test("shows today and tomorrow in the port's time zone, on the weekend on which clocks go forward", async () => {
    const provider = await bench.provider({ teams: 2 });
    const [first, second] = [await bench.confirmed(provider, 2), await bench.confirmed(provider, 6)];
    const startAt = async (id: string, at: string) => {
      const [from, until] = [new Date(at), new Date(new Date(at).getTime() + hourMs)];
      await bench.db
        .updateTable('bookings')
        .set({ startsAt: from, endsAt: until, blockedFrom: from, blockedUntil: until })
        .where('id', '=', id)
        .execute();
    };
    // Sunday 28 March 2027 has 23 hours in Palma: it ends at 22:00 UTC.
    await startAt(first.bookingId, '2027-03-28T21:00:00Z');
    await startAt(second.bookingId, '2027-03-28T22:00:00Z');
    bench.clock.set(new Date('2027-03-27T10:00:00Z'));
    const { today, tomorrow, bookings } = await dashboards.providerDashboard(provider.session);
    expect([today, tomorrow, bookings.map(({ id }) => id)]).toEqual([
      '2027-03-27',
      '2027-03-28',
      [first.bookingId],
    ]);
  });

  test('has the booking list begin with the earliest deadline', async () => {
    const provider = await bench.provider({ teams: 3 });
    // Its work is later, but its answer is due earlier.
    const first = await bench.requested(provider, 200);
    bench.clock.advance(hourMs);
    const second = await bench.requested(provider, 100);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await valueOf(
        bench.bookings.listBookings(provider.session, {
          tab: 'to_answer',
          limit: 1,
          ...(cursor !== undefined && { cursor }),
        }),
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([first.bookingId, second.bookingId]);
  });

  test('counts awaited answers like both lists, each from its own side', async () => {
    const provider = await bench.provider({ teams: 3 });
    const { bookingId, buyer } = await bench.confirmed(provider, 200);
    const asked = await bench.requested(provider, 100, buyer);
    const propose = (by: Session, id: string, hours: number) =>
      valueOf(
        bench.bookings.act(by, id, {
          action: 'propose_time',
          startsAt: bench.inHours(hours).toISOString(),
        }),
      );
    const counted = async () => {
      const [{ toAnswer }, own, theirs] = await Promise.all([
        dashboards.providerDashboard(provider.session),
        valueOf(bench.bookings.listBookings(provider.session, { tab: 'to_answer' })),
        valueOf(bench.bookings.listBookings(buyer, { tab: 'waiting' })),
      ]);
      // What one has to answer, the other waits for.
      expect(theirs.items.map(({ id }) => id).sort()).toEqual(own.items.map(({ id }) => id).sort());
      expect([own.total, theirs.total, theirs.counts.waiting]).toEqual(Array(3).fill(toAnswer.total));
      return [own.counts.to_answer, own.counts.waiting, theirs.counts.to_answer];
    };
    expect(await counted()).toEqual([1, 0, 0]);
    await propose(provider.session, asked.bookingId, 120);
    expect(await counted()).toEqual([0, 1, 1]);
    await propose(buyer, bookingId, 220);
    expect(await counted()).toEqual([1, 1, 1]);
    const { counts } = await valueOf(bench.bookings.listAllBookings({ tab: 'to_answer' }));
    expect([counts.to_answer, counts.waiting]).toEqual([2, 0]);
  });

  test('asks the provider about work whose time is over, and then the buyer about finished work', async () => {
    const provider = await bench.provider();
    const { bookingId, buyer } = await bench.confirmed(provider, 4);
    // In which of the tabs it is, by their counts and by their rows.
    const tabOf = async (session: Session) => {
      const { counts } = await valueOf(bench.bookings.listBookings(session, {}));
      const shown = await Promise.all(
        (['to_answer', 'waiting', 'in_progress'] as const).map(async (tab) => {
          const { items } = await valueOf(bench.bookings.listBookings(session, { tab }));
          expect(items).toHaveLength(counts[tab]);
          return items.map(({ waitsFor, waitsUntil }) => [tab, waitsFor, waitsUntil]);
        }),
      );
      return shown.flat();
    };
    const { startsAt, endsAt } = await bench.seenBy(buyer, bookingId);
    bench.clock.set(startsAt);
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'start' }));
    const both = async () => [...(await tabOf(provider.session)), ...(await tabOf(buyer))];
    const inProgress = ['in_progress', null, null];
    expect(await both()).toEqual([inProgress, inProgress]);
    bench.clock.set(endsAt);
    const until = new Date(endsAt.getTime() + businessTerms.completionHours * hourMs);
    expect(await both()).toEqual([
      ['to_answer', 'provider', until],
      ['waiting', 'provider', until],
    ]);
    await valueOf(bench.bookings.act(provider.session, bookingId, { action: 'finish' }));
    expect(await both()).toEqual([
      ['waiting', 'buyer', until],
      ['to_answer', 'buyer', until],
    ]);
    expect((await dashboards.crewDashboard(buyer)).tasks.items.map(({ kind }) => kind)).toEqual([
      'confirm_completion',
    ]);
  });
});

describe('the admins’ dashboard', () => {
  test('shows exceptions, oldest first, and who handles them', async () => {
    const [ada, bela] = [await bench.addAdmin(), await bench.addAdmin()];
    const buyer = await bench.crew();
    const now = bench.clock.now();
    const order = await placedOrder(buyer.userId, now);
    const [late = '', disputed = ''] = order.subOrderIds;
    expect((await dashboards.adminDashboard(ada)).exceptions).toEqual({ counts: [], items: [] });

    const soon = new Date(now.getTime() + hourMs);
    await bench.db.updateTable('subOrders').set({ answerBy: soon }).where('id', '=', late).execute();
    await bench.db
      .updateTable('subOrders')
      .set({ status: 'disputed', answerBy: null, updatedAt: now })
      .where('id', '=', disputed)
      .execute();
    await sql`
      insert into payment_accounts (vendor_id, provider_account_id, charges_enabled, payouts_enabled, details_submitted,
        requirements_due, disabled_reason, read_at, created_at, updated_at)
      values (${order.vendorIds[0]}, 'acct_1', false, false, true, '[]', 'listed', ${now}, ${now}, ${now})`.execute(
      bench.db,
    );
    const dispute = { kind: 'dispute', id: disputed } as const;
    const taken = { takenBy: 'Marina Soler', isMine: true };
    // Of two who take it at once one has it.
    const both = await Promise.all(
      [ada, bela].map((admin) => dashboards.takeException(admin, { ...dispute, isTaken: true })),
    );
    expect(both.filter(({ isMine }) => isMine)).toEqual([taken]);
    const [owner, other] = both[0]?.isMine ? [ada, bela] : [bela, ada];
    expect(await dashboards.takenBy(owner, dispute)).toEqual(taken);
    expect(await dashboards.takenBy(other, dispute)).toEqual({ ...taken, isMine: false });
    expect(await dashboards.takenBy(owner, { ...dispute, id: late })).toEqual({
      takenBy: null,
      isMine: false,
    });

    const { counts, items } = (await dashboards.adminDashboard(owner)).exceptions;
    expect(counts).toEqual([
      { kind: 'answer_due', count: 1 },
      { kind: 'dispute', count: 1 },
      { kind: 'restricted_account', count: 1 },
    ]);
    expect(items).toMatchObject([
      { kind: 'answer_due', id: late, sale: { kind: 'order', id: order.id }, until: soon, takenBy: null },
      { ...dispute, detail: 'Port Petro', ...taken },
      { kind: 'restricted_account', subject: 'Sollevante Chandlery', detail: 'listed' },
    ]);

    // While a vendor sets up, the provider's requirements are the next step; a refusal is an exception then too.
    const restricted = async (status: 'approved' | 'active', reason: string) => {
      const [vendorId = ''] = order.vendorIds;
      await bench.db.updateTable('vendors').set({ status }).where('id', '=', vendorId).execute();
      await bench.db.updateTable('paymentAccounts').set({ disabledReason: reason }).execute();
      const found = (await dashboards.adminDashboard(owner)).exceptions.counts;
      return found.some(({ kind }) => kind === 'restricted_account');
    };
    expect([
      await restricted('approved', 'requirements.past_due'),
      await restricted('approved', 'rejected.fraud'),
      await restricted('active', 'requirements.past_due'),
    ]).toEqual([false, true, true]);

    // What is in dispute is what was reported, at the agreed price and with its tax; where nothing was named, all of it.
    const [, lineId = ''] = order.lineIds;
    await bench.db.updateTable('subOrderLines').set({ taxBps: 2100 }).where('id', '=', lineId).execute();
    const inDispute = async (lines: readonly object[], unitPriceMinor = 8950) => {
      const proposal = { message: 'Less.', readyOn: null, lines: [{ lineId, quantity: 2, unitPriceMinor }] };
      await bench.db
        .updateTable('subOrders')
        .set({ dispute: JSON.stringify({ stage: 'escalated', lines }), proposal: JSON.stringify(proposal) })
        .where('id', '=', disputed)
        .execute();
      const found = (await dashboards.adminDashboard(owner)).exceptions.items;
      return found.find(({ kind }) => kind === 'dispute')?.amount?.amountMinor;
    };
    const one = { lineId, quantity: 1 };
    expect([await inDispute([one]), await inDispute([one], 8000), await inDispute([])]).toEqual([
      10_830, 9680, 17_900,
    ]);

    // Only the admin who has it can release it.
    expect(await dashboards.takeException(other, { ...dispute, isTaken: false })).toEqual({
      ...taken,
      isMine: false,
    });
    expect(await dashboards.takeException(owner, { ...dispute, isTaken: false })).toEqual({
      takenBy: null,
      isMine: false,
    });
    // An action that changed nothing is not in the audit log.
    const audited = await bench.db
      .selectFrom('auditLog')
      .select(['actorId', 'act', 'subjectKind', 'subjectId', 'details'])
      .where('subjectKind', '=', 'exception')
      .orderBy('id')
      .execute();
    const by = { actorId: owner.userId, subjectKind: 'exception', subjectId: disputed };
    const details = { kind: 'dispute', about: expect.stringMatching(/^Q-\d+\/2$/) as string };
    expect(audited).toEqual([
      { ...by, act: 'take_exception', details },
      { ...by, act: 'hand_back_exception', details },
    ]);
  });

  test('shows undelivered mails, lists that were never read, and unhealthy parts', async () => {
    const admin = await bench.addAdmin();
    const vendorId = await supplier('Port Petro');
    const now = bench.clock.now();
    const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
    const mail = (toAddress: string, discardAt: Date | null) => ({
      id: newId(),
      toAddress,
      sealed: 'c2VhbGVk',
      discardAt,
      reason: 'refused' as const,
      failedAt: before(3),
    });
    const lost = mail('nobody@example.com', null);
    // Its code has expired, so it is useless.
    await bench.db
      .insertInto('undeliveredMails')
      .values([lost, mail('ana@example.com', before(1))])
      .execute();
    const list = (kind: 'products' | 'services', fileId: string | null, hours: number) => ({
      id: newId(),
      vendorId,
      kind,
      status: 'open' as const,
      fileId,
      fileName: 'prices.xlsx',
      sizeBytes: 1,
      fileSha256: null,
      readingFileId: null,
      readingSizeBytes: null,
      idempotencyKey: null,
      bodySha256: null,
      createdAt: before(hours),
      updatedAt: before(hours),
      committedAt: null,
      undoneAt: null,
    });
    const unread = list('products', 'a-file', 2);
    // The other one is recent.
    await bench.db
      .insertInto('imports')
      .values([unread, list('services', 'another', 0)])
      .execute();
    dashboards.watchParts([
      { name: 'database', check: async () => 'ok' },
      { name: 'mails', check: async () => 'late' },
    ]);
    const desk = async () => (await dashboards.adminDashboard(admin)).exceptions;
    expect((await desk()).items).toMatchObject([
      { kind: 'failed_import', id: unread.id, subject: 'Port Petro', detail: 'prices.xlsx' },
      { kind: 'failed_mail', id: lost.id, subject: 'nobody@example.com', detail: 'refused' },
      { kind: 'unhealthy_part', id: 'mails', detail: 'late', since: now, takenBy: null },
    ]);
    await dashboards.takeException(admin, { kind: 'unhealthy_part', id: 'mails', isTaken: true });
    expect((await desk()).items.at(-1)).toMatchObject({ isMine: true });

    // Of two who send the mail again one succeeds.
    const sent = await Promise.all(
      [1, 2].map(() => dashboards.settleMail(admin, { mailId: lost.id, action: 'resend' })),
    );
    expect(sent.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const { rows } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs where payload ->> 'to' = 'nobody@example.com'`.execute(
      bench.db,
    );
    expect(rows).toEqual([{ payload: { to: 'nobody@example.com', sealed: 'c2VhbGVk' } }]);
    dashboards.watchParts([]);
    expect((await desk()).counts).toEqual([{ kind: 'failed_import', count: 1 }]);

    // The vendor is notified about the list, which leaves the dashboard; not if it was read meanwhile.
    expect(await dashboards.askToReadAgain(admin, unread.id)).toMatchObject({ ok: true });
    expect((await desk()).counts).toEqual([]);
    const told = await bench.db
      .selectFrom('notifications')
      .select(['title', 'path'])
      .where('kind', '=', 'company')
      .execute();
    expect(told).toEqual([
      { title: 'Your list “prices.xlsx” is waiting to be read', path: '/supplier/inventory' },
    ]);
    await bench.db.updateTable('imports').set({ status: 'discarded' }).where('id', '=', unread.id).execute();
    expect(await dashboards.askToReadAgain(admin, unread.id)).toMatchObject({ ok: false });
  });

  test('counts more of a kind than it shows', async () => {
    const buyer = await bench.crew();
    const now = bench.clock.now();
    for (let made = 0; made < 6; made += 1) {
      const { id } = await placedOrder(buyer.userId, now);
      await bench.db
        .updateTable('subOrders')
        .set({ status: 'disputed', answerBy: null })
        .where('orderId', '=', id)
        .execute();
    }
    const { counts, items } = (await dashboards.adminDashboard(await bench.addAdmin())).exceptions;
    expect([counts, items.length]).toEqual([[{ kind: 'dispute', count: 12 }], 10]);
  });

  test('shows the market’s sales and commission', async () => {
    const provider = await bench.provider();
    await bench.confirmed(provider, 30);
    const { market } = await dashboards.adminDashboard(await bench.addAdmin());
    expect(market).toMatchObject({
      sales: { amountMinor: price.total },
      salesBefore: { amountMinor: 0 },
      commission: { amountMinor: price.commission },
    });
  });
});

test('the stored days match the ledger', async () => {
  const provider = await bench.provider();
  const { bookingId } = await bench.confirmed(provider, 30);
  const admin = await bench.addAdmin();
  await valueOf(
    bench.payments.requestRefund(admin, 'refund-1', {
      purchaseId: bookingId,
      saleId: bookingId,
      amount: { amountMinor: 777, currency: 'EUR' },
      reason: 'Half an hour less.',
    }),
  );
  await bench.work();
  const { rows } = await sql<{ sold: number; due: number }>`
    select coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind in ('capture', 'refund')), 0)::bigint as sold,
      -coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0)::bigint as due
    from ledger_postings p join ledger_entries e on e.id = p.entry_id where p.vendor_id = ${provider.id}`.execute(
    bench.db,
  );
  const { sales } = await dashboards.providerDashboard(provider.session);
  expect([sales.total.amountMinor, sales.due.amountMinor]).toEqual([rows[0]?.sold, rows[0]?.due]);
  expect(rows[0]?.sold).toBe(price.total - 777);
});
