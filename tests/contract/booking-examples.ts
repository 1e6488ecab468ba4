import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import { insertBooking } from '../trade/booking-factory.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;
type Role = 'crew_member' | 'service_provider' | 'admin';

/** The id of the booking, its provider and everything else; sales have their own ids, so a supplement has another. */
const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const supplementId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
const buyerId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61';
const adminId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e62';
const [at, paidAt, now, inTwoDays] = [
  '2026-11-25T09:00:00.000Z',
  '2026-11-25T09:03:00.000Z',
  '2026-11-25T09:04:00.000Z',
  '2026-11-27T09:04:00.000Z',
];
/** The token of the answer link. */
const linkToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';

const userOf = { crew_member: buyerId, service_provider: id, admin: adminId } as const;
const allDay = JSON.stringify(Array.from({ length: 7 }, () => [['08:00', '18:00']]));

/** The provider of the examples with its service, a buyer, and an admin; `token` belongs to the one with this role. */
export async function bookingPeople({ db, clock }: RealApp, token: string, role: Role): Promise<void> {
  clock.set(at);
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'nadia.serra@example.com', 'service_provider', 'Nadia', 'Serra', 'none', ${at}, ${at}),
      (${buyerId}, 'marina.soler@example.com', 'crew_member', 'Marina', 'Soler', 'none', ${at}, ${at}),
      (${adminId}, 'ada.example@example.com', 'admin', 'Ada', 'Example', 'none', ${at}, ${at})`.execute(db);
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${userOf[role]}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, country, vat_number, created_at, updated_at)
    values (${id}, ${id}, 'service_provider', 'active', 'Riviera Marine Engineering', 'ES', 'ESB07000003', ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into vendor_ports (vendor_id, port) values (${id}, 'palma')`.execute(db);
  await sql`
    insert into teams (id, provider_id, name, position, created_at) values (${id}, ${id}, 'Team Blue', 1, ${at})`.execute(
    db,
  );
  await sql`
    insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes, updated_at)
    values (${id}, ${id}, ${allDay}::jsonb, 0, 60, 0, 30, ${at})`.execute(db);
  await sql`
    insert into services (id, provider_id, own_key, name, price_minor, currency, tax_bps, priced_per, duration_minutes, lead_time_hours,
      cancellation_policy, status, created_at, updated_at)
    values (${id}, ${id}, 'diesel', 'Diesel engine service', 36000, 'EUR', 2100, 'visit', 240, 0, 'moderate', 'active', ${at}, ${at})`.execute(
    db,
  );
}

type ShownStatus = 'held' | 'requested' | 'confirmed';

/** The booking of the examples in a given state. */
export async function bookingThere(
  app: RealApp,
  token: string,
  { role, status }: { readonly role: Role; readonly status: ShownStatus },
): Promise<void> {
  const { db, clock } = app;
  await bookingPeople(app, token, role);
  await insertBooking(db, {
    id,
    buyerId,
    providerId: id,
    serviceId: id,
    teamId: id,
    status,
    number: 10_001,
    version: 2,
    at: new Date(status === 'held' ? at : paidAt),
  });
  await sql`update bookings set created_at = ${at}`.execute(db);
  if (status === 'held') return;
  clock.set(now);
  await sql`
    insert into trade_history (id, purchase_id, sale_id, process, command, from_status, to_status, actor_id, actor_role, at)
    values (${systemIds.newId()}, ${id}, ${id}, 'booking', 'authorize', 'held', 'requested', ${buyerId}, 'crew_member', ${paidAt})`.execute(
    db,
  );
}

async function linkThere(app: RealApp, token: string): Promise<void> {
  await bookingThere(app, token, { role: 'service_provider', status: 'requested' });
  await sql`
    insert into sale_links (token_hash, sale_id, user_id, created_at, expires_at)
    values (${hashToken(linkToken)}, ${id}, ${id}, ${at}, '2026-11-27T09:00:00Z')`.execute(app.db);
}

