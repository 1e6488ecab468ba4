import { sql } from 'kysely';
import { hashToken, newToken } from '../../services/marketplace/platform/ids.ts';
import { emptyTables } from '../database/empty-tables.ts';
import { insertBooking } from '../trade/booking-factory.ts';
import { insertAwaited, insertInvoice, insertCommissionInvoice } from './invoice-examples.ts';
import { insertColleague, insertPerson, newSession, type PersonRow, type RealApp } from './real-app.ts';

interface OwnThing {
  readonly id: string;
  readonly isUntouched: () => Promise<boolean>;
  /** Further ids in a path: of what contains the subject, and of its parts. */
  readonly of?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
}

/** How to create data of a user that a path can name, and to check whether it is unchanged. */
export const ownThings: Readonly<
  Record<string, (app: RealApp, person: PersonRow, operation: string) => Promise<OwnThing>>
> = {
  importId: async (app, person, operation) => {
    const id = await insertImport(app, person, operation === 'undoImport' ? 'imported' : 'open');
    const find = () => app.db.selectFrom('imports').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === 4 };
  },
  meaningId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into column_meanings (id, vendor_id, kind, header, header_key, field, learnt_at)
      values (${id}, ${person.id}, 'products', ${id}, ${id}, 'price', ${app.clock.now()})`.execute(app.db);
    const find = () =>
      app.db.selectFrom('columnMeanings').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  pointingId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into pointings (id, vendor_id, kind, layout_key, file_name, pointing, pointed_at)
      values (${id}, ${person.id}, 'products', ${id}, 'list.pdf', '{}', ${app.clock.now()})`.execute(app.db);
    const find = () => app.db.selectFrom('pointings').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  passkeyId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    const { db } = app;
    await db
      .insertInto('passkeys')
      .values({
        id,
        userId: person.id,
        name: 'Bridge laptop',
        credentialId: id,
        publicKey: Buffer.from('none'),
        uses: 0,
        transports: '[]',
        createdAt: app.clock.now(),
        lastUsedAt: null,
      })
      .execute();
    // Removing it requires the password, which earlier calls got wrong.
    const passwordHash = await app.modules.accountParts.passwords.hash('seven knots to windward');
    await db.updateTable('users').set({ passwordHash }).where('id', '=', person.id).execute();
    await emptyTables(db, 'throttles');
    const find = () => db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  sessionId: async (app, person) => {
    const { id } = await newSession(app, person);
    const find = () =>
      app.db.selectFrom('sessions').select('revokedAt').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.revokedAt === null };
  },
  paperId: async (app, person) => {
    const id = await insertPaper(
      app,
      person.identity === 'admin' ? await insertPerson(app, 'supplier') : person,
    );
    const find = () => app.db.selectFrom('vendorPapers').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  inventoryId: async (app, person) => {
    const id = await insertListing(app, person, 'supplier');
    await app.db.updateTable('products').set({ pictureFileId }).where('id', '=', id).execute();
    const find = () =>
      app.db
        .selectFrom('inventoryItems as i')
        .innerJoin('products as p', 'p.id', 'i.productId')
        .select(['i.version', 'p.pictureFileId'])
        .where('i.id', '=', id)
        .executeTakeFirst();
    return {
      id,
      isUntouched: async () => {
        const found = await find();
        return found?.version === exampleVersion && found.pictureFileId === pictureFileId;
      },
    };
  },
  yachtId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      with yacht as (
        insert into yachts (id, name, version, created_at, updated_at)
        values (${id}, 'Halcyon Tide', ${exampleVersion}, ${at}, ${at}))
      insert into yacht_members (yacht_id, user_id, joined_at) values (${id}, ${person.id}, ${at})`.execute(
      app.db,
    );
    const find = () => app.db.selectFrom('yachts').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  approvalId: async (app, person) => {
    const { newId } = app.modules.accountParts.ids;
    const at = app.clock.now();
    const [id, yachtId] = [newId(), newId()];
    const itemId = await insertListing(app, await insertPerson(app, 'supplier'), 'supplier');
    const requester = await insertPerson(app, 'crew_member');
    await sql`
      with yacht as (
        insert into yachts (id, name, created_at, updated_at) values (${yachtId}, 'Halcyon Tide', ${at}, ${at}))
      insert into yacht_members (yacht_id, user_id, joined_at) values (${yachtId}, ${person.id}, ${at})`.execute(
      app.db,
    );
    await sql`
      insert into approvals (id, status, requester_id, currency, asked_minor, yacht_id, from_cart, request_key, body_sha256, version,
        created_at, updated_at, expires_at)
      values (${id}, 'asked', ${requester.id}, 'EUR', 23159, ${yachtId}, true, ${id}, 'none', ${exampleVersion}, ${at}, ${at}, ${at})`.execute(
      app.db,
    );
    await sql`
      insert into approval_lines (approval_id, inventory_id, product_id, position, quantity, asked_price_minor)
      select ${id}, id, product_id, 0, 2, 8950 from inventory_items where id = ${itemId}`.execute(app.db);
    const find = () =>
      app.db.selectFrom('approvals').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  listId: async (app, person, operation) => {
    const { newId } = app.modules.accountParts.ids;
    const at = app.clock.now();
    const id = newId();
    await sql`
      insert into shopping_lists (id, user_id, kind, name, removed_at, created_at, updated_at)
      values (${id}, ${person.id}, 'named', ${id}, ${operation === 'restoreShoppingList' ? at : null}, ${at}, ${longAgo})`.execute(
      app.db,
    );
    // The products that the example puts on a list.
    await sql`
      insert into products (id, name, created_at, updated_at) values (${exampleId}, 'Fender F4', ${at}, ${at})
      on conflict do nothing`.execute(app.db);
    const find = () =>
      app.db.selectFrom('shoppingLists').select('updatedAt').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.updatedAt.getTime() === longAgo.getTime() };
  },
  orderId: async (app, person, operation) => {
    const { orderId: id } = await insertOrder(
      app,
      person,
      operation === 'cancelOrder' ? 'placed' : 'pending_payment',
    );
    const find = () => app.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  subOrderId: async (app, person, operation) => {
    const { subOrderId: id } = await insertOrder(app, person, 'placed');
    const find = () =>
      app.db.selectFrom('subOrders').select('version').where('id', '=', id).executeTakeFirst();
    const isUntouched = async () => (await find())?.version === exampleVersion;
    if (operation === 'addSubOrderFile') {
      await app.db.updateTable('subOrders').set({ status: 'disputed' }).where('id', '=', id).execute();
      return { id, isUntouched: async () => (await countSubOrderFiles(app, id)) === 0 };
    }
    if (operation !== 'readSubOrderFile') return { id, isUntouched };
    return { id, parts: { fileId: await insertSubOrderFile(app, id) }, isUntouched };
  },
  serviceId: async (app, person) => {
    const id = await insertListing(app, person, 'service_provider');
    await app.db.updateTable('services').set({ pictureFileId }).where('id', '=', id).execute();
    const find = () =>
      app.db
        .selectFrom('services as s')
        .leftJoin('schedules as own', 'own.serviceId', 's.id')
        .select(['s.version', 's.pictureFileId', 'own.id as scheduleId'])
        .where('s.id', '=', id)
        .executeTakeFirst();
    return {
      id,
      isUntouched: async () => {
        const found = await find();
        return (
          found?.version === exampleVersion &&
          found.scheduleId === null &&
          found.pictureFileId === pictureFileId
        );
      },
    };
  },
  bookingId: async (app, person, operation) => {
    const { bookingId: id, ...parts } = await insertBookingFor(app, person, operation);
    return { id, parts, isUntouched: bookingIsUntouched(app, id) };
  },
  purchaseId: async (app, person, operation) => {
    const { purchaseId: id, isUntouched } = await insertPurchase(app, person, operation);
    return { id, isUntouched };
  },
  invoiceId: async (app, person, operation) => {
    const { newId } = app.modules.accountParts.ids;
    const { saleId, isUntouched } = await insertPurchase(app, person, operation);
    const id = newId();
    if (operation !== 'replaceOwnInvoice') {
      await insertInvoice(app.db, { id, saleId, number: id, issuedAt: app.clock.now() });
      return { id, isUntouched };
    }
    await insertInvoice(app.db, { id, saleId, number: id, issuedAt: app.clock.now(), fileId: id });
    const replaced = app.db.selectFrom('invoiceReplacements').select('id').where('invoiceId', '=', id);
    return { id, isUntouched: async () => (await replaced.executeTakeFirst()) === undefined };
  },
  documentId: async (app, person, operation) => {
    const { saleId } = await insertPurchase(app, person, operation);
    const id = app.modules.accountParts.ids.newId();
    await capture(app, saleId);
    await insertAwaited(app.db, id, saleId);
    const find = () =>
      app.db.selectFrom('awaitedInvoices').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  commissionInvoiceId: async (app, person, operation) => {
    const id = app.modules.accountParts.ids.newId();
    const { saleId } = await insertPurchase(app, person, operation);
    const sale = app.db.selectFrom('sales').select('vendorId').where('id', '=', saleId);
    const { vendorId } = await sale.executeTakeFirstOrThrow();
    await insertCommissionInvoice(app.db, { id, vendorId, number: id });
    // It is read-only.
    return { id, isUntouched: async () => true };
  },
  payoutId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      insert into payouts (id, vendor_id, provider_payout_id, status, amount_minor, currency, arrives_on, created_at, updated_at)
      values (${id}, ${person.id}, ${id}, 'paid', 100, 'EUR', '2026-11-23', ${at}, ${at})`.execute(app.db);
    // It is read-only.
    return { id, isUntouched: async () => true };
  },
  saleId: async (app, person, operation) => {
    const { saleId: id } = await insertPurchase(app, person, operation);
    const find = () =>
      app.db.selectFrom('saleMessages').select('id').where('saleId', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) === undefined };
  },
  supplementId: async (app, person, operation) => {
    const { bookingId, supplementId: id } = await insertBookingFor(app, person, operation);
    return { id, of: { bookingId }, isUntouched: bookingIsUntouched(app, bookingId) };
  },
  returnId: async (app, person) => {
    const { returnId: id, fileId } = await insertReturnFor(app, person);
    return { id, parts: { fileId }, isUntouched: returnIsUntouched(app, id) };
  },
  fileId: async (app, person, operation): Promise<OwnThing> => {
    if (operation === 'readReturnFile') {
      const { returnId, fileId: id } = await insertReturnFor(app, person);
      return { id, of: { returnId }, isUntouched: returnIsUntouched(app, returnId) };
    }
    if (operation === 'readSubOrderFile') {
      const { subOrderId } = await insertOrder(app, person, 'placed');
      const isUntouched = async () => (await countSubOrderFiles(app, subOrderId)) === 1;
      return { id: await insertSubOrderFile(app, subOrderId), of: { subOrderId }, isUntouched };
    }
    const { bookingId, fileId: id } = await insertBookingFor(app, person, operation);
    return { id, of: { bookingId }, isUntouched: bookingIsUntouched(app, bookingId) };
  },
  timeOffId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      insert into time_off (id, provider_id, starts_at, ends_at, created_at)
      values (${id}, ${person.id}, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', ${at})`.execute(app.db);
    // A change would add a note.
    const find = () =>
      app.db
        .selectFrom('timeOff')
        .select('id')
        .where('id', '=', id)
        .where('note', 'is', null)
        .executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  calendarId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into outside_calendars (id, provider_id, name, created_at)
      values (${id}, ${person.id}, 'Yard planning', ${app.clock.now()})`.execute(app.db);
    const find = () =>
      app.db.selectFrom('outsideCalendars').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  colleagueId: async (app, person) => {
    const { id } = await insertColleague(app, person, 'editor');
    const find = () =>
      app.db.selectFrom('vendorMembers').select('role').where('userId', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.role === 'editor' };
  },
  invitationId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      insert into vendor_invitations (id, vendor_id, email, role, token_hash, invited_by, created_at, expires_at)
      values (${id}, ${person.id}, ${`${id}@example.com`}, 'editor', ${hashToken(newToken())}, ${person.id}, ${at}, ${at})`.execute(
      app.db,
    );
    const find = () =>
      app.db.selectFrom('vendorInvitations').select('withdrawnAt').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.withdrawnAt === null };
  },
  feedId: async (app, person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into calendar_feeds (id, user_id, token_hash, with_details, created_at)
      values (${id}, ${person.id}, ${hashToken(newToken())}, false, ${app.clock.now()})`.execute(app.db);
    const find = () =>
      app.db.selectFrom('calendarFeeds').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
};

/** The version in If-Match of the contract's examples. */
const exampleVersion = 3;
/** The id of everything in the contract's examples. */
const exampleId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
/** When a list was last changed before the test. */
const longAgo = new Date('2026-01-01T00:00:00Z');

/** A user's import for any example: with its files, an edit, and 42 staged lines. */
async function insertImport(app: RealApp, person: PersonRow, status: 'open' | 'imported'): Promise<string> {
  const { db, clock, files, modules } = app;
  const { newId } = modules.accountParts.ids;
  const ids = { id: newId(), file: newId(), reading: newId() };
  for (const key of [ids.file, ids.reading])
    await files.write(`imports/${key}`, Buffer.from('name;price'), { mimeType: 'text/csv' });
  const at = clock.now();
  const kind = person.identity === 'supplier' ? 'products' : 'services';
  // Only one import of a kind can be open.
  await sql`update imports set status = 'discarded' where vendor_id = ${person.id} and status = 'open'`.execute(
    db,
  );
  await sql`
    insert into imports (id, vendor_id, kind, status, version, file_id, reading_file_id, file_name, size_bytes, edits,
      edits_done, created_at, updated_at, committed_at)
    values (${ids.id}, ${person.id}, ${kind}, ${status}, 4, ${ids.file}, ${ids.reading}, 'prices.csv', 10,
      '[{"op":"replace","field":"unit","from":"pc","to":"piece"}]', 1, ${at}, ${at},
      ${status === 'imported' ? at : null})`.execute(db);
  await sql`
    insert into import_batches (import_id, number, body_sha256, row_count, rows, staged_at)
    select ${ids.id}::uuid, 1, 'none', 42, jsonb_agg(jsonb_build_object('own_key', 'line ' || n, 'name', 'Line ' || n,
      'price_minor', 100, 'tax_bps', 0, 'stock', 1, 'priced_per', 'visit', 'duration_minutes', 60, 'lead_time_hours', 24)),
      ${at}::timestamptz from generate_series(1, 42) n`.execute(db);
  return ids.id;
}

/** The picture of the user's listings. */
const pictureFileId = 'a'.repeat(32);

/** A listing of the user, with its vendor and product. */
export async function insertListing(
  app: RealApp,
  person: PersonRow,
  kind: 'supplier' | 'service_provider',
): Promise<string> {
  const { db, clock, modules } = app;
  const id = modules.accountParts.ids.newId();
  const at = clock.now();
  if (kind === 'supplier')
    await sql`
      with product as (insert into products (id, name, created_at, updated_at) values (${id}, 'Fender F4', ${at}, ${at}))
      insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, status, version,
        created_at, updated_at)
      values (${id}, ${person.id}, ${id}, ${id}, 'Fender F4', 8950, 'EUR', 'active', ${exampleVersion}, ${at}, ${at})`.execute(
      db,
    );
  else
    await sql`
      insert into services (id, provider_id, own_key, name, price_minor, currency, priced_per, duration_minutes, status,
        version, created_at, updated_at)
      values (${id}, ${person.id}, ${id}, 'Teak deck cleaning', 1800, 'EUR', 'visit', 240, 'active', ${exampleVersion},
        ${at}, ${at})`.execute(db);
  return id;
}

/** An order to which the user is a party, as buyer or supplier; the other parties are strangers. */
async function insertOrder(
  app: RealApp,
  person: PersonRow,
  status: 'pending_payment' | 'placed',
): Promise<{ readonly orderId: string; readonly subOrderId: string }> {
  const { db, clock, modules } = app;
  const { newId } = modules.accountParts.ids;
  const supplier = person.identity === 'supplier' ? person : await insertPerson(app, 'supplier');
  const buyer = person.identity === 'crew_member' ? person : await insertPerson(app, 'crew_member');
  const itemId = await insertListing(app, supplier, 'supplier');
  const [orderId, subOrderId, at] = [newId(), newId(), clock.now()];
  const later = new Date(at.getTime() + 3_600_000);
  await sql`
    insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key,
      body_sha256, expires_at, placed_at, version, created_at, updated_at)
    values (${orderId}, ${buyer.id}, ${status}, 'EUR', 8950, 0, 0, 8950, ${orderId}, 'none', ${later},
      ${status === 'placed' ? at : null}, ${exampleVersion}, ${at}, ${at})`.execute(db);
  await sql`
    insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, subtotal_minor, tax_minor,
      delivery_minor, total_minor, commission_bps, answer_by, version, created_at, updated_at)
    values (${subOrderId}, ${orderId}, ${supplier.id}, ${status === 'placed' ? 'pending_confirmation' : 'reserved'}, 'EUR', 'berth',
      'To your berth', 8950, 0, 0, 8950, 1000, ${later}, ${exampleVersion}, ${at}, ${at})`.execute(db);
  await sql`
    insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, unit_price_minor, tax_bps, quantity,
      net_minor, tax_minor, counts_stock)
    values (${newId()}, ${subOrderId}, 0, ${itemId}, ${itemId}, 'Fender F4', 8950, 0, 1, 8950, 0, false)`.execute(
    db,
  );
  await sql`
    insert into payments (id, order_id, status, amount_minor, currency, created_at, updated_at)
    values (${newId()}, ${orderId}, ${status === 'placed' ? 'authorized' : 'created'}, 8950, 'EUR', ${at}, ${at})`.execute(
    db,
  );
  return { orderId, subOrderId };
}

/** The state in which an operation changes a booking. */
function bookingStatusFor(operation: string): 'held' | 'requested' | 'confirmed' {
  if (operation === 'payBooking' || operation === 'giveUpBooking') return 'held';
  return operation.endsWith('Supplement') ? 'confirmed' : 'requested';
}

/** A booking to which the user is a party, with a supplement and a file; the other parties are strangers. */
async function insertBookingFor(app: RealApp, person: PersonRow, operation: string) {
  const { db, clock, files, modules } = app;
  const { newId } = modules.accountParts.ids;
  const provider =
    person.identity === 'service_provider' ? person : await insertPerson(app, 'service_provider');
  const buyer = person.identity === 'crew_member' ? person : await insertPerson(app, 'crew_member');
  const serviceId = await insertListing(app, provider, 'service_provider');
  const [bookingId, supplementId, fileId, teamId, at] = [newId(), newId(), newId(), newId(), clock.now()];
  await sql`
    insert into teams (id, provider_id, name, position, created_at) values (${teamId}, ${provider.id}, 'Team Blue', 1, ${at})`.execute(
    db,
  );
  await insertBooking(db, {
    id: bookingId,
    buyerId: buyer.id,
    providerId: provider.id,
    serviceId,
    teamId,
    status: bookingStatusFor(operation),
    version: exampleVersion,
    at,
  });
  await sql`
    insert into supplements (id, booking_id, status, description, currency, subtotal_minor, tax_minor, total_minor, commission_minor,
      expires_at, supplement_key, body_sha256, created_at, updated_at)
    values (${supplementId}, ${bookingId}, 'proposed', 'Two corroded seacocks replaced', 'EUR', 18000, 3780, 21780, 1800,
      ${new Date(at.getTime() + 3_600_000)}, ${supplementId}, 'none', ${at}, ${at})`.execute(db);
  await files.write(`bookings/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await sql`
    insert into booking_files (file_id, booking_id, added_by, name, media_type, size_bytes, added_at)
    values (${fileId}, ${bookingId}, ${buyer.id}, 'report.pdf', 'application/pdf', 8, ${at})`.execute(db);
  return { bookingId, supplementId, fileId };
}

