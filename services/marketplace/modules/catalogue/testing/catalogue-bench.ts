import { sql } from 'kysely';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { newId } from '../../../platform/ids.ts';
import { fixedClock } from '../../../platform/testing/fixed-clock.ts';
import { createCatalogue } from '../index.ts';

/** The catalogue on a database of its own, at a standing clock, with vendors and listings straight in the tables. */
export async function catalogueBench() {
  const { db, drop } = await createTestDatabase();
  const clock = fixedClock('2026-11-20T09:00:00Z');
  const catalogue = createCatalogue({ db, clock, currency: 'EUR' });

  /** An active vendor; `change` says what is otherwise. */
  const vendor = async (
    kind: 'supplier' | 'service_provider',
    change: {
      status?: 'active' | 'paused' | 'approved' | 'suspended';
      name?: string | null;
      ports?: readonly string[];
    } = {},
  ): Promise<string> => {
    const id = newId();
    const stamps = { created_at: clock.now(), updated_at: clock.now() };
    await db
      .insertInto('users')
      .values({
        ...{ id, email: `${id}@example.com`, role: kind, first_name: 'Nadia', last_name: 'Serra' },
        ...{ phone: null, password_hash: 'none', picture_file_id: null, closed_at: null, ...stamps },
      })
      .execute();
    const { status = 'active', name = 'Tramuntana Chandlery', ports = ['palma'] } = change;
    // Columns that are left out are null or have a default.
    await sql`insert into vendors (id, kind, status, trading_name, created_at, updated_at)
      values (${id}, ${kind}, ${status}, ${name}, ${clock.now()}, ${clock.now()})`.execute(db);
    for (const port of ports) await db.insertInto('vendor_ports').values({ vendor_id: id, port }).execute();
    return id;
  };

  const product = async (
    change: Partial<
      Record<'name' | 'brand' | 'category' | 'part_number' | 'barcode' | 'description', string>
    > & {
      departments?: string[];
    } = {},
  ) => {
    const id = newId();
    await db
      .insertInto('products')
      .values({
        ...{
          id,
          name: 'Fender F4',
          brand: 'Polyform',
          category: 'Fenders',
          departments: ['exterior'],
        },
        ...{ part_number: null, barcode: null, description: null, image_url: null, ...change },
        ...{ created_at: clock.now(), updated_at: clock.now() },
      })
      .execute();
    return id;
  };

  const item = async (supplierId: string, productId: string, change: ItemGiven = {}): Promise<string> => {
    const id = newId();
    await db
      .insertInto('inventory_items')
      .values({
        ...{
          id,
          supplier_id: supplierId,
          product_id: productId,
          own_key: id,
          name: 'Fender F4',
          variant: 'Navy',
        },
        ...{ sku: 'F4-NAVY', price_minor: 8950, currency: 'EUR', tax_bps: 2100, unit: 'piece', stock: 24 },
        ...{ reorder_level: 5, location: 'A3', status: 'active', import_id: null },
        ...{ created_at: clock.now(), updated_at: clock.now(), ...change },
      })
      .execute();
    return id;
  };

  const service = async (providerId: string, change: ServiceGiven = {}): Promise<string> => {
    const id = newId();
    await db
      .insertInto('services')
      .values({
        ...{ id, provider_id: providerId, own_key: id, name: 'Teak deck cleaning', category: 'Deck' },
        ...{ description: 'Soft brush, two-part cleaner.', departments: ['exterior'], price_minor: 1800 },
        ...{ currency: 'EUR', tax_bps: 2100, priced_per: 'unit', unit: 'm²', duration_minutes: 240 },
        ...{ status: 'active', import_id: null, created_at: clock.now(), updated_at: clock.now(), ...change },
      })
      .execute();
    return id;
  };

  const reset = async () => {
    await sql`truncate users, products cascade`.execute(db);
    clock.set('2026-11-20T09:00:00Z');
  };

  return { catalogue, db, clock, vendor, product, item, service, reset, drop };
}

type Status = 'draft' | 'active' | 'paused' | 'archived';
interface ItemGiven {
  readonly name?: string;
  readonly variant?: string | null;
  readonly sku?: string | null;
  readonly price_minor?: number;
  readonly tax_bps?: number | null;
  readonly stock?: number | null;
  readonly status?: Status;
  readonly created_at?: Date;
  readonly updated_at?: Date;
}
interface ServiceGiven {
  readonly name?: string;
  readonly category?: string | null;
  readonly departments?: string[];
  readonly price_minor?: number;
  readonly priced_per?: 'visit' | 'hour';
  readonly unit?: string | null;
  readonly status?: Status;
}

export type CatalogueBench = Awaited<ReturnType<typeof catalogueBench>>;