async function captured(app: RealApp, token: string): Promise<void> {
  await bookingThere(app, token, { role: 'admin', status: 'confirmed' });
  await app.db.transaction().execute(async (trx) => {
    await sql`
      insert into ledger_entries (id, kind, source, purchase_id, buyer_id, memo, at)
      values (${id}, 'capture', 'capture:1', ${id}, ${buyerId}, 'Paid for B-10001', ${paidAt})`.execute(trx);
    await sql`
      insert into ledger_postings (entry_id, position, account, sale_id, vendor_id, amount_minor, currency)
      values (${id}, 0, 'cash', ${id}, ${id}, 43560, 'EUR'), (${id}, 1, 'vendor_due', ${id}, ${id}, -39960, 'EUR'),
        (${id}, 2, 'commission', ${id}, ${id}, -3600, 'EUR')`.execute(trx);
  });
}

/** The data needed before the examples of bookings can be sent with `token`. */
export const bookingArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const booking = (role: Role, status: ShownStatus) => () => bookingThere(app(), token, { role, status });
  return {
    listBookings: booking('crew_member', 'requested'),
    priceBooking: () => bookingPeople(app(), token, 'crew_member'),
    createBooking: () => bookingPeople(app(), token, 'crew_member'),
    getBooking: booking('crew_member', 'requested'),
    giveUpBooking: booking('crew_member', 'held'),
    actOnBooking: booking('service_provider', 'requested'),
    proposeSupplement: async () => {
      await booking('service_provider', 'confirmed')();
      // Skips the first id, which is the example's and already the booking's.
      app().modules.accountParts.ids.newId();
    },
    answerSupplement: async () => {
      await booking('crew_member', 'confirmed')();
      await sql`
        insert into supplements (id, booking_id, status, description, currency, subtotal_minor, tax_minor, total_minor, commission_minor,
          expires_at, supplement_key, body_sha256, created_at, updated_at)
        values (${supplementId}, ${id}, 'proposed', 'Two corroded seacocks replaced', 'EUR', 18000, 3780, 21780, 1800,
          '2026-12-01T09:00:00Z', 'supplement-key', 'none', ${paidAt}, ${paidAt})`.execute(app().db);
    },
    addBookingFile: booking('crew_member', 'requested'),
    readBookingFile: async () => {
      await booking('crew_member', 'requested')();
      await app().files.write(`bookings/${id}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
      await sql`
        insert into booking_files (file_id, booking_id, added_by, name, media_type, size_bytes, added_at)
        values (${id}, ${id}, ${buyerId}, 'report.pdf', 'application/pdf', 8, ${paidAt})`.execute(app().db);
    },
    readBookingEvent: booking('crew_member', 'confirmed'),
    readBookingLink: () => linkThere(app(), token),
    answerBookingLink: () => linkThere(app(), token),
    listAllBookings: booking('admin', 'requested'),
    refundBooking: () => captured(app(), token),
  };
};

/** The forms of these operations; others send a picture. */
export const bookingForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  addBookingFile: (picture) => {
    const form = new FormData();
    form.append('file', picture, 'engine.png');
    return form;
  },
};

const dataOf = (shown: Json) => Object(shown.data) as Json;
const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...dataOf(example), ...change },
});
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const run = (command: string, status: string) => ({
  at: now,
  saleNumber: 'B-10001',
  process: 'booking',
  command,
  status,
  by: 'you',
  byName: null,
  note: null,
});
/** What differs in the example's booking once it is confirmed. */
const confirmed = { status: 'confirmed', answerBy: null };
const extraWork = {
  number: 'B-10001/2',
  description: 'Two corroded seacocks replaced',
  subtotal: eur(18_000),
  tax: eur(3780),
  total: eur(21_780),
  refunded: eur(0),
  refundable: null,
};
const anyId = expect.any(String) as unknown;
/** The example counts more than it lists: for its buyer the booking is waiting, for admins it is to be answered. */
const counts = {
  to_pay: 0,
  to_answer: 1,
  waiting: 0,
  upcoming: 0,
  in_progress: 0,
  disputed: 0,
  done: 0,
  closed: 0,
};
const timelineOf = (shown: Json) => shown.timeline as readonly Json[];

/** The examples show a booking as requested; these are the results of the commands. */
export const bookingComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  listBookings: (answer, example) =>
    expect(answer).toEqual(withData(example, { counts: { ...counts, to_answer: 0, waiting: 1 } })),
  // The team is only shown to those who are not the buyer.
  listAllBookings: (answer, example) => {
    const [row] = dataOf(example).items as Json[];
    expect(answer).toEqual(withData(example, { items: [{ ...row, teamName: 'Team Blue' }], counts }));
  },
  // Without the provider there is no payment page; the number is the next one.
  createBooking: (answer, example) =>
    expect(answer).toEqual(
      withData(example, { number: expect.stringMatching(/^B-\d+$/) as unknown, paymentUrl: null }),
    ),
  giveUpBooking: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        status: 'released',
        requestedAt: null,
        answerBy: null,
        payment: { status: 'expired', declineMessage: null },
        timeline: expect.arrayContaining([{ ...run('give_up', 'released'), at }]) as unknown,
        actions: [],
        version: 3,
      }),
    ),
  actOnBooking: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        ...confirmed,
        timeline: [...timelineOf(dataOf(example)), run('confirm', 'confirmed')],
        actions: ['propose_time', 'cancel', 'propose_supplement', 'add_file'],
        version: 3,
      }),
    ),
  proposeSupplement: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        ...confirmed,
        supplements: [
          {
            ...extraWork,
            id: anyId,
            status: 'proposed',
            proposedAt: now,
            expiresAt: inTwoDays,
            actions: ['withdraw'],
          },
        ],
        timeline: [
          ...timelineOf(dataOf(example)),
          {
            ...run('propose', 'proposed'),
            saleNumber: 'B-10001/2',
            process: 'supplement',
            note: 'Two corroded seacocks replaced',
          },
        ],
        actions: ['propose_time', 'cancel', 'propose_supplement', 'add_file'],
      }),
    ),
  answerSupplement: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        ...confirmed,
        cancellation: { freeUntil: '2026-11-30T08:00:00.000Z', refund: eur(43_560), kept: eur(0) },
        payment: { status: 'captured', declineMessage: null },
        supplements: [
          {
            ...extraWork,
            id: supplementId,
            status: 'declined',
            proposedAt: paidAt,
            expiresAt: null,
            actions: [],
          },
        ],
        timeline: [
          ...timelineOf(dataOf(example)),
          { ...run('decline', 'declined'), saleNumber: 'B-10001/2', process: 'supplement' },
        ],
        actions: ['propose_time', 'cancel', 'add_file'],
      }),
    ),
  addBookingFile: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        files: [
          {
            id,
            name: 'engine.png',
            mediaType: 'image/png',
            sizeBytes: expect.any(Number) as unknown,
            addedAt: now,
            by: 'you',
          },
        ],
      }),
    ),
  // The example shows one of the free times.
  readBookingLink: (answer, example) => {
    const { slots } = dataOf(answer);
    expect(answer).toEqual(withData(example, { slots }));
    expect(slots).toEqual(expect.arrayContaining(dataOf(example).slots as unknown[]));
  },
  answerBookingLink: (answer, example) => {
    const shown = Object(dataOf(example).booking) as Json;
    const timeline = [...timelineOf(shown), run('confirm', 'confirmed')];
    expect(answer).toEqual(
      withData(example, {
        booking: { ...shown, ...confirmed, timeline, actions: [], version: 3 },
      }),
    );
  },
  // An admin sees the ledger and the team; the refund follows after the answer.
  refundBooking: (answer, example) => {
    const shown = dataOf(example);
    expect(answer).toMatchObject({
      message: example.message,
      data: {
        id: shown.id,
        number: shown.number,
        status: 'confirmed',
        paid: eur(43_560),
        refunded: eur(0),
        commission: eur(3600),
        share: eur(39_960),
        refundable: eur(38_560),
        actions: ['cancel', 'refund'],
      },
    });
  },
};