/** Writes the capture of a paid sale to the ledger. */
async function capture(app: RealApp, saleId: string): Promise<void> {
  const id = app.modules.accountParts.ids.newId();
  await app.db.transaction().execute(async (trx) => {
    await sql`
      insert into ledger_entries (id, kind, source, purchase_id, buyer_id, memo, at)
      select ${id}, 'capture', ${id}, s.purchase_id, p.buyer_id, 'Paid', ${app.clock.now()}
      from sales s join purchases p on p.id = s.purchase_id where s.id = ${saleId}`.execute(trx);
    await sql`
      insert into ledger_postings (entry_id, position, account, sale_id, vendor_id, amount_minor, currency)
      select ${id}, part.position, part.account, s.id, s.vendor_id, part.amount_minor, 'EUR'
      from sales s, (values (0, 'cash', 8950), (1, 'vendor_due', -8950)) part (position, account, amount_minor)
      where s.id = ${saleId}`.execute(trx);
  });
}

/** A booking for a provider, an order for anybody else. */
async function insertPurchase(app: RealApp, person: PersonRow, operation: string) {
  if (person.identity === 'service_provider') {
    const { bookingId } = await insertBookingFor(app, person, operation);
    return { purchaseId: bookingId, saleId: bookingId, isUntouched: bookingIsUntouched(app, bookingId) };
  }
  const { orderId, subOrderId } = await insertOrder(app, person, 'placed');
  if (operation === 'readReceipt') await capture(app, subOrderId);
  const find = () =>
    app.db.selectFrom('orders').select('version').where('id', '=', orderId).executeTakeFirst();
  const isUntouched = async () => (await find())?.version === exampleVersion;
  return { purchaseId: orderId, saleId: subOrderId, isUntouched };
}

/** A return to which the user is a party, with a file; the other side is a stranger. */
async function insertReturnFor(app: RealApp, person: PersonRow) {
  const { db, clock, files, modules } = app;
  const { newId } = modules.accountParts.ids;
  const { subOrderId } = await insertOrder(app, person, 'placed');
  const [returnId, fileId, at] = [newId(), newId(), clock.now()];
  await sql`
    insert into returns (id, sub_order_id, kind, status, reason, wanted, currency, most_minor, requested_minor, goods_come_back,
      request_key, body_sha256, version, created_at, updated_at)
    values (${returnId}, ${subOrderId}, 'complaint', 'requested', 'damaged', 'refund', 'EUR', 8950, 8950, true, ${returnId}, 'none',
      ${exampleVersion}, ${at}, ${at})`.execute(db);
  await files.write(`returns/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await sql`
    insert into return_files (file_id, return_id, added_by, name, media_type, size_bytes, added_at)
    select ${fileId}, ${returnId}, supplier_id, 'label.pdf', 'application/pdf', 8, ${at} from sub_orders where id = ${subOrderId}`.execute(
    db,
  );
  return { returnId, fileId };
}

/** A photograph that shows what is wrong with a sub-order. */
async function insertSubOrderFile(app: RealApp, subOrderId: string): Promise<string> {
  const fileId = app.modules.accountParts.ids.newId();
  await app.files.write(`sub-orders/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await sql`
    insert into sub_order_files (file_id, sub_order_id, added_by, name, media_type, size_bytes, added_at)
    select ${fileId}, id, supplier_id, 'dented.pdf', 'application/pdf', 8, ${app.clock.now()} from sub_orders
    where id = ${subOrderId}`.execute(app.db);
  return fileId;
}

async function countSubOrderFiles(app: RealApp, subOrderId: string): Promise<number> {
  const { files } = await app.db
    .selectFrom('subOrderFiles')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('subOrderId', '=', subOrderId)
    .executeTakeFirstOrThrow();
  return files;
}

/** As `insertReturnFor` made it. */
const returnIsUntouched = (app: RealApp, returnId: string) => async (): Promise<boolean> => {
  const { rows } = await sql<{ version: number; files: number }>`
    select r.version, (select count(*)::int from return_files f where f.return_id = r.id) as files
    from returns r where r.id = ${returnId}`.execute(app.db);
  return rows[0]?.version === exampleVersion && rows[0].files === 1;
};

/** As `insertBookingFor` made it. */
const bookingIsUntouched = (app: RealApp, bookingId: string) => async (): Promise<boolean> => {
  const { rows } = await sql<{ version: number; supplements: string; files: number }>`
    select b.version, (select string_agg(s.status, ',') from supplements s where s.booking_id = b.id) as supplements,
      (select count(*)::int from booking_files f where f.booking_id = b.id) as files
    from bookings b where b.id = ${bookingId}`.execute(app.db);
  const [found] = rows;
  return found?.version === exampleVersion && found.supplements === 'proposed' && found.files === 1;
};

/** A document of a vendor's application, with its file. */
async function insertPaper(app: RealApp, person: PersonRow): Promise<string> {
  const { db, clock, files, modules } = app;
  const id = modules.accountParts.ids.newId();
  const fileId = modules.accountParts.ids.newFileId();
  await files.write(`papers/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await db
    .insertInto('vendorPapers')
    .values({
      id,
      vendorId: person.id,
      kind: 'registration',
      fileId: fileId,
      fileName: 'register.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 8,
      uploadedAt: clock.now(),
    })
    .execute();
  return id;
}
